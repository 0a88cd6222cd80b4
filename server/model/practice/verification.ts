import type { Operation, Problem } from './arithmetic.ts';
import type { Equation } from './equation.ts';

/** One sentence on how to verify a result that the student has found. */
export function howToVerify(task: Problem | Equation): string {
  if (task.kind === 'equation')
    return `To make sure, put it in for ${task.variable} in ${task.text}: both sides have to agree.`;
  return `To make sure, ${ways[task.operation](task)}.`;
}

const ways: Readonly<Record<Operation, (problem: Problem) => string>> = {
  addition: ({ numbers: [a, b] }) => `take ${b} away from it again: ${a} has to come out`,
  subtraction: ({ numbers: [a, b] }) => `add ${b} to it: ${a} has to come out`,
  multiplication: ({ numbers: [a, b] }) => `divide it by ${a}: ${b} has to come out`,
  division: ({ numbers: [a, b] }) => `multiply it by ${b}: ${a} has to come out`,
  fractions: ({ text }) => {
    const [, first, sign, second] = /^(\S+) ([+−×]) (\S+)$/.exec(text) ?? [];
    const undo = {
      '+': `take ${second} away from it`,
      '−': `add ${second} to it`,
      '×': `divide it by ${second}`,
    };
    return sign === undefined
      ? 'undo the calculation from the end: the number at the beginning has to come out'
      : `${undo[sign as keyof typeof undo]}: ${first} has to come out`;
  },
  decimals: () => 'round every number to a whole one and compare the size',
  percentage: ({ numbers: [, base] }) => `ask which part of ${base} it is, and whether the size fits`,
  power: () => 'write the multiplication out in full and count how often the number stands there',
  root: ({ numbers: [square] }) => `multiply it by itself: ${square} has to come out`,
  signed: () => 'walk it on a number line once more',
  several: () => 'do it once more in the right order, every line below the other',
};
