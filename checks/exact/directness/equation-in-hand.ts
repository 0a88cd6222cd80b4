import { parseExpression } from '../../../arithmetic/expression.ts';
import { polynomialOf, rootsOf } from '../../../arithmetic/polynomials.ts';
import { oncePerText } from '../../once-per-text.ts';
import { alternativesOf } from './vocabulary.ts';

const lastQuestions = 12;
const maxLength = 2_000;
const maxEquations = 8;

/** One side: digits, signs, brackets and single letters. Each alternative matches one character, so that nothing is matched twice. */
const side = String.raw`(?:[\d().+*/^-]|[^\S\n]|(?<![a-z])[a-z](?![a-z])){1,60}`;
/** Two sides: "2x + 3 = 11", but not "5 m = 500 cm", whose letters are units. */
export const equation = new RegExp(
  String.raw`(?<![\w^.])(${side})=(${side})(?![\w^=]|\s?(?:[ckm]?m|k?g|mg|[mcd]?l|hl|s|min|h)(?!\p{L}))`,
  'giu',
);
const value = /^\s*-?[a-z]\s*=[^a-z]*$|^[^a-z]*=\s*-?[a-z]\s*$/i;
const measured = /\d\s+[a-z](?![a-z])/i;

/** Words before an equation that follows from another: "so 11x = 29", "i got 3x = 21". */
const follows = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf('followingSteps')})\\W{0,4}$|(?:=>|->|→|⇒)\\s*$`,
  'iu',
);
/** Words before the next exercise: "the next one is", "another:". */
const isNext = new RegExp(`(?<!\\p{L})(?:${alternativesOf('nextExercise')})(?!\\p{L})[^=]{0,30}$`, 'iu');
const leastNew = 2;

interface Hand {
  readonly unknown: string;
  readonly roots: readonly number[];
  /** The numbers of the equation and of the steps and results that followed. */
  readonly numbers: Set<string>;
}

/**
 * The solutions of the equation in one unknown that a session's student works on. It stays the same while steps, results and questions about it follow:
 * otherwise a wrong step would become the exercise, and its result the answer. @param questions in canonical text, the oldest first
 */
export function rootsInHand(questions: readonly string[]): readonly number[] {
  let hand: Hand | null = null;
  for (const question of questions.slice(-lastQuestions)) {
    if (question.length > maxLength) continue;
    for (const { before, written, roots } of equationsIn(question))
      hand = newHand(before, written, roots, hand) ?? hand;
    if (hand) for (const number of numbersOf(question)) hand.numbers.add(number);
  }
  return hand?.roots ?? [];
}

/** An equation in a question, with its solutions and the words before it. */
interface Written {
  readonly before: string;
  readonly written: string;
  readonly roots: readonly number[];
}

const equationsIn = oncePerText((question): readonly Written[] => {
  let end = 0;
  return [...question.matchAll(equation)].slice(0, maxEquations).map((found) => {
    const [written, left = '', right = ''] = found;
    const before = question.slice(end, found.index);
    end = found.index + written.length;
    return { before, written, roots: equationRoots(left, right) };
  });
});

/** An equation as the new one in hand; null when it is no exercise, or a step in solving the one in hand. */
function newHand(before: string, written: string, roots: readonly number[], hand: Hand | null): Hand | null {
  if (roots.length === 0 || value.test(written) || measured.test(written)) return null;
  const unknown = /[a-z]/i.exec(written)?.[0].toLowerCase() ?? '';
  const numbers = numbersOf(written);
  const isStep =
    hand?.unknown === unknown &&
    !isNext.test(before) &&
    (follows.test(before) || numbers.filter((number) => !hand.numbers.has(number)).length < leastNew);
  return isStep ? null : { unknown, roots, numbers: new Set(numbers) };
}

/** The roots of a linear or quadratic equation in one unknown; none for others, and none for a mere value. */
export function equationRoots(left: string, right: string): number[] {
  const both = `${left}=${right}`.toLowerCase();
  if (new Set(both.match(/[a-z]/g)).size !== 1 || !/\d/.test(both) || !/[-+*/^(]|\d\s?[a-z]/.test(both))
    return [];
  const difference = parseExpression(`(${left})-(${right})`.toLowerCase());
  const polynomial = difference && polynomialOf(difference);
  return polynomial ? rootsOf(polynomial) : [];
}

const numbersOf = (text: string): string[] => [...new Set(text.match(/\d+(?:\.\d+)?/g))];
