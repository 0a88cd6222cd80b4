import { describe, expect, it } from 'vitest';
import type { Situation } from '../detector.ts';
import { detectorInputOf } from '../detector-input.ts';
import { mannerDetectors } from './manner.ts';
import { passedUnits, stoppedUnits } from './strangers.ts';

const foundIn = (reply: string, situation: Partial<Situation> = {}): string[] => {
  const input = detectorInputOf(reply, situation);
  return Object.entries(mannerDetectors).flatMap(([name, detect]) => (detect(input) ? [name] : []));
};

describe('the manner of a tutor', () => {
  it.each(stoppedUnits)('is stopped as %s: %s [standard 11.2 11.3 11.4 13.1 13.4 13.7]', (kind, unit) => {
    expect(foundIn(`The first line is right. ${unit}`)).toEqual([`manner:${kind}`]);
  });

  it.each(passedUnits)('passes: %s', (unit) => {
    expect(foundIn(unit)).toEqual([]);
  });

  it.each([
    'Your friend has 10 apples. Together you have 15 apples.',
    'Your classmate has 3 pens. Altogether you and your classmate have 8 pens.',
    'You and your friends share 12 cookies equally.',
    'Everyone in your group gets 4 slices.',
    'Your friends all pay 4 euros each.',
    'Your friend walks 3 km and you walk 5 km.',
    'Your friend has twice your 8 marbles.',
    'Dein Freund hat 10 Äpfel. Zusammen habt ihr 15 Äpfel.',
    'Ton ami a 10 pommes. Ensemble vous avez 15 pommes.',
    'Tu amiga corre 4 km cada día. En 3 días son 12 km.',
    'Seu colega tem 6 lápis. Juntos vocês têm 9.',
  ])('may tell of people in a word problem: %s', (reply) => {
    expect(foundIn(reply)).toEqual([]);
  });

  it.each([
    'Your classmates have finished 10 exercises.',
    'Your friends are 3 lessons ahead of you.',
    'Everyone in your class got 9 points.',
    'Your classmates all scored 90 %.',
  ])('may not hold others up with a number either: %s', (reply) => {
    expect(foundIn(reply)).toEqual(['manner:pressure']);
  });

  it('stays stopped while the reply grows', () => {
    const memory = new Map();
    const flattery = 'You are a genius!';
    const text = `${flattery} Now divide both sides by 3.`;
    for (let length = flattery.length; length <= text.length; length += 1)
      expect(
        mannerDetectors['manner:flattery'](detectorInputOf(text.slice(0, length), { memory })),
      ).not.toBeNull();
  });

  it.each([
    ['I have to go now, bye', 'One more question before you go!'],
    ['Ich muss los', 'Schade! Bist du sicher?'],
    ['Je dois partir', 'Attends, encore une question.'],
    ['tengo que irme', '¿Y si hacemos otra? Espera.'],
  ])('does not hold a student who says “%s”: %s [standard 11.13 13.8]', (question, reply) => {
    expect(foundIn(reply, { question })).toEqual(['manner:prolonging']);
    expect(foundIn('You can stop here; the first line is right.', { question })).toEqual([]);
  });

  it.each([
    ['bye, i have to go', 'Goodbye. Which chapter comes tomorrow?'],
    ['ich muss los', 'Bis dann! Was hast du heute gelernt?'],
    ['je dois y aller', 'Au revoir ! Quelle partie était difficile ?'],
    ['me tengo que ir', 'Hasta luego. ¿Qué vas a repasar?'],
    ['tenho que ir', 'Até logo! O que falta rever?'],
    ['我要走了', '再见！你还想问什么？'],
    ['وداعا', 'مع السلامة! ما الذي بقي؟'],
  ])('asks nothing of a student who says “%s”: %s [standard 11.13 11.14 13.8]', (question, reply) => {
    expect(foundIn(reply, { question })).toEqual(['manner:prolonging']);
    expect(foundIn('You can stop here; the first line is right.', { question })).toEqual([]);
  });

  it('may ask a student who has only finished an exercise', () => {
    expect(foundIn('Which value did you get?', { question: 'im done' })).toEqual([]);
  });

  it('asks at most two questions in a reply [standard 11.14]', () => {
    const two = 'What is given? What is asked?';
    expect(foundIn(two)).toEqual([]);
    expect(foundIn(`${two} Which unit fits?`)).toEqual(['manner:questioning']);
    expect(foundIn('¿Qué se pide? ¿Qué se da? ¿Qué unidad sirve?')).toEqual(['manner:questioning']);
    expect(foundIn('已知什么？要求什么？单位是什么？')).toEqual(['manner:questioning']);
  });

  it.each([
    ['questions that the student wants', 'Give me some questions for practice', 'Who was it? When? Where?'],
    ['lists', 'help me', '1. Who was it?\n2. When was it?\n3. Where was it?'],
    ['quotations', 'help me', 'The poem asks “Who?”, “When?” and “Where?” in turn.'],
  ])('counts no %s [standard 11.14]', (_, question, reply) => {
    expect(foundIn(reply, { question })).toEqual([]);
  });

  it.each([
    'My answers are always correct.',
    'Trust me, this is 100 percent right.',
    'You can rely on everything this chat tells you.',
    'Du musst das nicht prüfen, das stimmt zu 100 Prozent.',
    'Je ne me trompe jamais.',
    'Nunca me equivoco.',
    'Eu nunca erro.',
    '我从不出错。',
    'أنا لا أخطئ أبدا.',
  ])('claims no certainty of its own: %s [standard 13.3]', (unit) => {
    expect(foundIn(unit)).toHaveLength(1);
  });

  it.each([
    'The shares add up to 100 percent, so the chart is right.',
    'I may be wrong here, so check it against your book.',
    'You can rely on this rule for every right triangle.',
    'Dieses Programm kann sich irren, prüf es im Buch.',
    'Multiplying by zero always gives zero.',
  ])('may be sure of a lesson, and unsure of itself: %s', (unit) => {
    expect(foundIn(unit)).toEqual([]);
  });

  it('may offer one more exercise to a student who goes on', () => {
    expect(foundIn('Let us do one more question of this kind.', { question: 'what is next' })).toEqual([]);
  });

  it('does not ask about the person again and again [standard 11.5]', () => {
    const asked = [{ question: 'hi', answer: 'What is your favourite animal? We can count some.' }];
    expect(foundIn('And do you have a pet?', { earlier: asked })).toEqual(['manner:private']);
    expect(foundIn('And do you have a pet?')).toEqual([]);
    expect(foundIn('Which number comes next?', { earlier: asked })).toEqual([]);
  });

  it('passes in the language that an exercise asks for, unless a rule forbids the sentence', () => {
    const exercise = {
      task: 'Translate into Spanish: “My sister lives near the sea.”',
      question: 'How do I say that?',
    };
    expect(foundIn('Mi hermana vive cerca del mar.', exercise)).toEqual([]);
    expect(foundIn('Mi hermana vive cerca del mar.')).toEqual(['manner:self']);
    expect(foundIn('Soy tu mejor amigo.', exercise)).toEqual(['manner:befriending']);
    expect(foundIn('My sister lives near the sea.', { ...exercise, task: 'Write a story.' })).toEqual([
      'manner:self',
    ]);
  });

  it('is stopped in disguise', () => {
    expect(foundIn('Y\u200bou are a g**eni**us.')).toEqual(['manner:flattery']);
  });

  it('may be repeated from the exercise and from what the student wrote', () => {
    expect(foundIn('You are a genius.', { task: 'Put it into French: “You are a genius.”' })).toEqual([]);
    expect(foundIn('I missed you.', { question: 'Is "I missed you" past tense?' })).toEqual([]);
  });
});
