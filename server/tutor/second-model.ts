import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { OwnError } from '../log.ts';
import { withDeadline } from '../model/deadline.ts';
import type { Model, ModelMessage } from '../model/model.ts';

/** What a second model is asked: messages, and the schema of its verdict. */
interface VerdictRequest {
  readonly messages: readonly ModelMessage[];
  readonly schema: Readonly<Record<string, unknown>>;
  /** The class whose use of the model it is. */
  readonly classId?: string | undefined;
}

/** A second model that is asked for verdicts in JSON. It is left out for a while when it does not answer. */
export interface SecondModel {
  /**
   * The JSON in the model's answer; undefined when there is none, when it is late or the signal aborts, and while the model is left
   * out. Never rejects.
   * @param within milliseconds
   */
  ask(asked: VerdictRequest, within: number, signal: AbortSignal): Promise<unknown>;
}

/** The longest verdict that is read, in characters. */
const longestVerdict = 2_000;

/** After this many calls in a row without an answer the model is left out for a while, so that replies do not wait for it. */
const maxFailures = 3;
/** How long the model is left out, in milliseconds. */
const pause = 60_000;

/**
 * Makes a second model of a model. An answer that does not come is a failure of the model; one without JSON
 * is not.
 */
export function secondModel(model: Model, clock: Clock, log: Pick<Logger, 'warn'>): SecondModel {
  let failures = 0;
  let pausedUntil = 0;
  return {
    ask: async (asked, within, signal) => {
      if (clock.now().getTime() < pausedUntil) return undefined;
      try {
        const answer = await withDeadline(signal, Math.max(0, within), async (deadline) => {
          const said = await answerOf(model, asked, deadline.signal);
          if (deadline.isLate) throw new OwnError('The second model was too slow.');
          return said;
        });
        if (signal.aborted) return undefined;
        failures = 0;
        return jsonIn(answer);
      } catch (error) {
        // The call ended because nobody wants the verdict any more. That is no failure of the model.
        if (signal.aborted) return undefined;
        failures += 1;
        if (failures >= maxFailures) {
          pausedUntil = clock.now().getTime() + pause;
          log.warn({ err: error }, 'the second model does not answer and is left out for a minute');
        }
        return undefined;
      }
    },
  };
}

/** What the model answers, up to the longest verdict. @throws ModelError */
async function answerOf(
  model: Model,
  { messages, schema, classId }: VerdictRequest,
  signal: AbortSignal,
): Promise<string> {
  let answer = '';
  for await (const piece of model.answer({ messages, signal, whole: true, schema, classId })) {
    answer += piece;
    if (answer.length > longestVerdict) break;
  }
  return answer;
}

/** The JSON in an answer, which some models put into a code block. */
function jsonIn(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
