import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** How long the outcome is shown, in milliseconds. */
const shownFor = 2_500;

/** Copies a text, and says for a moment whether that worked. */
export function useCopied(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  return { outcome, copy: async () => setOutcome((await copyText(text)) ? 'copied' : 'failed') };
}
