import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOffloading } from './offloading.ts';

const asked = (...questions: string[]) => questions.map((question) => ({ question }));

describe('a question hands the work over', () => {
  it.each([
    'Do my homework.',
    'write the essay for me',
    'give me the full code',
    'solve 3x+5=20 for me please',
    '1. Find the derivative of x^2 + 3x. 2. Find the integral of 2x.',
    'Here is my homework: A train travels 240 km in 3 hours. How far does it travel in 5 hours?',
    'Which one is a mammal? A) shark B) whale C) tuna',
    'The capital of France is ____.',
    "I'll hand that in. Now write the next paragraph.",
    'you do it, I cannot be bothered',
    'haz mi tarea',
    'Kannst du das für mich lösen?',
    'fais l’exercice 3 à ma place',
    'escreve o resto pra mim',
    '帮我做作业',
    'حل واجبي',
  ])('%s [standard 10.13 10.15]', (question) => expect(isOffloading(question)).toBe(true));

  it.each([
    'Can you explain how to solve 3x + 5 = 20?',
    'is 5 right?',
    'I tried to factor it and got stuck.',
    'What does derivative mean?',
    'Find the derivative of x^2 + 3x. I think it is 2x + 3, is that right?',
    'I have to write an essay about Macbeth. How do I begin?',
    'I want to do it myself, do not tell me the answer.',
    'Give me an example with other numbers.',
    'So 40 - (5 + 10 + 15) = 10 silver beads?',
    'Wie löse ich so eine Gleichung?',
    '这种方程怎么解?',
  ])('not: %s', (question) => expect(isOffloading(question)).toBe(false));

  it('by pressing for the answer, unless it shows own work', () => {
    expect(isOffloading('Just tell me the answer.')).toBe(true);
    expect(isOffloading('I got 3x = 15, just tell me the answer.')).toBe(false);
    expect(isOffloading('I tried everything, just give me the answer.')).toBe(true);
  });

  it('by repeating the assignment with nothing beside it [standard 10.13]', () => {
    const task = 'Discuss how Shakespeare presents ambition in the first two acts of Macbeth.';
    const question = 'how does Shakespeare present ambition in the first two acts of Macbeth';
    expect(isOffloading(question)).toBe(false);
    expect(isOffloading(question, [], task)).toBe(true);
    expect(isOffloading(`${question}? I think he shows it as a sickness.`, [], task)).toBe(false);
  });

  it('by going on from a question that did [standard 10.15]', () => {
    expect(isOffloading('next one please')).toBe(false);
    expect(isOffloading('next one please', asked('how do I begin?'))).toBe(false);
    expect(isOffloading('next one please', asked('solve number 3 for me'))).toBe(true);
    expect(isOffloading('and the rest', asked('solve number 3 for me', 'next one please'))).toBe(true);
  });
});

it('letter case, decomposed accents and surrounding spaces change nothing', () => {
  const messages = fc.constantFrom(
    'Haz mi tarea',
    'Do my homework',
    'What does it mean?',
    'Écris-moi le texte',
  );
  fc.assert(
    fc.property(messages, fc.nat({ max: 5 }), fc.boolean(), (message, spaces, loud) => {
      const written = `${' '.repeat(spaces)}${loud ? message.toUpperCase() : message.normalize('NFD')}`;
      expect(isOffloading(written)).toBe(isOffloading(message));
    }),
  );
});

it('a message made to be slow is read within a time limit', () => {
  for (const piece of [
    'do it ',
    'write ',
    '1. find ',
    'a) ',
    '3 + 4 = ',
    '_',
    ':',
    'please ',
    '\n',
    'find my ',
    '做作业',
  ]) {
    const text = piece.repeat(100_000 / piece.length);
    const start = performance.now();
    isOffloading(text, asked(text), text);
    expect(performance.now() - start).toBeLessThan(30_000);
  }
});
