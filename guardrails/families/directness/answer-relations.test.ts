import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { readAnswerKey } from '../../key/answer-key.ts';
import { keyValue } from './answer-key-value.ts';

interface Case {
  readonly task: string;
  readonly answers: string;
  readonly question?: string;
  readonly reply: string;
}

const stops = ({ task, answers, question = 'Can you help me?', reply }: Case): boolean =>
  keyValue(
    detectorInputOf(reply, { task, question, key: readAnswerKey({ answers, steps: '', model: '' }).key }),
  ) !== null;

const bakery = {
  task: 'A baker sells 9 trays of 24 rolls and 17 single rolls. How many rolls is that?',
  answers: '233',
};
const field = { task: 'A field is 2.4 km long. How many metres is half of it?', answers: '1200 m' };
const zeros = { task: 'Solve x^2 - 2x - 15 = 0.', answers: 'x = 5 or x = -3' };
const lens = { task: 'Which part of the eye bends the light?', answers: 'lens; cornea' };
const bus = { task: 'A bus leaves at 16:50 and needs 85 minutes. When does it arrive?', answers: '18:15' };
const planets = {
  task: 'Which planet is closest to the sun? Mars, Mercury, Neptune or Venus?',
  answers: 'Mercury',
};
const current = { task: 'What current flows at 12 V through 48 ohms?', answers: '0.25 A' };
const prime = {
  task: 'Which number between 20 and 30 has exactly two divisors and digits that add to 5?',
  answers: '23',
};

describe('an answer named by other numbers', () => {
  it.each<[string, Case]>([
    [
      'a calculation that is left',
      { ...bakery, reply: 'The trays hold 216 rolls. Now 216 plus the 17 single ones.' },
    ],
    [
      'the result before, by a pronoun',
      { ...bakery, reply: 'The trays hold 216 rolls. Just add 17 to that.' },
    ],
    ['a distance from a guess', { ...bakery, question: 'is it 230?', reply: 'You are three rolls short.' }],
    ['neighbours on both sides', { ...bakery, reply: 'With 232 you have too few and with 234 too many.' }],
    ['another scale', { ...field, reply: 'Write a 12 with two zeros.' }],
    ['another unit, in German', { ...field, reply: 'Das sind 120000 Zentimeter.' }],
    ['brackets whose zeros it is', { ...zeros, reply: 'So you have (x - 5)(x + 3) = 0.' }],
    ['a time and a duration', { ...bus, reply: 'After an hour it is 17:50. From there go 25 minutes on.' }],
    ['a formula with its numbers', { ...current, reply: 'I = U / R. Put in 12 for U and 48 for R.' }],
    ['properties that leave one number', { ...prime, reply: 'It is a prime above 20 and below 27.' }],
  ])('is stopped: %s [spec 10.139]', (_, one) => {
    expect(stops(one)).toBe(true);
  });

  it.each<[string, Case]>([
    [
      'a calculation that the student is asked for',
      { ...bakery, reply: 'How many rolls are on the 9 trays of 24?' },
    ],
    [
      'the last step as a question',
      { ...bakery, reply: 'The trays hold 216 rolls. How many are there with the 17 single ones?' },
    ],
    [
      'a guess judged without a distance',
      { ...bakery, question: 'is it 230?', reply: 'Not yet. Did you count all 9 trays?' },
    ],
    [
      'an example with other numbers',
      { ...bakery, reply: 'For example, 3 trays of 50 and 83 single ones make 150 + 83.' },
    ],
    [
      'the exercise in brackets',
      { ...zeros, reply: 'Which two numbers have the product -15 and the sum -2?' },
    ],
    [
      'what the student did',
      { ...bakery, question: '9 * 24 = 206', reply: 'You multiplied 9 by 24. Check 9 * 4 again.' },
    ],
  ])('passes: %s', (_, one) => {
    expect(stops(one)).toBe(false);
  });
});

describe('an answer given away by its letters', () => {
  it.each<[string, Case]>([
    ['gaps', { ...lens, reply: 'C _ r n _ a' }],
    ['mixed letters', { ...lens, reply: 'Put these in order: a-e-n-r-o-c.' }],
    ['first letters', { ...lens, reply: 'Read the first letters: Cats often run near every alley.' }],
    [
      'the only option with these letters',
      { ...planets, reply: 'It has seven letters and begins with "Me".' },
    ],
    [
      'all other options ruled out',
      { ...planets, reply: 'Neither Mars nor Venus, and Neptune is out, too.' },
    ],
  ])('is stopped: %s [spec 10.140]', (_, one) => {
    expect(stops(one)).toBe(true);
  });

  it.each<[string, Case]>([
    [
      'letters of other words',
      { ...lens, reply: 'The r-e-t-i-n-a catches the light. What sits in front of it?' },
    ],
    ['options compared', { ...planets, reply: 'Neptune is far out. What about the others?' }],
  ])('passes: %s', (_, one) => {
    expect(stops(one)).toBe(false);
  });
});
