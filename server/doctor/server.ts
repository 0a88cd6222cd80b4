import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Finding } from './finding.ts';

/** How long the server may take to answer, in milliseconds. */
const timeout = 3_000;

/** Whether a server of these settings runs and is ready. */
export async function checkServer(settings: {
  readonly host: string;
  readonly port: number;
  readonly tls: object | undefined;
}): Promise<Finding> {
  const status = await statusOf(settings);
  const where = `port ${settings.port}`;
  if (status === 200) return { part: 'Server', state: 'good', said: `A server is ready at ${where}.` };
  if (status === null)
    return {
      part: 'Server',
      state: 'look',
      said: `No server answers at ${where}.`,
      todo: 'Start it, or run this command with the settings of the one that runs.',
    };
  return {
    part: 'Server',
    state: 'bad',
    said: `What answers at ${where} is not ready: it answers ${status} to /readyz.`,
    todo:
      status === 503
        ? 'Its database does not answer: see there.'
        : 'Another program may use this port. Set PORT to another one.',
  };
}

/** The status of `/readyz`; null without an answer. */
function statusOf({ host, port, tls }: Parameters<typeof checkServer>[0]): Promise<number | null> {
  const options = {
    host: ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host,
    port,
    path: '/readyz',
    timeout,
    headers: { host: `localhost:${port}` },
    // The certificate is for another name than this address.
    rejectUnauthorized: false,
  };
  return new Promise((resolve) => {
    const request = (tls ? requestHttps : requestHttp)(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(null));
    request.end();
  });
}
