import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { DeleteConversations } from '../deletion/delete-conversations.tsx';
import { byName, useNameOrder } from '../people/name-order.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { FailureAlert } from '../ui/alert.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ChoiceMenu } from '../ui/choice-menu.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useFocusInList } from '../ui/use-focus-in-list.ts';
import { NameAndUsername, toldApartIn } from './class-people.tsx';
import { useOwnsClass } from './co-teacher-queries.ts';
import { CorrectName } from './correct-name.tsx';
import { useLetStudentIn, useRemoveStudent } from './queries.ts';
import { ResetStudentPassword } from './reset-student-password.tsx';
import { UnconfirmedStudents } from './unconfirmed-students.tsx';
import { WaitingStudents } from './waiting-students.tsx';

type Student = TeacherClass['roster'][number];

function RosterRow({ schoolClass, student }: { schoolClass: TeacherClass; student: Student }) {
  const [change, setChange] = useState<'name' | 'reset' | 'delete' | 'remove' | null>(null);
  const removal = useRemoveStudent(schoolClass.id, student.uid);
  const owns = useOwnsClass(schoolClass);
  const close = () => setChange(null);
  return (
    <li aria-label={student.name} className="flex min-w-0 items-center gap-1">
      <span className="min-w-0 flex-1 truncate">
        <NameAndUsername {...student} />
      </span>
      <ActionMenu
        trigger={
          <IconButton label={t`Options for ${student.name}`}>
            <Icon name="more" />
          </IconButton>
        }
        actions={[
          { label: t`Correct name`, onChoose: () => setChange('name') },
          { label: t`Reset password`, onChoose: () => setChange('reset') },
          ...(owns
            ? [{ label: t`Delete conversations`, danger: true, onChoose: () => setChange('delete') }]
            : []),
          { label: t`Remove from class`, danger: true, onChoose: () => setChange('remove') },
        ]}
      />
      <CorrectName classId={schoolClass.id} student={student} open={change === 'name'} onClose={close} />
      <ResetStudentPassword
        classId={schoolClass.id}
        student={student}
        open={change === 'reset'}
        onClose={close}
      />
      <DeleteConversations
        scope={{ classId: schoolClass.id }}
        student={student}
        open={change === 'delete'}
        onClose={close}
      />
      <ConfirmDialog
        open={change === 'remove'}
        onClose={close}
        title={
          <Trans>
            Remove <bdi>{student.name}</bdi>?
          </Trans>
        }
        confirmLabel={t`Remove`}
        danger
        mutation={removal}
        onConfirm={() => removal.mutate(undefined, { onSuccess: close })}
        explain={(error) => explain(error, t`Failed to remove student`)}
      >
        <p>
          <Trans>
            <bdi>{student.name}</bdi> no longer sees <bdi>{schoolClass.className}</bdi> and cannot join again
            until you choose Let in again. The conversations stay with the class.
          </Trans>
        </p>
      </ConfirmDialog>
    </li>
  );
}

function RemovedRow({ classId, student }: { classId: string; student: TeacherClass['removed'][number] }) {
  const { mutate: letIn, isPending, error } = useLetStudentIn(classId, student.uid);
  return (
    <li aria-label={student.name} className="grid min-w-0 gap-2">
      <div className="flex min-w-0 items-center gap-3">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <NameAndUsername {...student} />
        </span>
        <Button busy={isPending} onClick={() => letIn()}>
          <Trans>Let in again</Trans>
        </Button>
      </div>
      {error !== null && <FailureAlert failure={explain(error, t`Failed to let the student in`)} />}
    </li>
  );
}

/** The students whom the teacher removed. They can come back only when the teacher lets them in. */
function RemovedStudents({ schoolClass }: { schoolClass: TeacherClass }) {
  const { id, removed } = schoolClass;
  const listProps = useFocusInList(removed.length);
  if (removed.length === 0) return null;
  return (
    <section aria-label={t`Removed students`} className="grid gap-1.5">
      <h3 className="text-sm font-semibold">
        <Trans>Removed students</Trans>
      </h3>
      <p className="text-sm text-soft">
        <Trans>They cannot join with a code until you let them in again.</Trans>
      </p>
      <ul
        {...listProps}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-2 text-sm"
      >
        {toldApartIn(schoolClass, removed).map((student) => (
          <RemovedRow key={student.uid} classId={id} student={student} />
        ))}
      </ul>
    </section>
  );
}

/**
 * The students of a class, with what the teacher can do for each: those who wait, those whose reset is to
 * confirm, the enrolled ones, and the removed ones.
 */
export function Roster({ schoolClass }: { schoolClass: TeacherClass }) {
  const listProps = useFocusInList(schoolClass.roster.length);
  const [order, chooseOrder] = useNameOrder();
  return (
    <>
      <WaitingStudents schoolClass={schoolClass} />
      <UnconfirmedStudents schoolClass={schoolClass} />
      <section aria-label={t`Students`} className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3">
          <h3 className="flex-1 text-sm font-semibold">
            <Trans>Students</Trans>
          </h3>
          {schoolClass.roster.length > 1 && (
            <ChoiceMenu
              title={t`Order of names`}
              value={order}
              choices={[
                { value: 'first', label: t`By first name` },
                { value: 'last', label: t`By last name` },
              ]}
              onChoose={chooseOrder}
              trigger={
                <Button look="quiet">
                  {order === 'last' ? t`By last name` : t`By first name`}
                  <Icon name="chevron" className="size-4" />
                </Button>
              }
            />
          )}
        </div>
        {schoolClass.roster.length === 0 ? (
          <p className="text-sm text-soft">
            <Trans>Nobody has joined yet. Give your students the class code.</Trans>
          </p>
        ) : (
          <ul {...listProps} className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-4 text-sm">
            {toldApartIn(schoolClass, schoolClass.roster)
              .sort(byName)
              .map((student) => (
                <RosterRow key={student.uid} schoolClass={schoolClass} student={student} />
              ))}
          </ul>
        )}
      </section>
      <RemovedStudents schoolClass={schoolClass} />
    </>
  );
}
