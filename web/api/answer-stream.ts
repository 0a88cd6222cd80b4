import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import type { Place } from '../../contract/tutor.ts';
import { logFailure } from './log.ts';
import { refusalSentence, withReference } from './refusal.ts';

/** One event of a streamed answer (contract "The tutor"). */
type AnswerEvent =
  | { readonly event: 'start' | 'done'; readonly data: unknown }
  | { readonly event: 'delta'; readonly data: { readonly text: string } }
  | { readonly event: 'place'; readonly data: { readonly place: Place | null } }
  | {
      readonly event: 'error';
      readonly data: {
        readonly code: ErrorCode;
        readonly message: string;
        readonly requestId?: string | undefined;
      };
    };

type DataOf<E extends AnswerEvent, Name> = Extract<E, { readonly event: Name }>['data'];

interface Listener<E extends AnswerEvent> {
  readonly onStart: (data: DataOf<E, 'start'>) => void;
  readonly onDelta: (text: string) => void;
  /** Where the question waits for its turn; null when its turn has come. */
  readonly onPlace?: (place: Place | null) => void;
  /** The signal with which the caller ends the stream. A failure after that is not logged. */
  readonly signal?: AbortSignal;
}

/**
 * How a streamed answer ended:
 * - `done`: it is complete.
 * - `failed`: the server reported an error in the stream.
 * - `refused`: the server refused the call, so that there was no stream.
 * - `broken`: the connection was lost, before (`begun: false`) or after the `start` event.
 */
type AnswerEnd<Done> =
  | { readonly outcome: 'done'; readonly data: Done }
  | { readonly outcome: 'failed' | 'refused'; readonly error: ContractError }
  | { readonly outcome: 'broken'; readonly begun: boolean };

/** Reads a streamed answer to its end. Never throws: it logs what the stream throws. */
export async function readAnswer<E extends AnswerEvent>(
  events: AsyncIterable<E>,
  { onStart, onDelta, onPlace, signal }: Listener<E>,
): Promise<AnswerEnd<DataOf<E, 'done'>>> {
  let begun = false;
  try {
    for await (const { event, data } of events) {
      if (event === 'start') {
        begun = true;
        onStart(data as DataOf<E, 'start'>);
      } else if (event === 'delta') onDelta(data.text);
      else if (event === 'place') onPlace?.(data.place);
      else if (event === 'done') return { outcome: 'done', data: data as DataOf<E, 'done'> };
      else if (event === 'error')
        return {
          outcome: 'failed',
          error: new ContractError(
            data.code,
            withReference(refusalSentence(data.code, data.message), data.requestId),
          ),
        };
    }
  } catch (error) {
    if (signal?.aborted !== true) logFailure(error);
    if (error instanceof ContractError) return { outcome: 'refused', error };
  }
  return { outcome: 'broken', begun };
}
