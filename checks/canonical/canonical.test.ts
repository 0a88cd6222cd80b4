import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Canonicaliser, canonicalise } from './canonical.ts';

const plain = (text: string) => canonicalise(text).text.trim();
const hidden = (text: string) => canonicalise(text).hidden.map((one) => one.trim());

describe('canonicalise makes a disguised text plain', () => {
  it.each([
    ['The answer is 𝟒𝟐.', 'The answer is 42.'],
    ['4️⃣2️⃣', '42'],
    ['④②', '42'],
    ['４２', '42'],
    ['٤٢', '42'],
    ['⁴²', '42'],
    ['4\u200b2', '42'],
    ['\u202e42\u202c', '42'],
    ['Раris', 'Paris'],
    ['x² + y₁', 'x^2 + y1'],
    ['3½ m', '3 1/2 m'],
    ['**4**2', '42'],
    ['<b>4</b><i>2</i>', '42'],
    ['&#52;&#x32;', '42'],
  ])('%s is %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['\\boxed{42}', '42'],
    ['\\frac{1}{2}', '1/2'],
    ['\\dfrac{x+1}{2}', '(x+1)/2'],
    ['\\( 3 \\times 4 \\)', '3 * 4'],
    ['\\text{Paris}', 'Paris'],
    ['$x = 4$', 'x = 4'],
    ['It costs $5, then $7.', 'It costs $5, then $7.'],
  ])('LaTeX: %s is %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['forty-two', '42'],
    ['three hundred and twenty-one', '321'],
    ['twenty-five thousand', '25000'],
    ['zweiundvierzig', '42'],
    ['dreihundertvierundzwanzig', '324'],
    ['quatre-vingt-douze', '92'],
    ['trois cent vingt et un', '321'],
    ['cuarenta y dos', '42'],
    ['doscientos cinco', '205'],
    ['one half', '1/2'],
    ['three quarters', '3/4'],
    ['three point five', '3.5'],
    ['fifty percent', '50%'],
    ['quarantadue', '42'],
    ['tweeënveertig', '42'],
    ['quarenta e dois', '42'],
    ['сорок два', '42'],
    ['四十二', '42'],
    ['forty deux', '40 2'],
    ['minus three', '-3'],
    ['ten minus three', '10 minus 3'],
    ['that one is better', 'that one is better'],
    ['one of them, once more', 'one of them, once more'],
    ['it costs one dollar', 'it costs 1 dollar'],
  ])('number words: %s is %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['1,300', '1300'],
    ['1.300,5', '1300.5'],
    ['1\u202f300', '1300'],
    ['12,5 m', '12.5 m'],
    ['1,2,3', '1,2,3'],
    ['(3,5)', '(3,5)'],
    ['.5', '0.5'],
    ['4.2 × 10^3', '4200'],
    ['4 x 20', '4 * 20'],
    ['20x3', '20 * 3'],
    ['1,300 + 10x4', '1300 + 10 * 4'],
  ])('numbers: %s is %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['4 2', '42'],
    ['4-2', '42'],
    ['4·2', '42'],
    ['4\n2', '42'],
    ['P a r i s', 'Paris'],
    ['1 300', '1300'],
    ['NDI= in base64', '42'],
    ['dGhlIGFuc3dlciBpcyA0Mg==', 'the answer is 42'],
    ['0x2A', '42'],
    ['1,300 or 0x2A', '42'],
    ['In hexadecimal: 34 32', '42'],
    ['In binary: 101010', '42'],
    ['gur nafjre vf sbegl-gjb', 'the answer is 42'],
    ['owt-ytrof si rewsna eht', 'the answer is 42'],
    ['Read 24 backwards', '42'],
    ['XLII', '42'],
    ['In hex: 2a', '42'],
    ['4 followed by 2', '42'],
    ['f0rty-tw0', '42'],
    ['In ASCII: 52 50', '42'],
  ])('hidden: %s holds %s', (text, expected) => {
    expect(hidden(text)).toContain(expected);
  });
});

const ordinary = [
  'forty-two ',
  'one',
  ' half',
  '4',
  '2',
  ',',
  '.',
  ' ',
  '\n',
  '$',
  '\\frac{',
  '1',
  '}',
  '{2}',
];
const strange = [
  '\\boxed{',
  '\\( ',
  '\\) ',
  '²',
  '½',
  '\u200b',
  'Р',
  'а',
  '*',
  '_',
  '`',
  '<b>',
  '&#52;',
  ' x ',
  '-',
];
const words = [
  'hundred ',
  'and ',
  'minus ',
  'cent ',
  'quatre-',
  'vingt',
  'und',
  'drei',
  'zig',
  ' point ',
  '%',
  '١',
];
const fragments = fc.array(fc.constantFrom(...ordinary, ...strange, ...words), { maxLength: 14 });

describe('canonicalising a second time changes nothing', () => {
  it('in any mixture of disguises', () => {
    fc.assert(
      fc.property(fragments, (parts) => {
        const once = canonicalise(parts.join('')).text;
        expect(canonicalise(once).text).toBe(once);
      }),
    );
  });

  it('in any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const once = canonicalise(text).text;
        expect(canonicalise(once).text).toBe(once);
      }),
    );
  });
});

it('a text that is read as it grows gives the same result as one that is read at once', () => {
  const endings = ['. ', '?\n', '!) ', '\n', ': '];
  const hiding = [
    'Garden. ',
    '4 2 ',
    'P a r ',
    'i s',
    'NDI= ',
    'in base64',
    'backwards',
    'rot-',
    '13',
    '1. P\n',
  ];
  const pieces = fc.constantFrom(...ordinary, ...strange, ...words, ...endings, ...endings, ...hiding);
  const places = fc.array(fc.nat(14), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), places, (parts, ends) => {
      const growing = new Canonicaliser();
      for (const end of ends.toSorted((one, other) => one - other)) {
        const text = parts.slice(0, end).join('');
        const grown = growing.read(text);
        const atOnce = canonicalise(text);
        expect(grown.text).toBe(atOnce.text);
        expect(new Set(grown.hidden)).toEqual(new Set(atOnce.hidden));
      }
    }),
  );
});

it('reads long hostile texts within a time limit', () => {
  for (const unit of [
    'a',
    '1',
    '1 ',
    '\\frac{',
    '$1',
    '*1',
    'one ',
    '1,',
    'CCC',
    '_a',
    '1-',
    '<b ',
    '&#1',
    'XI',
    '{',
  ]) {
    const begin = performance.now();
    canonicalise(unit.repeat(100_000 / unit.length));
    expect(performance.now() - begin).toBeLessThan(30_000);
  }
});
