import { refused, type Script } from './model-scripts.ts';
import type { ModelServer } from './model-server.ts';

/** How many calls a model server answers at this moment. */
export const callsAt = ({ requests }: ModelServer): number =>
  requests.filter(({ closedBy }) => closedBy === null).length;

/**
 * Lets a server answer so many calls at once and refuse any more with 429.
 * @returns a function that tells how many it has refused so far
 */
export function bears(modelServer: ModelServer, most: number, script: Script): () => number {
  let refusals = 0;
  modelServer.answer(() => {
    // The call that is answered here is counted already.
    if (callsAt(modelServer) <= most) return script;
    refusals += 1;
    return refused(429);
  });
  return () => refusals;
}
