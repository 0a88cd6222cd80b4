import { expect } from 'vitest';
import { type ErrorCode, errors } from '../contract/errors.ts';

/**
 * The expected answer to a refused call: the contract's status, code and sentence, and nothing else except
 * the id of the call if it is a fault of the server.
 */
export function refusal(code: ErrorCode, message: string = errors[code][1]) {
  const [status] = errors[code];
  const requestId = expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]+$/);
  const body = { success: false, code, message, ...(status >= 500 && { requestId }) };
  return expect.objectContaining({ status, body });
}
