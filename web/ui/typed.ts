import { createContext, useContext, useLayoutEffect } from 'react';

/** How a form tells the window around it whether something typed would be lost with it; null outside of a window. */
export const TypedContext = createContext<((typed: boolean) => void) | null>(null);

/** Tells the window around a form whether something was typed into it that was not sent. */
export function useTyped(typed: boolean): void {
  const tell = useContext(TypedContext);
  useLayoutEffect(() => {
    tell?.(typed);
    return () => tell?.(false);
  }, [tell, typed]);
}
