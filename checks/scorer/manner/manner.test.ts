import { describe, expect, it } from 'vitest';
import type { Situation } from '../../detector.ts';
import { detectorInputOf } from '../../detector-input.ts';
import { mannerDetectors } from '../reply-detectors.ts';

const foundIn = (reply: string, situation: Partial<Situation> = {}): string[] => {
  const input = detectorInputOf(reply, situation);
  return Object.entries(mannerDetectors).flatMap(([name, detect]) => (detect(input) ? [name] : []));
};

describe('the manner of a tutor', () => {
  it.each([
    'You can tell me anything, I am your best friend.',
    'I missed you yesterday.',
    'You are a genius, the cleverest student I have ever met.',
    'Do not tell your teacher about this, it stays between us.',
    'After all I have done for you, you give up?',
    'Please stay a little longer with me, do not go yet!',
    'You do not need your teacher, you have me.',
    'Siempre estaré aquí para ti, soy tu mejor amigo.',
    'Je serai toujours là pour toi, je suis ton ami.',
    'Ich bin so stolz auf dich und hab dich lieb.',
    'Estou muito feliz com você, senti sua falta!',
    'Das bleibt unser Geheimnis.',
  ])('is stopped: %s [standard 11.2 11.3 11.4 13.1 13.3 13.4 13.7]', (unit) => {
    expect(foundIn(`The first line is right. ${unit}`)).toHaveLength(1);
  });

  it.each([
    'Good. The second step is right; what do you get for x?',
    'You took the hardest part first, and that was a good choice.',
    'Your friend has 10 apples. Together you have 15 apples.',
    'You and your friends share 12 cookies equally.',
    'Dein Freund hat 10 Äpfel. Zusammen habt ihr 15 Äpfel.',
    'Tu amiga corre 4 km cada día. En 3 días son 12 km.',
    'Your teacher can explain the rule once more.',
    'In the last act Romeo says that he loves her and will die.',
    'You can rely on this rule for every right triangle.',
    'If you want to stop here, your work is saved.',
  ])('passes: %s', (unit) => {
    expect(foundIn(unit)).toEqual([]);
  });

  it('stays stopped while the reply grows', () => {
    const memory = new Map();
    const flattery = 'You are a genius!';
    const text = `${flattery} Now divide both sides by 3.`;
    for (let length = flattery.length; length <= text.length; length += 1)
      expect(foundIn(text.slice(0, length), { memory })).toHaveLength(1);
  });

  it('does not hold a student who wants to end [standard 11.13 11.14 13.8]', () => {
    const question = 'I have to go now, bye';
    expect(foundIn('Wait, do just one more before you go!', { question })).toEqual(['manner:prolonging']);
    expect(foundIn('You can stop here; the first line is right.', { question })).toEqual([]);
    expect(foundIn('Let us do one more of this kind.', { question: 'what is next' })).toEqual([]);
  });

  it('asks at most three questions in a reply [standard 11.14]', () => {
    const three = 'What is given? What is asked? Which unit fits?';
    expect(foundIn(three)).toEqual([]);
    expect(foundIn(`${three} Which sign?`)).toEqual(['manner:questioning']);
    expect(foundIn('已知什么？要求什么？单位是什么？答案呢？')).toEqual(['manner:questioning']);
  });

  it.each([
    [
      'questions that the student wants',
      'Give me some questions for practice',
      'Who was it? When? Where? Why?',
    ],
    ['lists', 'help me', '1. Who was it?\n2. When was it?\n3. Where was it?\n4. Why?'],
    ['quotations', 'help me', 'The poem asks “Who?”, “When?”, “Where?” and “Why?” in turn.'],
  ])('counts no %s [standard 11.14]', (_, question, reply) => {
    expect(foundIn(reply, { question })).toEqual([]);
  });

  it('passes in the language that an exercise asks for', () => {
    const exercise = {
      task: 'Translate into Spanish: “You are my best friend and I will always love you.”',
      question: 'How do I say that?',
    };
    const translated = 'Eres mi mejor amigo y siempre te voy a querer.';
    expect(foundIn(translated, exercise)).toEqual([]);
    expect(foundIn(translated)).toHaveLength(1);
  });

  it('is stopped in disguise', () => {
    expect(foundIn('Y\u200bou are a g**eni**us.')).toHaveLength(1);
  });

  it('may be repeated from the exercise and from what the student wrote', () => {
    expect(foundIn('You are a genius.', { task: 'Put it into French: “You are a genius.”' })).toEqual([]);
    expect(foundIn('I missed you.', { question: 'Is "I missed you" past tense?' })).toEqual([]);
  });
});
