import type { GuardrailsPool } from '../checks/calls.ts';
import type { Context } from '../context.ts';

/** The context of the rules in this room. */
export interface PatternsContext extends Context {
  readonly guardrails: GuardrailsPool;
}
