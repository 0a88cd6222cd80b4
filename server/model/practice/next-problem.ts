import { type Problem, problemOf, spokenProblemOf } from './arithmetic.ts';
import { type Equation, equationOf } from './equation.ts';
import { plainNotation } from './notation.ts';
import { isInteger, isZero } from './rational.ts';
import { understand } from './understand.ts';

type Solvable = Problem | Equation;

/** Offers of similar problems, each further from the task; the first new one is used. */
export function offersLike(task: Solvable): string[] {
  return [1, 2, 3, 4, 5, 6].flatMap((round) => {
    const next = task.kind === 'equation' ? likeEquation(task, round) : likeProblem(task, round);
    if (!next) return [];
    return `Here is one of the same kind: ${next.kind === 'equation' ? `solve ${next.text}.` : `what is ${next.text}?`}`;
  });
}

/** The problem that a reply of the tutor offers, or null. */
export function offerIn(said: string): Solvable | null {
  const [, text] = /of the same kind: (?:what is|solve) (.+)[?.]$/.exec(said) ?? [];
  const offer = text === undefined ? null : understand(text);
  return offer?.kind === 'arithmetic' || offer?.kind === 'equation' ? offer : null;
}

/** The same kind of calculation with other numbers; null if the difficulty would change. */
function likeProblem(task: Problem, round: number): Problem | null {
  const plain = changed(task, round);
  const next = spokenProblemOf(plain) ?? problemOf(plainNotation(plain));
  if (next?.operation !== task.operation || isInteger(next.value) !== isInteger(task.value)) return null;
  return next.value.compare(0) === task.value.compare(0) ? next : null;
}

function changed({ text, operation, numbers, value }: Problem, round: number): string {
  const [a = 0, b = 0] = numbers;
  const result = Number(value.valueOf());
  if (operation === 'division') return `${(result + round) * (b + round)}/${b + round}`;
  if (operation === 'root') return `√${(Math.round(result) + round) ** 2}`;
  if (operation === 'percentage') return `${a}% of ${b + 10 * round}`;
  if (operation === 'power') return `${a + round}^${b}`;
  if (operation === 'fractions')
    return text.replaceAll(/\/(\d+)/g, (_, bottom: string) => `/${Number(bottom) * (round + 1)}`);
  let place = 0;
  return text.replaceAll(/\d+(?:\.\d+)?/g, (number) => {
    place += 1;
    return shifted(number, round * place);
  });
}

/** A number shifted by some units of its last digit. */
function shifted(number: string, steps: number): string {
  const places = number.split('.')[1]?.length ?? 0;
  return (Number(number) + steps / 10 ** places).toFixed(places);
}

function likeEquation({ variable, left, right, solution }: Equation, round: number): Equation | null {
  const [side, other] = isZero(left.slope) ? [right, left] : [left, right];
  if (!isZero(other.slope)) return null;
  const slope = side.slope;
  const term = isInteger(slope)
    ? `${slope.toFraction()}${variable}`
    : `${variable}/${slope.inverse().toFraction()}`;
  const step = isInteger(slope) ? round : round * Number(slope.d);
  const end = slope.mul(solution.add(step)).add(side.constant);
  const sign = side.constant.compare(0) < 0 ? '-' : '+';
  const added = isZero(side.constant) ? '' : `${sign}${side.constant.abs().toFraction()}`;
  return equationOf(`${term.replace(/^(-?)1(?=[a-z])/, '$1')}${added}=${end.toFraction()}`);
}
