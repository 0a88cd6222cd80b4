/** After this many milliseconds without a key, a pointer or a scroll, nobody is using the page. */
const attendedFor = 60_000;

let lastSign = Date.now();

if (typeof document !== 'undefined') {
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    document.addEventListener(sign, () => (lastSign = Date.now()), { capture: true, passive: true });
}

/** Whether somebody is using the page. A page that nobody uses makes calls as well. */
export const isAttended = (): boolean => Date.now() - lastSign < attendedFor;
