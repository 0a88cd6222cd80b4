import { createContext, useContext, useLayoutEffect } from 'react';

/** How a form tells the dialog around it whether closing would lose unsent text; null outside a dialog. */
export const TypedContext = createContext<((typed: boolean) => void) | null>(null);

/** Tells the dialog around a form whether the form contains unsent text. */
export function useTyped(typed: boolean): void {
  const tell = useContext(TypedContext);
  useLayoutEffect(() => {
    tell?.(typed);
    return () => tell?.(false);
  }, [tell, typed]);
}
