import type { GuardrailsPool } from '../checks/calls.ts';
import type { Context } from '../context.ts';
import type { Model } from '../model/model.ts';
import type { Trials } from '../queue/trials.ts';

/** The context of the rules in this room. */
export interface AnswerKeyContext extends Context {
  /** Work that a teacher waits for takes its turn among the answers to students. */
  readonly trials: Trials;
  /** The checks of text, in worker threads. */
  readonly guardrails: GuardrailsPool;
  /** The model that works out answer keys: the one that answers, or another one of its server. */
  readonly keyModel: Model;
}
