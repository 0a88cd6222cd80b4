import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ContractError } from '../../contract/errors.ts';

/** A refusal as the contract words it. */
export function refuse(reply: FastifyReply, error: ContractError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply.status(error.status).send({ success: false, code: error.code, message: error.message });
}

/** Every error of every call ends here; what is not the contract's own is logged and never shown. */
export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof ContractError ? error : fromHttp(error as FastifyError);
  if (known) return refuse(reply, known);
  request.log.error({ err: error }, 'a call failed');
  return refuse(reply, new ContractError('internal-error'));
}

export const notJson = 'Please send the request as valid JSON.';

/** What the HTTP server itself refuses, in the contract's words; null for what is our own fault. */
function fromHttp(error: FastifyError): ContractError | null {
  const status = error.statusCode ?? 500;
  if (status === 413) return new ContractError('too-large');
  if (status === 404) return new ContractError('not-found');
  if (status >= 400 && status < 500) return new ContractError('invalid-input', notJson);
  return null;
}

/**
 * Refuses text that is none: PostgreSQL cannot store U+0000, and half a surrogate pair would come back as another
 * character.
 * @throws ContractError invalid-input
 */
export function refuseBrokenText(input: unknown): void {
  // Without recursion: how deep the input goes is the client's choice.
  const left = [input];
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each === 'string' && (each.includes('\0') || /\p{Surrogate}/u.test(each)))
      throw new ContractError('invalid-input', 'Please remove the characters that cannot be shown.');
    if (typeof each === 'object' && each !== null) for (const inner of Object.values(each)) left.push(inner);
  }
}

/**
 * Input as its schema has it.
 * @throws ContractError invalid-input with the first sentence that the schema gives
 */
export function checked<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) {
    refuseBrokenText(result.data);
    return result.data;
  }
  const [issue] = result.error.issues;
  const field = issue?.path.join('.');
  // The schemas word what people fill in; zod's own words are for programs, so they name the field.
  const worded = issue?.message && !/^(Invalid|Too|Unrecognized)/.test(issue.message);
  throw new ContractError(
    'invalid-input',
    worded ? issue.message : `Please check ${field || 'what you sent'}.`,
  );
}
