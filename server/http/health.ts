import type { FastifyInstance } from 'fastify';
import { notReady, refuse } from './refusals.ts';

/**
 * Serves `/healthz`, which says that the process can serve, and `/readyz`, which says that its database
 * answers too. One of several nodes stays ready without Redis, since it goes on by itself; its answer says
 * whether Redis is connected.
 * @param checks each rejects when its component does not answer
 */
export function healthRoutes(
  app: FastifyInstance,
  checks: readonly (() => Promise<void>)[],
  nodes?: {
    readonly bus: { readonly isConnected: boolean };
    readonly members: { readonly alive: readonly string[] };
  },
): void {
  const ofNodes = () =>
    nodes && {
      redis: nodes.bus.isConnected ? 'connected' : 'unreachable',
      nodes: nodes.members.alive.length,
    };
  app.route({ method: ['GET', 'HEAD'], url: '/healthz', handler: async () => ({ success: true }) });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (request, reply) => {
      try {
        await Promise.all(checks.map((check) => check()));
        return { success: true, ...ofNodes() };
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return refuse(reply, notReady());
      }
    },
  });
}
