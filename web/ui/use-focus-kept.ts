import { useEffect, useRef } from 'react';

/**
 * Keeps the place of keyboard users in a part of the page when the element that had the focus disappears. The
 * part itself gets the focus, so that a second press of Enter does nothing.
 * @param state changes when a button of the part may disappear
 * @returns props of the part
 */
export function useFocusKept(state: string | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (hadFocus.current && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true });
  }, [state]);
  const onFocus = () => {
    hadFocus.current = true;
  };
  const onBlur = ({ relatedTarget }: { relatedTarget: Element | null }) => {
    // `relatedTarget` is null when the element that had the focus disappears.
    if (relatedTarget !== null) hadFocus.current = part.current?.contains(relatedTarget) === true;
  };
  return { ref: part, tabIndex: -1, onFocus, onBlur };
}
