/** Server-sent events as text (HTML Living Standard, 9.2). */

/** Framed text, or the parts of a frame, which are made one by one as the reader takes them. */
export type Frames = string | Iterable<string>;

/** The JSON of data that many readers get. */
const shared = new WeakMap<object, string>();

/** Makes the JSON of data once for all readers who will get it. The data must not change afterwards. */
export function sharedData<Data extends object>(data: Data): Data {
  shared.set(data, JSON.stringify(data));
  return data;
}

/**
 * One event. `data` becomes JSON, which has no line breaks of its own.
 * @throws Error when the name or the id would break the frame
 */
export function frame(event: string, data: unknown, id?: string): string {
  for (const field of [event, id ?? '']) {
    if (/[\r\n\0]/.test(field)) throw new Error('A line break in a field would start another event.');
  }
  const json = shared.get(data as object) ?? JSON.stringify(data);
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${json}\n\n`;
}

/**
 * One event whose data ends with a long list. Its parts are made one by one: before the list, each item, and the
 * end. The data must have at least one field besides the list.
 */
export function* frameInParts(
  event: string,
  { data, list, items }: { data: object; list: string; items: Iterable<object> },
  id: string,
): Generator<string, void> {
  const before = frame(event, data, id).trimEnd().slice(0, -1);
  let separator = `${before},${JSON.stringify(list)}:[`;
  for (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield `${separator === ',' ? '' : separator}]}\n\n`;
}

/** A comment line, which readers ignore; it keeps the connection alive. */
export const heartbeat = ': still here\n\n';

/** Asks the reader to reconnect this many milliseconds after the end of the stream. */
export const reconnectAfter = (milliseconds: number): string => `retry: ${milliseconds}\n\n`;
