import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { ContractError } from '../../contract/errors.ts';

/** Endings of names that no one can register on the internet, so that only a local network gives them. */
const localEndings = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;

/**
 * Refuses calls to a host name that is not the server's. Otherwise a page of another site could point its own
 * name at a school's server and would then count as the same origin (DNS rebinding). IP addresses, names
 * without a dot and names of the local network are always accepted: nobody outside can own them, and a class
 * reaches the server by them without PUBLIC_URL.
 * @param names the server's own names: the host of PUBLIC_URL and that of HOST
 */
export function refuseUnknownHosts(app: FastifyInstance, names: readonly string[]): void {
  const own = new Set([...names, hostname()].map((name) => name.toLowerCase()));
  app.addHook('onRequest', async (request) => {
    // `request.host` is the host that was called, also behind a trusted proxy. Only programs call without a
    // host.
    const called = nameOf(request.host);
    if (called === '' || own.has(called) || isLocal(called)) return;
    throw new ContractError('unknown-host');
  });
}

/** Whether nobody outside the local network can own this name. An IPv6 address is in brackets. */
const isLocal = (name: string): boolean =>
  !name.includes('.') || isIP(name) !== 0 || name.startsWith('[') || localEndings.test(name);

/** A host without its port and a final dot, in lower case. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
