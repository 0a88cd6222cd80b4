import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** Copies a text, and says for a moment whether that worked. */
export function useCopied(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 2_500);
    return () => clearTimeout(timer);
  }, [outcome]);
  return { outcome, copy: async () => setOutcome((await copyText(text)) ? 'copied' : 'failed') };
}
