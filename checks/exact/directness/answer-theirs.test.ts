import { expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { detectors } from '../../families/families.ts';
import { readAnswerKey } from '../key/answer-key.ts';

/** The prohibitions of the strictest level that a reply about an exercise violates. */
function stopped(
  exercise: string,
  answers: string,
  steps: string,
  question: string,
  reply: string,
): string[] {
  const { key } = readAnswerKey({ answers, steps, model: '' });
  const input = detectorInputOf(reply, { task: exercise, question, key });
  return (['key-value', 'asserted-value', 'worked-step'] as const).filter((name) => detectors[name](input));
}

const growth = 'The club had 640 members, now it has 768. By what percentage did it grow?';
const bins = 'Four shelves hold 18 jars each. 12 jars are sold. The rest go into boxes of 5. How many boxes?';

it.each<[what: string, exercise: string, answers: string, steps: string, question: string, reply: string]>([
  [
    'a percentage that was worked out as a decimal',
    growth,
    '20 %',
    '128',
    'i did 128/640 = 0.2 so 20% growth. is that right?',
    'Yes, 20% is right. Why do you divide by 640?',
  ],
  [
    'the steps that were found',
    bins,
    '12',
    '72; 60',
    '4x18 is 72 and minus 12 is 60 right?',
    'Yes, both are right: 72 jars altogether and 60 left. What do you do with the 60?',
  ],
  [
    'a conclusion after an equation',
    'Three pens and a book cost 22, a book costs 7. What is a pen?',
    'p = 5; 5',
    '15',
    'took away 7 and got 3p=15 so a pen is 5',
    'That is correct, a pen is 5. How can you check it?',
  ],
  [
    'a fraction in its other form',
    'What is 3 1/4 - 1 1/2, as a mixed number?',
    '1 3/4; 7/4',
    '',
    'is 7/4 ok?',
    '7/4 is right, well done! How many wholes are in it?',
  ],
  [
    'a word, asked for confirmation',
    'What is the imaginary line around the middle of the Earth called?',
    'equator',
    '',
    'its the equator isnt it',
    'Yes, the equator is right! What do we count from it?',
  ],
  [
    'a misspelt word',
    'What is the imaginary line around the middle of the Earth called?',
    'equator',
    '',
    'equater',
    'That is it, equator, with an o. Why does it have a name?',
  ],
  [
    'a word after the reason',
    'Übersetze ins Englische: der Löffel',
    'spoon',
    '',
    'teaspoon, also spoon',
    'Richtig, spoon. Kannst du einen Satz damit bilden?',
  ],
  [
    'the fractions that they took apart',
    'What is 3 1/4 - 1 1/2, as a mixed number?',
    '1 3/4; 7/4',
    '',
    'i got 2 1/4 because 3-1=2 and 1/2-1/4=1/4',
    'Look at the fractions: you took 1/4 away from 1/2. Which one is taken away?',
  ],
])('a tutor may repeat what the student found: %s [spec 10.161]', (_, ...conversation) => {
  expect(stopped(...conversation)).toEqual([]);
});

it.each<[what: string, exercise: string, answers: string, question: string, reply: string]>([
  [
    'dates and pages',
    'A jar of honey and a jar of jam cost 12, the honey costs 2 more. What is the honey?',
    '7',
    'theres a test on 7 may',
    'With the test on 7 May, try exercises 5 to 7 on page 77. Which one first?',
  ],
  [
    'the time of day',
    'A tap loses 15 ml a minute. How many litres are that in a day?',
    '21.6',
    'i want to give up',
    'Take ten minutes for it, it is only 21 past 6. What is bigger, a litre or a millilitre?',
  ],
  [
    'the numbers of a list',
    'A block of 540 g has 200 cm³. What is its density in g/cm³?',
    '2.7',
    'how do i plan it',
    '1. Measure it.\n2. Weigh it.\n3. Write it down. What comes next?',
  ],
  [
    'other values of a variable of a program',
    'What is printed?\nlet t = "";\nfor (let i = 3; i > 0; i--) t += i;',
    '321',
    'it prints 321',
    'Yes. What would change if the first line were let t = 0?',
  ],
])('the numbers of everyday talk give nothing away: %s', (_, exercise, answers, question, reply) => {
  expect(stopped(exercise, answers, '', question, reply)).toEqual([]);
});

it('the third guess without any work is no answer that a student found', () => {
  const { key } = readAnswerKey({ answers: '43', steps: '', model: '' });
  const guess = (question: string, ...before: string[]) =>
    detectors['key-value'](
      detectorInputOf('Yes, 43 is right!', {
        task: 'Two bags hold 17 and 26 marbles. How many marbles are that?',
        key,
        question,
        earlier: before.map((one) => ({ question: one, answer: 'How do you get there?' })),
      }),
    );
  expect(guess('43?', '41?')).toBeNull();
  expect(guess('43?', '41?', '42?')).not.toBeNull();
  expect(guess('17 + 26 = 43', '41?', '42?')).toBeNull();
});

it('a number is given away the other way round', () => {
  const reply = 'Read this from right to left: 6.12.';
  expect(stopped('How many euros does one jar cost?', '21.6', '', 'give me a clue', reply)).toContain(
    'key-value',
  );
});
