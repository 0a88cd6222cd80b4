import type { z } from 'zod';
import type { AnswerOf, BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import { getMe, type Profile } from '../../contract/identity.ts';
import { possibleRefusals } from '../../contract/refusals.ts';
import { askInAssignment, askInSession } from '../../contract/tutor.ts';
import { withResolvers } from '../../server/with-resolvers.ts';
import { emptyValue } from './empty-answer.ts';

/** What a page sent: the parts that its endpoint declares, as the server would read them. */
export interface Request<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
}

/** A refusal as an answer. */
class Refused {
  constructor(
    readonly code: ErrorCode,
    readonly message: string,
    readonly requestId?: string,
    /** What somebody else has made of the fields meanwhile. */
    readonly current?: object,
  ) {}
}

type Answer = (request: Request<Endpoint>) => unknown;

/** An open stream of a page, to which a test sends events. */
export interface OpenStream<E extends Endpoint> {
  readonly send: <Name extends keyof NonNullable<E['streams']> & string>(
    event: Name,
    data: DataOf<NonNullable<E['streams']>>[Name],
  ) => void;
  /** Breaks the connection off. */
  readonly end: () => void;
}

/** A call that the page has made, by the name of its endpoint. */
export interface SeenCall {
  readonly name: string;
  readonly body: unknown;
  /** The key with which the server knows a repeated call. */
  readonly key: string | null;
}

const names = new Map<Endpoint, string>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]),
);

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refusal = ({ code, ...more }: Refused): Response =>
  json(errors[code][0], { success: false, code, ...more });

/** The calls of the identity service. */
type IdentityPath = 'get-session' | 'sign-in/email' | 'one-time-token/verify' | 'sign-out';

/** A sign-in, in the words of the identity service. */
function signInOf({ uid: id, email, fullName: name }: Profile) {
  const token = `token of ${id}`;
  return { token, session: { token }, user: { id, email, name } };
}

/** Turns `:name` in a path into a group. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>[^/]+)`)}$`);

/**
 * A server for the tests of pages, made from the contract. Calls that a test says nothing about get the emptiest answer that
 * the contract allows, if they only read; a call that changes something needs an answer. What the contract does not allow
 * fails the test: an answer, an event, a refusal, and what a page sends.
 */
export class FakeServer {
  /** The calls that changed something, in their order. */
  readonly calls: SeenCall[] = [];
  /** What the contract does not allow; a test that leaves something here fails. */
  readonly faults: string[] = [];
  /** The codes of all refusals, and whether a connection was broken off. */
  readonly refused = new Set<ErrorCode>();
  readonly refusedIdentity = new Set<string>();
  /** The messages of failures that the page finds itself. */
  readonly expectedMessages = new Set<string>();
  isBroken = false;
  readonly #answers = new Map<Endpoint, Answer>();
  readonly #streams = new Map<Endpoint, Set<ReadableStreamDefaultController<Uint8Array>>>();
  readonly #greetings = new Map<Endpoint, [event: string, data: unknown]>();
  readonly #identityAnswers = new Map<IdentityPath, () => Response | Promise<Response>>();
  #user: Profile | null = null;

  /** Signs a person in on the page that is opened next. */
  signIn(user: Profile | null): void {
    this.#user = user;
    if (user) this.answerWith(getMe, { user });
  }

  /** Lets a person sign in, with a password or with the token of a registration. */
  letSignIn(user: Profile): void {
    for (const path of ['sign-in/email', 'one-time-token/verify'] as const)
      this.answerIdentity(path, () => {
        this.signIn(user);
        return json(200, signInOf(user));
      });
  }

  /** Answers a call of the identity service, which the contract does not describe. */
  answerIdentity(path: IdentityPath, answer: () => Response | Promise<Response>): void {
    this.#identityAnswers.set(path, answer);
  }

  /** Refuses a call of the identity service. */
  refuseIdentity(path: IdentityPath, code: string, message = ''): void {
    this.refusedIdentity.add(code);
    this.answerIdentity(path, () => json(403, { code, message }));
  }

