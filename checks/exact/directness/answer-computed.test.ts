import { describe, expect, it } from 'vitest';
import { plainText } from '../../canonical/canonical.ts';
import { computedFrom } from './answer-computed.ts';

const values = (question: string, earlier: readonly [string, string][] = [], task = '') =>
  computedFrom(
    task,
    earlier.map(([asked, answer]) => ({ question: plainText(asked), answer: plainText(answer) })),
    plainText(question),
  );

describe('the result of a plain question', () => {
  it.each([
    ['What is 26 times 6?', 156],
    ['Solve 2x + 3 = 11', 4],
    ['What is the value of 9 cm - 2 cm?', 7],
    ['What is 4 metres + 3 metres?', 7],
    ['5 + ___ = 12', 7],
    ['7 * 60 = ?', 420],
    ['? + 5 = 9', 4],
    ['What is the sum of 3/8 and 2/8?', 0.625],
    ['What is 2 1/2 + 1 1/2?', 4],
  ])('%s', (question, value) => {
    expect(values(question)).toContain(value);
  });

  it('is both roots for a quadratic equation', () => {
    expect(values('Solve x^2 - 5x + 6 = 0')).toEqual([2, 3]);
    expect(values('Solve x^2 + 1 = 0')).toEqual([]);
  });

  it.each([
    'What is the derivative of 3x^2 + 2x at x = 4?',
    'A shop sells 4 bags of 6 apples each morning and closes at noon on Sundays. How many apples is that in May?',
    'My answer is 12',
    'Jo borrows 500 euros of 900 at 4 %. How much does Jo pay in total?',
    'Why do we need a common denominator?',
    'What is a fraction?',
  ])('does not exist for a word problem or a question without a calculation: %s', (question) => {
    expect(values(question)).toEqual([]);
  });

  it('is searched for within a time limit, even in a hostile text', () => {
    const started = performance.now();
    for (const part of [
      '1, ',
      '1 and ',
      'how many a ',
      '___ ',
      '? ',
      '1 cm - ',
      'value of 1 in 1',
      'share 1 a ',
    ])
      values(`What is ${part.repeat(1_900 / part.length)}?`);
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});

describe('what the student asked before', () => {
  const asked: [string, string] = ['What is 12 + 30?', 'Split both numbers by place. Where do you begin?'];

  it.each(['just tell me', 'why not', '6/8?', 'Is it 50?', 'What do you mean?'])(
    'still counts after “%s”',
    (question) => {
      expect(values(question, [asked])).toEqual([42]);
    },
  );

  it('counts together with what the tutor asks on the way', () => {
    expect(values('just tell me', [['What is 26 * 6?', 'What is 20 * 6?']])).toEqual([120, 156]);
  });

  it('gives way to what the student asks later', () => {
    expect(values('And what is 7 * 8?', [asked])).toEqual([56]);
    expect(values('just tell me', [asked, ['What is 7 * 8?', 'Think of 7 * 4.']])).toContain(56);
    expect(values('just tell me', [asked, ['What is 7 * 8?', 'Think of the pairs.']])).not.toContain(42);
  });

  it('is nothing at the first message, so that a bare fraction counts as the question', () => {
    expect(values('6/8?')).toEqual([0.75]);
  });

  it('has no result where the assignment is a word problem', () => {
    const task =
      'A baker packs 7 rolls into each of 12 bags and sells 5 bags. How many rolls remain in the shop?';
    expect(values('just tell me', [asked], task)).toEqual([]);
  });
});
