import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The distance from the bottom that still counts as there, in pixels. */
const bottomDistance = 48;

/**
 * Keeps a scrolling box at its bottom while the reader is there, and does nothing when the reader has scrolled up. `content` is
 * the content that makes the box grow.
 */
export function useFollowBottom<Box extends HTMLElement>(content: unknown) {
  const element = useRef<Box>(null);
  const [atBottom, setAtBottom] = useState(true);
  const following = useRef(true);

  /** The `ref` of the box, which may appear later. */
  const box = useCallback((mounted: Box) => {
    element.current = mounted;
    // When a phone's keyboard opens or the phone is turned, the newest words stay in view.
    const observer = new ResizeObserver(() => {
      if (following.current) mounted.scrollTop = mounted.scrollHeight;
    });
    observer.observe(mounted);
    return () => {
      observer.disconnect();
      element.current = null;
    };
  }, []);

  const onScroll = useCallback(() => {
    if (element.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = element.current;
    following.current = scrollHeight - scrollTop - clientHeight < bottomDistance;
    setAtBottom(following.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content grew
  useLayoutEffect(() => {
    if (element.current === null) return;
    if (following.current) element.current.scrollTop = element.current.scrollHeight;
    else onScroll();
  }, [content]);

  const jump = useCallback(() => {
    following.current = true;
    setAtBottom(true);
    element.current?.scrollTo({ top: element.current.scrollHeight });
  }, []);

  return { box, atBottom, jump, onScroll };
}
