import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A filter between a browser and a server, as schools have them. */
export interface HoldingProxy {
  readonly url: string;
  /** Whether it passes responses on only when they have ended. */
  holds: boolean;
  /** The addresses that were requested, oldest first. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts a proxy in front of a server that passes each response on only when it has ended.
 * @param what 'body' passes the head on at once and holds the rest
 */
export async function startHoldingProxy(target: string, what: 'all' | 'body' = 'all'): Promise<HoldingProxy> {
  const { hostname, port } = new URL(target);
  const requests: string[] = [];
  const http = createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    const held = proxy.holds;
    const onward = forward(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
        const begin = () => outgoing.writeHead(answer.statusCode ?? 502, headers);
        if (!held) {
          begin();
          answer.pipe(outgoing);
          return;
        }
        if (what === 'body') begin().flushHeaders();
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => {
          if (what === 'all') begin();
          outgoing.end(Buffer.concat(pieces));
        });
        answer.on('error', () => outgoing.destroy());
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const proxy: HoldingProxy = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    holds: true,
    requests,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return proxy;
}
