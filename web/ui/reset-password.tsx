import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Explanation } from './alert.tsx';
import { Confirmation } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { NewPassword } from './new-password.tsx';

interface ResetPasswordProps {
  /** Whose password it is. */
  name: string;
  mutation: {
    readonly data: { readonly password: string } | undefined;
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly reset: () => void;
    readonly mutate: () => void;
  };
  /** The sentence to show when the reset failed. */
  explain: (error: Error) => Explanation;
  open: boolean;
  onClose: () => void;
  /** What else the reset does, in whole sentences. */
  children?: ReactNode;
}

/** Gives somebody else a new password, after a question, and shows it once. */
export function ResetPassword({ name, mutation, explain, open, onClose, children }: ResetPasswordProps) {
  const password = mutation.data?.password;
  const close = () => {
    mutation.reset();
    onClose();
  };
  // One dialog for both steps, so that at the end the focus goes back to what opened it.
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={
        password === undefined ? (
          <Trans>
            Reset the password of <bdi>{name}</bdi>?
          </Trans>
        ) : (
          <Trans>
            New password of <bdi>{name}</bdi>
          </Trans>
        )
      }
    >
      {password === undefined ? (
        <Confirmation
          onClose={close}
          confirmLabel={t`Reset Password`}
          mutation={mutation}
          onConfirm={() => mutation.mutate()}
          explain={explain}
        >
          <p>
            <Trans>
              The old password stops working and <bdi>{name}</bdi> is signed out everywhere. You see the new
              one once.
            </Trans>
          </p>
          {children}
        </Confirmation>
      ) : (
        <NewPassword name={name} password={password} onDone={close} />
      )}
    </Dialog>
  );
}
