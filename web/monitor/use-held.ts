import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer, or the focus of somebody who uses the keyboard, is inside an element. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    let isPointedAt = false;
    const look = () => setIsHeld(isPointedAt || node.querySelector(':focus-visible') !== null);
    const enter = () => {
      isPointedAt = true;
      look();
    };
    const leave = () => {
      isPointedAt = false;
      look();
    };
    // The focus has moved on when the event of its loss has ended.
    const later = () => queueMicrotask(look);
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('focusin', look);
    node.addEventListener('focusout', later);
    return () => {
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('focusin', look);
      node.removeEventListener('focusout', later);
    };
  }, [element]);
  return isHeld;
}
