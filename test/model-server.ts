/**
 * A scripted OpenAI-compatible model server on loopback, for tests and bench. Without a script it echoes the
 * question. `tsx test/model-server.ts --port N` runs it as a separate process, with control calls under
 * /control/.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type ChatBody, type RecordedRequest, RecordedRequests } from './model-requests.ts';
import type { Script } from './model-scripts.ts';
import { Gates, play, ScriptedAnswers } from './scripted-answers.ts';

export interface ModelServer {
  /** The base URL, including /v1. */
  readonly url: string;
  readonly port: number;
  /** The requests for chat completions, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /**
   * Scripts the next request or, with `match`, every request whose last user message contains the text or
   * matches the expression. The newest match wins, and a match wins over the queue for next requests.
   */
  script(script: Script, match?: string | RegExp): void;
  /**
   * Answers requests with the script that this function returns, before all others; null leaves a request to
   * those.
   */
  answer(respond: (body: ChatBody) => Script | null): void;
  /**
   * Answers the calls that ask for a key. They are not in `requests`, and no other script answers them. By
   * default the answer is that the exercise has no single right answer.
   */
  propose(respond: (body: ChatBody) => Script): void;
  /** The calls that asked for a key, oldest first. */
  readonly proposalRequests: readonly RecordedRequest[];
  /** Opens a gate for the scripts that wait at it now or later. */
  open(gate: string): void;
  /** Resolves with the request of this index as soon as it has arrived. */
  request(index: number): Promise<RecordedRequest>;
  /** Forgets scripts, gates and requests. */
  reset(): void;
  /** Closes every connection and the server. */
  close(): Promise<void>;
}

const answerJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

interface Parts {
  readonly requests: RecordedRequests;
  readonly answers: ScriptedAnswers;
  readonly gates: Gates;
  readonly context: ContextLimit | undefined;
}

/** The context of the server's model, in tokens, and what happens to a longer prompt. */
export interface ContextLimit {
  readonly tokens: number;
  readonly longer: 'is refused' | 'loses its beginning';
  /** How many bytes of UTF-8 are a token; three by default. */
  readonly bytesPerToken?: number;
}

/** What a limited model reads of a prompt; null when it refuses it. */
function readBy({ tokens, longer, bytesPerToken = 3 }: ContextLimit, body: ChatBody): ChatBody | null {
  const most = tokens * bytesPerToken;
  const bytesOf = (text: string) => Buffer.byteLength(text);
  let over = body.messages.reduce((bytes, { content }) => bytes + bytesOf(content) + 12, 0) - most;
  if (over <= 0) return body;
  if (longer === 'is refused') return null;
  const messages = body.messages.flatMap((message) => {
    const bytes = bytesOf(message.content);
    const cut = Math.max(0, Math.min(over, bytes));
    over -= cut;
    const content = Buffer.from(message.content).subarray(cut).toString();
    return cut === bytes ? [] : [{ ...message, content }];
  });
  return { ...body, messages };
}

/** Answers a request for a chat completion, step by step, until the script or the connection ends. */
async function answerChat(
  incoming: IncomingMessage,
  response: ServerResponse,
  { requests, answers, gates, context }: Parts,
): Promise<void> {
  const { input, ...rest } = JSON.parse(await text(incoming)) as ChatBody & { input?: readonly string[] };
  // A call of POST /moderations has its text in `input`.
  const sent = input ? { ...rest, messages: [{ role: 'user', content: input.join('\n') }] } : rest;
  const body = context ? readBy(context, sent) : sent;
  if (!body) {
    const message = `This model's maximum context length is ${context?.tokens} tokens.`;
    return void answerJson(response, 400, { error: { message, code: 'context_length_exceeded' } });
  }
  const { request, breakConnection } = requests.record(incoming, response, body);
  const { status = 200, headers = {}, steps } = answers.scriptFor(body, request.question);
  response.statusCode = status;
  const allHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache', ...headers };
  for (const [name, value] of Object.entries(allHeaders)) response.setHeader(name, value);
  for (const step of steps) {
    await Promise.race([play(step, { response, gates, breakConnection }), request.closed]);
    if (request.closedBy !== null) return;
  }
  response.end();
}

/**
 * Does what a control call asks, for tests in another process.
 * @returns its answer; null for an unknown call
 */
async function control(server: ModelServer, action: string, incoming: IncomingMessage): Promise<unknown> {
  const sent = await text(incoming);
  const body = (sent === '' ? {} : JSON.parse(sent)) as { script?: Script; match?: string; gate?: string };
  if (action === 'requests') return server.requests.map(({ closed: _, ...rest }) => rest);
  if (action === 'script' && body.script) server.script(body.script, body.match);
  else if (action === 'open' && body.gate) server.open(body.gate);
  else if (action === 'reset') server.reset();
  else return null;
  return { done: true };
}

const controlPrefix = '/control/';

/**
 * Starts the server on a free port of 127.0.0.1, or on `port`. `models` is what GET /models lists. The requests that it
 * records are what a model with a limited context has read.
 */
export async function startModelServer({
  port = 0,
  models = ['scripted-model'] as readonly string[],
  context = undefined as ContextLimit | undefined,
} = {}): Promise<ModelServer> {
  const [requests, answers, gates] = [new RecordedRequests(), new ScriptedAnswers(), new Gates()];
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (incoming.url ?? '').split('?');
    if (/^\/v1\/(?:chat\/completions|moderations)$/.test(path) && incoming.method === 'POST')
      return answerChat(incoming, response, { requests, answers, gates, context });
    if (path === '/v1/models') {
      const data = models.map((id) => ({ id, object: 'model' }));
      return answerJson(response, 200, { object: 'list', data });
    }
    const controlled = path.startsWith(controlPrefix)
      ? await control(server, path.slice(controlPrefix.length), incoming)
      : null;
    if (controlled === null) answerJson(response, 404, { error: { message: 'not here' } });
    else answerJson(response, 200, controlled);
  };
  const http = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
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
    requests: requests.chats,
    proposalRequests: requests.proposals,
    script: (script, match) => answers.script(script, match),
    answer: (respond) => answers.answer(respond),
    propose: (respond) => answers.propose(respond),
    open: (gate) => gates.open(gate),
    request: (index) => requests.chat(index),
    reset: () => {
      for (const part of [requests, answers, gates]) part.reset();
    },
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
  const server = await startModelServer({ port: Number(values.port) });
  process.stdout.write(`${server.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}
