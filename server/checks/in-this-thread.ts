import { type GuardrailsPool, guardrailsBy } from './calls.ts';
import { callMethod } from './methods.ts';

const here = guardrailsBy(async (method, parameters) => callMethod(method, parameters));

/**
 * The guardrails in the calling thread: for the seed, the operator's commands, and tests that are not about
 * the threads.
 */
export const guardrailsInThisThread: GuardrailsPool = { for: () => here, close: async () => {} };
