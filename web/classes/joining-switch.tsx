import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useSetJoining } from './queries.ts';

/** The switch that lets nobody else join a class while its lesson is open. */
export function JoiningSwitch({ schoolClass: { id, joiningClosed } }: { schoolClass: TeacherClass }) {
  const { mutate: setJoining, isPending, error } = useSetJoining(id);
  return (
    <>
      <Button
        aria-pressed={joiningClosed}
        busy={isPending}
        look={joiningClosed ? 'primary' : 'secondary'}
        onClick={() => setJoining(!joiningClosed)}
      >
        {joiningClosed && <Icon name="check" className="size-4" />}
        <Trans>Nobody else can join</Trans>
      </Button>
      {error !== null && (
        <FailureAlert failure={explain(error, t`This could not be saved. Please try again.`)} />
      )}
    </>
  );
}
