import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { useCopied } from './use-copied.ts';

interface CopyAndDoneProps {
  text: string;
  /** What to do when the browser does not copy. */
  failure: ReactNode;
  done?: ReactNode;
  onDone: () => void;
}

/**
 * The end of a window that shows a text once: a button that copies the text, and one that closes the window.
 */
export function CopyAndDone({ text, failure, done = <Trans>Done</Trans>, onDone }: CopyAndDoneProps) {
  const { outcome, copy } = useCopied(text);
  return (
    <>
      {outcome === 'failed' && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button data-safest onClick={copy}>
          {outcome === 'copied' ? t`Copied` : t`Copy`}
        </Button>
        <Button look="primary" onClick={onDone}>
          {done}
        </Button>
      </div>
    </>
  );
}
