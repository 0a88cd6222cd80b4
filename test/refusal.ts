import { expect } from 'vitest';
import { type ErrorCode, errors } from '../contract/errors.ts';

/** The expected answer to a refused call: the contract's status, code and sentence, the call's id for a fault, and nothing else. */
export function refusal(code: ErrorCode, message: string = errors[code][1]) {
  const [status] = errors[code];
  const requestId = expect.stringMatching(/^[A-Z0-9]{4}-[A-Z0-9]+$/);
  const body = { success: false, code, message, ...(status >= 500 && { requestId }) };
  return expect.objectContaining({ status, body });
}
