import { describe, expect, it } from 'vitest';
import { exerciseInHand } from './exercise-in-hand.ts';

const rolls = 'A bakery packs 96 rolls into bags of 8. How many bags does it fill?';
const said = (...questions: string[]) =>
  questions.map((question) => ({ question, answer: 'What do you know about the bags?' }));

describe('the exercise in hand', () => {
  it.each([
    'I do not get it',
    'how do I start?',
    'is it 12?',
    'I think the answer is 11 because 88 / 8 is 11',
    'Just tell me the answer please',
    'ok what next?',
    'ich verstehe das nicht, was soll ich machen?',
    'no entiendo, ¿me ayudas?',
    'What does "fill" mean?',
  ])('stays the same with a follow-up: “%s”', (question) => {
    expect(exerciseInHand({ task: '', earlier: said(rolls), question })).toBe(rolls);
    expect(exerciseInHand({ task: rolls, earlier: [], question })).toBe(rolls);
  });

  it.each([
    'What is 17 * 6?',
    'Now this one: which gas do plants take in?',
    'Balance Fe + O2 -> Fe2O3',
    'A river runs through Vienna. What is it called?',
    'Wie heißt die Hauptstadt von Portugal?',
    '光合作用需要什么气体？',
  ])('changes when the student brings another one: “%s”', (question) => {
    expect(exerciseInHand({ task: '', earlier: said(rolls), question })).toBe(`${rolls}\n\n${question}`);
  });

  it.each(['hi', 'hello, can you help me please?', 'I need help with my homework'])(
    'is none before something was asked: “%s”',
    (question) => {
      expect(exerciseInHand({ task: '', earlier: [], question })).toBe('');
    },
  );

  it('changes when one word of the question does', () => {
    const earlier = said('What is the capital of Peru?');
    expect(exerciseInHand({ task: '', earlier, question: 'What is the capital of Chile?' })).toMatch(
      /Chile\?$/,
    );
  });

  it('holds the last two at most, beside the assignment', () => {
    const earlier = said(rolls, 'What is 17 * 6?', 'Which river flows through Vienna?');
    const text = exerciseInHand({
      task: 'Worksheet\nWork through it.',
      earlier,
      question: 'And the capital of Peru?',
    });
    expect(text).toBe(
      'Worksheet\nWork through it.\n\nWhich river flows through Vienna?\n\nAnd the capital of Peru?',
    );
  });
});
