import type { Socket } from 'node:net';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Logger } from 'pino';
import { unattendedHeader } from '../../contract/constants.ts';
import { ContractError } from '../../contract/errors.ts';
import { serverTimeHeader } from '../../contract/server-time.ts';
import type { Clock } from '../clock.ts';
import type { Ids } from '../context.ts';
import { compressAnswers } from './compression.ts';
import {
  type ConnectionLimits,
  closeStalled,
  defaultConnectionLimits,
  limitConnections,
} from './connections.ts';
import { refuseUnknownHosts } from './known-host.ts';
import { refusePlainHttpFromOutside } from './plain-http.ts';
import { errorHandler, refuse } from './refusals.ts';
import { requestIds } from './request-ids.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

/** In bytes. */
const largestBody = 256 * 1024;
/**
 * How long a request may take to arrive with its headers and its body, in milliseconds. Node looks for slower
 * connections, silent ones included, at an interval of 1/28 of this time, so that each of them ends within 30
 * seconds.
 */
const defaultRequestTimeout = 28_000;
/** How long a refused client may take to read its refusal, in milliseconds. */
const refusalReadTime = 1_000;

export interface HttpSettings {
  readonly log: Logger;
  readonly ids: Pick<Ids, 'code'>;
  readonly clock: Clock;
  /** How many proxies before the server may say from which address and host a call comes (TRUST_PROXY). */
  readonly trustProxy: number;
  /** Other origins whose pages may call the server. */
  readonly webOrigins: readonly string[];
  /** The folder of the built web app; without it only the API is served. */
  readonly webFolder?: string;
  /** The address that people use, for the web app; undefined without the setting. */
  readonly publicUrl: string | undefined;
  /** The address to listen on, which can be a name. */
  readonly host?: string | undefined;
  /** Whether people reach the server over HTTPS. */
  readonly https: boolean;
  /** How long a request may take to arrive, in milliseconds; tests set less than usual. */
  readonly requestTimeout?: number;
  readonly connectionLimits?: ConnectionLimits;
  /** The certificate and key with which the server speaks HTTPS itself; otherwise it speaks HTTP. */
  readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
}

/**
 * The HTTP server without endpoints: parsing, security headers, origins, compression, the web app, refusals.
 */
export async function createHttpServer(settings: HttpSettings): Promise<FastifyInstance> {
  const { requestTimeout = defaultRequestTimeout, connectionLimits = defaultConnectionLimits } = settings;
  const timeouts = {
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: requestTimeout / 28,
  };
  const app = fastify({
    ...(settings.tls ? { https: { ...settings.tls, ...timeouts } } : { http: timeouts }),
    loggerInstance: quiet(settings.log),
    // A line for each call would hide the important ones. Failures are logged where they are handled.
    logController: new LogController({ disableRequestLogging: true }),
    // The server makes the id of every request itself. It takes none from a caller, since the log must not
    // hold text that somebody wrote.
    genReqId: requestIds(settings.ids),
    requestIdHeader: false,
    trustProxy: (_address: string, hop: number) => hop < settings.trustProxy,
    bodyLimit: largestBody,
    requestTimeout,
    forceCloseConnections: 'idle',
    // Up to this length, the schema of a call refuses a part of the path that is too long. `frameworkErrors`
    // refuses a longer one.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 10_000 },
    exposeHeadRoutes: false,
    clientErrorHandler: refuseUnreadable,
    // An invalid URL, or one with a part longer than `maxParamLength`.
    frameworkErrors: (_error, _request, reply) => refuse(reply, new ContractError('not-found')),
  }) as unknown as FastifyInstance;
  limitConnections(app.server, connectionLimits, settings.trustProxy > 0);
  app.setErrorHandler(errorHandler);
  acceptEmptyBodies(app);
  setSecurityHeaders(app, settings);
  sayTheTime(app, settings.clock);
  refuseUnknownHosts(app, ownNames(settings));
  if (!settings.https) refusePlainHttpFromOutside(app);
  allowOrigins(app, settings.webOrigins);
  compressAnswers(app);
  closeStalled(app);
  if (settings.webFolder) await serveWebApp(app, settings.webFolder, settings.publicUrl);
  else app.setNotFoundHandler((_request, reply) => refuse(reply, new ContractError('not-found')));
  return app;
}

/** Drops the info lines of the HTTP server itself: main.ts already says where it listens. */
const quiet = (log: Logger): Logger => (log.level === 'info' ? log.child({}, { level: 'warn' }) : log);

/**
 * Refuses invalid HTTP, oversized headers and a request that comes too slowly in the form of the contract,
 * then closes the connection. A connection on which nothing was sent is closed without an answer: browsers
 * open spare connections, and would take a refusal for the answer to a request that they send at that moment.
 */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const { status, message } = new ContractError('invalid-input', 'This is not a readable HTTP request.');
  const body = JSON.stringify({ success: false, code: 'invalid-input', message });
  const head = `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json\r\nconnection: close`;
  socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  // A client that does not close its own side would otherwise keep the connection open.
  const timer = setTimeout(() => socket.destroy(), refusalReadTime);
  socket.once('close', () => clearTimeout(timer));
}

/** Accepts an empty body with a JSON content type. */
function acceptEmptyBodies(app: FastifyInstance): void {
  // A member `__proto__` makes a body invalid; a member `constructor` is ordinary.
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.toString().trim() === '') return done(null, undefined);
    return parseJson(request, body as string, done);
  });
}

/** Says the server's time in each answer to a call, since the clock of a device may be wrong. */
function sayTheTime(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header(serverTimeHeader, clock.now().getTime());
  });
}

const ownNames = ({ publicUrl, host }: HttpSettings): string[] => [
  ...(publicUrl ? [new URL(publicUrl).hostname] : []),
  ...(host ? [host] : []),
];

function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': `set-auth-token, retry-after, x-request-id, ${serverTimeHeader}`,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
    });
    if (request.method !== 'OPTIONS') return;
    await reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': `authorization, content-type, idempotency-key, last-event-id, ${unattendedHeader}`,
        'access-control-max-age': '600',
      })
      .status(204)
      .send();
  });
}
