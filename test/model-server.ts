/**
 * A scripted OpenAI-compatible model server on loopback, for tests and bench. Without a script it echoes the question.
 * `tsx test/model-server.ts --port N` runs it as a separate process, with control calls under /control/.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type WithResolvers, withResolvers } from '../server/with-resolvers.ts';
import { proposed, type Script, type Step, streamed } from './model-scripts.ts';

export interface ChatBody {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly json_schema: { readonly schema: { readonly properties?: object } } };
}

export interface RecordedRequest {
  readonly body: ChatBody;
  readonly headers: IncomingHttpHeaders;
  /** The last user message. */
  readonly question: string;
  /** Who ended the call: the client by closing early or the server by finishing; null while it runs. */
  closedBy: 'client' | 'server' | null;
  /** Resolves with the same when the call has ended. */
  readonly closed: Promise<'client' | 'server'>;
}

export interface ModelServer {
  /** The base URL, including /v1. */
  readonly url: string;
  readonly port: number;
  /** The requests for chat completions, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /**
   * Scripts the next request or, with `match`, every request whose last user message contains the text or matches the
   * expression. The newest match wins, and a match wins over the queue for next requests.
   */
  script(script: Script, match?: string | RegExp): void;
  /** Answers requests with the script that this function returns, before all others; null leaves a request to those. */
  answer(respond: (body: ChatBody) => Script | null): void;
  /**
   * Answers the calls that ask for a key, which `requests` and the other scripts leave out. By default there is no single right
   * answer.
   */
  propose(respond: (body: ChatBody) => Script): void;
  /** The calls that asked for a key, oldest first. */
  readonly proposalRequests: readonly RecordedRequest[];
  /** Opens a gate, for scripts that wait at it now and later. */
  open(gate: string): void;
  /** Resolves with the request of this index as soon as it has arrived. */
  request(index: number): Promise<RecordedRequest>;
  /** Forgets scripts, gates and requests. */
  reset(): void;
  /** Closes every connection and the server. */
  close(): Promise<void>;
}

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-scripted',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const asksForKey = ({ response_format: format }: ChatBody): boolean =>
  'answers' in (format?.json_schema.schema.properties ?? {});

const echo = (question: string): Script =>
  streamed(`You asked: ${question} What have you tried so far?`.match(/\s*\S+/g) ?? []);

