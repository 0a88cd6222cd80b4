import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer, or the focus of somebody who uses the keyboard, is inside an element. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    let isPointedAt = false;
    const update = () => setIsHeld(isPointedAt || node.querySelector(':focus-visible') !== null);
    const enter = () => {
      isPointedAt = true;
      update();
    };
    const leave = () => {
      isPointedAt = false;
      update();
    };
    // The next element has the focus only after the event.
    const updateLater = () => queueMicrotask(update);
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('focusin', update);
    node.addEventListener('focusout', updateLater);
    return () => {
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('focusin', update);
      node.removeEventListener('focusout', updateLater);
    };
  }, [element]);
  return isHeld;
}
