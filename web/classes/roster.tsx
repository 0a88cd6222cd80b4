import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useRemoveStudent } from './queries.ts';
import { ResetPassword } from './reset-password.tsx';

type Student = TeacherClass['roster'][number];

function RosterRow({ schoolClass, student }: { schoolClass: TeacherClass; student: Student }) {
  const [change, setChange] = useState<'reset' | 'remove' | null>(null);
  const removal = useRemoveStudent(schoolClass.id, student.uid);
  const close = () => setChange(null);
  return (
    <li aria-label={student.name} className="flex min-w-0 items-center gap-1">
      <span className="min-w-0 flex-1 truncate">
        <bdi>{student.name}</bdi> <span className="text-soft">{student.username}</span>
      </span>
      <ActionMenu
        trigger={
          <IconButton label={t`Options of ${student.name}`}>
            <Icon name="more" />
          </IconButton>
        }
        actions={[
          { label: t`Reset password`, onChoose: () => setChange('reset') },
          { label: t`Remove from class`, danger: true, onChoose: () => setChange('remove') },
        ]}
      />
      <ResetPassword classId={schoolClass.id} student={student} open={change === 'reset'} onClose={close} />
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
            <bdi>{student.name}</bdi> no longer sees <bdi>{schoolClass.className}</bdi>. The conversations
            stay with the class, and the student can join again with the class code. Renew the code to prevent
            that.
          </Trans>
        </p>
      </ConfirmDialog>
    </li>
  );
}

/** The students of a class, each with what the teacher can do for them. */
export function Roster({ schoolClass }: { schoolClass: TeacherClass }) {
  return (
    <section aria-label={t`Students`} className="grid gap-1.5">
      <h3 className="text-sm font-semibold">
        <Trans>Students</Trans>
      </h3>
      {schoolClass.roster.length === 0 ? (
        <p className="text-sm text-soft">
          <Trans>Nobody has joined yet. Give your students the class code.</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-4 text-sm">
          {schoolClass.roster.map((student) => (
            <RosterRow key={student.uid} schoolClass={schoolClass} student={student} />
          ))}
        </ul>
      )}
    </section>
  );
}
