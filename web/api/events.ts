import type { Endpoint, EventOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { type CallInput, send } from './client.ts';
import { connect, connectShared, type StreamHandlers, type StreamRequest } from './connect.ts';
import { ConnectionError } from './connection-error.ts';
import { type Frame, isEventStream, readFrames } from './event-frames.ts';
import {
  firstByteWithin,
  noteHeld,
  noteStreaming,
  readsInParts,
  untilNextReading,
} from './held-responses.ts';
import { logFailure } from './log.ts';
import { pause } from './pause.ts';
import { streamSharing } from './stream-sharing.ts';
import { whileShown } from './while-shown.ts';

/**
 * The state of a followed stream. `reading` is an open one on a network that holds streams back: what is new is
 * read every few seconds. `refused` is final, the others are not.
 */
export type StreamState = 'connecting' | 'open' | 'reading' | 'reconnecting' | 'refused';

/** Whether what is shown is the present, up to a few seconds. */
export const isLive = (state: StreamState): boolean => state === 'open' || state === 'reading';

/** The longest wait before a new try, and for a response that ends, in milliseconds. */
const longestWait = 15_000;
const longestReading = 20_000;

/**
 * Milliseconds before the next try: doubling from half a second to 15 s. Half of it is random, so that a
 * class does not reconnect all at once after a restart.
 */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(longestWait, 500 * 2 ** attempt);
  return full / 2 + (full / 2) * random();
}

/** A signal that fires with another one, or when it is aborted. */
function abortedWith(signal: AbortSignal | undefined): AbortController {
  const controller = new AbortController();
  if (signal?.aborted) controller.abort();
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  return controller;
}

/** The input of a call that ends as soon as it has told what is known now. */
const withoutWaiting = (input: object): object => ({
  ...input,
  query: { ...(input as { query?: object }).query, wait: '0' },
});

async function* read<E extends Endpoint>(
  endpoint: E,
  input: object,
  onOpen: () => void,
): AsyncGenerator<EventOf<E>, void> {
  const response = await send(endpoint, input, 'text/event-stream');
  if (response.body === null || !isEventStream(response)) throw new ConnectionError();
  for await (const frame of readFrames(response.body, { onOpen })) {
    const event = readEvent(endpoint, frame);
    if (event !== null) yield event;
  }
}

/**
 * Makes one call and yields its events until the server ends it. On a network that holds streams back it is made
 * again, to yield what is known by then; a call that changes something needs an idempotency key for that.
 * @throws ContractError for a refusal before the first event, ConnectionError for an answer that is not a
 * stream
 */
export async function* streamOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): AsyncGenerator<EventOf<E>, void> {
  const canReadInParts = endpoint.query !== undefined && 'wait' in endpoint.query.shape;
  if (!canReadInParts) return yield* read(endpoint, input, noteStreaming);
  if (!readsInParts()) {
    const silent = abortedWith(input.signal);
    let isSilent = false;
    const timer = setTimeout(() => {
      isSilent = true;
      silent.abort();
    }, firstByteWithin);
    const onOpen = () => {
      clearTimeout(timer);
      noteStreaming();
    };
    try {
      return yield* read(endpoint, { ...input, signal: silent.signal }, onOpen);
    } catch (error) {
      if (!isSilent) throw error;
    } finally {
      clearTimeout(timer);
    }
    yield* read(endpoint, withoutWaiting(input), noteHeld);
  } else yield* read(endpoint, withoutWaiting(input), () => undefined);
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
 * longer after each failure, and counts 40 s of silence as a lost connection. When two connections in a row bring
 * nothing, it no longer says what it has, and gets a snapshot. A refusal that would come again
 * is final, such as that of somebody who is not signed in or has no access. Tabs share one connection if the
 * browser can. Otherwise a hidden tab closes its own. On a network that holds streams back (held-responses.ts)
 * what is new is read every few seconds.
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

/** Reads what is new. @throws as `connect` does, and a ConnectionError when it takes too long */
async function readPart(request: StreamRequest, signal: AbortSignal): Promise<void> {
  const late = abortedWith(signal);
  const timer = setTimeout(() => late.abort(), longestReading);
  try {
    await connect({ ...request, input: withoutWaiting(request.input) }, late.signal);
  } catch (error) {
    throw late.signal.aborted && !signal.aborted ? new ConnectionError('timeout') : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Follows one connection until it ends, or until it stayed silent while a response that ends came.
 * @returns whether the tab was hidden for a while and is shown again
 */
async function stream(request: StreamRequest, onHeld: () => void, signal: AbortSignal): Promise<boolean> {
  const leaving = abortedWith(signal);
  const readBeforeLeaving = () =>
    readPart({ ...request, handlers: { ...request.handlers, onOpen: () => undefined } }, leaving.signal).then(
      () => {
        noteHeld();
        onHeld();
        // Only now, so that a student's presence has no gap.
        leaving.abort();
      },
      () => undefined,
    );
  const timer = setTimeout(() => void readBeforeLeaving(), firstByteWithin);
  const onOpen = () => {
    clearTimeout(timer);
    noteStreaming();
    request.handlers.onOpen();
  };
  const followed = { ...request, handlers: { ...request.handlers, onOpen } };
  const sharing = streamSharing();
  try {
    if (!sharing) return await whileShown(leaving.signal, (shown) => connect(followed, shown));
    await connectShared(sharing, followed, leaving.signal);
    return false;
  } catch (error) {
    if (leaving.signal.aborted) return false;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function follow<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { onEvent, onState }: Follower<E>,
  signal: AbortSignal,
): Promise<void> {
  let lastEventId: string | undefined;
  let attempt = 0;
  /** How many connections in a row were open and brought nothing. */
  let empty = 0;
  /** The wait that the server asked for, in milliseconds. */
  let requestedWait = 0;
  const handlers: StreamHandlers = {
    onOpen: () => {
      empty += 1;
      onState('open');
    },
    onRetry: (milliseconds) => {
      requestedWait = Math.min(milliseconds, longestWait);
    },
    onFrame: (frame) => {
      if (signal.aborted) return;
      attempt = 0;
      empty = 0;
      lastEventId = frame.id ?? lastEventId;
      const event = readEvent(endpoint, frame);
      if (event !== null) onEvent(event);
    },
  };
  const onRead = () => onState('reading');
  onState('connecting');
  while (!signal.aborted) {
    let shownAgain = false;
    if (empty >= 2) lastEventId = undefined;
    try {
      const request = { endpoint, input, lastEventId, handlers };
      if (readsInParts()) await readPart({ ...request, handlers: { ...handlers, onOpen: onRead } }, signal);
      else shownAgain = await stream(request, onRead, signal);
      if (readsInParts() && !signal.aborted) {
        await untilNextReading(signal);
        continue;
      }
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
