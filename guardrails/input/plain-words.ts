import { doubleQuotes, lookAlikes, singleQuotes, unseen } from '../canonical/characters.ts';
import { hiddenIn } from '../canonical/hidden.ts';

/**
 * Digits and signs that replace letters: inside a word ("k1ll"), or before at least four other characters of
 * a word ("1gnore").
 */
const digitLetters = /(?<=[a-z])[013457@$](?=[a-z])|(?<![\w.])[1345](?=[a-z][a-z0-9]{3})/g;
const letterOfDigit: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Accents, which NFKD separates from their letters. */
const accents = /\p{Mn}/gu;
/** Letters that NFKD leaves as they are: ß, and those of alphabets with look-alikes of Latin ones. */
const otherLetters = /[\u0131\u0370-\u052f\u0578ß]/g;

/** The most characters that are read: as many as a student may send. */
const maxLength = 16_000;

/** The most encoded texts that are read. */
const maxHidden = 10;

/** The plain words of texts encoded in a text (base64, rot13, reversed, spaced out), without short ones. */
export function hiddenWords(text: string): string[] {
  return hiddenIn(text.slice(0, maxLength))
    .filter((hidden) => hidden.length >= 8)
    .slice(0, maxHidden)
    .map(plainWords);
}

/**
 * The plain words of a text, for expressions: lower case without accents, Latin letters for look-alikes,
 * straight quotes, one space between words. Line breaks stay, since they end a sentence.
 */
export function plainWords(text: string): string {
  return text
    .slice(0, maxLength)
    .replace(unseen, '')
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(otherLetters, (letter) => (letter === 'ß' ? 'ss' : (lookAlikes.get(letter) ?? letter)))
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replace(digitLetters, (sign) => letterOfDigit[sign] ?? sign)
    .replace(/[^\S\n]+/g, ' ');
}

/** Words that somebody else said. Apostrophes count only around several words ('i feel alone'). */
const quotation =
  /"[^"\n]{1,300}"|[«„“「『‹][^»“”」』›\n]{1,300}[»“”」』›]|(?<![\w])'[^'\n]{1,60} [^'\n]{1,300}'(?!\w)/g;

/** Plain words without what somebody else said: each quotation becomes one quotation mark. */
export const withoutQuotations = (words: string): string => words.replace(quotation, '"');
