import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { formatMoment } from '../ui/moments.ts';
import { useFocusInList } from '../ui/use-focus-in-list.ts';
import { toldApartIn } from './class-people.tsx';
import { useConfirmStudent } from './queries.ts';

type Unconfirmed = TeacherClass['unconfirmed'][number];

function Request({ classId, student }: { classId: string; student: Unconfirmed }) {
  const { mutate: confirm, isPending, error } = useConfirmStudent(classId, student.uid);
  const { name, resetBy } = student;
  const when = formatMoment(student.resetAt);
  return (
    <li aria-label={name} className="grid gap-2.5 rounded-md bg-tone px-3.5 py-3">
      <p className="wrap-anywhere">
        <Trans>
          <bdi>{resetBy}</bdi> reset the password of <bdi>{name}</bdi> on {when}. Your classes stay closed to{' '}
          <bdi>{name}</bdi> until you confirm. Please ask <bdi>{name}</bdi> first.
        </Trans>
      </p>
      <Button className="justify-self-start" busy={isPending} onClick={() => confirm()}>
        <span>
          <Trans>
            Confirm it was <bdi>{name}</bdi>
          </Trans>
        </span>
      </Button>
      {error !== null && <FailureAlert failure={explain(error, t`Failed to confirm`)} />}
    </li>
  );
}

/**
 * The students whose password another teacher reset. This teacher's classes open to them when this teacher
 * confirms the reset.
 */
export function UnconfirmedStudents({ schoolClass }: { schoolClass: TeacherClass }) {
  const { id, unconfirmed } = schoolClass;
  const listProps = useFocusInList(unconfirmed.length);
  if (unconfirmed.length === 0) return null;
  return (
    <section aria-label={t`To confirm`} className="grid gap-1.5">
      <h3 className="text-sm font-semibold">
        <Trans>To confirm</Trans>
      </h3>
      <ul {...listProps} className="grid gap-2 text-sm">
        {toldApartIn(schoolClass, unconfirmed).map((student) => (
          <Request key={student.uid} classId={id} student={student} />
        ))}
      </ul>
    </section>
  );
}
