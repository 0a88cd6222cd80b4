import type { Server } from 'node:http';
import type { Socket } from 'node:net';
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
