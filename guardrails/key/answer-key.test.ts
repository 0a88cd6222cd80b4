import { describe, expect, it } from 'vitest';
import { readAnswerKey } from './answer-key.ts';

const read = (answers: string, steps = '', model = '') => readAnswerKey({ answers, steps, model });

describe('an answer key that a teacher types is understood', () => {
  it.each([
    ['9', '9.'],
    ['3/4', '3/4; also accepted as 0.75.'],
    ['0.75', '0.75; also accepted as 3/4.'],
    ['3 1/2', '3 1/2; also accepted as 3.5.'],
    ['12.5 metres', '12.5 metres; also accepted as 0.0125 km, 1250 cm and 12500 mm.'],
    ['2 h', '2 h; also accepted as 120 min and 7200 s.'],
    ['50 %', '50 %; also accepted as 0.5.'],
    ['$1,300', '$1,300.'],
    ['9 boxes', '9 boxes.'],
    ['x = 4', 'x = 4.'],
    ['x = 4 and y = 7', 'x = 4 and y = 7, searched for as written.'],
    ['Paris', 'The words “Paris”.'],
  ])('%s', (answer, says) => {
    const { understood, problems } = read(answer);
    expect(understood).toEqual([says]);
    expect(problems).toEqual([]);
  });

  it('takes one answer a line or between semicolons, without bullets and numbering', () => {
    expect(read('- 4; 5\n2. Paris').key.answers).toEqual(['4', '5', 'Paris']);
  });

  it('keeps the steps in order, and the model answer', () => {
    const { key, understood } = read('42', '21\n42', 'Add the sides, then double.');
    expect(key).toEqual({ answers: ['42'], steps: ['21', '42'], model: 'Add the sides, then double.' });
    expect(understood).toContain('Step 1: 21.');
  });

  it('is no key when nothing was typed', () => {
    expect(read(' \n ; ').key).toEqual({ answers: [], steps: [], model: '' });
  });
});

describe('a typing error is reported, and the answer is still looked for', () => {
  it.each([
    ['3..5', '“3..5” is not a number. Use one decimal point.'],
    ['3.4.5', '“3.4.5” is not a number. Use one decimal point.'],
    ['1/0', '“1/0” divides by zero. Check the fraction.'],
    ['5O', '“5O” mixes digits and letters. Write zeros and ones as digits.'],
    ['(2 + 3', '“(2 + 3” opens and closes brackets unequally. Add the missing one.'],
    ['x =', '“=” begins or ends with a sign. Complete it.'],
    ['3 m/z', '“m/z” is not a known unit. The number counts without it.'],
  ])('%s', (answer, problem) => {
    const { key, problems } = read(answer);
    expect(problems).toEqual([problem]);
    expect(key.answers).toEqual([answer]);
  });
});
