import { randomBytes, randomInt } from 'node:crypto';
import { codeAlphabet } from '../contract/constants.ts';
import type { Ids } from './context.ts';

/** 26 characters of an alphabet of 31 hold 128 bits, so that ids serve as one-time tokens, too. */
const idLength = 26;

/** Random ids and codes. Ids use the code alphabet, so that upper-casing one does no harm. */
export const randomIds: Ids = {
  next: () => {
    // 248 is the largest multiple of 31 in a byte. Bytes from 248 on would favour some characters.
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
