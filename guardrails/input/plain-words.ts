import { doubleQuotes, lookAlikes, singleQuotes, unseen } from '../canonical/characters.ts';
import { hiddenIn } from '../canonical/hidden.ts';

/** Digits and signs that stand for letters inside a word. */
const disguised = /(?<=[a-z])[013457@$](?=[a-z])|(?<![\w.])[1345](?=[a-z][a-z0-9]{3})/g;
const meant: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

const marks = /\p{Mn}/gu;
const foreign = /[\u0131\u0370-\u052f\u0578ß]/g;

/** How much of a question is read: what a student may send, and no more of what a hostile client does. */
const longest = 16_000;

/** How many texts encoded in another are read: nobody hides more, and chance finds some. */
const mostHidden = 10;

/** What is encoded in a text (base64, rot13, reversed, spaced out), each made plain; short finds are chance. */
export function hiddenWords(text: string): string[] {
  return hiddenIn(text.slice(0, longest))
    .filter((hidden) => hidden.length >= 8)
    .slice(0, mostHidden)
    .map(plainWords);
}

/**
 * A text for expressions that look for words: small letters without accents, look-alike letters as the Latin ones,
 * straight quotes, one space between words; line breaks stay, since they end a sentence.
 */
export function plainWords(text: string): string {
  return text
    .slice(0, longest)
    .replace(unseen, '')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(foreign, (letter) => (letter === 'ß' ? 'ss' : (lookAlikes.get(letter) ?? letter)))
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replace(disguised, (sign) => meant[sign] ?? sign)
    .replace(/[^\S\n]+/g, ' ');
}
