import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { countedAddress } from './addresses.ts';

/** How many connections may be open at once: in total, and from each address. */
export interface ConnectionLimits {
  readonly total: number;
  readonly perAddress: number;
}

/**
 * A class of 40 opens up to 240 connections, six for each browser, so that eight classes fit behind one
 * address.
 */
export const defaultConnectionLimits: ConnectionLimits = { total: 8_000, perAddress: 2_000 };

/** After how many milliseconds a connection is closed whose reader takes nothing more of an answer. */
const stalledAfter = 60_000;

/** Closes connections whose readers stop taking their answer, so that nobody keeps answers in memory. */
export function closeStalled(app: FastifyInstance, after = stalledAfter): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    // When the answer has been taken, the timeout of an idle connection takes this one's place.
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(after);
    return payload;
  });
}

/**
 * Closes new connections past these limits. Behind a proxy every connection comes from the proxy's address,
 * so only the limit on all of them applies there.
 */
export function limitConnections(server: Server, limits: ConnectionLimits, behindProxy: boolean): void {
  server.maxConnections = limits.total;
  if (behindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    const count = open.get(address) ?? 0;
    if (count >= limits.perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
