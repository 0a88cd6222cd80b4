import { t } from '@lingui/core/macro';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useSetJoining } from './queries.ts';

/** The switch that lets nobody else join a class while its lesson is open. */
export function JoiningSwitch({ schoolClass: { id, joiningClosed } }: { schoolClass: TeacherClass }) {
  const { mutate: setJoining, isPending, error } = useSetJoining(id);
  return (
    <>
      <Button
        aria-pressed={joiningClosed}
        busy={isPending}
        className={joiningClosed ? 'bg-accent-wash px-3 text-accent' : 'px-3'}
        onClick={() => setJoining(!joiningClosed)}
      >
        {t`Nobody else can join`}
      </Button>
      {error !== null && (
        <FailureAlert failure={explain(error, t`This could not be saved. Please try again.`)} />
      )}
    </>
  );
}
