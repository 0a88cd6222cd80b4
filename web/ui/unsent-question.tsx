import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

/** Asks before unsent text is discarded. The question is inside the dialog, at its lower edge. */
export function UnsentQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-labelledby="unsent-question"
      className="sticky -bottom-6 z-20 -mx-6 mt-4 -mb-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-notice-wash px-6 pt-5 pb-4"
    >
      <p id="unsent-question" className="flex-1 text-sm font-semibold text-notice">
        <Trans>Discard what you typed?</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeep}>
          <Trans>Keep writing</Trans>
        </Button>
        <Button look="danger" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </div>
  );
}
