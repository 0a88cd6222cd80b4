import { type ReactNode, useState } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** What `onConfirm` answers when the window asks something else next. */
export const stayOpen = Symbol('stay open');

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, in whole sentences. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** Does it; the window closes when it worked, unless `stayOpen` comes back: there is another question. */
  onConfirm: () => Promise<unknown>;
  /** What to say when it did not. */
  explain: (error: unknown) => string;
}

function Question(props: Omit<ConfirmDialogProps, 'open' | 'title'>) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      if ((await props.onConfirm()) !== stayOpen) props.onClose();
    } catch (error) {
      setRefusal(props.explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">{props.children}</div>
      {refusal !== null && <Alert>{refusal}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button data-safest onClick={props.onClose}>
          Cancel
        </Button>
        <Button
          look={props.danger === true ? 'danger' : 'primary'}
          busy={busy}
          onClick={() => void confirm()}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </div>
  );
}

/** Asks before something is done that cannot simply be taken back. */
export function ConfirmDialog({ open, title, ...question }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && question.onClose()} title={title}>
      <Question {...question} />
    </Dialog>
  );
}
