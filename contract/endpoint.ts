import { z } from 'zod';
import { codeOf } from './codes.ts';
import { limits } from './constants.ts';
import type { ErrorCode } from './errors.ts';

/** Who may make a call: anybody, any signed-in account, or one role only. */
export type Caller = 'anyone' | 'account' | 'teacher' | 'student';

/** The events of a stream: names with the schemas of their data. */
export type Events = Readonly<Record<string, z.ZodObject>>;

/** The data of an event, by its name. */
export type DataOf<S extends Events> = { readonly [Name in keyof S & string]: z.output<S[Name]> };

/** Sends an event with its data. */
export type Send<S extends Events> = <Name extends keyof S & string>(
  event: Name,
  data: DataOf<S>[Name],
) => void;

/**
 * An endpoint as data: the server checks requests with it, the client takes its types from it, and
 * /openapi.json is generated from it. Parameters in `path` are written as `:name`. `answer` is the body of a
 * success without its `success: true`. `streams` has the events of a call that can be answered with a stream.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly caller: Caller;
  /**
   * Whether a restricted account may call it: one that waits for approval, has to set up a second factor, or
   * has to change its password first. True is for all of them; the name of a restriction is for accounts with
   * that restriction only.
   */
  readonly despiteRestriction?: true | 'approval-pending' | 'second-factor-missing';
  /**
   * For every call that gives access to other people's data or takes protection away: it is refused unless
   * the sign-in has proved its password within `passwordProofMinutes`, so that an unlocked screen is not
   * enough. test/access/asks-password.ts has the reason for every endpoint.
   */
  readonly asksPassword?: true;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly answer: z.ZodObject;
  readonly errors: readonly ErrorCode[];
  readonly streams?: Events;
}

/** Declares an endpoint and keeps its literal types for server and client. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The checked input of a handler. */
export type ParamsOf<E extends Endpoint> = Out<E['params']>;
export type QueryOf<E extends Endpoint> = Out<E['query']>;
export type BodyOf<E extends Endpoint> = Out<E['body']>;

/** What a client sends. */
export type BodyInput<E extends Endpoint> = In<E['body']>;
export type QueryInput<E extends Endpoint> = In<E['query']>;

/** The body of a success. */
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** Text that people type, trimmed. `whenBlank` is the message for blank text. */
export const typed = (maximum: number, whenBlank: string) =>
  z
    .string({ error: whenBlank })
    // Spaces around the text do not count, so it can be longer before it is trimmed, but not without a limit.
    .max(maximum * 2, { error: `Please use at most ${maximum} characters.`, abort: true })
    .trim()
    .min(1, { error: whenBlank })
    .max(maximum, { error: `Please use at most ${maximum} characters.`, abort: true });

/** Text that may be empty. @param maximum in characters */
export const optionalText = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, { error: `Please use at most ${maximum} characters.` });

/** A code that people type or paste (codes.ts). */
export const typedCode = (whenBlank: string) =>
  typed(limits.typedCodeMaximum, whenBlank).overwrite(codeOf).min(1, { error: whenBlank });

/** An opaque id in a path or a query. */
export const id = z.string().min(1).max(64);

/** The query of a stream that can also be read in parts, by networks that hold a response until its end. */
export const waitQuery = {
  wait: z
    .literal('0')
    .optional()
    .describe('Ends the stream as soon as it has told what is known now, instead of waiting for more.'),
};

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

type Streams<E extends Endpoint> = NonNullable<E['streams']>;

/** An event of a call that streams, by its name. */
export type EventOf<E extends Endpoint> = {
  [Name in keyof Streams<E> & string]: { event: Name; data: z.output<Streams<E>[Name]> };
}[keyof Streams<E> & string];
