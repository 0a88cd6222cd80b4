import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts';
import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import type { Restriction } from '../../contract/identity.ts';
import { type AccountActor, type Actor, type ActorOf, nobody } from '../access.ts';
import { countedAddress, originOf } from './addresses.ts';
import { type Attempts, type Budget, everySecond } from './attempts.ts';
import { EventStream, type Open, type OpenStreams } from './event-stream.ts';
import { leaving } from './leaving.ts';
import type { LimitName, Limits } from './limits.ts';
import { checked, errorHandler } from './refusals.ts';

/** The sign-in of a bearer token. `signIn` identifies it without revealing the token. */
export interface SignedIn {
  readonly actor: AccountActor;
  readonly signIn: string;
  /** When the sign-in expires, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** The refusal of every call but those that are served despite it (`Endpoint.despiteRestriction`). */
  readonly restriction?: Restriction | 'password-change-required' | undefined;
}

/** The events that an endpoint declares. */
type EventsOf<E extends Endpoint> = NonNullable<E['streams']>;

/** A call as its handler receives it: the caller has the declared role, and the input is checked. */
export interface Call<E extends Endpoint> {
  readonly actor: ActorOf<E['caller']>;
  /** The sign-in that makes the call; undefined for public calls. */
  readonly signIn: E['caller'] extends 'anyone' ? undefined : string;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly request: FastifyRequest;
  /** Whether the caller asked for server-sent events. */
  readonly wantsStream: boolean;
  /**
   * Applies the rate limits and the limit of streams, for endpoints that leave this to the handler (`limitBeforeBody`).
   * @throws ContractError too-many-requests
   */
  admit(): Promise<void>;
  /** Aborts when the connection closes before the answer is complete. */
  readonly left: AbortSignal;
  /** Turns the answer into a stream that ends by itself. After this the handler must not return an answer. */
  openStream(): EventStream<EventsOf<E>>;
  /** Turns the answer into a feed: a stream that goes on until its reader leaves or the server stops. */
  openFeed(): EventStream<EventsOf<E>>;
}

export interface ServeOptions {
  /** Counted per signed-in account. */
  readonly limitByAccount?: LimitName;
  /**
   * For endpoints whose rate limits depend on the body: before the body is read only this wider limit is counted, per
   * signed-in account, and the handler calls `admit`.
   */
  readonly limitBeforeBody?: LimitName;
  /**
   * For registrations: the refusal of a wrong code. Registrations and wrong codes are counted per address before anything
   * is looked up, so that nobody can search for a valid code. Past either limit they wait for their turn.
   */
  readonly wrongCode?: ErrorCode;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | undefined>;

/** Serves one endpoint of the contract with a handler. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: ServeOptions) => void;

/**
 * Serves endpoints in one fixed order: authenticate, apply rate limits, check restrictions and the role, validate, handle, shape
 * the answer.
 * With `limitBeforeBody` the handler applies the rate limits. Streamed events are not shaped here.
 */
export function createServe(
  app: FastifyInstance,
  parts: {
    authenticate: (request: FastifyRequest) => Promise<SignedIn | null>;
    limits: Limits;
    attempts: Attempts;
    streams: OpenStreams;
    /** Is told of every refusal before it is sent. */
    onRefusal: (refusal: ContractError, actor: Actor) => Promise<void>;
  },
): Serve {
  const { authenticate, limits, attempts, streams, onRefusal } = parts;
  return (endpoint, handler, options = {}) => {
    let signedInBy: WeakMap<FastifyRequest, SignedIn> | undefined;
    if (endpoint.caller !== 'anyone') signedInBy = new WeakMap();

    const actorOf = (request: FastifyRequest): Actor => ({
      ...(signedInBy?.get(request)?.actor ?? nobody),
      from: originOf(request),
    });

    const admit = async ({ uid }: { uid: string }) => {
      limits.take('callByAccount', uid);
      if (options.limitByAccount) limits.take(options.limitByAccount, uid);
      if (endpoint.streams) streams.checkCapacity(uid);
    };

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // Before the body is read, so that a caller without a token learns nothing about the validation.
      onRequest: async (request) => {
        if (!signedInBy) return;
        const signedIn = await authenticate(request);
        if (!signedIn) throw new ContractError('not-signed-in');
        signedInBy.set(request, signedIn);
        if (options.limitBeforeBody) limits.take(options.limitBeforeBody, signedIn.actor.uid);
        else await admit(signedIn.actor);
        allowRestricted(endpoint, signedIn);
        allowRole(endpoint, signedIn.actor);
      },
      errorHandler: async (error, request, reply) => {
        if (error instanceof ContractError) await onRefusal(error, actorOf(request));
        return errorHandler(error, request, reply);
      },
      handler: async (request, reply) => {
        const signedIn = signedInBy?.get(request);
        const callOf = () => ({
          actor: actorOf(request),
          signIn: signedIn?.signIn,
          params: check(endpoint.params, request.params),
          query: check(endpoint.query, request.query),
          body: check(endpoint.body, request.body ?? {}),
          request,
          admit: async () => signedIn && (await admit(signedIn.actor)),
          get left() {
            return leaving(reply);
          },
          wantsStream: /\btext\/event-stream\b/.test(request.headers.accept ?? ''),
          openStream: () => openStream(request, reply, { signedIn, feed: false }),
          openFeed: () => openStream(request, reply, { signedIn, feed: true }),
        });
        const handle = () => handler(callOf() as Call<typeof endpoint>);
        const answer = options.wrongCode
          ? await registering(options.wrongCode, request.ip, leaving(reply), handle)
          : await handle();
        if (answer === undefined) return reply;
        return { success: true, ...endpoint.answer.parse(answer) };
      },
    });
  };

  async function registering<T>(wrong: ErrorCode, ip: string, left: AbortSignal, handle: () => Promise<T>) {
    const attempt = await attempts.begin(registrationBudgets(ip), left);
    let isWrong = false;
    try {
      return await handle();
    } catch (error) {
      isWrong = error instanceof ContractError && error.code === wrong;
      throw error;
    } finally {
      if (!isWrong) attempt.giveBack('wrongCodeByAddress');
    }
  }

  function openStream(request: FastifyRequest, reply: FastifyReply, open: Open): EventStream {
    const stream = new EventStream(request, reply);
    streams.add(stream, open);
    // A sign-in may have ended while the call was under way, before the stream could be ended with it.
    if (open.signedIn) endUnlessSignedIn(stream, request);
    return stream;
  }

  function endUnlessSignedIn(stream: EventStream, request: FastifyRequest): void {
    authenticate(request).then(
      (signedIn) => signedIn ?? stream.end(0),
      () => stream.end(0),
    );
  }
}

function registrationBudgets(ip: string): Budget[] {
  const key = countedAddress(ip);
  const line = { name: `registration at ${key}`, party: '', pace: everySecond };
  return [
    { limit: 'registerByAddress', key, line },
    { limit: 'wrongCodeByAddress', key, line },
  ];
}

function allowRole({ caller }: Endpoint, actor: AccountActor): void {
  if (caller === 'teacher' && actor.role !== 'teacher') throw new ContractError('teacher-only');
  if (caller === 'student' && actor.role !== 'student') throw new ContractError('student-only');
}

function allowRestricted({ despiteRestriction }: Endpoint, { restriction }: SignedIn): void {
  if (restriction && despiteRestriction !== true && despiteRestriction !== restriction)
    throw new ContractError(restriction);
}

const check = (schema: Endpoint['body'], input: unknown) => (schema ? checked(schema, input) : undefined);
