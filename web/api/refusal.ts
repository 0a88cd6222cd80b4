import { ContractError, type ErrorCode, errors } from '../../contract/errors.ts';

/** No answer came, or none that can be read: the network, a time-out, a proxy's page. */
export class ConnectionError extends Error {
  /** @param why what happened, in a sentence */
  constructor(readonly why = 'The server cannot be reached.') {
    super(`${why} Please check your connection and try again.`);
    this.name = 'ConnectionError';
  }
}

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errors;

/**
 * Rebuilds what the server threw from its refusal (contract "Conventions"). A code that this build does not know
 * keeps the server's sentence; a body that is not a refusal at all is a ConnectionError.
 */
export function readRefusal(
  body: unknown,
  retryAfter: string | null = null,
): ContractError | ConnectionError {
  if (typeof body !== 'object' || body === null) return new ConnectionError();
  const { code, message } = body as { code?: unknown; message?: unknown };
  const sentence = typeof message === 'string' && message !== '' ? message : undefined;
  if (!isErrorCode(code) && sentence === undefined) return new ConnectionError();
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  return new ContractError(
    isErrorCode(code) ? code : 'internal-error',
    sentence,
    Number.isNaN(seconds) ? undefined : seconds,
  );
}

/** The server's own sentence, or the spec's fallback where there is none (spec 8). */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ContractError ? error.message : fallback;

/** Why no answer came, and that nothing is lost by it; undefined where the server did answer. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ConnectionError
    ? `${error.why} Nothing is lost: please check your connection and try again.`
    : undefined;

/** What a change that failed is told as: the sentence of spec 8, and beside it why, where the sentence cannot know. */
export const explain = (error: unknown, fallback: string) => ({
  message: sentenceOf(error, fallback),
  reason: reasonOf(error),
});
