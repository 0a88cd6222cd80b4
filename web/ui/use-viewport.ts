import { useLayoutEffect } from 'react';

/** Below this height, in CSS pixels, a keyboard is open or the page is zoomed, and a chat needs every line. */
const shortHeight = 560;

/**
 * Keeps the height that can be seen in `--viewport-height` while a chat is shown, and marks the page as short below a limit
 * (`short:` in class names). Where a keyboard covers the page instead of shrinking it, as on iOS, only the visual viewport
 * shows that. Zooming in with two fingers does not make it shorter.
 */
export function useViewport(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    const viewport = window.visualViewport;
    const measure = () => {
      const height = viewport === null ? window.innerHeight : viewport.height * viewport.scale;
      page.style.setProperty('--viewport-height', `${height}px`);
      page.toggleAttribute('data-short', height < shortHeight);
    };
    measure();
    const target = viewport ?? window;
    target.addEventListener('resize', measure);
    return () => {
      target.removeEventListener('resize', measure);
      page.style.removeProperty('--viewport-height');
      page.removeAttribute('data-short');
    };
  }, []);
}
