import { useEffect, useRef } from 'react';

/** Whether nothing has the focus, because the element that had it went away. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus to the heading of the page when the element that had it went away, so that keyboard users
 * and screen readers keep their place in the page.
 * @returns whether the page has a heading yet, which means that it has loaded
 */
export function focusHeading(): boolean {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  // A heading within a status belongs to a loading screen.
  const found = headings.find((each) => each.closest('[role="status"]') === null);
  if (found !== undefined && isLost()) {
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
  }
  return found !== undefined;
}

/**
 * Gives the focus to the heading of the page when the element that had it is no longer shown: a button that
 * was pressed, or a box to write in.
 */
export function useFocusHeadingAfter(shown: boolean): void {
  const wasShown = useRef(shown);
  useEffect(() => {
    if (wasShown.current && !shown) focusHeading();
    wasShown.current = shown;
  }, [shown]);
}
