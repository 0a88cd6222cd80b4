import type { FastifyInstance } from 'fastify';
import { ContractError } from '../../contract/errors.ts';
import { refuse } from './refusals.ts';

/**
 * `/healthz`: the process can serve. `/readyz`: its database answers too.
 * @param checks each rejects when its component does not answer
 */
export function healthRoutes(app: FastifyInstance, checks: readonly (() => Promise<void>)[]): void {
  app.route({ method: ['GET', 'HEAD'], url: '/healthz', handler: async () => ({ success: true }) });
  app.get('/readyz', async (request, reply) => {
    try {
      await Promise.all(checks.map((check) => check()));
      return { success: true };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return refuse(reply, new ContractError('not-ready', undefined, 5));
    }
  });
}
