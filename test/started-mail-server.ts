import { type AtEnd, withTheTest } from './databases.ts';
import { type MailServer, openMailServer } from './mail-server.ts';

/** A mail server on loopback, closed when the test ends. */
export async function startMailServer(atEnd: AtEnd = withTheTest): Promise<MailServer> {
  const server = await openMailServer();
  atEnd(() => server.close());
  return server;
}
