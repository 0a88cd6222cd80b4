import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '../ui/focus-heading.ts';
import { paths } from './paths.ts';

/**
 * The path of the page that has received the focus. It is kept in the module, because the pages of another
 * account are a new component.
 */
let settledPath = window.location.pathname;

/** How long the heading of a page is waited for, in milliseconds. */
const longestWait = 10_000;

/**
 * Gives the focus to the heading of the next page when the element that had it went away with the page
 * before. A page that focuses something itself keeps that.
 */
export function FocusAfterNavigation() {
  const { pathname } = useLocation();
  useEffect(() => {
    // On the first page the browser itself places the focus. If that is the front page, its redirection does
    // not count as a navigation either.
    if (settledPath === paths.home) settledPath = pathname;
    if (pathname === settledPath || pathname === paths.home) return;
    const settle = () => {
      if (focusHeading()) settledPath = pathname;
    };
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { childList: true, subtree: true });
    // A page that is still loading may replace its heading. Then the new heading gets the focus as well. A
    // key or a click ends this, because from then on the user decides where the focus is.
    const end = () => observer.disconnect();
    const timer = setTimeout(end, longestWait);
    document.addEventListener('keydown', end);
    document.addEventListener('pointerdown', end);
    settle();
    return () => {
      end();
      clearTimeout(timer);
      document.removeEventListener('keydown', end);
      document.removeEventListener('pointerdown', end);
    };
  }, [pathname]);
  return null;
}
