import type { Problem } from './arithmetic.ts';
import { isInteger, type Rational } from './rational.ts';

/**
 * The part of a wrong result to look at, without the right result or the size of the error.
 * @param offered the student's result
 */
export function diagnose(problem: Problem, offered: Rational): string {
  const { value, operation, numbers } = problem;
  if (offered.equals(value.neg())) return 'The size fits, so look at the sign.';
  if (operation === 'fractions') return diagnoseFractions(problem, offered);
  const mistaken = otherOperation(operation, numbers, Number(offered.valueOf()));
  if (mistaken) return mistaken;
  if (operation === 'several') return 'Look at the order: which operation has to come before the others?';
  if (!isInteger(value) || !isInteger(offered)) {
    return 'Look at where the point or the rest belongs: is the size of your result plausible?';
  }
  const right = String(Math.abs(Number(value.valueOf())));
  const given = String(Math.abs(Number(offered.valueOf())));
  if (right.length !== given.length)
    return 'Look at the size: round the numbers and see what the result must be near.';
  if (right.at(-1) !== given.at(-1)) return 'Look at the ones digit: which digits make it?';
  if (right.at(-2) !== given.at(-2))
    return 'The ones digit fits. Look at the tens: was something to carry or to borrow?';
  return 'The last digits fit. Look at the places in front of them: did a carry get lost?';
}

function diagnoseFractions({ text }: Problem, offered: Rational): string {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [a = 0, b = 1, c = 0, d = 1] = numbers;
  if (numbers.length === 4 && b + d > 0 && offered.equals((a + c) / (b + d))) {
    return 'It looks as if tops and bottoms were each added. Pieces of different size have to be cut to the same size before they can be counted.';
  }
  return /[+−]/.test(text)
    ? 'Look at the denominators: did both fractions get the same one before you put the tops together?'
    : 'Look at the tops and the bottoms separately: which of them does the operation concern?';
}

function otherOperation(
  operation: Problem['operation'],
  numbers: readonly number[],
  offered: number,
): string | null {
  const [a = 0, b = 0] = numbers;
  const results: Readonly<Record<string, number>> = {
    addition: a + b,
    subtraction: a - b,
    multiplication: a * b,
    division: a / b,
  };
  const done = Object.keys(results).find((name) => name !== operation && results[name] === offered);
  if (done === undefined) return null;
  if (operation === 'power' && done === 'multiplication') {
    return 'It looks as if base and exponent were multiplied. What does a small raised number tell you to do?';
  }
  return operation in results
    ? `That would be the result of ${article(done)} ${done}. Look at the sign: what does it ask for?`
    : null;
}

const article = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');
