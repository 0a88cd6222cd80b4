import type { Operation, Problem } from './arithmetic.ts';
import { isInteger, rational } from './rational.ts';

/** The hints for a calculation in their order, without its result (guided: explain, do not answer). */
export const arithmeticSteps = (problem: Problem): string[] => ways[problem.operation](problem);

const ways: Readonly<Record<Operation, (problem: Problem) => string[]>> = {
  addition: ({ text, numbers: [a = 0, b = 0] }) => [
    Math.max(a, b) < 10
      ? `Start ${text} at the bigger number and count on from there. Where do you land?`
      : `Split both numbers of ${text} by place: tens with tens, ones with ones. What do the ones make together?`,
    `Is there a round number close to ${Math.max(a, b)}? Move a little from the other number over to reach it. Which easier sum do you get?`,
    'With other numbers: for 36 + 47 I put 30 and 40 together, then 6 and 7, and join both results. Which parts does yours have?',
    'Write the numbers below each other, ones under ones, and begin at the right. Do the ones make a new ten to carry?',
    `On a number line, start at ${Math.max(a, b)} and jump forward by ${Math.min(a, b)} in jumps you like. Which jumps do you choose?`,
  ],
  subtraction: ({ text, numbers: [a = 0, b = 0] }) => [
    ...(a < b ? belowZero(text, a) : []),
    `${text} asks how far it is from ${b} to ${a}. Count up from ${b} to the next round number: how far is that?`,
    'With other numbers: for 82 − 47 I jump from 47 to 50, then to 80, then to 82, and add my jumps. Which jumps do you need?',
    'Write the numbers below each other, ones under ones. Is the upper digit big enough, or must you borrow from the tens?',
    `Take ${b} away in pieces: the tens before the ones. What is left after the tens?`,
    `If you move both numbers of ${text} by the same amount, the difference stays. Which move makes the number you take away a round one?`,
  ],
  multiplication: multiplicationSteps,
  division: ({ text, numbers: [a = 0, b = 0] }) => [
    `${text} asks which number times ${b} gives ${a}. Which multiples of ${b} do you know that come close to ${a}?`,
    `Take away big pieces: ${b} × 10, or a smaller multiple of ${b} where that is too much. How much of ${a} is then left?`,
    'With other numbers: for 84 ÷ 6 I take away 60, because that is 6 × 10, and look how many 6s fit into the rest. How does that go with yours?',
    `Picture ${a} sweets shared fairly by ${b} children. How many can everybody surely have to begin with?`,
    `Can you halve both numbers of ${text}? The result stays the same. Which easier division do you get?`,
    'Work digit by digit from the left, with the rest going to the next digit. What does the leftmost step give?',
  ],
  fractions: ({ text }) => [
    /[+−]/.test(text)
      ? `In ${text} the pieces have different sizes unless the denominators agree. Which number is a multiple of both denominators?`
      : `For ${text}, think of what happens to the tops and to the bottoms. Are you multiplying, or dividing and so turning the second fraction over?`,
    /[+−]/.test(text)
      ? 'With other numbers: for 2/3 + 1/5 I cut both into fifteenths, 10/15 and 3/15, and only then count the pieces. Which size of piece do you choose?'
      : 'With other numbers: for 2/3 × 5/7 I multiply top with top and bottom with bottom; to divide by 5/7, I multiply by 7/5. What do you do with yours?',
    'Draw bars of the same length and cut them as the denominators say. What do you see when you lay them side by side?',
    'Rewrite every fraction before you calculate: what has to happen to the top when the bottom is multiplied?',
    'Now handle the tops only and leave the common bottom as it is. Which line do you get?',
  ],
  decimals: ({ text }) => [
    /[×÷]/.test(text)
      ? `Do ${text} without the points for now. Which whole numbers are you then working with?`
      : `Write the numbers of ${text} below each other, point under point, and fill gaps with a 0. What does that look like?`,
    'Round every number to a whole one. About how big must the result be?',
    'With other numbers: 3.6 is the same as 36 tenths. How many tenths or hundredths are your numbers?',
    'Count the digits behind the points of all the numbers. What does that tell you about where the point of the result belongs?',
  ],
  percentage: ({ text, numbers: [rate = 0, base = 0] }) => [
    `Per cent means "of every hundred". For ${text}, what would 10 % of ${base} be?`,
    `How do you get 1 % of ${base}: what do you divide by?`,
    `How can you build ${rate} % out of pieces like 10 %, 5 % and 1 %?`,
    'With other numbers: 15 % of 80 is 10 % of it and then half as much again, so 8 and 4 together. Which pieces do you take?',
    `Draw a bar for ${base} and cut it into equal tenths. How many of these does ${rate} % cover?`,
  ],
  power: ({ text, numbers: [base = 0] }) => [
    `${text} is a short way to write a multiplication. Which number is multiplied, and how often does it stand there?`,
    'Write it out in full with × signs. What does your line look like?',
    `Work from the left: what do you get for ${base} × ${base}?`,
    'With other numbers: 5³ is 5 × 5 × 5, so I work out 25 and multiply by 5 again. What is your next multiplication?',
  ],
  root: ({ text, numbers: [square = 0] }) => [
    `${text} asks which number, multiplied by itself, gives ${square}. Which square numbers do you know near ${square}?`,
    `Choose a guess and multiply it by itself. Is that more or less than ${square}?`,
    `Which last digit must a number have so that its square ends like ${square}?`,
    'With other numbers: to find √169, I try 12 × 12 and see that it falls a little short. What is your next try?',
  ],
  signed: ({ text }) => [
    /[×÷/]/.test(text)
      ? `Work out ${text} without the signs for now, and keep them for the end. Which easier line is that?`
      : `Draw a number line with 0 in the middle and mark where ${text} starts. In which direction do you walk?`,
    'Think of money: a minus is a debt. What does the line say as a story about money that you have or owe?',
    /[×÷/]/.test(text)
      ? 'When are signs that meet in a multiplication or division equal, and when do they differ? What does that make of the result?'
      : 'Taking away a debt is like getting money. Is there such a pair of signs in your line, and what can you write instead?',
    'Before you calculate: on which side of 0 will the result be, and why?',
  ],
  several: ({ text }) => [
    `${text} has several operations. Which of them has to be done before the others, and why?`,
    'The order is: brackets, powers, then × and ÷, then + and −, from left to right. Underline what comes first: what does it give?',
    'With other numbers: in 2 + 5 × (9 − 3) I do the bracket, then the multiplication, and the addition at the end. Which is your order?',
    'Replace the part you have done by its result and copy the rest. Which new line do you get?',
  ],
};

