import { expect, test } from 'vitest';
import { beginningOf, endOf, foldedText, plainSigns } from './characters.ts';

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

test.each(
  [0x27, 0x60, 0xb4, 0x2019, 0x2018, 0x201b, 0x2032, 0x2035, 0x2bc, 0x2b9, 0xa78c, 0xff07, 0x1fbf, 0x5f3].map(
    (point) => String.fromCodePoint(point),
  ),
)('%s between letters is an apostrophe, in every form of Unicode', (sign) => {
  expect(plainSigns(`don${sign}t`)).toBe("don't");
  for (const form of forms) expect(plainSigns(`don${sign}t`.normalize(form))).toBe("don't");
});

test.each([...'-‐‑‒–—―−﹣－⸺'])('%s is a hyphen', (sign) => {
  expect(plainSigns(`co${sign}op`)).toBe('co-op');
});

test.each(['\u00a0', '\u2009', '\u202f', '\u3000', '\u2800', '\t'])('%j is a blank', (blank) => {
  expect(plainSigns(`a${blank}b`)).toBe('a b');
});

test.each(['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e', '\u0000', '\u{e0041}', '\ufe0f'])(
  '%j is nothing',
  (sign) => {
    expect(plainSigns(`a${sign}b`)).toBe('ab');
  },
);

test('letters, digits and powers stay', () => {
  expect(plainSigns('Señor 10⁻³ ー 東京 x²')).toBe('Señor 10⁻³ ー 東京 x²');
});

test.each([
  ['José', 'jose'],
  ['AHMET İLHAN', 'ahmet ilhan'],
  ['ahmet ılhan', 'ahmet ilhan'],
  ['Straße', 'strasse'],
  ['ＭＡＲＩＡ', 'maria'],
  ['Søren Łukasz', 'soren lukasz'],
  ['O’Brien', "o'brien"],
  ['ΣΟΦΟΣ', 'σοφοσ'],
])('%s is compared as %s, in every form of Unicode', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
  for (const form of forms) expect(foldedText(text.normalize(form))).toBe(folded);
});

test.each(['👨‍👩‍👧‍👦', '🇪🇸', '👍🏽', '1️⃣', 'e\u0301', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'नि', '각', '❤️‍🔥', '🧑🏿‍🚀', '\r\n', '𝒳'])(
  'no cut divides the character %j',
  (character) => {
    const text = `ab${character}cd`;
    for (let maximum = 0; maximum <= text.length; maximum++) {
      const [beginning, end] = [beginningOf(text, maximum), endOf(text, maximum)];
      for (const part of [beginning, end]) expect(part.length).toBeLessThanOrEqual(maximum);
      expect(['', 'a', 'ab', `ab${character}`, `ab${character}c`, text]).toContain(beginning);
      expect(['', 'd', 'cd', `${character}cd`, `b${character}cd`, text]).toContain(end);
    }
    expect(beginningOf(text, 2 + character.length)).toBe(`ab${character}`);
    expect(endOf(text, 2 + character.length)).toBe(`${character}cd`);
  },
);
