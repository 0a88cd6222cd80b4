import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as english } from 'n2words/en-GB';
import { toCardinal as american } from 'n2words/en-US';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as belgian } from 'n2words/fr-BE';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as italian } from 'n2words/it-IT';
import { toCardinal as dutch } from 'n2words/nl-NL';
import { toCardinal as portuguese } from 'n2words/pt-PT';
import { toCardinal as russian } from 'n2words/ru-RU';
import { describe, expect, it } from 'vitest';
import { plainText } from './canonical.ts';

type Speller = (number: number) => string;

/** The numbers from `from` to `to` that a library spells in words and `canonicalise` does not read back. */
function misread(spell: Speller, from: number, to: number, ordinary: readonly number[] = []): string[] {
  const wrong: string[] = [];
  for (let number = from; number <= to; number++) {
    const read = plainText(`= ${spell(number)}`).slice(2);
    if (read !== String(number) && !ordinary.includes(number)) wrong.push(`${spell(number)}: ${read}`);
  }
  return wrong;
}

describe('number words', () => {
  // A number word that also means something else stays a word on its own: "acht" is "respect", "neuf" is
  // "new".
  it.each<[language: string, spell: Speller, ordinary: number[]]>([
    ['British English', english, []],
    ['American English', american, []],
    ['German', german, [0, 8, 11]],
    ['French', french, [1, 9, 100, 1000]],
    ['the French of Belgium', belgian, [1, 9, 100, 1000]],
    ['Spanish', spanish, [1, 11, 1000]],
  ])('are read up to 9,999 in %s [spec 10.67]', (_language, spell, ordinary) => {
    expect(misread(spell, 0, 9_999, ordinary)).toEqual([]);
  });

  it.each<[language: string, spell: Speller, to: number]>([
    ['Italian', italian, 999],
    ['Dutch', dutch, 999],
    ['Portuguese', portuguese, 99],
    ['Russian', russian, 99],
  ])(
    'are read from 13 on in %s, where the words below 13 are too short to be sure of',
    (_language, spell, to) => {
      expect(misread(spell, 13, to)).toEqual([]);
    },
  );

  it.each([
    ['sono trenta', 'sono 30'],
    ['итого сорок', 'итого 40'],
    ['vale trinta e dois', 'vale 32'],
    ['venti trenta', '20 30'],
  ])('are read after any other word: %s', (words, digits) => {
    expect(plainText(words)).toBe(digits);
  });
});
