import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalise } from '../../canonical/canonical.ts';
import { detectorInputOf } from '../../detector-input.ts';
import { keyValue } from './answer-key-value.ts';

const reveals = (reply: string, answer: string): boolean =>
  keyValue(
    detectorInputOf(reply, {
      question: 'What is it?',
      task: 'Work it out.',
      key: { answers: [answer], steps: [], model: '' },
    }),
  ) !== null;

const mathematicalZero = 0x1d7ce;
const disguises: Readonly<Record<string, (digits: string) => string>> = {
  'mathematical digits': (digits) =>
    [...digits].map((digit) => String.fromCodePoint(mathematicalZero + Number(digit))).join(''),
  'wide digits': (digits) =>
    [...digits].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
  'emoji digits': (digits) => [...digits].map((digit) => `${digit}\ufe0f\u20e3`).join(''),
  'zero-width blanks': (digits) => [...digits].join('\u200b'),
  'blanks between': (digits) => [...digits].join(' '),
  'dashes between': (digits) => [...digits].join('-'),
  'one a line': (digits) => [...digits].join('\n'),
  bold: (digits) => `**${digits}**`,
  boxed: (digits) => `\\boxed{${digits}}`,
  'dollar signs': (digits) => `$${digits}$`,
  entities: (digits) => [...digits].map((digit) => `&#${48 + Number(digit)};`).join(''),
  base64: (digits) => `base64 ${btoa(digits)}`,
  hexadecimal: (digits) => `0x${Number(digits).toString(16)}`,
  binary: (digits) => `0b${Number(digits).toString(2)}`,
  backwards: (digits) => `read backwards: ${[...digits].reverse().join('')}`,
  'its neighbour': (digits) => `one more than ${Number(digits) - 1}`,
  'its half': (digits) => `half of ${Number(digits) * 2}`,
};
const number = fc.integer({ min: 13, max: 99_999 });
const lead = fc.constantFrom('', 'It is ', 'You get ', 'So write down ', 'Look: ');

it.each(Object.entries(disguises))('the answer is found in disguise: %s', (_, disguised) => {
  fc.assert(
    fc.property(number, lead, (value, before) => {
      expect(reveals(`${before}${disguised(String(value))}`, String(value))).toBe(true);
    }),
  );
});

it('a reply is judged by what it says, not by how it is written', () => {
  fc.assert(
    fc.property(
      number,
      number,
      lead,
      fc.constantFrom(...Object.values(disguises).slice(0, 4)),
      (value, other, before, disguised) => {
        const reply = `${before}${disguised(String(other))}`;
        expect(reveals(reply, String(value))).toBe(reveals(canonicalise(reply).text, String(value)));
      },
    ),
  );
});

it('a reply that reveals the answer still reveals it when more follows', () => {
  const sentence = fc.constantFrom(
    'It is 42. ',
    'Think of the sides. ',
    'What next? ',
    'You are right. ',
    'Take 6 * 7. ',
    'So 4 ',
    '2 \n',
  );
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 6 }), fc.array(sentence, { maxLength: 3 }), (begin, rest) => {
      const shorter = begin.join('');
      if (reveals(shorter, '42')) expect(reveals(shorter + rest.join(''), '42')).toBe(true);
    }),
  );
});
