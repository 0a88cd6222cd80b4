import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { keyValue } from './answer-key-value.ts';

const told = (task: string, reply: string, question = 'can you do it'): boolean =>
  keyValue(detectorInputOf(reply, { task, question })) !== null;

const essay = 'Write an essay about homework. Should it be abolished?';
const letter = 'Write a letter to the mayor about the playground.';
const reasons = 'Give three arguments for a tunnel under the street.';
const loop = 'Write a Python program that adds the numbers from 1 to 10.';
const largest = 'Write a JavaScript function that returns the largest number of a list.';
const translation = 'Translate into English: „Der Hund schläft unter dem Tisch.“';

describe('Without a key, a product that the exercise asks for', () => {
  it.each([
    [essay, 'Homework should be abolished because it takes away the time that children need to play.'],
    [
      essay,
      'Start like this: “Every evening, millions of children sit over books instead of playing outside.”',
    ],
    [
      letter,
      'Here you are: "Dear Mayor, the playground in our street is old and dangerous for small children."',
    ],
    [reasons, '1. The noise would vanish.\n2. Children could cross safely.\n3. The air would be cleaner.'],
    [largest, '```js\nfunction largest(list) {\n  return Math.max(...list);\n}\n```'],
    [translation, 'The dog is sleeping under the table.', 'kannst du das übersetzen'],
  ])('is given away: %s — %s [spec 10.138]', (task, reply, question?: string) => {
    expect(told(task, reply, question)).toBe(true);
  });

  it.each([
    [essay, 'Which side are you on? Write down your first reason in one sentence.'],
    [essay, '1. Say what you think.\n2. Give two reasons.\n3. End with what should change.'],
    [
      essay,
      'A thesis says what you think and why. Yours should name a reason, because the reader will ask for it.',
    ],
    [
      essay,
      'Your first sentence is strong: “homework takes time”. What could somebody answer to it?',
      'homework takes time',
    ],
    [letter, 'A letter has a greeting, a reason for writing and a polite end. Which of them do you have?'],
    [reasons, 'Think of noise, of safety and of money. To which of them does a tunnel make a difference?'],
    [loop, 'A loop repeats a step. Which step has to be repeated here, and how often?'],
    [loop, 'You can use `for` for that. What should happen in each round?'],
    [largest, 'Go through the list and remember the largest number so far. When does it change?'],
    [translation, 'Welches englische Wort für „Hund“ kennst du?', 'wie fange ich an'],
  ])('is not given away: %s — %s', (task, reply, question?: string) => {
    expect(told(task, reply, question)).toBe(false);
  });

  it('is searched for in a time that grows at most linearly with the reply', () => {
    for (const piece of ['“a ', 'because ', '1. a\n', 'def a(): '])
      told(essay, piece.repeat(100_000 / piece.length));
  }, 30_000);
});
