import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { OwnError } from '../log.ts';

/** Connections stay open for the next call, for less time than servers keep them, in milliseconds. */
const keeping = { keepAlive: true, timeout: 4_000 } as const;
/** How long a connection may take, in milliseconds. */
const connectTimeout = 10_000;
const plain = { request: http.request, agent: new http.Agent(keeping), connected: 'connect' } as const;
const secure = {
  request: https.request,
  agent: new https.Agent(keeping),
  connected: 'secureConnect',
} as const;

/** A call of a model's server. */
export interface HttpCall {
  readonly method?: 'GET' | 'POST';
  readonly headers: OutgoingHttpHeaders;
  readonly body?: string;
  /** Ends the call at any time. */
  readonly signal: AbortSignal;
}

/** The beginning of an answer. Its body has to be read, or `close` called. */
export interface HttpAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly retryAfter: string | undefined;
  readonly body: AsyncIterable<Buffer>;
  readonly close: () => void;
}

/** A failure of the connection, with the error of the system as its cause. */
export class ConnectionFailure extends OwnError {}

/**
 * Calls a server, without following redirects. Node's `fetch` would decompress a body by whatever headers say, one layer in
 * another, which ends the process after the fifth. So this asks for a plain body, and takes no other.
 * @param usesKept whether a connection that was kept open may carry the call
 * @throws the signal's reason once it aborts; ConnectionFailure
 */
export function callServer(url: string, sent: HttpCall, usesKept = true): Promise<HttpAnswer> {
  const { method = 'GET', headers, body, signal } = sent;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const { request, agent, connected } = url.startsWith('https:') ? secure : plain;
    const call = request(url, {
      method,
      agent: usesKept && agent,
      signal,
      headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'lyceum' },
    });
    const connecting = setTimeout(() => call.destroy(noConnection()), connectTimeout);
    call.on('socket', (socket) => {
      if (socket.connecting) socket.once(connected, () => clearTimeout(connecting));
      else clearTimeout(connecting);
    });
    let isAnswered = false;
    const fail = (cause: NodeJS.ErrnoException) => {
      // What fails after the beginning of an answer is for whoever reads it.
      if (isAnswered) return;
      // The server closed a connection that was kept for this call: a new one takes it.
      if (call.reusedSocket && cause.code === 'ECONNRESET') resolve(callServer(url, sent, false));
      else reject(failureOf(cause, signal));
    };
    call.on('error', fail);
    // Also after an answer that is none, such as another protocol.
    call.on('close', () => {
      clearTimeout(connecting);
      fail(new Error('The connection was closed.'));
    });
    call.on('response', (response) => {
      isAnswered = true;
      const { statusCode: status = 0, headers: received } = response;
      // An error after the last read, such as that of an abort, has no reader.
      response.on('error', () => {});
      if (!/^(?:identity)?$/i.test(received['content-encoding'] ?? '')) {
        call.destroy();
        reject(new OwnError('The model server sent a compressed answer, for which nobody had asked.'));
        return;
      }
      const retryAfter = received['retry-after'];
      const ok = status >= 200 && status < 300;
      resolve({ status, ok, retryAfter, body: readBody(response, signal), close: () => call.destroy() });
    });
    call.end(body);
  });
}

const noConnection = () => Object.assign(new Error('No connection was made.'), { code: 'ETIMEDOUT' });

async function* readBody(response: IncomingMessage, signal: AbortSignal): AsyncGenerator<Buffer> {
  try {
    yield* response;
  } catch (error) {
    throw failureOf(error, signal);
  } finally {
    response.destroy();
  }
}

const failureOf = (cause: unknown, { aborted, reason }: AbortSignal): unknown =>
  aborted ? reason : new ConnectionFailure('The connection to the model server failed.', { cause });

/**
 * The body of an answer as text, cut off soon after `maximum` bytes.
 * @throws what reading throws
 */
export async function readText({ body }: HttpAnswer, maximum: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true });
    length += bytes.length;
    if (length > maximum) break;
  }
  return text + decoder.decode();
}
