import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A line to a database on which a test can let everything that was said fall silent. */
export async function startLine(database: URL) {
  const lines: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(database.port || 5432), database.hostname);
    for (const end of [near, far]) end.on('error', () => end.destroy());
    near.pipe(far).pipe(near);
    lines.push([near, far]);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    for (const end of lines.flat()) end.destroy();
    server.close();
  });
  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return { url, silence: () => lines.splice(0).map(([near, far]) => [near.unpipe(far), far.unpipe(near)]) };
}
