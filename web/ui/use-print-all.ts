import { useEffect, useRef, useState } from 'react';

interface Printable {
  /** Loads the part before what is here; null when all is here. */
  readonly earlier: (() => void) | null;
  readonly isLoading: boolean;
  /** How much is here. */
  readonly count: number;
}

/**
 * Prints a conversation with everything that is earlier, which is loaded first. If that fails, what is here is
 * printed, with the sentence that says so (not-printed.tsx).
 * @returns the function that begins
 */
export function usePrintAll({ earlier, isLoading, count }: Printable): () => void {
  const [isWanted, setIsWanted] = useState(false);
  const countBefore = useRef(-1);
  useEffect(() => {
    if (!isWanted || isLoading) return;
    if (earlier !== null && count !== countBefore.current) {
      countBefore.current = count;
      return earlier();
    }
    countBefore.current = -1;
    setIsWanted(false);
    // After this render, since the browser draws the rest before it prints (use-first-drawn.ts).
    setTimeout(() => window.print());
  });
  return () => setIsWanted(true);
}
