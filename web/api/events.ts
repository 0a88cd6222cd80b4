import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import { type CallInput, readJson, send } from './client.ts';
import { type Frame, readFrames } from './event-frames.ts';
import { logFailure } from './log.ts';
import { pause } from './pause.ts';
import { ConnectionError } from './refusal.ts';

type Streams<E extends Endpoint> = NonNullable<E['streams']>;

/** An event of a call that streams, by its name. */
export type EventOf<E extends Endpoint> = {
  [Name in keyof Streams<E> & string]: { event: Name; data: z.output<Streams<E>[Name]> };
}[keyof Streams<E> & string];

/** How a followed stream stands: `refused` is final, the others are not. */
export type StreamState = 'connecting' | 'open' | 'reconnecting' | 'refused';

const silence = 40_000;
const longestWait = 15_000;

/**
 * Milliseconds before the next try: doubling from half a second to 15 s, with half of it random, so that a class
 * does not return in one moment after a restart.
 */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(longestWait, 500 * 2 ** attempt);
  return full / 2 + (full / 2) * random();
}

/**
 * Makes one call and yields its events until the server ends it.
 * A server that answers plain JSON after all is a ConnectionError.
 * @throws ContractError for a refusal before the first event
 */
export async function* streamOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): AsyncGenerator<EventOf<E>, void> {
  const response = await send(endpoint, input, 'text/event-stream');
  if (response.body === null || !isEventStream(response)) throw new ConnectionError();
  for await (const frame of readFrames(response.body, { silence })) yield frame as Frame as EventOf<E>;
}

const isEventStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') === true;

interface Follower<E extends Endpoint> {
  readonly onEvent: (event: EventOf<E>) => void;
  readonly onState: (state: StreamState) => void;
}

const isFinal = (error: unknown): boolean =>
  error instanceof ContractError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Follows an endless stream until the returned function is called: reconnects with the last event's id, waits
 * longer after each failure, takes 40 s of silence for a dead line. A refusal (not signed in, not yours) is final.
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
  let wanted = 0;
  onState('connecting');
  while (!signal.aborted) {
    try {
      const headers: Record<string, string> =
        lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
      const response = await send(endpoint, { ...input, signal, headers }, 'text/event-stream');
      if (response.body === null || !isEventStream(response)) throw await unreadable(response);
      onState('open');
      const onRetry = (milliseconds: number) => {
        wanted = Math.min(milliseconds, longestWait);
      };
      for await (const frame of readFrames(response.body, { silence, onRetry })) {
        if (signal.aborted) return;
        attempt = 0;
        lastEventId = frame.id ?? lastEventId;
        onEvent(frame as Frame as EventOf<E>);
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
    await pause(Math.max(wanted, waitBefore(attempt)), signal);
    attempt += 1;
  }
}

async function unreadable(response: Response): Promise<ConnectionError> {
  await readJson(response);
  return new ConnectionError();
}
