import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { Ids } from '../context.ts';
import { isSame } from './same-text.ts';

/**
 * The time-based one-time passwords of authenticator apps (RFC 6238): six digits, a new code every 30
 * seconds.
 */

/** How long a code is current, in milliseconds. */
const stepLength = 30_000;

/** The distances, in steps, by which a phone's clock may be wrong. */
const toleratedDistances = [0, -1, 1] as const;

/** 26 characters of an alphabet of 31 hold 128 bits, as RFC 4226 asks for. */
const secretLength = 26;

export const newSecret = (ids: Pick<Ids, 'code'>): string => ids.code(secretLength);

/** The secret as people type it into an app. */
export const shownSecret = (secret: string): string => base32.encode(secret, { padding: false });

/** The `otpauth:` address that an app reads from a QR code. */
export const addressOf = (secret: string, account: string): string =>
  createOTP(secret).url('Lyceum', account);

/**
 * The time step of a code: how many times 30 seconds have passed since 1970.
 * @param after only codes of later steps are accepted, so that no code is accepted twice
 * @returns null for a wrong code
 */
export async function stepOf(
  secret: string,
  code: string,
  { at, after }: { at: Date; after: number },
): Promise<number | null> {
  const current = Math.floor(at.getTime() / stepLength);
  for (const distance of toleratedDistances) {
    const step = current + distance;
    const expected = await createOTP(secret).hotp(step);
    if (step > after && isSame(code, expected)) return step;
  }
  return null;
}
