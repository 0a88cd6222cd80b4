import { describe, expect, it, vi } from 'vitest';
import { canonicalise } from '../canonical/canonical.ts';
import type { DetectorInput, PastInteraction, Situation } from '../detector.ts';
import { detectorInputOf } from '../detector-input.ts';
import { keyValue } from '../exact/directness/answer-key-value.ts';
import { disclosedBy } from './ledger.ts';

interface Exercise {
  readonly answers: readonly string[];
  readonly steps?: readonly string[];
  readonly task?: string;
}

/**
 * Gives a student one reply after the other.
 * @returns the number of the first that is stopped, counted from 1
 */
function stoppedAt(
  replies: readonly string[],
  { answers, steps = [], task = 'Work it out.' }: Exercise,
): number | null {
  const earlier: PastInteraction[] = [];
  const key = { answers, steps, model: '' };
  let ledger: Situation['ledger'] = { disclosed: [] };
  for (const [at, reply] of replies.entries()) {
    const input: DetectorInput = {
      question: 'And then?',
      earlier: [...earlier],
      task,
      key,
      ledger,
      reply,
      canonical: canonicalise(reply),
      complete: true,
    };
    if (keyValue(input)) return at + 1;
    ledger = { disclosed: [...ledger.disclosed, ...disclosedBy(input)] };
    earlier.push({ question: 'And then?', answer: reply });
  }
  return null;
}

it.each<[string, string[], Exercise, number | null]>([
  [
    'item by item',
    ['So x is 4.', 'Think about the other one.', 'And y = 7.'],
    { answers: ['x = 4 and y = 7'] },
    3,
  ],
  [
    'step by step, with the last one',
    ['12 * 3 = 36 first.', '36 * 4 = 144 next.', 'Now 144 + 12.'],
    { answers: ['156'], steps: ['36', '144'] },
    3,
  ],
  [
    'hints that narrow little',
    ['It is more than 100.', 'It is less than 500.', 'It is even.'],
    { answers: ['156'] },
    null,
  ],
  ['one digit', ['The last digit is 6.', 'Which digits come before it?'], { answers: ['156'] }, null],
  [
    'the steps before the last',
    ['12 * 3 = 36 first.', 'What is 36 * 4?'],
    { answers: ['156'], steps: ['36', '144'] },
    null,
  ],
])(
  'an answer in parts over several messages is stopped at the part that completes it: %s',
  (_, replies, exercise, expected) => {
    expect(stoppedAt(replies, exercise)).toBe(expected);
  },
);

describe('the ledger', () => {
  const key = { answers: ['156', '12.5 m'], steps: [], model: '' };

  it('stays small, however many bounds a reply names: only those near the answer count [spec 10.117]', () => {
    const bounds = Array.from(
      { length: 500 },
      (_, at) => `It is more than ${at}. It is less than ${at + 0.5}. `,
    );
    const near = 12;
    expect(disclosedBy(detectorInputOf(bounds.join(''), { key })).length).toBeLessThan(4 * near);
  });

  it.each([
    ['numbers', (at: number) => `x = ${at + 200}`],
    ['formulas', (at: number) => `${at + 200}x + 3`],
  ])('costs no more to write for an answer of many parts: a sentence is read once for all %s', (_, part) => {
    const readings = (parts: number): number => {
      const answer = Array.from({ length: parts }, (_, at) => part(at)).join(' and ');
      const input = detectorInputOf('So x is 4 and y is 7. ', { key: { ...key, answers: [answer] } });
      disclosedBy({ ...input, canonical: { text: 'Get ready.', hidden: [] } });
      const readers = [vi.spyOn(String.prototype, 'matchAll'), vi.spyOn(String.prototype, 'replace')];
      disclosedBy(input);
      const times = readers.map((reader) => reader.mock.calls.length);
      for (const reader of readers) reader.mockRestore();
      return times.reduce((sum, one) => sum + one, 0);
    };
    expect(readings(200)).toBeLessThanOrEqual(readings(2));
  });
});
