import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { ContractError } from '../../contract/errors.ts';

/** Endings of names that no one can register on the internet, so that only a local network gives them. */
const localEndings = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/;

/**
 * Refuses calls to a name that is not the server's. A page elsewhere can point its own name at a school's server and would
 * then count as the same origin. Nobody outside owns an IP address in a URL, a name without a dot or a name of the local
 * network, so these stay open: a class can always reach the server without PUBLIC_URL.
 * @param names other names of the server: the host of PUBLIC_URL and that of HOST
 */
export function refuseUnknownHosts(app: FastifyInstance, names: readonly string[]): void {
  const own = new Set([...names, hostname()].map((name) => name.toLowerCase()));
  app.addHook('onRequest', async (request) => {
    // A proxy that is trusted names the host that was called; only programs send none.
    const called = nameOf(request.host);
    if (called === '' || own.has(called) || isLocal(called)) return;
    throw new ContractError('unknown-host');
  });
}

const isLocal = (name: string): boolean =>
  !name.includes('.') || isIP(name) !== 0 || name.startsWith('[') || localEndings.test(name);

/** A host without its port and a final dot, in lower case. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
