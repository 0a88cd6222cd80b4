import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { LoadFailure } from './load-failure.tsx';

interface LazyDialogProps<Code> {
  /** The code of the dialog, as it loads. */
  code: { data: Code | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  open: boolean;
  title: string;
  onClose: () => void;
  children: (code: Code) => ReactNode;
}

/** Shows a dialog when its code has loaded; if the code could not be loaded, a dialog that says so. */
export function LazyDialog<Code>({ code, open, title, onClose, children }: LazyDialogProps<Code>) {
  if (code.data !== undefined) return children(code.data);
  return (
    <Dialog open={open && code.isError && !code.isFetching} onOpenChange={onClose} title={title}>
      <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void code.refetch()} />
    </Dialog>
  );
}
