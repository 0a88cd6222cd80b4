import { useEffect } from 'react';

const counted = /^\(\d+\) /;

/**
 * Puts a number before the title of every page, "(2) My Classes", while it is not 0, so that a tab in the
 * background shows it. Pages set their own titles without the number; an observer adds it again.
 */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const title = `${count > 0 ? `(${count}) ` : ''}${document.title.replace(counted, '')}`;
      // Only a change is written, since writing calls the observer again.
      if (document.title !== title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
}
