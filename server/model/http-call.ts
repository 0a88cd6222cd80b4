import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { setImmediate } from 'node:timers/promises';
import { urlToHttpOptions } from 'node:url';
import type { z } from 'zod';
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

/** How many bytes are read without a pause. */
const partLength = 8_000;
/** How many bytes wait for their reader at most before the server has to wait, too. */
const mostWaiting = 64_000;
const noBytes = Buffer.alloc(0);

export interface HttpHead {
  readonly status: number;
  readonly ok: boolean;
  readonly retryAfter: string | undefined;
}

export interface HttpContent {
  readonly apiKey: string | undefined;
  readonly accept: 'application/json' | 'text/event-stream';
  /** Sent as JSON by POST; undefined for GET. */
  readonly json?: object | undefined;
}

/** A failure of the connection, with the error of the system as its cause. */
export class ConnectionFailure extends OwnError {}

/** The path under the base URL of a server, as calls need it. @throws Error when it is no URL */
export const targetOf = (baseUrl: string, path: string): RequestOptions =>
  urlToHttpOptions(new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)) as RequestOptions;

/**
 * A call of a server, without following redirects; a signal ends it. Node's `fetch` would decompress a body by whatever headers
 * say, one layer in another, which ends the process after the fifth. So this asks for a plain body, and takes no other.
 */
export class HttpCall {
  #call!: ClientRequest;
  #response: IncomingMessage | null = null;
  #isWhole = false;
  #failure: { readonly reason: unknown } | null = null;
  /** The bytes that the reader has not taken yet, and how many it has taken since the last pause. */
  #bytes: Buffer = noBytes;
  #sincePause = 0;
  #waiting: (() => void) | null = null;

  constructor(
    private readonly target: RequestOptions,
    private readonly content: HttpContent,
    private readonly signal: AbortSignal,
  ) {
    signal.throwIfAborted();
    signal.addEventListener('abort', this.#abort, { once: true });
    this.#send(true);
  }

  readonly #abort = () => this.end(this.signal.reason);

  /** @param usesKept whether a connection that was kept open may carry the call */
  #send(usesKept: boolean): void {
    const { apiKey, accept, json } = this.content;
    const { request, agent, connected } = this.target.protocol === 'https:' ? secure : plain;
    const call = request({
      ...this.target,
      method: json ? 'POST' : 'GET',
      agent: usesKept && agent,
      headers: {
        accept,
        ...(json && { 'content-type': 'application/json' }),
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        'accept-encoding': 'identity',
        'user-agent': 'lyceum',
      },
    });
    this.#call = call;
    let connecting: NodeJS.Timeout | undefined;
    call.on('socket', (socket) => {
      if (!socket.connecting) return;
      connecting = setTimeout(() => call.destroy(noConnection()), connectTimeout);
      socket.once(connected, () => clearTimeout(connecting));
    });
    call.on('error', (cause: NodeJS.ErrnoException) => {
      // The server closed a connection that was kept for this call: a new one takes it.
      if (!this.#response && call.reusedSocket && cause.code === 'ECONNRESET' && !this.#failure)
        this.#send(false);
      else this.#disconnect(cause);
    });
    // Also after an answer that is none, such as another protocol.
    call.on('close', () => {
      clearTimeout(connecting);
      if (call === this.#call) this.#disconnect(new Error('The connection was closed.'));
    });
    call.on('response', (response) => this.#take(response));
    call.end(json && JSON.stringify(json));
  }

  #take(response: IncomingMessage): void {
    response.on('error', (cause) => this.#disconnect(cause));
    if (!/^(?:identity)?$/i.test(response.headers['content-encoding'] ?? '')) {
      this.end(new OwnError('The model server sent a compressed answer, for which nobody had asked.'));
      return;
    }
    this.#response = response;
    response.on('data', (bytes: Buffer) => {
      this.#bytes = this.#bytes.length === 0 ? bytes : Buffer.concat([this.#bytes, bytes]);
      if (this.#bytes.length > mostWaiting) response.pause();
      this.#wake();
    });
    response.on('end', () => {
      this.#isWhole = true;
      this.#wake();
    });
    this.#wake();
  }

  #wake(): void {
    this.#waiting?.();
    this.#waiting = null;
  }

  #disconnect(cause: unknown): void {
    if (this.#isWhole) return;
    const reason = new ConnectionFailure('The connection to the model server failed.', { cause });
    this.#failure ??= { reason };
    this.#wake();
  }

  /** Ends the call, whatever has come of it; who reads on gets the reason as an error. */
  end(reason: unknown): void {
    this.signal.removeEventListener('abort', this.#abort);
    this.#failure = { reason };
    this.#bytes = noBytes;
    if (!this.#isWhole) this.#call.destroy();
    this.#wake();
  }

  /** Waits for the answer. @throws ConnectionFailure, or the reason for which the call was ended */
  async head(): Promise<HttpHead> {
    while (!this.#response && !this.#failure) await this.#wait();
    if (!this.#response) throw this.#failure?.reason;
    const { statusCode: status = 0, headers } = this.#response;
    return { status, ok: status >= 200 && status < 300, retryAfter: headers['retry-after'] };
  }

  /**
   * The next part of the body; null at its end. A body may be long, so that other work goes on between its parts.
   * @throws like `head`; a failure of the connection comes after the bytes
   */
  async read(): Promise<Buffer | null> {
    if (this.#sincePause >= partLength) {
      this.#sincePause = 0;
      await setImmediate();
    }
    while (this.#bytes.length === 0) {
      if (this.#failure) throw this.#failure.reason;
      if (this.#isWhole) return null;
      await this.#wait();
    }
    const part = this.#bytes.subarray(0, partLength);
    this.#bytes = this.#bytes.subarray(part.length);
    this.#sincePause += part.length;
    if (this.#bytes.length === 0 && this.#response?.isPaused()) this.#response.resume();
    return part;
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** The body as text, cut off soon after `maximum` bytes; the call ends. @throws like `read` */
  async text(maximum: number): Promise<string> {
    const parts: Buffer[] = [];
    let length = 0;
    for (let bytes = await this.read(); bytes; bytes = await this.read()) {
      parts.push(bytes);
      length += bytes.length;
      if (length > maximum) break;
    }
    this.end(null);
    return new TextDecoder().decode(Buffer.concat(parts));
  }
}

const noConnection = () => Object.assign(new Error('No connection was made.'), { code: 'ETIMEDOUT' });

/** The answer to a call, with a body that is cut off soon after `maximum` bytes. @throws like `head` and `read` */
export async function fetchText(
  target: RequestOptions,
  content: HttpContent,
  signal: AbortSignal,
  maximum: number,
): Promise<HttpHead & { readonly text: string }> {
  const call = new HttpCall(target, content, signal);
  try {
    const head = await call.head();
    return { ...head, text: await call.text(maximum) };
  } finally {
    call.end(null);
  }
}

/** In bytes. */
const longestJson = 2_000_000;

/** Asks for JSON of this form. @throws Error when the server answers something else */
export async function fetchJson<Answer>(
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey?: string | undefined },
  path: string,
  schema: z.ZodType<Answer>,
  { signal, json }: { readonly signal: AbortSignal; readonly json?: object | undefined },
): Promise<Answer> {
  const content = { apiKey, accept: 'application/json', json } as const;
  const { ok, status, text } = await fetchText(targetOf(baseUrl, path), content, signal, longestJson);
  if (!ok) throw new OwnError(`The model server answered ${status} to a call of ${path}.`);
  return schema.parse(JSON.parse(text));
}
