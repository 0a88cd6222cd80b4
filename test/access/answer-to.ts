import type { Endpoint } from '../../contract/endpoint.ts';
import { call, openEvents } from '../client.ts';

/**
 * Makes a call. If the answer is a stream, it reads the first event and closes the stream.
 * @returns the status, the body, and as `text` all that the caller got to see
 */
export async function answerTo(
  url: string,
  { method, streams }: Endpoint,
  path: string,
  sent: Parameters<typeof call>[3],
) {
  if (!(method === 'GET' && streams)) {
    const { status, body, headers } = await call(url, method, path, sent);
    return { status, body, text: JSON.stringify([body, ...headers]) };
  }
  const reader = await openEvents(url, method, path, sent);
  if (reader.refusal)
    return { status: reader.status, body: reader.refusal, text: JSON.stringify(reader.refusal) };
  await reader.next(Object.keys(streams)[0] ?? '');
  reader.close();
  await reader.end();
  return { status: reader.status, body: { success: true }, text: JSON.stringify(reader.seen) };
}
