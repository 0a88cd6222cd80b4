import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * The last place of the focus in a list: the index of the item that had it, and the headings to go to if no
 * item is left, the nearest first.
 */
interface Place {
  readonly index: number;
  readonly headings: readonly HTMLElement[];
}

function placeOf(list: HTMLElement, target: Element): Place | null {
  const index = [...list.children].findIndex((item) => item.contains(target));
  // A dialog that an item opened is elsewhere in the page. Then the place of that item is kept.
  return index < 0 ? null : { index, headings: headingsNear(list) };
}

/**
 * The heading of the list's own section, then the headings after it beside the section, then those before it.
 */
function headingsNear(list: HTMLElement): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')];
  const section = list.parentElement;
  const isBehind = (heading: Element) =>
    (list.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [
    ...all.filter((each) => section?.contains(each)),
    ...all.filter((each) => isBehind(each) && section?.parentElement?.contains(each)),
    ...all.filter((each) => !isBehind(each)).reverse(),
  ];
}

/** The item that is now in this place, otherwise the last one, otherwise the nearest heading that is left. */
function neighbourOf(list: HTMLElement | null, { index, headings }: Place): HTMLElement | null {
  const items = list === null ? [] : [...list.children];
  const item = items[Math.min(index, items.length - 1)];
  if (item instanceof HTMLElement) return item;
  return headings.find((each) => each.isConnected) ?? null;
}

/**
 * Keeps the place of keyboard users in a list when the item that had the focus disappears. The focus goes to
 * an item itself and not to its button, so that a second press of Enter does nothing to that item.
 * @param count how many items the list has; the component that calls this must stay when it has none
 * @returns props of the list
 */
export function useFocusInList(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<Place | null>(null);
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (!isShorter || place.current === null || document.activeElement !== document.body) return;
    const next = neighbourOf(list.current, place.current);
    place.current = null;
    if (next === null) return;
    next.tabIndex = -1;
    next.focus();
  }, [count]);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLUListElement>) => {
    place.current = placeOf(currentTarget, target) ?? place.current;
  };
  return { ref: list, onFocus };
}
