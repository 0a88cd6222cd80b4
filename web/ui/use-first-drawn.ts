import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How many interactions are drawn at once: about as many as a laptop's screen can show. */
const drawnAtOnce = 3;

/** The longest wait for an idle moment, in milliseconds. */
const idleWithin = 200;

/**
 * Runs `work` when the page has nothing to do. Safari cannot tell when that is, so there a short timer has to
 * do.
 * @returns a function that cancels it
 */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: idleWithin });
  return () => cancelIdleCallback(idle);
}

/**
 * The index of the first interaction to draw. A slow phone takes seconds for fifty answers with formulas. So
 * the newest ones are drawn at once, and those before them one by one while the page is idle.
 */
export function useFirstDrawn(conversation: readonly { readonly key: string }[]): number {
  const [first, setFirst] = useState<string | undefined>(undefined);
  const known = first === undefined ? -1 : conversation.findIndex(({ key }) => key === first);
  const index = known === -1 ? Math.max(0, conversation.length - drawnAtOnce) : known;
  const next = conversation[index === 0 ? 0 : index - 1]?.key;
  useEffect(() => whenIdle(() => setFirst(next)), [next]);
  // The browser prints what is drawn when the event is over.
  const all = conversation[0]?.key;
  useEffect(() => {
    const drawAll = () => flushSync(() => setFirst(all));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [all]);
  return index;
}
