/** After this long without a key, a pointer or a scroll nobody is using the page, in milliseconds. */
const attendedFor = 60_000;

let lastSign = Date.now();

if (typeof document !== 'undefined') {
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    document.addEventListener(sign, () => (lastSign = Date.now()), { capture: true, passive: true });
}

/** Whether somebody is using the page: pages also make calls by themselves. */
export const isAttended = (): boolean => Date.now() - lastSign < attendedFor;
