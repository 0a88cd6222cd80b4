/**
 * Does what fetch does, but its signal ends the call at any time. Node's fetch holds the controller behind its signal by a
 * weak reference: after the garbage collector has run, an abort no longer reaches the call, which then lasts until the
 * server ends it.
 * @throws the signal's reason once it aborts; what fetch throws
 */
export async function fetchAbortably(
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const response = fetch(url, init);
  try {
    return await beforeAbort(response, init.signal);
  } catch (error) {
    // Nobody reads a response that still arrives: close its connection.
    response.then(({ body }) => body?.cancel()).catch(() => {});
    throw error;
  }
}

/**
 * The body of a response, piece by piece; the connection closes as soon as the signal aborts.
 * @throws the signal's reason once it aborts; what reading throws
 */
export async function* readAbortably(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const cancel = () => reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    await cancel();
  }
}

/**
 * The body of a response as text, cut off soon after `maximum` bytes.
 * @throws the signal's reason once it aborts; what reading throws
 */
export async function readTextAbortably(
  response: Response,
  signal: AbortSignal,
  maximum: number,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const bytes of readAbortably(response, signal)) {
    text += decoder.decode(bytes, { stream: true });
    length += bytes.length;
    if (length > maximum) break;
  }
  return text + decoder.decode();
}

/** @throws the signal's reason if it aborts before the result is there */
async function beforeAbort<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stopWaiting = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    stopWaiting = () => signal.removeEventListener('abort', abort);
  });
  try {
    return await Promise.race([result, aborted]);
  } finally {
    stopWaiting();
  }
}
