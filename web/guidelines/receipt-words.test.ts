import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../contract/tutor.ts';
import { receiptWith } from '../../test/receipts.ts';
import { checksSummary, receiptCells, receiptLines, receiptOf, workChecks } from './receipt-words.ts';

describe('the lines of a receipt', () => {
  it.each<[string, Partial<Receipt>]>([
    ['6 rules checked: nothing stopped.', {}],
    ['1 rule checked: nothing stopped.', { checked: 1 }],
    ['No rules to check.', { checked: 0 }],
    [
      "Part of the model's answer was stopped: it gave the answer away and wrote a formula.",
      { outcome: 'rewritten', stopped: ['key-value', 'formula', 'formula'] },
    ],
    [
      "The model's answer was stopped: it gave the answer away. A hint took its place.",
      { outcome: 'replaced', stopped: ['key-value'] },
    ],
    ["The model's answer ended without a question or a hint. One was added.", { outcome: 'rewritten' }],
    ["The model's answer was empty. A hint took its place.", { outcome: 'replaced' }],
    ["The school's support text took the place of an answer.", { outcome: 'replaced', rule: 'safeguarding' }],
  ])('%s', (sentence, fields) => {
    const { passed, lines } = receiptLines(receiptWith(fields), null);
    expect(lines).toEqual([sentence]);
    expect(passed).toBe(fields.outcome === undefined);
  });

  it('say which text was too much work to check, and whether it was shown', () => {
    const unchecked = receiptWith({ unchecked: true });
    expect(receiptLines(unchecked, null)).toEqual({
      passed: false,
      lines: [
        '6 rules checked: nothing stopped.',
        'The end of the answer was not checked: it took too much work.',
      ],
    });
    const stopped = receiptWith({ outcome: 'rewritten', stopped: ['unchecked'] });
    expect(receiptLines(stopped, null).lines).toEqual([
      "Part of the model's answer was stopped: it took too much work to check.",
    ]);
  });

  it('include the findings in the question', () => {
    const lines = (switchOff: boolean, pressure: boolean, masked: string[]) =>
      receiptLines(receiptWith({}), { switchOff, pressure, masked }).lines.slice(1);
    expect(lines(true, true, ['email-address', 'phone-number'])).toEqual([
      'The question tries to switch the rules off.',
      'The question presses for the answer.',
      'The model did not see an email address and a phone number.',
    ]);
    expect(lines(false, false, [])).toEqual([]);
  });
});

describe('a stored question', () => {
  const noticed = { switchOff: false, pressure: true, masked: [] };
  const stopped = receiptWith({ outcome: 'replaced', stopped: ['key-value'], rule: 'key-value' });

  it('has no receipt without an answer, only a line about the findings in it if there are any', () => {
    expect(receiptOf({ answer: '', guard: null, noticed: null })).toBeNull();
    expect(receiptOf({ answer: '', guard: receiptWith({}), noticed: null })).toBeNull();
    expect(receiptOf({ answer: '', guard: receiptWith({}), noticed })).toEqual({
      passed: false,
      lines: ['The question presses for the answer.'],
    });
    expect(receiptCells({ answer: '', guard: receiptWith({}), noticed: null })).toEqual(['', '']);
  });

  it('fills two cells of a table', () => {
    expect(receiptCells({ answer: 'What is given?', guard: stopped, noticed })).toEqual([
      "The model's answer was stopped: it gave the answer away. A hint took its place.",
      'The question presses for the answer.',
    ]);
  });
});

it.each([
  [0, 0, ''],
  [1, 0, '1 answer stopped'],
  [2, 1, '2 answers stopped · 1 attempt to get around the guidelines'],
  [0, 3, '3 attempts to get around the guidelines'],
])('a student with %i answers stopped and %i attempts reads: %s', (stopped, attempts, says) => {
  expect(workChecks({ stopped, attempts })).toBe(says);
});

it.each([
  [[], ''],
  [[[1, 0, 0]], '1 answer: it followed every rule.'],
  [[[1, 1, 0]], '1 answer: 1 stopped at least in part.'],
  [
    [
      [9, 2, 0],
      [5, 0, 0],
    ],
    '14 answers: 12 followed every rule, 2 stopped at least in part.',
  ],
  [[[3, 0, 1]], '3 answers: all followed every rule. 1 question tried to get around the guidelines.'],
  [
    [
      [3, 1, 1],
      [0, 0, 1],
    ],
    '3 answers: 2 followed every rule, 1 stopped at least in part. 2 questions tried to get around the guidelines.',
  ],
] as [number[][], string][])('a class of %j reads: %s', (students, says) => {
  const counted = students.map(([answers = 0, stopped = 0, attempts = 0]) => ({
    answers,
    stopped,
    attempts,
  }));
  expect(checksSummary(counted)).toBe(says);
});
