import type { Endpoint } from '../../contract/endpoint.ts';
import { address } from './address.ts';
import { bearer } from './bearer.ts';
import { pathOf, readJson, send } from './client.ts';
import { ConnectionError } from './connection-error.ts';
import { type Frame, isEventStream, readFrames } from './event-frames.ts';
import { readRefusal } from './refusal.ts';
import type { Stream, StreamReport } from './shared-streams.ts';
import type { StreamSharing } from './stream-sharing.ts';

/** The handlers of one connection. */
export interface StreamHandlers {
  /** The first byte came. */
  readonly onOpen: () => void;
  readonly onFrame: (frame: Frame) => void;
  /** The server says how long to wait before reconnecting, in milliseconds. */
  readonly onRetry: (milliseconds: number) => void;
}

export interface StreamRequest {
  readonly endpoint: Endpoint;
  readonly input: object;
  readonly lastEventId: string | undefined;
  readonly handlers: StreamHandlers;
}

/**
 * Opens a separate connection for this tab. Resolves when the server ends it.
 * @throws ContractError for a refusal, ConnectionError without an answer or for one that is not a stream
 */
export async function connect(
  { endpoint, input, lastEventId, handlers }: StreamRequest,
  signal: AbortSignal,
): Promise<void> {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await send(endpoint, { ...input, signal, headers }, 'text/event-stream');
  if (response.body === null || !isEventStream(response)) {
    // Reading the body to its end frees the connection.
    await readJson(response);
    throw new ConnectionError();
  }
  for await (const frame of readFrames(response.body, handlers)) handlers.onFrame(frame);
}

/**
 * Does what `connect` does, over the connection that the tabs share. The worker has no sign-in of its own:
 * the tab sends its token with each request, and renews it here once when the server no longer accepts it.
 */
export async function connectShared(
  sharing: StreamSharing,
  request: StreamRequest,
  signal: AbortSignal,
  renewedToken?: string,
): Promise<void> {
  const { endpoint, input, lastEventId } = request;
  const token = renewedToken ?? bearer.token;
  const stream = { address: address(pathOf(endpoint, input)), token, lastEventId };
  const lastReport = await listen(sharing, stream, request.handlers, signal);
  if (lastReport.type !== 'refused') return;
  if (lastReport.status === 401 && token !== null && renewedToken === undefined) {
    const newToken = await bearer.renew(token);
    if (newToken !== null) return connectShared(sharing, request, signal, newToken);
  }
  throw readRefusal(lastReport.body, lastReport.retryAfter);
}

/**
 * Passes the reports of a shared stream to the handlers.
 * @returns the last report of the stream, or `ended` once the signal has fired
 */
function listen(
  sharing: StreamSharing,
  stream: Stream,
  handlers: StreamHandlers,
  signal: AbortSignal,
): Promise<StreamReport> {
  return new Promise((resolve) => {
    const end = (last: StreamReport) => {
      signal.removeEventListener('abort', leave);
      resolve(last);
    };
    const endFollowing = sharing.follow(stream, (report) => {
      if (report.type === 'open') handlers.onOpen();
      else if (report.type === 'frame') handlers.onFrame(report.frame);
      else if (report.type === 'retry') handlers.onRetry(report.milliseconds);
      else end(report);
    });
    const leave = () => {
      endFollowing();
      end({ type: 'ended' });
    };
    signal.addEventListener('abort', leave);
    // The reader may have left while the token was renewed.
    if (signal.aborted) leave();
  });
}
