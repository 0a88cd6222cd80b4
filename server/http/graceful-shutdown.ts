import type { Server } from 'node:http';

/** How often a shutdown closes idle connections, in milliseconds. */
const interval = 20;

/**
 * Prepares a shutdown that closes each connection as its last answer ends. Node's own close would wait for
 * connections that have not made a request yet, and browsers open such connections ahead of time.
 * @returns a function that starts the shutdown and takes the grace period in milliseconds, after which it
 * cuts the connections that are left. `done` ends the timer of the shutdown.
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
