import type { Server } from 'node:http';

/** How often a shutdown closes idle connections, in milliseconds. */
const interval = 20;

/**
 * Closes connections as their last answer ends. Node's own close waits for connections that have not made a request:
 * browsers open such connections ahead of time and would keep the server from closing.
 * @returns starts the shutdown; connections that are left after the grace period, in milliseconds, are cut
 */
export function prepareShutdown(server: Server): (gracePeriod: number) => { done(): void } {
  let requests = 0;
  server.on('request', (_request, response) => {
    requests += 1;
    response.on('close', () => {
      requests -= 1;
    });
  });
  return (gracePeriod) => {
    let left = gracePeriod;
    const timer = setInterval(() => {
      left -= interval;
      if (requests === 0 || left <= 0) server.closeAllConnections();
      else server.closeIdleConnections();
    }, interval);
    return { done: () => clearInterval(timer) };
  };
}
