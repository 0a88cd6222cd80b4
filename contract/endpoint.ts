import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call: anybody, any account that is signed in, or one role only. */
export type Caller = 'anyone' | 'account' | 'teacher' | 'student';

/** The events of a stream: the name of each with the shape of its data. */
export type Events = Readonly<Record<string, z.ZodObject>>;

/** The data of an event, by its name. */
export type DataOf<S extends Events> = { readonly [Name in keyof S & string]: z.output<S[Name]> };

/** Sends an event with the data that belongs to it. */
export type Send<S extends Events> = <Name extends keyof S & string>(
  event: Name,
  data: DataOf<S>[Name],
) => void;

/**
 * One call as data: the server checks requests by it, the client is typed by it, and /openapi.json is written
 * from it. `path` names its parameters as `:name`. `answer` is what success carries beside `success: true`.
 * `streams` says that the call can answer as server-sent events, and how each event looks.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly caller: Caller;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly answer: z.ZodObject;
  readonly errors: readonly ErrorCode[];
  readonly streams?: Events;
}

/** Declares a call; keeps the literal types for server and client. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared;

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives of a call, checked. */
export type ParamsOf<E extends Endpoint> = Out<E['params']>;
export type QueryOf<E extends Endpoint> = Out<E['query']>;
export type BodyOf<E extends Endpoint> = Out<E['body']>;

/** What a client sends. */
export type BodyInput<E extends Endpoint> = In<E['body']>;
export type QueryInput<E extends Endpoint> = In<E['query']>;

/** What success carries. */
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** Text as people type it: spaces at its ends do not count. `missing` is the sentence for a blank one. */
export const typed = (maximum: number, missing: string) =>
  z
    .string({ error: missing })
    .max(maximum * 2, { error: `Please use at most ${maximum} characters.` })
    .trim()
    .min(1, { error: missing })
    .max(maximum, { error: `Please use at most ${maximum} characters.` });

/** A code as people type it: any case, spaces around it. */
export const typedCode = (missing: string) => typed(64, missing).toUpperCase();

/** An opaque id in a path or a query. */
export const id = z.string().min(1).max(64);

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();
