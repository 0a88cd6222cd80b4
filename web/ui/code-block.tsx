import { t } from '@lingui/core/macro';
import { createContext, useContext, useRef } from 'react';
import { Button } from './button.tsx';
import { languageName } from './code-languages.ts';
import { Icon } from './icon.tsx';
import { useColours } from './use-colours.ts';
import { useCopied } from './use-copied.ts';

/**
 * Whether the block in which a component is drawn is the last one of a growing text, so that its code may not
 * be complete.
 */
export const GrowingBlock = createContext(false);

interface CodeBlockProps {
  code: string;
  /** The word after the opening fence; empty without one. */
  language: string;
}

/**
 * Code with its language and a button that copies it. Colours are added only when the code is complete, so
 * that nothing flickers.
 */
export function CodeBlock({ code, language }: CodeBlockProps) {
  const growing = useContext(GrowingBlock);
  const box = useRef<HTMLPreElement>(null);
  const coloured = useColours(box, code, language, !growing);
  return (
    <div className="overflow-hidden rounded-md bg-sunken [--under:var(--color-sunken)]">
      <div className="flex min-h-9 items-center justify-between gap-2 ps-3 print:hidden">
        <span className="text-xs text-soft">{language === '' ? t`Code` : languageName(language)}</span>
        {!growing && <CopyCode code={code} />}
      </div>
      <pre
        ref={box}
        dir="ltr"
        translate="no"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
        tabIndex={0}
        className="scroll-edges overflow-x-auto px-3 pb-3 font-mono text-sm print:whitespace-pre-wrap print:wrap-anywhere"
      >
        <code>{coloured}</code>
      </pre>
    </div>
  );
}

function copyWords(outcome: 'copied' | 'failed' | null): string {
  if (outcome === null) return t`Copy code`;
  return outcome === 'copied' ? t`Copied` : t`Not copied`;
}

function CopyCode({ code }: { code: string }) {
  const { outcome, copy } = useCopied(code);
  return (
    <Button look="quiet" className="px-3 text-xs" onClick={copy}>
      <Icon name="copy" />
      {copyWords(outcome)}
    </Button>
  );
}