  /** Lets a call of the identity service fail as on a broken connection. */
  breakOffIdentity(path: IdentityPath): void {
    this.isBroken = true;
    this.answerIdentity(path, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** Lets the page log a failure that it finds itself. */
  expectFailure(message: string): void {
    this.expectedMessages.add(message);
  }

  /** Answers a call of the identity service as usual again. */
  restoreIdentity(path: IdentityPath): void {
    this.#identityAnswers.delete(path);
  }

  /** Answers a call, until another answer takes its place. */
  answer<E extends Endpoint>(
    endpoint: E,
    answer: AnswerOf<E> | ((request: Request<E>) => AnswerOf<E> | Promise<AnswerOf<E>>),
  ): void {
    this.#answers.set(endpoint, typeof answer === 'function' ? (answer as Answer) : () => answer);
  }

  /** Answers a call with the emptiest answer that has these fields. */
  answerWith<E extends Endpoint>(endpoint: E, fields: Partial<AnswerOf<E>>): void {
    this.answer(endpoint, { ...(emptyValue(endpoint.answer) as AnswerOf<E>), ...fields });
  }

  /** Refuses a call, until another answer takes its place. */
  refuse(endpoint: Endpoint, code: ErrorCode, message: string = errors[code][1], requestId?: string): void {
    if (!possibleRefusals(endpoint).includes(code))
      throw new Error(`${endpoint.path} is never refused with ${code}.`);
    this.refused.add(code);
    this.#answers.set(endpoint, () => new Refused(code, message, requestId));
  }

  /** Refuses a change, since somebody else has changed these fields meanwhile. */
  refuseChange(endpoint: Endpoint, current: object): void {
    const code = 'changed-since';
    this.refused.add(code);
    this.#answers.set(endpoint, () => new Refused(code, errors[code][1], undefined, current));
  }

  /** Lets a call fail as on a broken connection, until an answer takes its place. */
  breakOff(endpoint: Endpoint): void {
    this.isBroken = true;
    this.#answers.set(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** Lets a stream that was refused or broken off open again. */
  mend(endpoint: Endpoint): void {
    this.#answers.delete(endpoint);
  }

  /** Holds the answer of a call back. @returns a function that lets it go */
  hold(endpoint: Endpoint): () => void {
    const before = this.#answers.get(endpoint) ?? this.#emptyAnswer(endpoint);
    const { promise: gate, resolve } = withResolvers<void>();
    this.#answers.set(endpoint, (request) => gate.then(() => before(request)));
    return resolve;
  }

  /** The first event of each connection to a stream. */
  greet<E extends Endpoint, Name extends keyof NonNullable<E['streams']> & string>(
    endpoint: E,
    event: Name,
    data: DataOf<NonNullable<E['streams']>>[Name],
  ): void {
    this.#greetings.set(endpoint, [event, data]);
  }

  /** The connections of the page to a stream. */
  stream<E extends Endpoint>(endpoint: E): OpenStream<E> {
    const open = () => this.#streams.get(endpoint) ?? new Set();
    return {
      send: (event, data) => {
        for (const controller of open()) controller.enqueue(this.#frame(endpoint, event, data));
      },
      end: () => {
        for (const controller of open()) controller.close();
        open().clear();
      },
    };
  }

  /** Ends the answers under way, which a page would wait for after its test. */
  endAnswers(): void {
    const failed = { code: 'model-failed', message: errors['model-failed'][1] } as const;
    for (const endpoint of [askInSession, askInAssignment]) this.stream(endpoint).send('error', failed);
  }

  /** Answers a request as `fetch` does. */
  readonly fetch = async (
    address: string | URL | globalThis.Request,
    init: RequestInit = {},
  ): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address, 'http://lyceum.test');
    if (url.pathname.startsWith('/api/auth/')) return this.#identity(url.pathname, init);
    const method = init.method ?? 'GET';
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      const match = endpoint.method === method && patternOf(endpoint.path).exec(url.pathname);
      if (match) return this.#call(endpoint, match.groups ?? {}, url, init);
    }
    this.faults.push(`The contract has no ${method} ${url.pathname}.`);
    return json(404, {});
  };

  async #call(
    endpoint: Endpoint,
    params: Record<string, string>,
    url: URL,
    init: RequestInit,
  ): Promise<Response> {
    const name = names.get(endpoint) ?? '';
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const key = headers.get('idempotency-key');
    if (endpoint.method !== 'GET') this.calls.push({ name, body, key });
    if (endpoint.streams && headers.get('accept') === 'text/event-stream' && !this.#answers.has(endpoint))
      return this.#open(endpoint, init.signal ?? null);
    const request = {
      params: this.#read(name, 'the path', endpoint.params, params),
      query: this.#read(name, 'the query', endpoint.query, Object.fromEntries(url.searchParams)),
      body: this.#read(name, 'the body', endpoint.body, body),
    } as Request<Endpoint>;
    const answer = this.#answers.get(endpoint) ?? this.#emptyAnswer(endpoint);
    const value = await answer(request);
    init.signal?.throwIfAborted();
    if (value instanceof Refused) return refusal(value);
    this.#read(name, 'the answer', endpoint.answer, value);
    return json(200, { success: true, ...(value as object) });
  }

  #emptyAnswer(endpoint: Endpoint): Answer {
    return () => {
      if (endpoint.method === 'GET') return emptyValue(endpoint.answer);
      this.faults.push(`The test has no answer to ${names.get(endpoint)}.`);
      return new Refused('internal-error', errors['internal-error'][1]);
    };
  }

  #read(name: string, what: string, schema: z.ZodType | undefined, value: unknown): unknown {
    const { data, error } = schema?.safeParse(value) ?? {};
    if (error) this.faults.push(`The contract does not allow ${what} of ${name}: ${error.message}`);
    return data;
  }

  #frame(endpoint: Endpoint, event: string, data: unknown): Uint8Array {
    this.#read(names.get(endpoint) ?? '', `the event “${event}”`, endpoint.streams?.[event], data);
    return new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #open(endpoint: Endpoint, signal: AbortSignal | null): Response {
    const streams = this.#streams.get(endpoint) ?? new Set();
    this.#streams.set(endpoint, streams);
    let opened: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      cancel: () => void streams.delete(opened),
      start: (controller) => {
        opened = controller;
        streams.add(controller);
        const greeting = this.#greetings.get(endpoint);
        controller.enqueue(
          greeting ? this.#frame(endpoint, ...greeting) : new TextEncoder().encode(': \n\n'),
        );
        signal?.addEventListener('abort', () => {
          if (streams.delete(controller)) controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  #identity(pathname: string, { body }: RequestInit): Response | Promise<Response> {
    const path = pathname.replace('/api/auth/', '') as IdentityPath;
    if (typeof body === 'string') this.calls.push({ name: path, body: JSON.parse(body), key: null });
    if (path === 'sign-out') this.#user = null;
    const answer = this.#identityAnswers.get(path);
    if (answer) return answer();
    return json(200, path === 'get-session' && this.#user ? signInOf(this.#user) : null);
  }
}
