import { useLayoutEffect, useState } from 'react';
import { textMaximum } from './drawing-budget.ts';

/** What each text of a page may take in any case: an answer of a thousand characters with formulas. */
const ownShare = 600;

/** What all texts of a page may take together beyond their own shares. What one leaves of its share is there for the others. */
const pageReserve = textMaximum;

/** What the texts of the page take beyond their own shares. */
let taken = 0;
/** The same of the texts that are being drawn for the first time. */
let promised = 0;

const beyondOwn = (work: number, share: number): number => Math.min(work, share) - ownShare;

function shareFor(work: number): number {
  const left = Math.max(0, pageReserve - taken - promised);
  const share = Math.min(textMaximum, ownShare + left);
  promised += beyondOwn(work, share);
  // What is drawn together is on the page when this runs.
  queueMicrotask(() => {
    promised = 0;
  });
  return share;
}

/**
 * The work that a text may take. It is decided once, so that no text loses its look while it is read. A growing text takes
 * nothing from the others: it is drawn again when it is complete, with the same share.
 */
export function useShare(work: number, growing: boolean): number {
  const [share] = useState(() => shareFor(work));
  const beyond = growing ? 0 : beyondOwn(work, share);
  useLayoutEffect(() => {
    taken += beyond;
    return () => {
      taken -= beyond;
    };
  }, [beyond]);
  return share;
}
