import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a proxy to a database. After `silence`, the connections so far stay open but pass nothing on. */
export async function startDatabaseProxy(database: URL) {
  const connections: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(database.port || 5432), database.hostname);
    for (const end of [near, far]) end.on('error', () => end.destroy());
    near.pipe(far).pipe(near);
    connections.push([near, far]);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    for (const end of connections.flat()) end.destroy();
    server.close();
  });
  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url,
    silence: () => connections.splice(0).map(([near, far]) => [near.unpipe(far), far.unpipe(near)]),
  };
}
