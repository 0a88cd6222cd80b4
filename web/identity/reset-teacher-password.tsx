import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SchoolTeacher } from '../../contract/teachers.ts';
import { explain } from '../api/refusal.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NewPassword } from '../ui/new-password.tsx';
import { useResetTeacherPassword } from './queries.ts';

interface ResetTeacherPasswordProps {
  teacher: SchoolTeacher;
  open: boolean;
  onClose: () => void;
}

/** Gives a teacher who forgot the password a new one. */
export function ResetTeacherPassword({ teacher, open, onClose }: ResetTeacherPasswordProps) {
  const mutation = useResetTeacherPassword(teacher.uid);
  const password = mutation.data?.password;
  const close = () => {
    mutation.reset();
    onClose();
  };
  if (open && password !== undefined) {
    return (
      <Dialog
        open
        onOpenChange={(next) => !next && close()}
        title={
          <Trans>
            New password of <bdi>{teacher.name}</bdi>
          </Trans>
        }
      >
        <NewPassword name={teacher.name} password={password} onDone={close} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={
        <Trans>
          Reset the password of <bdi>{teacher.name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Reset Password`}
      mutation={mutation}
      onConfirm={() => mutation.mutate()}
      explain={(error) => explain(error, t`Failed to reset the password`)}
    >
      <p>
        <Trans>
          The old password stops working and <bdi>{teacher.name}</bdi> is signed out everywhere. You see the
          new one once.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
