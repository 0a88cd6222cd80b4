import { describe, expect, it } from 'vitest';
import { ContractError } from '../../contract/errors.ts';
import { ConnectionError, readRefusal } from './refusal.ts';

describe('reading a refusal', () => {
  it('rebuilds the error that the server threw, with its status', () => {
    const error = readRefusal({
      success: false,
      code: 'class-not-found',
      message: 'Class not found or access denied',
    });
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({
      code: 'class-not-found',
      status: 404,
      message: 'Class not found or access denied',
    });
  });

  it('keeps the more exact sentence of the server', () => {
    expect(readRefusal({ code: 'invalid-input', message: 'Please give the class a name.' }).message).toBe(
      'Please give the class a name.',
    );
  });

  it('reads how long to wait', () => {
    expect(readRefusal({ code: 'too-many-requests', message: 'Wait.' }, '7')).toMatchObject({
      retryAfter: 7,
    });
  });

  it('keeps the sentence of a code that this build does not know', () => {
    expect(readRefusal({ code: 'from-the-future', message: 'Do this.' })).toMatchObject({
      code: 'internal-error',
      message: 'Do this.',
    });
  });

  it.each([null, 'Bad gateway', {}, { code: 'from-the-future' }])('takes %j for no answer at all', (body) => {
    expect(readRefusal(body)).toBeInstanceOf(ConnectionError);
  });
});
