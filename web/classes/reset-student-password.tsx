import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NewPassword } from '../ui/new-password.tsx';
import { useResetPassword } from './queries.ts';

interface ResetPasswordProps {
  classId: string;
  student: TeacherClass['roster'][number];
  open: boolean;
  onClose: () => void;
}

/** Gives a student a new password. Students have no e-mail address for a reset link. */
export function ResetPassword({ classId, student, open, onClose }: ResetPasswordProps) {
  const mutation = useResetPassword(classId, student.uid);
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
            New password of <bdi>{student.name}</bdi>
          </Trans>
        }
      >
        <NewPassword name={student.name} password={password} onDone={close} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={
        <Trans>
          Reset the password of <bdi>{student.name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Reset Password`}
      mutation={mutation}
      onConfirm={() => mutation.mutate()}
      explain={(error) => explain(error, t`Failed to reset the password`)}
    >
      <p>
        <Trans>
          The old password stops working and <bdi>{student.name}</bdi> is signed out everywhere. You see the
          new one once.
        </Trans>
      </p>
      <p className="mt-2">
        <Trans>
          Classes of other teachers stay closed to <bdi>{student.name}</bdi> until they confirm the reset, or
          until <bdi>{student.name}</bdi> signs in on a device used before.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
