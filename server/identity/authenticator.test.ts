import { describe, expect, it } from 'vitest';
import { addressOf, newSecret, shownSecret, stepOf } from './authenticator.ts';

/** The secret and the codes of RFC 6238, appendix B, of which the last six digits count. */
const secret = '12345678901234567890';
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each(vectors)('is that of RFC 6238 after %i seconds', async (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(await stepOf(secret, code, { at: at(seconds), after: 0 })).toBe(step);
    expect(await stepOf(secret, '000000', { at: at(seconds), after: 0 })).toBeNull();
  });

  it('is accepted from a clock that is half a minute off, and no more', async () => {
    const when = { after: 0 };
    for (const seconds of [29, 59, 89])
      expect(await stepOf(secret, '287082', { at: at(seconds), ...when })).toBe(1);
    expect(await stepOf(secret, '287082', { at: at(90), ...when })).toBeNull();
  });

  it('is not accepted for a step that was used, or an earlier one', async () => {
    expect(await stepOf(secret, '287082', { at: at(59), after: 1 })).toBeNull();
  });
});

it('a new secret has 128 bits, and its address is what apps read', () => {
  const made = newSecret({ code: (length) => 'A'.repeat(length) });
  expect(made.length * Math.log2(31)).toBeGreaterThanOrEqual(128);
  expect(shownSecret(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(addressOf(secret, 'ada@school.example')).toBe(
    'otpauth://totp/Lyceum:ada%40school.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Lyceum&digits=6&period=30',
  );
});
