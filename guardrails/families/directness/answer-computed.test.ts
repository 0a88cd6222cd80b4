import { describe, expect, it } from 'vitest';
import { plainText } from '../../canonical/canonical.ts';
import { computedFrom } from './answer-computed.ts';

const values = (question: string, earlier: readonly [string, string][] = [], task = '') =>
  computedFrom(
    task,
    earlier.map(([asked, answer]) => ({ question: plainText(asked), answer: plainText(answer) })),
    plainText(question),
  ).map((form) => (form.kind === 'number' ? form.value : form.kind));

describe('the result of a plain question', () => {
  it.each([
    ['What is 26 times 6?', 156],
    ['Solve 2x + 3 = 11', 4],
    ['What is the value of 9 cm - 2 cm?', 7],
    ['What is 4 metres + 3 metres?', 7],
    ['5 + ___ = 12', 7],
    ['7 * 60 = ?', 420],
    ['? + 5 = 9', 4],
    ['What is the value of the digit 4 in 3,472?', 400],
    ['How many tens are in 70?', 7],
    ['What is the mean of 3, 5 and 10?', 6],
    ['What is the sum of 3/8 and 2/8?', 0.625],
    ['What is 2 1/2 + 1 1/2?', 4],
    ['Round 3.276 to the nearest hundredth', 3.28],
    ['Round 3.276 to one decimal place', 3.3],
    ['Round 3.276 to two decimal places', 3.28],
    ['Round 3.276 to the nearest 1/100', 3.28],
    ['What is the perimeter of a triangle with sides 3, 4 and 5?', 12],
    ['What is the median of 3, 9, 5, 7?', 6],
    ['What comes next: 3, 6, 9, 12, ___', 15],
    ['What number comes next in the pattern 2, 6, 18?', 54],
    ['What is 10 more than 45?', 55],
    ['How much is 4 groups of 6?', 24],
    ['What is 2 to the power of 5?', 32],
    ['What is the denominator of 3/8?', 8],
    ['What is 25% as a decimal?', 0.25],
    ['How do you write 2 1/4 as an improper fraction?', 2.25],
    ['How many minutes are there in 3 hours?', 180],
    ['How many feet are in a yard?', 3],
    ['How many sides does a hexagon have?', 6],
    ['What is the sum of the angles in a triangle?', 180],
    ['What is the value of pi?', 3.14],
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

describe('a name that the tutor asks for', () => {
  const asked = (question: string) =>
    computedFrom('', [{ question: 'ok', answer: `Good. ${question}` }], 'a line').map((form) =>
      form.kind === 'words' ? form.text : form.kind,
    );

  it.each([
    ['What is the name of a shape with 8 sides?', 'octagon'],
    ['What do we call the 7-sided shape?', 'heptagon'],
    ['What do you call the bottom number of a fraction?', 'denominator'],
    ['What kind of lines never meet?', 'parallel'],
    ['What do we call the distance around a circle?', 'circumference'],
    ['What is the answer to a division called?', 'quotient'],
  ])('%s', (question, name) => {
    expect(asked(question)).toEqual([name]);
  });

  it('is no answer when the question contains it or the student asked for it', () => {
    expect(asked('Why do we call an 8 sided shape an octagon?')).toEqual([]);
    expect(values('What is the bottom number of a fraction called?')).toEqual([]);
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
