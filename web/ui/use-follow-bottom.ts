import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Up to this distance from the bottom, in pixels, no button that leads back to it is shown. */
const nearBottom = 48;
/** Up to this distance, in pixels, the reader is at the bottom itself, since browsers round positions. */
const roundingError = 2;
/** A movement by less than this, in pixels, comes from the rounding of the browser. */
const leastMovement = 0.5;

/** The position of a box and its sizes at one moment, in pixels. */
interface ScrollState {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
}

const scrollStateOf = ({ scrollTop, scrollHeight, clientHeight, clientWidth }: HTMLElement): ScrollState => ({
  scrollTop,
  scrollHeight,
  clientHeight,
  clientWidth,
});

const distanceFromBottom = ({ scrollTop, scrollHeight, clientHeight }: ScrollState): number =>
  scrollHeight - scrollTop - clientHeight;

/**
 * Whether the reader scrolled up between two moments. When the box changes its size or its content shrinks,
 * the browser scrolls by itself, which says nothing about the reader.
 */
const hasScrolledUp = (before: ScrollState, now: ScrollState): boolean =>
  before.scrollTop - now.scrollTop >= leastMovement &&
  now.scrollHeight >= before.scrollHeight &&
  now.clientHeight === before.clientHeight &&
  now.clientWidth === before.clientWidth;

/** The message at the top of the visible part, and where it begins within the content, in pixels. */
interface Anchor {
  readonly message: Element;
  readonly offset: number;
}

const offsetIn = (box: HTMLElement, message: Element): number =>
  message.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;

function anchorIn(box: HTMLElement): Anchor | null {
  const top = box.getBoundingClientRect().top;
  // A button above the messages cannot be the anchor: it does not move when messages are inserted below it.
  const message = [...box.children].find(
    (child) => child.tagName !== 'BUTTON' && child.getBoundingClientRect().bottom > top,
  );
  return message === undefined ? null : { message, offset: offsetIn(box, message) };
}

/**
 * Keeps a scrolling box at its bottom until the reader scrolls up, however slowly, and again when the reader
 * is back at the bottom. While the reader is further up, the line that is being read stays where it is, also
 * when messages are inserted above it. For that the box needs `overflow-anchor: none`.
 * @param content changes whenever the box may have grown
 */
export function useFollowBottom<Box extends HTMLElement>(content: unknown) {
  const element = useRef<Box>(null);
  const [atBottom, setAtBottom] = useState(true);
  const following = useRef(true);
  const last = useRef<ScrollState | null>(null);
  const anchor = useRef<Anchor | null>(null);

  const remember = useCallback((box: Box) => {
    last.current = scrollStateOf(box);
    anchor.current = following.current ? null : anchorIn(box);
    setAtBottom(following.current || distanceFromBottom(last.current) < nearBottom);
  }, []);

  /** Called after the content or the box changed its size. */
  const settle = useCallback(() => {
    const box = element.current;
    if (box === null) return;
    // The reader may have scrolled although the scroll event has not come yet. That movement must not be
    // undone.
    if (last.current && hasScrolledUp(last.current, scrollStateOf(box))) following.current = false;
    if (following.current) box.scrollTop = box.scrollHeight;
    else if (anchor.current?.message.isConnected) {
      const moved = offsetIn(box, anchor.current.message) - anchor.current.offset;
      if (Math.abs(moved) >= leastMovement) box.scrollTop += moved;
    }
    remember(box);
  }, [remember]);

  /** The `ref` of the box. The box may appear later than the component that uses it. */
  const box = useCallback(
    (mounted: Box) => {
      element.current = mounted;
      // When a phone's keyboard opens or the phone is turned, the newest words stay in view.
      const observer = new ResizeObserver(settle);
      observer.observe(mounted);
      return () => {
        observer.disconnect();
        element.current = null;
      };
    },
    [settle],
  );

  const onScroll = useCallback(() => {
    const box = element.current;
    if (box === null) return;
    const now = scrollStateOf(box);
    if (last.current && hasScrolledUp(last.current, now)) following.current = false;
    else if (distanceFromBottom(now) < roundingError) following.current = true;
    remember(box);
  }, [remember]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content grew
  useLayoutEffect(settle, [content]);

  const jump = useCallback(() => {
    following.current = true;
    last.current = null;
    settle();
  }, [settle]);

  /**
   * Keeps the position to which the page itself has just scrolled. It must be called at once: if the box
   * changed its size before the scroll event came, the movement would look like one of the browser.
   */
  const stay = useCallback(() => {
    const box = element.current;
    if (box === null) return;
    if (distanceFromBottom(scrollStateOf(box)) >= roundingError) following.current = false;
    remember(box);
  }, [remember]);

  return { box, atBottom, jump, stay, onScroll };
}
