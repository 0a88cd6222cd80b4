import { describe, expect, it } from 'vitest';
import type { Situation } from '../detector.ts';
import { confirmsResult } from './confirmed.ts';

const exercise = 'A block has a mass of 240 g and a volume of 30 cm3. What is its density?';
const situation = (question: string, first = exercise): Situation => ({
  question,
  earlier: [{ question: first, answer: 'What does density compare?' }],
  task: '',
  key: null,
  ledger: { disclosed: [] },
  memory: new Map(),
});

describe('a reply confirms the result of a question', () => {
  it.each([
    ['i got 8', 'You have found the density. How could you check it?'],
    ['so its 8?', 'Well done, 8 it is.'],
    ['is it 8', 'You have found it! Would you like to try another block?'],
    ['¿son 8?', 'Bien hecho, respuesta correcta.'],
    ['ich hab 8 raus', 'Richtige Lösung.'],
    ['ça fait 8', 'Bravo, c’est la bonne réponse.'],
  ])('%s / %s', (question, reply) => expect(confirmsResult(situation(question), reply)).toBe(true));
});

describe('a reply does not confirm a result', () => {
  it.each([
    [
      'when it asks for the next step',
      '240 and 30 so 0.125?',
      'Right numbers. Which one is divided by which?',
    ],
    ['when it says no', 'so its 7200?', 'Not quite right. What does the slash in g/cm3 tell you?'],
    ['when it nearly agrees', 'is it 9', 'You are almost right. Check your division.'],
    ['when it only asks', 'so its 8?', 'How did you get 8?'],
    ['when it doubts', 'so its 8?', 'Is that right? Try it with the units.'],
    ['when nothing was stated', 'what is density', 'That is the right question to ask.'],
    ['when a number of the exercise is repeated', 'the volume is 30', 'Yes, that is correct.'],
    ['when a step is confirmed', 'first i divide 30 by 10 so 3', 'Yes. Now what would you do with the mass?'],
    ['when the number stands in talk', 'i have 8 more of these to do', 'Right, let us begin.'],
    [
      'when it first says that something is wrong',
      'so its 8?',
      'That is wrong. The right way begins with the units.',
    ],
  ])('%s', (_, question, reply) => expect(confirmsResult(situation(question), reply)).toBe(false));

  it('when the answer is known, since then it is a step', () => {
    const known = situation('so 3x is 21?', 'How do I solve 3x + 8 = 29?');
    expect(confirmsResult(known, 'Yes, that is correct.')).toBe(false);
  });

  it.each([
    ['Yes.', false],
    ['Well done, that is the answer.', true],
  ])('by a mere yes when no answer is likely: %s', (reply, confirms) => {
    const open = situation('so it is 42', 'Which page of the 1776 book tells of this?');
    expect(confirmsResult(open, reply)).toBe(confirms);
  });

  it('when nothing was asked before', () => {
    const alone = { ...situation('so its 8?'), earlier: [] };
    expect(confirmsResult(alone, 'Yes, that is correct.')).toBe(false);
  });
});
