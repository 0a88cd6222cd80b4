import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The distance from the bottom within which nobody needs a way back to it, in pixels. */
const nearBottom = 48;
/** The distance that counts as the bottom itself, since browsers round positions. */
const roundingError = 2;

/** Where a box was when it was last looked at. */
interface Look {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
}

const lookAt = ({ scrollTop, scrollHeight, clientHeight, clientWidth }: HTMLElement): Look => ({
  scrollTop,
  scrollHeight,
  clientHeight,
  clientWidth,
});

const distanceFromBottom = ({ scrollTop, scrollHeight, clientHeight }: Look): number =>
  scrollHeight - scrollTop - clientHeight;

/**
 * Whether the reader scrolled up between two looks. The browser scrolls by itself when the box changes its size or its content
 * shrinks, which says nothing about the reader.
 */
const hasScrolledUp = (before: Look, now: Look): boolean =>
  now.scrollTop < before.scrollTop &&
  now.scrollHeight >= before.scrollHeight &&
  now.clientHeight === before.clientHeight &&
  now.clientWidth === before.clientWidth;

/**
 * Keeps a scrolling box at its bottom until the reader scrolls up, and again when the reader is back at the bottom. `content` is
 * the content that makes the box grow.
 */
export function useFollowBottom<Box extends HTMLElement>(content: unknown) {
  const element = useRef<Box>(null);
  const [atBottom, setAtBottom] = useState(true);
  const following = useRef(true);
  const last = useRef<Look | null>(null);

  const follow = useCallback(() => {
    if (element.current === null) return;
    if (following.current) element.current.scrollTop = element.current.scrollHeight;
    last.current = lookAt(element.current);
    setAtBottom(following.current || distanceFromBottom(last.current) < nearBottom);
  }, []);

  /** The `ref` of the box, which may appear later. */
  const box = useCallback(
    (mounted: Box) => {
      element.current = mounted;
      // When a phone's keyboard opens or the phone is turned, the newest words stay in view.
      const observer = new ResizeObserver(follow);
      observer.observe(mounted);
      return () => {
        observer.disconnect();
        element.current = null;
      };
    },
    [follow],
  );

  const onScroll = useCallback(() => {
    if (element.current === null) return;
    const now = lookAt(element.current);
    if (distanceFromBottom(now) < roundingError) following.current = true;
    else if (last.current && hasScrolledUp(last.current, now)) following.current = false;
    follow();
  }, [follow]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content grew
  useLayoutEffect(follow, [content]);

  const jump = useCallback(() => {
    following.current = true;
    follow();
  }, [follow]);

  return { box, atBottom, jump, onScroll };
}
