import { ContractError } from '../../contract/errors.ts';

/** The server's own sentence, or the spec's fallback where there is none (spec 8). */
export const refusalSentence = (error: unknown, fallback: string): string =>
  error instanceof ContractError ? error.message : fallback;
