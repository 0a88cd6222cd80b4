/** How long a hidden tab keeps its connection, in milliseconds, so that a glance at another tab does not close it. */
const grace = 5_000;

/**
 * Runs `work` with a signal that also fires once the tab has been hidden for a while: a browser opens at most six connections
 * to a host, and a hidden tab does not need one.
 * @returns true when that happened, as soon as the tab is shown again
 */
export async function whileShown(
  signal: AbortSignal,
  work: (shown: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(abort, grace);
  };
  const ended = new AbortController();
  signal.addEventListener('abort', abort, { signal: ended.signal });
  document.addEventListener('visibilitychange', look, { signal: ended.signal });
  look();
  try {
    await work(controller.signal);
  } catch (error) {
    if (signal.aborted || !controller.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
  if (signal.aborted || !controller.signal.aborted) return false;
  await shownAgain(signal);
  return true;
}

function shownAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      ended.abort();
      resolve();
    };
    signal.addEventListener('abort', look, { signal: ended.signal });
    document.addEventListener('visibilitychange', look, { signal: ended.signal });
    look();
  });
}
