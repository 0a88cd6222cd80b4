import type { GuardrailsPool } from '../guardrails/methods.ts';
import type { LiveContext } from '../live-sessions/rules.ts';
import type { Generations } from './generations.ts';
import type { Judge } from './judge.ts';

/** The context of the rules in this room. */
export interface TutorContext extends LiveContext {
  readonly generations: Generations;
  /** The checks of text, in worker threads. */
  readonly guardrails: GuardrailsPool;
  /** A second model that reads every reply before it is shown; null without one. */
  readonly judge: Judge | null;
}
