import type { Context } from '../context.ts';
import type { GuardrailsPool } from '../guardrails/calls.ts';

/** The context of the rules in this room. */
export interface PatternsContext extends Context {
  readonly guardrails: GuardrailsPool;
}
