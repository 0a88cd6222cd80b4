import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { withDeadline } from '../deadline.ts';
import { OwnError } from '../log.ts';
import { ModelError } from '../model/model.ts';
import { answerOf } from './guard.ts';
import type { VerdictCall } from './protocol.ts';
import type { ReadingModel, ReadingOf } from './reading-line.ts';

/** Who wants a verdict, and until when. */
export interface VerdictWanted {
  readonly of: ReadingOf;
  /** In milliseconds. */
  readonly within: number;
  /** Aborts when nobody wants the verdict any more. */
  readonly signal: AbortSignal;
  /** The class whose use of the model it is. */
  readonly classId?: string | undefined;
}

/** A second model that is asked for verdicts. */
export interface SecondModel {
  readonly name: string;
  /** Whether it is left out for a while. */
  readonly isAway: boolean;
  /** What the model answers; undefined when it does not, is late, or is left out. Never rejects. */
  ask(call: VerdictCall, wanted: VerdictWanted): Promise<string | undefined>;
}

/** After this many failures in a row the model reads no replies for a while, so that they do not wait for it. */
const maxFailures = 3;
/** How long it is left out, in milliseconds. */
const pause = 60_000;
/** How often a question is sent to a server that has too much to do, and how long it waits in between, in milliseconds. */
const tries = 4;
const betweenTries = 250;

/**
 * Makes a second model of a model. Questions are always asked, since one may tell of danger and nothing waits long for its verdict. A
 * late verdict on a reply is no failure: the reply had little time.
 */
export function secondModel(
  { model, line }: ReadingModel,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): SecondModel {
  let failures = 0;
  let pausedUntil = 0;
  const fail = (error: unknown) => {
    failures += 1;
    if (failures < maxFailures) return;
    pausedUntil = clock.now().getTime() + pause;
    log.warn({ err: error }, 'a second reader does not answer and reads no replies for a minute');
  };
  const askOnce = async (call: VerdictCall, wanted: VerdictWanted, signal: AbortSignal) => {
    const leave = await line.enter(wanted.of, signal);
    if (leave === null) throw new OwnError('The second reader had no place.');
    try {
      return await answerOf(model, call, signal, { classId: wanted.classId });
    } finally {
      leave();
    }
  };
  const askAgain = async (call: VerdictCall, wanted: VerdictWanted, signal: AbortSignal) => {
    for (let time = 1; ; time++) {
      try {
        return await askOnce(call, wanted, signal);
      } catch (error) {
        const mayTry = wanted.of === 'question' && isOverload(error) && time < tries && !signal.aborted;
        if (!mayTry) throw error;
        await new Promise((resolve) => setTimeout(resolve, betweenTries));
      }
    }
  };
  const isAway = () => clock.now().getTime() < pausedUntil;
  return {
    get isAway() {
      return isAway();
    },
    name: model.server?.model ?? model.description,
    ask: async (call, wanted) => {
      const isOfReply = wanted.of === 'reply';
      if (isOfReply && isAway()) return undefined;
      let isLate = false;
      try {
        const answer = await withDeadline(wanted.signal, Math.max(0, wanted.within), async (deadline) => {
          try {
            return await askAgain(call, wanted, deadline.signal);
          } finally {
            isLate = deadline.isLate;
          }
        });
        if (isLate) throw new OwnError('The second reader was too slow.');
        if (wanted.signal.aborted) return undefined;
        failures = 0;
        pausedUntil = 0;
        return answer;
      } catch (error) {
        const isNoFailure = wanted.signal.aborted || isOverload(error) || (isLate && isOfReply);
        if (!isNoFailure) fail(error);
        return undefined;
      }
    },
  };
}

const isOverload = (error: unknown): boolean =>
  error instanceof ModelError && error.code === 'model-overloaded';
