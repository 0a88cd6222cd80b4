import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useFocusInList } from '../ui/use-focus-in-list.ts';
import { NameAndUsername, toldApartIn } from './class-people.tsx';
import { useDeclineStudent, useLetStudentIn, useLetStudentsIn } from './queries.ts';

type Waiting = TeacherClass['waiting'][number];

function WaitingRow({ classId, student }: { classId: string; student: Waiting }) {
  const letIn = useLetStudentIn(classId, student.uid);
  const decline = useDeclineStudent(classId, student.uid);
  const error = letIn.error ?? decline.error;
  return (
    <li aria-label={student.name} className="grid min-w-0 gap-2 rounded-md bg-tone px-3.5 py-2.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-24 flex-1 wrap-anywhere">
          <NameAndUsername {...student} />
        </span>
        <span className="flex gap-2">
          <Button look="primary" busy={letIn.isPending} onClick={() => decline.isPending || letIn.mutate()}>
            <Trans>Let in</Trans>
          </Button>
          <Button look="quiet" busy={decline.isPending} onClick={() => letIn.isPending || decline.mutate()}>
            <Trans>Decline</Trans>
          </Button>
        </span>
      </div>
      {error !== null && <FailureAlert failure={explain(error, t`This did not work. Please try again.`)} />}
    </li>
  );
}

/** The students who asked to join a class whose teacher lets each one in. */
export function WaitingStudents({ schoolClass }: { schoolClass: TeacherClass }) {
  const { id, waiting } = schoolClass;
  const letAllIn = useLetStudentsIn(id);
  const listProps = useFocusInList(waiting.length);
  if (waiting.length === 0) return null;
  return (
    <section aria-label={t`Waiting to join`} className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="flex-1 text-sm font-semibold">
          <Trans>Waiting to join</Trans>
        </h3>
        {waiting.length > 1 && (
          <Button
            look="quiet"
            busy={letAllIn.isPending}
            onClick={() => letAllIn.mutate(waiting.map(({ uid }) => uid))}
          >
            <Trans>Let all in</Trans>
          </Button>
        )}
      </div>
      {letAllIn.error !== null && (
        <FailureAlert failure={explain(letAllIn.error, t`This did not work. Please try again.`)} />
      )}
      <ul {...listProps} className="grid gap-2 text-sm">
        {toldApartIn(schoolClass, waiting).map((student) => (
          <WaitingRow key={student.uid} classId={id} student={student} />
        ))}
      </ul>
    </section>
  );
}
