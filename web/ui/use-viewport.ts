import { useLayoutEffect } from 'react';

/**
 * Below this height, in CSS pixels, a keyboard is open or the page is zoomed, and a chat needs every line.
 */
const shortHeight = 560;

/**
 * Keeps the visible height of the page in `--viewport-height` while a chat is shown, and marks the page as
 * short below a limit (`short:` in class names). On iOS a keyboard covers the page and does not shrink it, so
 * only the visual viewport shows its height. Zooming in with two fingers does not make the page shorter.
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