/** Starts the server on a free port of 127.0.0.1, or on `port`. `models` is what GET /models lists. */
export async function startModelServer({
  port = 0,
  models = ['scripted-model'] as readonly string[],
} = {}): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  const proposalRequests: RecordedRequest[] = [];
  let proposal: (body: ChatBody) => Script = () => proposed();
  const queue: Script[] = [];
  const matchers: { match: string | RegExp; script: Script }[] = [];
  const responders: ((body: ChatBody) => Script | null)[] = [];
  const gates = new Map<string, WithResolvers<void>>();
  const waiting = new Map<number, WithResolvers<RecordedRequest>>();

  const gateOf = (name: string) => {
    const gate = gates.get(name) ?? withResolvers<void>();
    gates.set(name, gate);
    return gate;
  };
  const scriptFor = (body: ChatBody, question: string): Script => {
    if (asksForKey(body)) return proposal(body);
    for (const respond of responders) {
      const script = respond(body);
      if (script) return script;
    }
    const fits = ({ match }: { match: string | RegExp }) =>
      typeof match === 'string' ? question.includes(match) : match.test(question);
    return matchers.findLast(fits)?.script ?? queue.shift() ?? echo(question);
  };
  const record = (incoming: IncomingMessage, response: ServerResponse, body: ChatBody) => {
    const closed = withResolvers<'client' | 'server'>();
    const request: RecordedRequest = {
      body,
      headers: incoming.headers,
      question: body.messages.findLast(({ role }) => role === 'user')?.content ?? '',
      closedBy: null,
      closed: closed.promise,
    };
    let brokenByScript = false;
    response.on('close', () => {
      request.closedBy = response.writableFinished || brokenByScript ? 'server' : 'client';
      closed.resolve(request.closedBy);
    });
    if (asksForKey(body)) proposalRequests.push(request);
    else waiting.get(requests.push(request) - 1)?.resolve(request);
    return {
      request,
      destroy: () => {
        brokenByScript = true;
        response.destroy();
      },
    };
  };

  const chat = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { request, destroy } = record(incoming, response, JSON.parse(await text(incoming)) as ChatBody);
    const { status = 200, headers = {}, steps } = scriptFor(request.body, request.question);
    response.statusCode = status;
    const sent = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', ...headers };
    for (const [name, value] of Object.entries(sent)) response.setHeader(name, value);
    for (const step of steps) {
      await Promise.race([play(step, response, destroy), request.closed]);
      if (request.closedBy !== null) return;
    }
    response.end();
  };
  const play = async (step: Step, response: ServerResponse, destroy: () => void) => {
    if ('flush' in step) response.flushHeaders();
    else if ('delta' in step) await write(response, chunk({ content: step.delta }, null));
    else if ('event' in step) await write(response, `data: ${JSON.stringify(step.event)}\n\n`);
    else if ('raw' in step) await write(response, step.raw);
    else if ('base64' in step) await write(response, Buffer.from(step.base64, 'base64'));
    else if ('finish' in step) await write(response, `${chunk({}, step.finish)}data: [DONE]\n\n`);
    else if ('wait' in step) await new Promise((resolve) => setTimeout(resolve, step.wait));
    else if ('gate' in step) await gateOf(step.gate).promise;
    else if ('destroy' in step) destroy();
    else await new Promise(() => {});
  };

  const control = async (action: string, incoming: IncomingMessage): Promise<unknown> => {
    const sent = await text(incoming);
    const body = (sent === '' ? {} : JSON.parse(sent)) as { script?: Script; match?: string; gate?: string };
    if (action === 'requests') return requests.map(({ closed: _, ...rest }) => rest);
    if (action === 'script' && body.script) server.script(body.script, body.match);
    else if (action === 'open' && body.gate) server.open(body.gate);
    else if (action === 'reset') server.reset();
    else return null;
    return { done: true };
  };

  const answerJson = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const http = createServer((incoming, response) => {
    const path = (incoming.url ?? '').split('?')[0];
    const handle = async () => {
      if (path === '/v1/chat/completions' && incoming.method === 'POST')
        return await chat(incoming, response);
      if (path === '/v1/models') {
        return answerJson(response, 200, {
          object: 'list',
          data: models.map((id) => ({ id, object: 'model' })),
        });
      }
      const controlled = path?.startsWith('/control/') ? await control(path.slice(9), incoming) : null;
      return answerJson(
        response,
        controlled === null ? 404 : 200,
        controlled ?? { error: { message: 'not here' } },
      );
    };
    handle().catch((error: unknown) => {
      if (!response.headersSent) answerJson(response, 400, { error: { message: String(error) } });
      else response.destroy();
    });
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const bound = (http.address() as AddressInfo).port;

  const server: ModelServer = {
    url: `http://127.0.0.1:${bound}/v1`,
    port: bound,
    requests,
    proposalRequests,
    propose: (respond) => {
      proposal = respond;
    },
    script: (script, match) => {
      if (match === undefined) queue.push(script);
      else matchers.push({ match, script });
    },
    answer: (respond) => responders.push(respond),
    open: (gate) => gateOf(gate).resolve(),
    request: (index) => {
      const known = requests[index];
      if (known) return Promise.resolve(known);
      const pending = waiting.get(index) ?? withResolvers<RecordedRequest>();
      waiting.set(index, pending);
      return pending.promise;
    },
    reset: () => {
      for (const kept of [requests, proposalRequests, queue, matchers, responders]) kept.length = 0;
      proposal = () => proposed();
      gates.clear();
      waiting.clear();
    },
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}

/** Writes, and waits for the socket if the client reads slowly. */
async function write(response: ServerResponse, bytes: string | Buffer): Promise<void> {
  if (!response.write(bytes) && !response.destroyed) {
    await new Promise<void>((resolve) => response.once('drain', resolve));
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
  const server = await startModelServer({ port: Number(values.port) });
  process.stdout.write(`${server.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}
