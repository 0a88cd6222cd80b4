import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, evaluate } from './evaluate.ts';
import { parseExpression } from './expression.ts';

describe('calculate works out what people write', () => {
  it.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['20 - 5 - 5', 10],
    ['48 / 4 / 2', 6],
    ['.5 + 1.', 1.5],
    ['2^3^2', 512],
    ['-3^2', -9],
    ['2^-1', 0.5],
    ['5 - -3', 8],
    ['2(3 + 4)', 14],
    ['(1 + 2)(3 + 4)', 21],
    ['(3)2', 6],
    ['abs(3 - 8)', 5],
    ['2sqrt(49)', 14],
    ['floor(0.6 / 0.2)', 3],
    ['gcd(12, 18) + lcm(4, 6)', 18],
  ])('%s', (text, value) => expect(calculate(text)).toBe(value));

  it.each([
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(1.005, 2)', 1.01],
    ['round(1234 / 100) * 100', 1200],
  ])('%s rounds the digits that are written', (text, value) => expect(calculate(text)).toBe(value));

  it.each([
    '',
    '3 4',
    '2 +',
    '(2',
    '2)',
    '2 ** 3',
    'round',
    'sqrt 4',
    '1, 2',
    '3\n+ 4',
    'x2',
    'cos(1)',
    '2 € + 3',
    '2,',
    '(2,)',
    '1)(2',
    'gcd(12 18)',
    'abs()',
    '2e3',
  ])('%j is not a calculation', (text) => expect(calculate(text)).toBeNull());

  it.each(['1 / 0', 'sqrt(-1)', '(-8)^(1/3)', 'gcd(1.5, 3)', 'abs(1, 2)', '9^9^9^9'])(
    '%s has no value',
    (text) => expect(calculate(text)).toBeNull(),
  );

  it.each([
    'true',
    'this',
    "'2'",
    '`2`',
    '[2]',
    '2; 3',
    '!2',
    '~2',
    '2 == 2',
    '1 ? 2 : 3',
    'x.y',
    'abs.x(2)',
    '$(2)',
  ])('%s is program code and not read', (text) => expect(parseExpression(text)).toBeNull());

  it('respects brackets at every depth', () => {
    const operator = fc.constantFrom(...(Object.keys(operations) as (keyof typeof operations)[]));
    const number = fc.nat(20).map((value) => ({ text: String(value), value }));
    const { any } = fc.letrec<{ any: { text: string; value: number } }>((again) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        number,
        fc.tuple(again('any'), operator, again('any')).map(([left, symbol, right]) => ({
          text: `(${left.text} ${symbol} ${right.text})`,
          value: operations[symbol](left.value, right.value),
        })),
      ),
    }));
    fc.assert(
      fc.property(any, ({ text, value }) => {
        expect(calculate(text)).toBe(Number.isFinite(value) ? value : null);
      }),
    );
  });
});

const operations = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
};

describe('a letter stands for a number', () => {
  const valueForThree = (text: string) => {
    const expression = parseExpression(text);
    return expression && evaluate(expression, () => 3);
  };

  it.each([
    ['2x + 3', 9],
    ['x^2 - x', 6],
    ['x/2x', 0.5],
    ['1/2x', 1.5],
    ['3(x - 2)', 3],
    ['x 4', 12],
    ['-x 4', -12],
    ['(1)/2x', 1 / 6],
    ['2e + 1', 7],
    ['2e+1', 7],
  ])('%s', (text, value) => expect(valueForThree(text)).toBe(value));

  it('and never for a function', () => expect(valueForThree('x(2 + 1)')).toBeNull());
});

describe('a hostile text', () => {
  it.each([
    ['brackets', `${'('.repeat(199)}1${')'.repeat(199)}`, 1],
    ['signs', `${'-'.repeat(398)}1`, 1],
    ['powers', `${'1^-'.repeat(133)}1`, 1],
    ['factors', '(1)'.repeat(133), 1],
    ['more brackets', `${'('.repeat(200)}1${')'.repeat(200)}`, null],
    ['very many brackets', `${'('.repeat(50_000)}1${')'.repeat(50_000)}`, null],
    ['very many functions', `${'abs('.repeat(20_000)}1${')'.repeat(20_000)}`, null],
  ])('with nested %s is read up to a bound', (_, text, value) => expect(calculate(text)).toBe(value));

  it('is a calculation or none, and never throws', () => {
    const piece = fc.constantFrom(
      ...'0123.xe(),+-*/^ $·÷[?"',
      'abs(',
      'this',
      '\n',
      '.5',
      '__proto__',
      'constructor',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const value = calculate(pieces.join(''));
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });

  // The limit is generous, since the machine may be busy. A parser that is slower than linear would take
  // minutes.
  it('is read within half a minute', () => {
    for (const repeated of ['1+', '9', 'x', ' ', '(', '-', '2^', 'abs(', '1.']) {
      const before = performance.now();
      expect(calculate(repeated.repeat(40_000)), repeated).toBeNull();
      expect(performance.now() - before).toBeLessThan(30_000);
    }
  });
});
