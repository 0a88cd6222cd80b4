import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../model/tokens.ts';
import { type HistoryEntry, shortenedHistory } from './history.ts';

const entry = (
  question: string,
  answer: string,
  status: HistoryEntry['status'] = 'answered',
): HistoryEntry => ({ question, answer, status });

const questions = (history: readonly HistoryEntry[]) => history.map(({ question }) => question);

const tokensIn = (history: readonly HistoryEntry[]) =>
  history.reduce((sum, { question, answer }) => sum + tokensOf(question) + tokensOf(answer), 0);

const long = (n: number) => entry(`Question ${n}?`, 'x'.repeat(2_000));

describe('the history that a model gets', () => {
  it('is the whole conversation as long as it fits', () => {
    const earlier = Array.from({ length: 50 }, (_, n) => entry(`Q${n}`, `A${n}`));
    expect(shortenedHistory(earlier)).toEqual(earlier);
  });

  it('leaves out failed answers, and keeps stopped ones that have some text', () => {
    const earlier = [
      entry('A?', 'half', 'failed'),
      entry('B?', 'part', 'stopped'),
      entry('C?', '', 'stopped'),
    ];
    expect(questions(shortenedHistory(earlier))).toEqual(['B?']);
  });

  it('loses its middle when it is long; the first question and the newest ones stay [spec 10.147]', () => {
    const earlier = Array.from({ length: 30 }, (_, n) => long(n));
    const history = shortenedHistory(earlier);
    expect(history[0]?.question).toBe('Question 0?');
    expect(history[1]?.question).toMatch(/^\[Some messages are left out here\.\]\nQuestion \d+\?$/);
    expect(history.slice(-5)).toEqual(earlier.slice(-5));
    expect(history.length).toBeGreaterThan(9);
  });

  it('keeps the longest question whole, which states the exercise of a session', () => {
    const exercise = `Solve this: ${'a long exercise '.repeat(400)}`;
    const earlier = Array.from({ length: 40 }, (_, n) => (n === 9 ? entry(exercise, 'So.') : long(n)));
    expect(questions(shortenedHistory(earlier)).some((question) => question.endsWith(exercise))).toBe(true);
  });

  it('keeps the beginning and the end of a newest message that is too long by itself', () => {
    const code = `begin ${'line '.repeat(1_500)} end`;
    const [newest] = shortenedHistory([entry(code, `first ${'word '.repeat(6_000)} last`)]);
    expect(newest?.question).toMatch(/^begin .*\n\[…\]\n.* end$/s);
    expect(newest?.answer).toMatch(/^first .*\n\[…\]\n.* last$/s);
  });

  it('has at most 7,000 tokens, whatever was said in which script, and always the newest question', () => {
    const text = (most: number) =>
      fc
        .tuple(fc.constantFrom('x', '王', 'ж', 'ب', '7', '😀'), fc.integer({ min: 1, max: most }))
        .map(([character, length]) => character.repeat(length / character.length + 1).slice(0, length));
    const conversation = fc.array(fc.record({ question: text(8_000), answer: text(32_000) }), {
      minLength: 1,
      maxLength: 70,
    });
    fc.assert(
      fc.property(conversation, (said) => {
        const earlier = said.map(({ question, answer }) => entry(question, answer));
        const history = shortenedHistory(earlier);
        expect(tokensIn(history)).toBeLessThanOrEqual(7_000);
        expect(history.at(-1)?.question).toContain(earlier.at(-1)?.question.slice(-100));
      }),
    );
  });
});
