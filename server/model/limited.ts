import { endOf } from './called-server.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Model } from './model.ts';

/** A model whose calls count in the limit of its server, and whose refusals lower it. */
export const limitedModel = (model: Model, limit: ConcurrencyLimit): Model => ({
  description: model.description,
  connected: model.connected,
  server: model.server,
  async *answer(request) {
    const hadOthers = limit.underWay > 0;
    const call = limit.start();
    let hasBegun = false;
    let failure: unknown = null;
    try {
      for await (const piece of model.answer(request)) {
        if (!hasBegun) call.begin();
        hasBegun = true;
        yield piece;
      }
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      call.end(failure === null ? { how: hasBegun ? 'well' : 'other' } : endOf(failure, hadOthers));
    }
  },
});
