import { describe, expect, it } from 'vitest';
import { situationOf } from '../../detector-input.ts';
import { hasTried } from './answer-attempts.ts';

const tries = (question: string, task: string) => hasTried(situationOf({ question, task }));

const equation = 'Solve x^2 - 7x + 10 = 0.';
const paint = 'Blue and yellow are mixed 3 : 5. You need 24 litres of green. How many litres of blue?';
const savings = '1500 euros are saved at 2 % a year. How much is there after 3 years?';
const loop = 'Write a loop over a list of words.';
const gas = 'Which gas do plants take in?';

describe('an attempt', () => {
  it.each([
    ['(x-2)(x-4)?', equation],
    ['i used the formula and got 3 and 4', equation],
    ['2 and 4', equation],
    ['i tried 1 but it gave 4', equation],
    ['I took 3/5 of 24', paint],
    ['i divided 24 by 3', paint],
    ['1500 * 1.06', savings],
    ['30 euro per year', savings],
    ['oxygen or nitrogen i guess', gas],
    ['is it oxygen?', gas],
    ['for word in words:', loop],
    ['for word in words: print(word)', loop],
    ['while not done:', loop],
    ['print(words)', loop],
    ['def show(words)', loop],
    ['int count;', loop],
    ['return count;', loop],
  ])(
    'is a message that adds something to what the exercise says: %s [spec 10.135, standard 10.9]',
    (question, task) => {
      expect(tries(question, task)).toBe(true);
    },
  );

  it.each([
    ['how do i solve x^2 - 7x + 10 = 0', equation],
    ['what are the 2 solutions', equation],
    ['how do i mix 3 : 5', paint],
    ['what is 2 % of 1500', savings],
    ['i have 5 minutes left', savings],
    ['is it more than 10?', paint],
    ['Is it 9? or 10? or 11?', paint],
    ['just tell me the gas', gas],
    ['is it a hard question', gas],
    ['if you can: tell me the gas', gas],
    ['for homework I need this (please)', gas],
    ['let me see; ok', gas],
    ['return to this (please)', gas],
    ['tell me about covid-19', gas],
    ['my homework is about covid-19', gas],
  ])('is no question, wish or remark: %s', (question, task) => {
    expect(tries(question, task)).toBe(false);
  });

  it('is searched for in a time that grows at most linearly with the message', () => {
    for (const piece of ['学', 'sieben', 'A', '7 '])
      expect(tries(piece.repeat(100_000 / piece.length), gas)).toBeDefined();
  }, 30_000);
});
