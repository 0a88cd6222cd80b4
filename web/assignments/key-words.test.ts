import { describe, expect, it } from 'vitest';
import type { KeyProblem, UnderstoodLine } from '../../contract/answer-keys.ts';
import { problemWords, understoodWords } from './key-words.ts';

describe('a line of an answer key is read back', () => {
  const value = { kind: 'value', written: '12.5 m' } as const;

  it('as its value, with what else is accepted', () => {
    expect(understoodWords([{ ...value, equivalents: ['0.0125 km', '1250 cm'] }])).toEqual([
      '12.5 m; also accepted as 0.0125 km and 1250 cm.',
    ]);
    expect(understoodWords([{ ...value, equivalents: [] }])).toEqual(['12.5 m']);
  });

  it('as digits or words that are looked for as they are', () => {
    expect(
      understoodWords([
        { kind: 'as-written', written: 'x = 4 and y = 7', equivalents: [] },
        { kind: 'words', written: 'Paris', equivalents: [] },
      ]),
    ).toEqual(['x = 4 and y = 7, searched for as written.', 'The words “Paris”.']);
  });

  it('as steps, numbered in their order, and as the model solution', () => {
    const step = (written: string): UnderstoodLine => ({ kind: 'step', written, equivalents: [] });
    expect(
      understoodWords([
        { ...value, equivalents: [] },
        step('21'),
        step('42'),
        { kind: 'model', written: '', equivalents: [] },
      ]),
    ).toEqual([
      '12.5 m',
      'Step 1: 21.',
      'Step 2: 42.',
      'The model solution: its longer parts are kept from the student.',
    ]);
  });
});

it.each<[KeyProblem['kind'], string, string]>([
  ['decimal-point', '3..5', '“3..5” is not a number. Use one decimal point.'],
  ['not-a-number', '1/7/2', '“1/7/2” is not a number. Write it as 3.5 or 7/2.'],
  ['division-by-zero', '1/0', '“1/0” divides by zero. Check the fraction.'],
  ['letters-in-number', '5O', '“5O” mixes digits and letters. Write zeros and ones as digits.'],
  ['loose-sign', '=', 'The line begins or ends with “=”. Complete it.'],
  ['brackets', '(2 + 3', '“(2 + 3” has unmatched brackets. Add the missing one.'],
  ['unknown-unit', 'm/z', '“m/z” is not a known unit. The number counts without it.'],
  ['too-many-lines', '', 'Only the first 40 lines are used. Remove the others.'],
])('the sentence about a typing error says how to correct it: %s', (kind, found, sentence) => {
  expect(problemWords({ kind, found })).toBe(sentence);
});
