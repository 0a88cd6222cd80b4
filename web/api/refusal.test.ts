import { afterEach, describe, expect, it } from 'vitest';
import { ContractError, type ErrorCode, errorCodes } from '../../contract/errors.ts';
import { ConnectionError } from './connection-error.ts';
import { readRefusal, refusalSentence, setRefusalMessages } from './refusal.ts';

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

  it('has the id of a call that ended in a fault behind the sentence, for people to quote [spec 10.229]', () => {
    const fault = { code: 'internal-error', message: 'Something went wrong.', requestId: 'K7QM-4F' };
    expect(readRefusal(fault).message).toBe('Something went wrong. Reference: K7QM-4F');
    for (const requestId of [undefined, 7, '<b>', 'K'.repeat(33)])
      expect(readRefusal({ ...fault, requestId }).message).toBe('Something went wrong.');
  });

  it('keeps the server’s sentence for a code that this build does not know', () => {
    expect(readRefusal({ code: 'from-the-future', message: 'Do this.' })).toMatchObject({
      code: 'internal-error',
      message: 'Do this.',
    });
  });

  it.each([null, 'Bad gateway', {}, { code: 'from-the-future' }])(
    'treats %j like a missing answer',
    (body) => {
      expect(readRefusal(body)).toBeInstanceOf(ConnectionError);
    },
  );
});

describe('a refusal in another language than English', () => {
  const inGerman = (code: ErrorCode) => ({ id: code, message: `${code} auf Deutsch` });
  const known = Object.fromEntries(errorCodes.map((code) => [code, inGerman(code)]));
  afterEach(() => setRefusalMessages(null));

  it('is shown by its code, even if the server’s English sentence is more exact', () => {
    setRefusalMessages(known as Parameters<typeof setRefusalMessages>[0]);
    const refusal = readRefusal({ code: 'invalid-input', message: 'Please give the class a name.' });
    expect(refusal.message).toBe('invalid-input auf Deutsch');
    expect(refusalSentence('session-closed')).toBe('session-closed auf Deutsch');
  });

  it('is shown in the server’s English if this build does not know the code', () => {
    setRefusalMessages(known as Parameters<typeof setRefusalMessages>[0]);
    expect(readRefusal({ code: 'from-the-future', message: 'Do this.' }).message).toBe('Do this.');
  });
});
