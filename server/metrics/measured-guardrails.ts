import { type GuardrailsPool, guardrailsBy } from '../checks/calls.ts';
import { type Metrics, secondsSince } from './metrics.ts';

/**
 * Guardrails that measure each of their calls, with its wait for a thread, since a student waits for both.
 */
export const measuredGuardrails = (pool: GuardrailsPool, metrics: Metrics): GuardrailsPool => ({
  ...pool,
  for: (owner) => {
    const inner = pool.for(owner) as Record<string, (...parameters: readonly unknown[]) => Promise<unknown>>;
    return guardrailsBy(async (method, parameters) => {
      const start = performance.now();
      try {
        return await inner[method]?.(...parameters);
      } finally {
        metrics.guardrailsCalled(method, secondsSince(start));
      }
    });
  },
});
