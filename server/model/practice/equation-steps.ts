import type { Equation } from './equation.ts';
import { isZero, type Linear, type Rational, rational } from './rational.ts';

const formatted = (value: Rational): string => value.abs().toFraction();

/** The hints for a linear equation: the next inverse operation, then other views of it, never the solution. */
export function equationSteps(equation: Equation): string[] {
  const { text, variable, solution } = equation;
  const trial = [1, 2, 3].find((number) => !solution.abs().equals(number)) ?? 5;
  return [
    nextOperation(equation),
    `Think of ${text} as a pair of scales in balance. What can you take away or share out on both pans so that less is left beside ${variable}?`,
    `Tell it as a story: "I think of a number, then I …". What has to be undone before the rest, when you go backwards?`,
    'With other numbers: in 6y + 5 = 47 I subtract 5 on both sides, and then divide both sides by 6. Which of your steps is like the subtraction?',
    `Try it out: put ${trial} in for ${variable}. Do both sides agree, or which side is bigger?`,
    `What was done to ${variable} last in ${text}? The opposite of that comes now. Write the line that you get.`,
    `Write ${text} and below it, under both sides, the operation that you choose. Which new line comes out?`,
    `When you have a candidate, write it as "${variable} = …", and I check it. What is your best guess at the moment?`,
  ];
}

/** Names the next inverse operation, which the student carries out. */
export function nextOperation({ text, variable, left, right, hasBrackets }: Equation): string {
  if (hasBrackets)
    return `In ${text}, what do you get when you multiply out the bracket? Write the new line.`;
  if (!isZero(left.slope) && !isZero(right.slope)) {
    const smaller = left.slope.compare(right.slope) > 0 ? right.slope : left.slope;
    const verb = smaller.compare(0) > 0 ? 'subtract' : 'add';
    return `In ${text} there is ${variable} on both sides. Bring it to a single side: ${verb} ${coefficient(smaller, variable)} on both. Which line do you get?`;
  }
  const side: Linear = isZero(left.slope) ? right : left;
  if (!isZero(side.constant)) {
    const added = side.constant.compare(0) > 0;
    const [doing, undoing] = added ? ['added', 'subtract'] : ['subtracted', 'add'];
    return `In ${text}, ${formatted(side.constant)} is ${doing} on the side of ${variable}. Undo it: ${undoing} ${formatted(side.constant)} on both sides. Which line do you get?`;
  }
  const slope = side.slope;
  const unit = slope.abs().inverse();
  if (slope.abs().compare(1) < 0 && unit.d === rational(1).d) {
    return `In ${text}, ${variable} is divided by ${formatted(unit)}. What is the opposite of that? Do it on both sides and write the line.`;
  }
  if (slope.abs().equals(1))
    return `In ${text} only the sign is left before ${variable}. What do you do with both sides?`;
  return `In ${text}, ${variable} is multiplied by ${formatted(slope)}. What is the opposite of that? Do it on both sides and write the line.`;
}

const coefficient = (slope: Rational, variable: string): string =>
  slope.abs().equals(1) ? variable : `${formatted(slope)}${variable}`;
