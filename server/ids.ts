import { randomBytes, randomInt } from 'node:crypto';
import { codeAlphabet } from '../contract/constants.ts';
import type { Ids } from './context.ts';

const idLength = 20;

/** Ids and codes from the system's random source. Ids use the code alphabet: upper-casing one does no harm. */
export const randomIds: Ids = {
  next: () => {
    // 31 letters, 20 places: 99 bits. 248 is the largest multiple of 31 in a byte; above it would favour some.
    let id = '';
    while (id.length < idLength) {
      for (const byte of randomBytes(idLength)) {
        if (byte < 248 && id.length < idLength) id += codeAlphabet[byte % codeAlphabet.length];
      }
    }
    return id;
  },
  code: (length) => Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join(''),
  below: (limit) => randomInt(limit),
};
