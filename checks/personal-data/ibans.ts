import { countrySpecs, isValidIBAN } from 'ibantools';
import type { Span } from '../canonical/legible.ts';
import words from '../data/personal-data-words.json' with { type: 'json' };
import { anyOf } from '../word-rows.ts';
import { type Surroundings, surroundings } from './digit-runs.ts';

/** A word that names the number of an account. */
const accountName = new RegExp(
  String.raw`${anyOf(words.accountNames)}[^\d\n]{0,24}$|\b(?:account|acct|konto|cuenta|conta|compte)[: ]{1,2}$`,
  'i',
);

export const isNamedAccount = ({ before }: Surroundings): boolean => accountName.test(before);

/** A country code and two check digits: "DE89". */
const beginning = /\b(?:[A-Z]{2}|[a-z]{2})\d{2}(?=[ .-]?[a-z\d])/gi;

const inFours = /^[a-z\d]{4}(?:([ .-])[a-z\d]{4})(?:\1[a-z\d]{4})*(?:\1[a-z\d]{1,3})?$/i;

/** The end of the first `count` letters and digits, across single spaces and dashes; -1 if there are fewer. */
function endOf(text: string, start: number, count: number): number {
  let left = count;
  let separated = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (/[a-z\d]/i.test(character)) {
      separated = false;
      left -= 1;
      if (left === 0) return index + 1;
    } else if (/[ .-]/.test(character) && !separated) separated = true;
    else return -1;
  }
  return -1;
}

/** International bank account numbers of the right length whose checksum or name is there, with or without their spaces. */
export function findIbans(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(beginning)) {
    const length = countrySpecs[match[0].slice(0, 2).toUpperCase()]?.chars;
    if (!length) continue;
    const end = endOf(text, match.index, length);
    if (end === -1 || /[a-z\d]/i.test(text[end] ?? '')) continue;
    const written = text.slice(match.index, end);
    const whole = written.replace(/[ .-]/g, '');
    const isNamed = isNamedAccount(surroundings(text, { start: match.index, end }));
    const isGrouped = whole === written || inFours.test(written);
    if (isNamed || (isGrouped && isValidIBAN(whole.toUpperCase()))) {
      found.push({ start: match.index, end });
    }
  }
  return found;
}
