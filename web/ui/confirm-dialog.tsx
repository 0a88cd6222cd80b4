import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Explanation, FailureAlert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmationProps {
  onClose: () => void;
  /** What will happen, in whole sentences. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** The mutation of the action. */
  mutation: { readonly isPending: boolean; readonly error: Error | null; readonly reset: () => void };
  /** Starts the action, and closes the dialog when it is done. */
  onConfirm: () => void;
  /** The sentence to show when the action failed. */
  explain: (error: Error) => Explanation;
}

/** The content of a dialog that asks before an action. */
export function Confirmation({ onClose, mutation, explain, ...action }: ConfirmationProps) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">{action.children}</div>
      {mutation.error !== null && <FailureAlert failure={explain(mutation.error)} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button data-safest onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          look={action.danger === true ? 'danger' : 'primary'}
          busy={mutation.isPending}
          onClick={action.onConfirm}
        >
          {action.confirmLabel}
        </Button>
      </div>
    </div>
  );
}

interface ConfirmDialogProps extends ConfirmationProps {
  open: boolean;
  title: ReactNode;
}

/** Asks before an action that cannot be undone easily. */
export function ConfirmDialog({ open, onClose, title, ...confirmation }: ConfirmDialogProps) {
  const close = () => {
    confirmation.mutation.reset();
    onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={title}>
      <Confirmation {...confirmation} onClose={close} />
    </Dialog>
  );
}
