/**
 * How long a hidden tab keeps its connection, in milliseconds, so that a glance at another tab does not close
 * it.
 */
const gracePeriod = 5_000;

/**
 * Runs `work` with a signal that fires with `signal`, and also once the tab has been hidden for a while: a
 * browser opens at most six connections to a host, and a hidden tab does not need one.
 * @returns true if the tab was hidden for a while, as soon as it is shown again or `signal` fires; false if
 * `work` ended by itself, or `signal` fired before
 */
export async function whileShown(
  signal: AbortSignal,
  work: (shown: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibilityChange = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(abort, gracePeriod);
  };
  const ended = new AbortController();
  signal.addEventListener('abort', abort, { signal: ended.signal });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal: ended.signal });
  onVisibilityChange();
  try {
    await work(controller.signal);
  } catch (error) {
    if (signal.aborted || !controller.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
  if (signal.aborted || !controller.signal.aborted) return false;
  await untilShown(signal);
  return true;
}

/** Waits until the tab is shown, or the signal fires. */
function untilShown(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const check = () => {
      if (document.hidden && !signal.aborted) return;
      ended.abort();
      resolve();
    };
    signal.addEventListener('abort', check, { signal: ended.signal });
    document.addEventListener('visibilitychange', check, { signal: ended.signal });
    check();
  });
}
