import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from './addresses.ts';

/** The most connections that are open at once: of everybody, and of one address. */
export interface MostConnections {
  readonly ofAll: number;
  readonly ofAddress: number;
}

/** A class of 40 opens 240 connections when every browser opens the six that it may: eight such classes fit behind an address. */
export const usualMost: MostConnections = { ofAll: 8_000, ofAddress: 2_000 };

/**
 * Closes connections beyond a ceiling. Behind a proxy every connection comes from the proxy's address, so that only the
 * ceiling of all applies.
 */
export function limitConnections(server: Server, most: MostConnections, behindProxy: boolean): void {
  server.maxConnections = most.ofAll;
  if (behindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    const count = open.get(address) ?? 0;
    if (count >= most.ofAddress) {
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
