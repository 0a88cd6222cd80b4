/** Resolves with the promise, after some milliseconds, or when the signal aborts. */
export async function settledWithin(
  promise: Promise<void>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const timer = setTimeout(end, milliseconds);
  signal.addEventListener('abort', end, { once: true });
  await Promise.race([promise, ended]);
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
}
