import type { Endpoint } from '../../contract/endpoint.ts';
import { address } from './address.ts';
import { bearer } from './bearer.ts';
import { pathOf, readJson, send } from './client.ts';
import { ConnectionError } from './connection-error.ts';
import { type Frame, isEventStream, readFrames } from './event-frames.ts';
import { readRefusal } from './refusal.ts';
import type { News, Stream } from './shared-streams.ts';
import type { Sharing } from './stream-sharing.ts';

/** What one connection reports until it ends. */
export interface Hearing {
  readonly onOpen: () => void;
  readonly onFrame: (frame: Frame) => void;
  /** The server says how long to wait before reconnecting, in milliseconds. */
  readonly onRetry: (milliseconds: number) => void;
}

interface Wanted {
  readonly endpoint: Endpoint;
  readonly input: object;
  readonly lastEventId: string | undefined;
  readonly hear: Hearing;
}

/**
 * Opens a connection of the tab's own; resolves when the server ends it.
 * @throws ContractError for a refusal, ConnectionError
 */
export async function connect(
  { endpoint, input, lastEventId, hear }: Wanted,
  signal: AbortSignal,
): Promise<void> {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await send(endpoint, { ...input, signal, headers }, 'text/event-stream');
  if (response.body === null || !isEventStream(response)) {
    await readJson(response);
    throw new ConnectionError();
  }
  hear.onOpen();
  for await (const frame of readFrames(response.body, { onRetry: hear.onRetry })) hear.onFrame(frame);
}

/**
 * The same over the connection that the tabs share. The worker holds no sign-in: a tab hands its token over with each
 * wish, and one that the server no longer takes is renewed here, once.
 */
export async function connectShared(
  sharing: Sharing,
  wanted: Wanted,
  signal: AbortSignal,
  renewed?: string,
): Promise<void> {
  const { endpoint, input, lastEventId } = wanted;
  const token = renewed ?? bearer.token;
  const stream = { address: address(pathOf(endpoint, input)), token, lastEventId };
  const last = await listen(sharing, stream, wanted.hear, signal);
  if (last.type !== 'refused') return;
  if (last.status === 401 && token !== null && renewed === undefined) {
    const fresh = await bearer.renew(token);
    if (fresh !== null) return connectShared(sharing, wanted, signal, fresh);
  }
  throw readRefusal(last.body, last.retryAfter);
}

/**
 * Reports what a shared stream sends.
 * @returns what ended it; after the signal has fired, that it ended
 */
function listen(sharing: Sharing, stream: Stream, hear: Hearing, signal: AbortSignal): Promise<News> {
  return new Promise((resolve) => {
    const end = (last: News) => {
      signal.removeEventListener('abort', leave);
      resolve(last);
    };
    const endFollowing = sharing.follow(stream, (news) => {
      if (news.type === 'open') hear.onOpen();
      else if (news.type === 'frame') hear.onFrame(news.frame);
      else if (news.type === 'retry') hear.onRetry(news.milliseconds);
      else end(news);
    });
    const leave = () => {
      endFollowing();
      end({ type: 'ended' });
    };
    signal.addEventListener('abort', leave);
  });
}
