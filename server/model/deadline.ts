/** A signal that aborts at a deadline, or when another signal does. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the deadline came before the other signal aborted. */
  readonly isLate: boolean;
}

/**
 * Does some work with a deadline; its timer ends with the work. The function does not use AbortSignal.any:
 * Node holds the sources of such a signal by weak references, so that the garbage collector may take a
 * timeout that nobody else holds, and the deadline never comes. The controller here is held as long as the
 * work lasts.
 * @param milliseconds until the deadline
 */
export async function withDeadline<Result>(
  signal: AbortSignal | undefined,
  milliseconds: number,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let isLate = false;
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    isLate = !controller.signal.aborted;
    controller.abort(new DOMException('The time is over.', 'TimeoutError'));
  }, milliseconds);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await work({
      signal: controller.signal,
      get isLate() {
        return isLate;
      },
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
