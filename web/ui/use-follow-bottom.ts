import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const near = 48;

/**
 * Keeps a scrolling box at its bottom while its reader is there; a reader who scrolled up is left alone.
 * `content` is whatever makes the box grow.
 */
export function useFollowBottom<Box extends HTMLElement>(content: unknown) {
  const box = useRef<Box>(null);
  const [atBottom, setAtBottom] = useState(true);
  const following = useRef(true);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    following.current = element.scrollHeight - element.scrollTop - element.clientHeight < near;
    setAtBottom(following.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content grew
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (following.current) element.scrollTop = element.scrollHeight;
    else onScroll();
  }, [content]);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    // The keyboard of a phone opens, or the reader turns it: the newest words stay in view.
    const observer = new ResizeObserver(() => {
      if (following.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const jump = useCallback(() => {
    following.current = true;
    setAtBottom(true);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, []);

  return { box, atBottom, jump, onScroll };
}
