import { useEffect } from 'react';

/**
 * Replaces the package react-style-singleton (vite.config.ts). Dialogs and menus use it to stop the page
 * behind them from scrolling. The package adds a <style> element, which the content security policy of the
 * page forbids. A constructed style sheet is allowed, because it comes from the script.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined;
  let users = 0;
  const add = (styles: string) => {
    users += 1;
    if (users > 1) return;
    sheet ??= new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: this is how the package is called, once for each module
  return function Styles({ styles, dynamic }: { styles: string; dynamic?: boolean }): null {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the package, other changes have no effect
    useEffect(() => {
      add(styles);
      return remove;
    }, [dynamic && styles]);
    return null;
  };
}
