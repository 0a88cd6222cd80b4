import { expect } from 'vitest';
import { type ErrorCode, errors } from '../contract/errors.ts';

/** The expected answer to a refused call: the contract's status, code and sentence, and nothing else. */
export const refusal = (code: ErrorCode, message: string = errors[code][1]) =>
  expect.objectContaining({ status: errors[code][0], body: { success: false, code, message } });
