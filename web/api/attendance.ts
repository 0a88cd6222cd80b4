/** After this many milliseconds without input (a key, the pointer, scrolling), a page counts as unused. */
const unusedAfter = 60_000;

let lastInputAt = performance.now();

if (typeof document !== 'undefined') {
  for (const input of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    document.addEventListener(input, () => (lastInputAt = performance.now()), {
      capture: true,
      passive: true,
    });
}

/**
 * Whether somebody is using the page. A page also makes calls by itself, and those must not count as use of
 * the sign-in.
 */
export const isAttended = (): boolean => performance.now() - lastInputAt < unusedAfter;
