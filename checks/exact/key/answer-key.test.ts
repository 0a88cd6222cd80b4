import { describe, expect, it } from 'vitest';
import { readAnswerKey } from './answer-key.ts';

const read = (answers: string, steps = '', model = '') => readAnswerKey({ answers, steps, model });

describe('an answer key that a teacher types is understood', () => {
  it.each([
    ['9', 'value', []],
    ['3/4', 'value', ['0.75']],
    ['0.75', 'value', ['3/4']],
    ['3 1/2', 'value', ['3.5']],
    ['12.5 metres', 'value', ['0.0125 km', '1250 cm', '12500 mm']],
    ['2 h', 'value', ['120 min', '7200 s']],
    ['2l', 'value', ['2000 ml', '0.002 m^3', '2000 cm^3']],
    ['50 %', 'value', ['0.5']],
    ['$1,300', 'value', []],
    ['9 boxes', 'value', []],
    ['x = 4', 'value', []],
    ['x = $5', 'value', []],
    ['Na+', 'words', []],
    ['Ca^2+', 'as-written', []],
    ['C++', 'words', []],
    ['CH4 + 2O2', 'as-written', []],
    ['x = 4 and y = 7', 'as-written', []],
    ['Paris', 'words', []],
  ])('%s', (answer, kind, equivalents) => {
    const { understood, problems } = read(answer);
    expect(understood).toEqual([{ kind, written: answer, equivalents }]);
    expect(problems).toEqual([]);
  });

  it('takes one answer a line or between semicolons, without bullets and numbering', () => {
    expect(read('- 4; 5\n2. Paris').key.answers).toEqual(['4', '5', 'Paris']);
  });

  it('keeps the steps in order, and the model solution', () => {
    const { key, understood } = read('42', '21\n42', 'Add the sides, then double.');
    expect(key).toEqual({ answers: ['42'], steps: ['21', '42'], model: 'Add the sides, then double.' });
    expect(understood.map(({ kind, written }) => [kind, written])).toEqual([
      ['value', '42'],
      ['step', '21'],
      ['step', '42'],
      ['model', ''],
    ]);
  });

  it('is no key when nothing was typed', () => {
    expect(read(' \n ; ').key).toEqual({ answers: [], steps: [], model: '' });
  });
});

describe('a typing error is reported, and the answer is still looked for', () => {
  it.each([
    ['3..5', 'decimal-point', '3..5'],
    ['3.4.5', 'decimal-point', '3.4.5'],
    ['1/0', 'division-by-zero', '1/0'],
    ['5O', 'letters-in-number', '5O'],
    ['(2 + 3', 'brackets', '(2 + 3'],
    ['x =', 'loose-sign', '='],
    ['2x+', 'loose-sign', '+'],
    ['3 m/z', 'unknown-unit', 'm/z'],
  ])('%s', (answer, kind, found) => {
    const { key, problems } = read(answer);
    expect(problems).toEqual([{ kind, found }]);
    expect(key.answers).toEqual([answer]);
  });
});
