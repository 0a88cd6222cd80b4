import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '../../contract/endpoint.ts';
import { ContractError, type ErrorCode } from '../../contract/errors.ts';
import type { Restriction } from '../../contract/identity.ts';
import { type AccountActor, type Actor, type ActorOf, nobody } from '../access.ts';
import { countedAddress, originOf } from './addresses.ts';
import { type Attempts, type Budget, fiveTimesPerSecond, oncePerSecond } from './attempts.ts';
import { disconnectSignal } from './disconnection.ts';
import { EventStream, type OpenStreams, type StreamDetails } from './event-stream.ts';
import type { LimitName, Limits } from './limits.ts';
import { checked, errorHandler } from './refusals.ts';

/** The sign-in of a bearer token. `signIn` identifies it without revealing the token. */
export interface SignedIn {
  readonly actor: AccountActor;
  readonly signIn: string;
  /** When the sign-in expires, in milliseconds since 1970. */
  readonly expiresAt: number;
  /**
   * Every call is refused with this code, except those that are served despite it
   * (`Endpoint.despiteRestriction`).
   */
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
   * Applies the rate limits and the limit on streams, for endpoints that leave this to their handler
   * (`limitBeforeBody`).
   * @throws ContractError too-many-requests
   */
  admit(): Promise<void>;
  /** Aborts when the connection closes before the answer is complete. */
  readonly disconnected: AbortSignal;
  /** Turns the answer into a stream that ends by itself. The handler must not return an answer after this. */
  openStream(): EventStream<EventsOf<E>>;
  /** Turns the answer into a feed: a stream that goes on until its reader leaves or the server stops. */
  openFeed(): EventStream<EventsOf<E>>;
}

