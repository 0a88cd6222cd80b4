import { remainder } from './checksums.ts';
import type { Span } from './legible.ts';

/** How long an IBAN is in each country (SWIFT's IBAN registry). */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MR: 27,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SC: 31,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
};

const beginning = /\b(?:[A-Z]{2}|[a-z]{2})\d{2}(?=[ -]?[a-z\d])/gi;

/** In one piece, or in fours as banks write it: words of a sentence never come in fours. */
const inFours = /^[a-z\d]{4}(?:([ -])[a-z\d]{4})(?:\1[a-z\d]{4})*(?:\1[a-z\d]{1,3})?$/i;

/** The end of the first `count` letters and digits, over single spaces and dashes; -1 where there are fewer. */
function endOf(text: string, start: number, count: number): number {
  let left = count;
  let separated = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (/[a-z\d]/i.test(character)) {
      separated = false;
      left -= 1;
      if (left === 0) return index + 1;
    } else if (/[ -]/.test(character) && !separated) separated = true;
    else return -1;
  }
  return -1;
}

function holds(iban: string): boolean {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return remainder(digits, 97) === 1;
}

/** International bank account numbers whose length and checksum are right, with or without their spaces. */
export function findIbans(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(beginning)) {
    const length = lengths[match[0].slice(0, 2).toUpperCase()];
    if (!length) continue;
    const end = endOf(text, match.index, length);
    if (end === -1 || /[a-z\d]/i.test(text[end] ?? '')) continue;
    const written = text.slice(match.index, end);
    const whole = written.replace(/[ -]/g, '');
    if ((whole === written || inFours.test(written)) && holds(whole.toUpperCase())) {
      found.push({ start: match.index, end });
    }
  }
  return found;
}
