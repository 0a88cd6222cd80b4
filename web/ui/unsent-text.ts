import { createContext, useContext, useLayoutEffect } from 'react';

/** How a form tells the dialog around it whether closing would lose unsent text; null outside a dialog. */
export const UnsentTextContext = createContext<((unsent: boolean) => void) | null>(null);

/**
 * Tells the dialog around a form whether the form contains unsent text. A layout effect does so before the
 * next key arrives: Escape may follow a typed letter at once.
 */
export function useUnsentText(unsent: boolean): void {
  const report = useContext(UnsentTextContext);
  useLayoutEffect(() => {
    report?.(unsent);
    return () => report?.(false);
  }, [report, unsent]);
}
