import type { Server } from 'node:http';

/** How often the close looks again, in milliseconds. */
const look = 20;

/**
 * Closes connections as their last answer ends. Node's own close waits for connections on which nothing was asked
 * yet: browsers open such ones ahead, and they would hold the server open.
 * @returns to be called when the server closes, with the milliseconds after which whatever is left is cut
 */
export function prepareFarewell(server: Server): (limit: number) => { done(): void } {
  let underWay = 0;
  server.on('request', (_request, response) => {
    underWay += 1;
    response.on('close', () => {
      underWay -= 1;
    });
  });
  return (limit) => {
    let left = limit;
    const timer = setInterval(() => {
      left -= look;
      if (underWay === 0 || left <= 0) server.closeAllConnections();
      else server.closeIdleConnections();
    }, look);
    return { done: () => clearInterval(timer) };
  };
}
