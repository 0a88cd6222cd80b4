import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What must not move: the order of the items, or the height of the list and so everything below it. */
type Hold = 'order' | 'height';

/**
 * What of a list must not move while the pointer or the focus is at an element; null if everything may move.
 */
function holdOf(list: HTMLElement | null, target: EventTarget | null): Hold | null {
  const item = target instanceof Element ? (target.closest('li') ?? target.closest('article')) : null;
  if (list === null || item === null) return null;
  if (list.contains(item)) return 'order';
  const [above, below] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const isBelow = below.top >= above.bottom - 1 && below.left < above.right && below.right > above.left;
  return isBelow ? 'height' : null;
}

const hasVisibleFocus = (list: HTMLElement | null): boolean => list?.querySelector(':focus-visible') != null;

/**
 * Keeps a list that changes by itself from moving what somebody points at. While the pointer or the keyboard
 * focus is in the list, its items keep their places, even those that have ended, and new items come last.
 * While the pointer is on something below the list, the list keeps its height, and new items are not shown
 * yet.
 */
export function useSteadyList<Item extends { readonly id: string }>(items: readonly Item[]) {
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<{ hold: Hold; items: readonly Item[] } | null>(null);
  const ids = new Set(items.map(({ id }) => id));
  const shown = held === null ? items : merge(held, items);
  const updateHold = useEffectEvent((target: EventTarget | null) => {
    const hold = hasVisibleFocus(list.current) ? 'order' : holdOf(list.current, target);
    if (hold === null) setHeld(null);
    else if (hold !== held?.hold) setHeld({ hold, items: shown });
  });
  useEffect(() => {
    const enter = ({ target }: Event) => updateHold(target);
    // Without a `relatedTarget` the pointer left the window. Otherwise `pointerover` follows.
    const leave = ({ relatedTarget }: PointerEvent) => relatedTarget ?? updateHold(null);
    document.addEventListener('pointerover', enter);
    document.addEventListener('focusin', enter);
    document.addEventListener('pointerout', leave);
    return () => {
      document.removeEventListener('pointerover', enter);
      document.removeEventListener('focusin', enter);
      document.removeEventListener('pointerout', leave);
    };
  }, []);
  return { list, shown, isGone: ({ id }: Item) => !ids.has(id) };
}

function merge<Item extends { readonly id: string }>(
  held: { hold: Hold; items: readonly Item[] },
  items: readonly Item[],
): readonly Item[] {
  const current = new Map(items.map((item) => [item.id, item]));
  const before = new Set(held.items.map(({ id }) => id));
  const kept = held.items.map((item) => current.get(item.id) ?? item);
  return held.hold === 'height' ? kept : [...kept, ...items.filter(({ id }) => !before.has(id))];
}