function multiplicationSteps({ text, numbers: [a = 0, b = 0] }: Problem): string[] {
  const [kept, split] = b < 10 && a > b ? [b, a] : [a, b];
  const [big, small] = partsOf(split);
  const pieces = [`${kept} × ${big}`, `${kept} × ${small}`];
  return [
    `${split} is made of ${big} and ${small}, so ${text} falls into easier pieces: ${pieces.join(' and ')}. What do you get for ${pieces[0]}?`,
    `Try the smaller piece by itself: what is ${pieces[1]}?`,
    'With other numbers: 14 × 26 is 14 × 20 and 14 × 6 together. I work out each and add them. Where are you in this with yours?',
    `Draw a rectangle with sides ${kept} and ${split}, and cut the side ${split} into ${big} and ${small}. Which area belongs to each part?`,
    `Use a neighbour you know: which multiplication near ${text} can you do in your head, and how far off is it?`,
    'Multiply only the last digits of both numbers. On which digit must the result end?',
    `You have the pieces ${pieces.join(' and ')}. What still has to happen to them so that they become ${text}?`,
  ].filter((step) => isInteger(rational(kept)) || !step.includes('Draw'));
}

const belowZero = (text: string, start: number): string[] => [
  `In ${text} you take away more than there is. Start at ${start} on a number line and walk to the left: on which side of 0 do you end?`,
  `How much of ${text} can you take away until nothing is left, and how much still has to go?`,
];

/** The usual steps of a multiplication: each number in its parts, times the other. */
export function piecesOf({ operation, numbers: [a = 0, b = 0] }: Problem): string[] {
  if (operation !== 'multiplication') return [];
  return [...partsOf(b).map((part) => `${a} × ${part}`), ...partsOf(a).map((part) => `${part} × ${b}`)];
}

/** Tens and ones, or five and the rest of a small number. */
function partsOf(number: number): readonly [number, number] {
  const unit = 10 ** Math.floor(Math.log10(Math.max(number, 1)));
  const big = number > 10 ? Math.floor(number / unit) * unit : number > 5 ? 5 : Math.ceil(number / 2);
  return number - big > 0 ? [big, number - big] : [number / 2, number / 2];
}
