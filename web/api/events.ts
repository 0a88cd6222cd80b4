import type { Endpoint, EventOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { type CallInput, send } from './client.ts';
import { connect, connectShared, type StreamHandlers } from './connect.ts';
import { ConnectionError } from './connection-error.ts';
import { type Frame, isEventStream, readFrames } from './event-frames.ts';
import { logFailure } from './log.ts';
import { pause } from './pause.ts';
import { streamSharing } from './stream-sharing.ts';
import { whileShown } from './while-shown.ts';

/** The state of a followed stream. `refused` is final, the others are not. */
export type StreamState = 'connecting' | 'open' | 'reconnecting' | 'refused';

/** The longest wait before a new try, in milliseconds. */
const longestWait = 15_000;

/**
 * Milliseconds before the next try: doubling from half a second to 15 s. Half of it is random, so that a
 * class does not reconnect all at once after a restart.
 */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(longestWait, 500 * 2 ** attempt);
  return full / 2 + (full / 2) * random();
}

/**
 * Makes one call and yields its events until the server ends it.
 * @throws ContractError for a refusal before the first event, ConnectionError for an answer that is not a
 * stream
 */
export async function* streamOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): AsyncGenerator<EventOf<E>, void> {
  const response = await send(endpoint, input, 'text/event-stream');
  if (response.body === null || !isEventStream(response)) throw new ConnectionError();
  for await (const frame of readFrames(response.body)) {
    const event = readEvent(endpoint, frame);
    if (event !== null) yield event;
  }
}

interface Follower<E extends Endpoint> {
  readonly onEvent: (event: EventOf<E>) => void;
  readonly onState: (state: StreamState) => void;
}

/** Whether the server would refuse another try as well. */
const isFinal = (error: unknown): boolean =>
  error instanceof ContractError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Checks an event against the contract. An event that does not match, or that this build does not know, is
 * logged and skipped (null). Nothing is lost for good: the next snapshot, or the next event about the same
 * thing, contains what the skipped event said.
 */
function readEvent<E extends Endpoint>(endpoint: E, { event, data }: Frame): EventOf<E> | null {
  const parsed = endpoint.streams?.[event]?.safeParse(data);
  if (parsed?.success === true) return { event, data: parsed.data } as EventOf<E>;
  logFailure(new Error(`The event “${event}” of ${endpoint.path} cannot be read.`, { cause: parsed?.error }));
  return null;
}

/**
 * Follows a feed until the returned function is called. It reconnects with the id of the last event, waits
 * longer after each failure, and counts 40 s of silence as a lost connection. A refusal that would come again
 * is final, such as that of somebody who is not signed in or has no access. Tabs share one connection if the
 * browser can. Otherwise a hidden tab closes its own.
 */
export function followEvents<E extends Endpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'signal' | 'headers'>,
  follower: Follower<E>,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  void follow(endpoint, input as CallInput<E>, follower, signal);
  return () => controller.abort();
}

async function follow<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { onEvent, onState }: Follower<E>,
  signal: AbortSignal,
): Promise<void> {
  let lastEventId: string | undefined;
  let attempt = 0;
  /** The wait that the server asked for, in milliseconds. */
  let requestedWait = 0;
  const handlers: StreamHandlers = {
    onOpen: () => onState('open'),
    onRetry: (milliseconds) => {
      requestedWait = Math.min(milliseconds, longestWait);
    },
    onFrame: (frame) => {
      if (signal.aborted) return;
      attempt = 0;
      lastEventId = frame.id ?? lastEventId;
      const event = readEvent(endpoint, frame);
      if (event !== null) onEvent(event);
    },
  };
  onState('connecting');
  while (!signal.aborted) {
    let shownAgain = false;
    try {
      const sharing = streamSharing();
      const connection = { endpoint, input, lastEventId, handlers };
      if (sharing) await connectShared(sharing, connection, signal);
      else shownAgain = await whileShown(signal, (shown) => connect(connection, shown));
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) {
        logFailure(error);
        return onState('refused');
      }
    }
    if (signal.aborted) return;
    onState('reconnecting');
    // A tab that is shown again reconnects at once.
    if (shownAgain) continue;
    await pause(Math.max(requestedWait, waitBefore(attempt)), signal);
    attempt += 1;
  }
}
