import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ContractError } from '../../contract/errors.ts';
import { isUnavailable } from '../db/unavailable.ts';

/** Whether a refusal is a fault of the server, which somebody may want to report. */
const isFault = ({ status }: ContractError): boolean => status >= 500;

/** What a person can quote when they report a fault: the id of the call, which the log has too. */
export const quotable = (error: ContractError, { id }: Pick<FastifyRequest, 'id'>): { requestId?: string } =>
  isFault(error) ? { requestId: id } : {};

/** Sends a refusal in the form of the contract. */
export function refuse(reply: FastifyReply, error: ContractError): FastifyReply {
  const { requestId } = quotable(error, reply.request);
  if (requestId !== undefined) reply.header('x-request-id', requestId);
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply.status(error.status).send({
    success: false,
    code: error.code,
    message: error.message,
    ...(requestId !== undefined && { requestId }),
    ...(error.current !== undefined && { current: error.current }),
  });
}

/** Handles the errors of all calls; an error that is not a contract error is logged and never shown. */
export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof ContractError ? error : fromHttp(error as FastifyError);
  if (known) {
    if (isFault(known)) request.log.warn({ code: known.code, req: request }, 'a call ended in a fault');
    return refuse(reply, known);
  }
  request.log.error({ err: error, req: request }, 'a call failed');
  return refuse(reply, faultOf(error));
}

/** How many seconds a caller is asked to wait when the database is unavailable. */
const retryAfter = 5;

/** The refusal of a server whose database does not answer. */
export const notReady = (): ContractError => new ContractError('not-ready', undefined, retryAfter);

/**
 * The refusal for an error that is not a ContractError: 503 when the database is unavailable, which ends by
 * itself; otherwise 500.
 */
export const faultOf = (error: unknown): ContractError =>
  isUnavailable(error) ? notReady() : new ContractError('internal-error');

/** The sentence for a request that the HTTP server could not parse. */
export const notJson = 'Please send the request as valid JSON.';

/** A refusal of the HTTP server as a contract error; null for an internal error. */
function fromHttp(error: FastifyError): ContractError | null {
  const status = error.statusCode ?? 500;
  if (status === 413) return new ContractError('too-large');
  if (status === 404) return new ContractError('not-found');
  if (status >= 400 && status < 500) return new ContractError('invalid-input', notJson);
  return null;
}

/**
 * Refuses text that cannot be stored: PostgreSQL cannot store U+0000, and an unpaired surrogate would come
 * back as another character.
 * @throws ContractError invalid-input
 */
export function refuseInvalidText(input: unknown): void {
  // A loop and no recursion: the client decides how deep the input is, and deep input would overflow the
  // stack.
  const left = [input];
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each === 'string' && (each.includes('\0') || /\p{Surrogate}/u.test(each)))
      throw new ContractError('invalid-input', 'Please remove the characters that cannot be shown.');
    if (typeof each === 'object' && each !== null) for (const inner of Object.values(each)) left.push(inner);
  }
}

/**
 * Parses input with its schema.
 * @throws ContractError invalid-input with the first message of the schema
 */
export function checked<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) {
    refuseInvalidText(result.data);
    return result.data;
  }
  const [issue] = result.error.issues;
  const field = issue?.path.join('.');
  // The contract's schemas have messages for people. Zod's own messages begin with these words and are not
  // for people: then the refusal names the field instead.
  const isForPeople = issue?.message && !/^(Invalid|Too|Unrecognized)/.test(issue.message);
  throw new ContractError(
    'invalid-input',
    isForPeople ? issue.message : `Please check ${field || 'what you sent'}.`,
  );
}
