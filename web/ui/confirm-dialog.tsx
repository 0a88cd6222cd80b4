import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Explanation, FailureAlert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What will happen, in whole sentences. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** The mutation of the action. */
  mutation: { readonly isPending: boolean; readonly error: Error | null; readonly reset: () => void };
  /** Starts the action; the dialog closes when it is done. */
  onConfirm: () => void;
  /** The sentence when it failed. */
  explain: (error: Error) => Explanation;
}

/** Asks before an action that cannot be undone easily. */
export function ConfirmDialog({ open, onClose, title, mutation, explain, ...action }: ConfirmDialogProps) {
  const close = () => {
    mutation.reset();
    onClose();
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={title}>
      <div className="grid gap-4">
        <div className="grid gap-2">{action.children}</div>
        {mutation.error !== null && <FailureAlert failure={explain(mutation.error)} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button data-safest onClick={close}>
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
    </Dialog>
  );
}
