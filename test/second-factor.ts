import { createHmac } from 'node:crypto';

/** The letters of base 32 (RFC 4648), in which apps are given a secret. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The code that an authenticator app shows at a moment, computed by RFC 6238 without the product's own code.
 */
export function codeNow(secret: string, at: Date): string {
  // A letter of base 32 stands for five bits.
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  // The counter is the number of half minutes since 1970.
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  // The last four bits of the hash say where in the hash the number begins. Its sign bit is cleared.
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
