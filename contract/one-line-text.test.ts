import { expect, test } from 'vitest';
import { oneLine, oneLineText, optionalLine } from './one-line-text.ts';
import { isolated } from './signs.ts';

const name = oneLineText(100, 'All fields are required');

const refusal = (text: unknown) => name.safeParse(text).error?.issues[0]?.message;

test.each([
  '',
  ' \t ',
  '\u200b',
  '\u200b\u200b',
  '\u00ad\u2060',
  '\u3164',
  '\uffa0 \u115f\u1160',
  '\u2800',
  '\u202e',
  '\u2067\u2069',
  '\u0000\u0007',
  '\u200d\u200c',
  '\ufe0f',
  '\u{e0041}\u{e0042}',
  '\u{13441}',
  '\ufeff',
])('%j shows nothing, so it counts as missing', (text) => {
  expect(refusal(text)).toBe('All fields are required');
});

test.each(['---', '…', '\u0301', '🎨', '()', '\u25cc\u0301'])('%s has no letter and no digit', (text) => {
  expect(refusal(text)).toBe('Please use at least one letter or digit.');
});

test.each([
  ['\u202eevil', 'evil'],
  ['Ma\u200bria', 'Maria'],
  ['Ma\u200d\u200cria', 'Maria'],
  ['Ma\ufe0fria\u{e0041}', 'Maria'],
  ['Maria\nGarcia', 'Maria Garcia'],
  ['Maria \u00a0\u3000 Garcia', 'Maria Garcia'],
  ['Maria\u2028Garcia\u0000', 'Maria Garcia'],
  ['\u2068Maria\u2069 \u200b Garcia', 'Maria Garcia'],
  ['Jose\u0301', 'José'],
  ['O’Brien', 'O’Brien'],
  ['7b', '7b'],
  ['٧', '٧'],
  ['王小明', '王小明'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['ක්\u200dරිස්', 'ක්\u200dරිස්'],
  ['Year 8 👩🏽\u200d🔬', 'Year 8 👩🏽\u200d🔬'],
  [
    'Team 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1\ufe0f\u20e3',
    'Team 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1\ufe0f\u20e3',
  ],
  ['lone \ud83d surrogate', 'lone surrogate'],
])('%j is stored as %j', (text, stored) => {
  expect(name.parse(text)).toBe(stored);
  expect(oneLine(stored)).toBe(stored);
});

test('the length counts as it is stored', () => {
  const decomposed = 'Jose\u0301'.repeat(25);
  expect(name.parse(`  ${decomposed}  `)).toHaveLength(100);
  expect(refusal('a'.repeat(101))).toBe('Please use at most 100 characters.');
  expect(refusal('a'.repeat(100_000))).toBe('Please use at most 100 characters.');
});

test('an optional text may be empty, and what is not can be read', () => {
  expect(optionalLine(10).parse('\u200b ')).toBe('');
  expect(optionalLine(10).safeParse('---').success).toBe(false);
});

test('a name is no part of the direction of its sentence', () => {
  expect(isolated('Maria')).toBe('Maria');
  expect(isolated('מריה')).toBe('\u2068מריה\u2069');
  expect(isolated('\u202eevil\u2069')).toBe('\u2068evil\u2069');
});