export interface ServeOptions {
  /** A limit that is counted for each signed-in account, in addition to that of all calls. */
  readonly limitByAccount?: LimitName;
  /**
   * For endpoints whose rate limits depend on the body. Before the body is read only this wider limit is
   * counted, for each signed-in account; the handler applies the others with `admit`.
   */
  readonly limitBeforeBody?: LimitName;
  /**
   * For registrations: the refusal of a wrong code. Registrations and wrong codes are counted for each
   * address before anything is looked up, so that nobody can search for a valid code. Past either limit they
   * wait for their turn.
   */
  readonly wrongCode?: ErrorCode;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | undefined>;

/** Serves one endpoint of the contract with a handler. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: ServeOptions) => void;

/**
 * Serves endpoints in one fixed order: authenticate, apply rate limits, check the restriction and the role,
 * validate the input, ask for the password, call the handler, validate the answer. Streamed events are not validated here.
 */
export function createServe(
  app: FastifyInstance,
  parts: {
    authenticate: (request: FastifyRequest) => Promise<SignedIn | null>;
    limits: Limits;
    attempts: Attempts;
    streams: OpenStreams;
    /**
     * Refuses a call that asks for the password (`Endpoint.asksPassword`) unless the call brings it or the
     * sign-in has proved it lately.
     */
    checkPassword: (signedIn: SignedIn, typed: string | undefined) => Promise<void>;
    /** Called with every ContractError of a call before its refusal is sent. */
    onRefusal: (refusal: ContractError, actor: Actor) => Promise<void>;
  },
): Serve {
  const { authenticate, limits, attempts, streams, checkPassword, onRefusal } = parts;
  return (endpoint, handler, options = {}) => {
    /** The sign-in of each request; undefined when anyone may call the endpoint. */
    let signInOf: WeakMap<FastifyRequest, SignedIn> | undefined;
    if (endpoint.caller !== 'anyone') signInOf = new WeakMap();

    const actorOf = (request: FastifyRequest): Actor => ({
      ...(signInOf?.get(request)?.actor ?? nobody),
      from: originOf(request),
    });

    const admit = async ({ uid }: { uid: string }) => {
      const calls = limits.take('callByAccount', uid);
      if (options.limitByAccount) await Promise.all([calls, limits.take(options.limitByAccount, uid)]);
      else await calls;
      if (endpoint.streams) await streams.checkCapacity(uid);
    };

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      // Before the body is read, so that a caller without a token learns nothing about the validation.
      onRequest: async (request) => {
        if (!signInOf) return;
        const signedIn = await authenticate(request);
        if (!signedIn) throw new ContractError('not-signed-in');
        signInOf.set(request, signedIn);
        if (options.limitBeforeBody) await limits.take(options.limitBeforeBody, signedIn.actor.uid);
        else await admit(signedIn.actor);
        checkRestriction(endpoint, signedIn);
        checkRole(endpoint, signedIn.actor);
      },
      errorHandler: async (error, request, reply) => {
        if (error instanceof ContractError) await onRefusal(error, actorOf(request));
        return errorHandler(error, request, reply);
      },
      handler: async (request, reply) => {
        const signedIn = signInOf?.get(request);
        const callOf = () => ({
          actor: actorOf(request),
          signIn: signedIn?.signIn,
          params: parsed(endpoint.params, request.params),
          query: parsed(endpoint.query, request.query),
          body: parsed(endpoint.body, request.body ?? {}),
          request,
          admit: async () => signedIn && (await admit(signedIn.actor)),
          get disconnected() {
            return disconnectSignal(reply);
          },
          wantsStream: /\btext\/event-stream\b/.test(request.headers.accept ?? ''),
          openStream: () => openStream(request, reply, { signedIn, feed: false }),
          openFeed: () => openStream(request, reply, { signedIn, feed: true }),
        });
        const handle = async () => {
          const call = callOf();
          if (endpoint.asksPassword && signedIn) await checkPassword(signedIn, passwordIn(call.body));
          return handler(call as Call<typeof endpoint>);
        };
        const answer = options.wrongCode
          ? await countWrongCodes(options.wrongCode, request.ip, disconnectSignal(reply), handle)
          : await handle();
        if (answer === undefined) return reply;
        return { success: true, ...endpoint.answer.parse(answer) };
      },
    });
  };

  async function countWrongCodes<T>(
    wrong: ErrorCode,
    ip: string,
    disconnected: AbortSignal,
    handle: () => Promise<T>,
  ) {
    const attempt = await attempts.begin(registrationBudgets(wrong, ip), disconnected);
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

  function openStream(request: FastifyRequest, reply: FastifyReply, details: StreamDetails): EventStream {
    const stream = new EventStream(request, reply);
    streams.add(stream, details);
    // The sign-in may have ended during the call, before the stream was added to those that end with their
    // sign-in.
    if (details.signedIn) endUnlessSignedIn(stream, request);
    return stream;
  }

  function endUnlessSignedIn(stream: EventStream, request: FastifyRequest): void {
    authenticate(request).then(
      (signedIn) => signedIn ?? stream.cut(),
      () => stream.cut(),
    );
  }
}

/**
 * The limits of registrations. Past them each kind of code has a line, so that a search for one kind holds up
 * no call with another. All calls in it are one party, since they name no account.
 */
function registrationBudgets(wrong: ErrorCode, ip: string): Budget[] {
  const key = countedAddress(ip);
  // School codes can be short, and no class registers with them.
  const pace = wrong === 'invalid-school-code' ? oncePerSecond : fiveTimesPerSecond;
  const line = { name: `${wrong} at ${key}`, party: '', pace };
  return [
    { limit: 'registerByAddress', key, line },
    { limit: 'wrongCodeByAddress', key, line },
  ];
}

function checkRole({ caller }: Endpoint, actor: AccountActor): void {
  if (caller === 'teacher' && actor.role !== 'teacher') throw new ContractError('teacher-only');
  if (caller === 'student' && actor.role !== 'student') throw new ContractError('student-only');
}

function checkRestriction({ despiteRestriction }: Endpoint, { restriction }: SignedIn): void {
  if (restriction && despiteRestriction !== true && despiteRestriction !== restriction)
    throw new ContractError(restriction);
}

/** The password that a call brings, where its endpoint allows that (`passwordOfCall`). */
const passwordIn = (body: unknown): string | undefined =>
  (body as { currentPassword?: string } | undefined)?.currentPassword;

const parsed = (schema: Endpoint['body'], input: unknown) => (schema ? checked(schema, input) : undefined);
