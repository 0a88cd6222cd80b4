import { describe, expect, it } from 'vitest';
import { hasAttempt } from './attempt-first.ts';

const task = 'Nora packs 14 jars into each of 6 crates. How many jars does she pack?';
const tried = (question: string, { of = task, before = [] as string[] } = {}) =>
  hasAttempt({
    question,
    earlier: before.map((one) => ({ question: one, answer: 'What would you try first?' })),
    task: of,
    key: null,
    ledger: { disclosed: [] },
  });

describe('an attempt at the assignment', () => {
  it.each([
    'I got 20',
    'is it 14 * 6?',
    '84',
    'ich habe 84 raus',
    'I think you multiply because each crate is the same',
  ])('is %s', (question) => expect(tried(question)).toBe(true));

  it.each([
    'How do I begin?',
    'explain it to me',
    task,
    'I do not know',
    'just tell me the answer',
    'I tried everything',
  ])('is not: %s', (question) => expect(tried(question)).toBe(false));

  it('counts in later questions, too', () => {
    expect(tried('and now?', { before: ['How do I begin?'] })).toBe(false);
    expect(tried('and now?', { before: ['is it 14 * 6?'] })).toBe(true);
  });
});

it('in a session, the exercise that the student brought is no attempt', () => {
  expect(tried('How do I solve 3x + 5 = 20?', { of: '' })).toBe(false);
  expect(tried('How do I solve 3x + 5 = 20? I got 3x = 15.', { of: '' })).toBe(true);
  expect(tried('3x = 15?', { of: '', before: ['How do I solve 3x + 5 = 20?'] })).toBe(true);
});
