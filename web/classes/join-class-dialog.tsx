import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';

interface JoinClassProps {
  look: 'primary' | 'secondary';
  /** A class code from the address: the form opens with it filled in. */
  typedCode?: string | undefined;
  onClosed?: () => void;
}

/** The button Join Class and the form that it opens (spec 5). */
export function JoinClass({ look, typedCode, onClosed }: JoinClassProps) {
  const [open, setOpen] = useState(typedCode !== undefined);
  const code = useCode('join-class-form', () => import('./join-class-form.tsx'), open);
  const title = t`Join a class`;
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button look={look} busy={open && code.isFetching} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <Trans>Join Class</Trans>
      </Button>
      <LazyDialog code={code} open={open} title={title} onClose={close}>
        {({ JoinClassForm }) => (
          <Dialog open={open} onOpenChange={(next) => (next ? setOpen(true) : close())} title={title}>
            <JoinClassForm typedCode={typedCode ?? ''} onJoined={close} />
          </Dialog>
        )}
      </LazyDialog>
    </>
  );
}
