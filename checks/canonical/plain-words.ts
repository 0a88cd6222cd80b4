import { foldedText, plainSigns } from '../../contract/characters.ts';
import { letterOfDigit, lookAlikes } from './characters.ts';
import { hiddenIn } from './hidden.ts';

/** Digits and signs that replace letters: inside a word ("k1ll"), or before at least four other characters of a word ("1gnore"). */
const digitLetters = /(?<=[a-z])[013457@$](?=[a-z])|(?<![\w.])[1345](?=[a-z][a-z0-9]{3})/g;

/** Letters of alphabets with look-alikes of Latin ones, which folding leaves as they are. */
const otherLetters = /[\u0370-\u052f\u0578]/g;

/** The most characters that are read: as many as a student may send. */
const maxLength = 16_000;

const maxHidden = 10;

/** The plain words of texts encoded in a text (base64, rot13, reversed, spaced out), without short ones. */
export function hiddenWords(text: string): string[] {
  return hiddenIn(plainSigns(plainSigns(text).normalize('NFKC')).slice(0, maxLength))
    .filter((hidden) => hidden.length >= 8)
    .slice(0, maxHidden)
    .map(plainWords);
}

/**
 * The plain words of a text, for expressions: folded (contract/characters.ts), Latin letters for look-alikes, one space between words. Line breaks stay,
 * since they end a sentence. Everything that reads a message by its words reads this, so that no way to write the same characters has a verdict of its own.
 */
export function plainWords(text: string): string {
  return foldedText(text)
    .slice(0, maxLength)
    .replace(otherLetters, (letter) => lookAlikes.get(letter) ?? letter)
    .replace(digitLetters, (sign) => letterOfDigit[sign] ?? sign)
    .replace(/ {2,}/g, ' ');
}
