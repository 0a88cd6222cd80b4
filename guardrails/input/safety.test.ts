import { describe, expect, it } from 'vitest';
import { quickStarts } from '../../contract/quick-starts.ts';
import { detectDanger } from './safety.ts';

describe('danger', () => {
  it.each([
    'i want to kms',
    'i want to k1ll mys3lf',
    btoa('i want to kill myself'),
    'my friend cuts herself and wants to die',
    'mi amiga se quiere matar',
    'ma copine veut se tuer',
    'meine freundin ritzt sich',
    'minha amiga quer se matar',
    '我朋友割腕',
    'how many pills are too many, i need to know for me',
    'how do i hide the scars on my arms from my mom',
    'i keep throwing up after i eat so that i get thin',
    'gonna unalive myself tonight',
    "I don't want to be here anymore",
    'i dont wanna live anymore',
    'they would be better off without me',
    'i started cutting my arms again',
    'I wish I was dead',
    'Ich will nicht mehr leben',
    'ich ritze mich',
    'je veux mourir',
    'quiero morirme',
    'no quiero vivir',
  ])('to oneself is found: %s [standard 12.4]', (text) => {
    expect(detectDanger(text)).toEqual({ kind: 'self-harm' });
  });

  it.each([
    'my dad hits me when he drinks',
    'my dad beats me up',
    'he touches me when mom is at work',
    'I am scared to go home',
    'mon père me frappe',
    'mein Vater schlägt mich',
  ])('at home is found: %s', (text) => {
    expect(detectDanger(text)).toEqual({ kind: 'abuse' });
  });

  it.each([
    "i'm going to kill him after school",
    'im bringing a knife to school tomorrow',
    'ich bring ihn um',
    'ill make them all pay',
    'سأقتلهم',
  ])('to others is found: %s', (text) => {
    expect(detectDanger(text)).toEqual({ kind: 'threat' });
  });

  it.each([
    'Why did Romeo kill himself?',
    'What happens in cell death?',
    'How do I kill the process on port 80?',
    'This homework is killing me',
    'I want to die of embarrassment',
    "I'm gonna murder him in chess",
    'How many soldiers died at Verdun?',
    'In the play she says "I want to die" - which device is that?',
    'What is suicide?',
    'A car travels 60 kms in an hour, how many kms is that in 3 hours? Convert to kms.',
    'I think the cells die without oxygen, right?',
    'I think bees die after they sting.',
    'I think the killing of the archduke caused the war.',
    "Why do people not want to live near airports? My parents don't want to live in the city.",
    'What is the point of life according to Camus?',
    'What does it feel like on the moon?',
    'A diver is jumping off a cliff of 10 m, how fast is she?',
    'A dog steps in front of a car at 20 m/s, what is the braking distance?',
    'She took 12 tablets in 4 days, how many is that a day?',
    'I want my poem to end with a rhyme, how do I write the last verse?',
    'Goodbye everyone, see you tomorrow',
    'Does it hurt the plant to cut its leaves?',
    'The pool stayed clean for 3 days, what is the rate of chlorine loss?',
    'I cut the cake into 8 pieces, how much is left?',
    'I hurt my wrist in PE, can I answer later?',
    'I burned my hand at the stove, which degree is it?',
    'What would happen if the driver wore no seat belt, by inertia?',
    'My grandma died, how do I write a poem about her?',
    "I'm so stressed about the exam, where should I start?",
    'How does the author show that Werther wants to die?',
    'Warum bringt sich Werther um?',
    'My sister beats me at chess: how likely is it that she wins again?',
  ])('is not found in a lesson: %s', (text) => {
    expect(detectDanger(text)).toBeNull();
  });

  it('is searched for within a time limit, even in a text made to be slow', () => {
    for (const piece of [
      'i ',
      'i want to ',
      'how ',
      'my ',
      'my dad ',
      'suicide ',
      'how many pills ',
      'cut my ',
      'i am ',
      'a',
      '"',
    ]) {
      const start = performance.now();
      detectDanger(piece.repeat(100_000 / piece.length));
      expect(performance.now() - start).toBeLessThan(30_000);
    }
  });
});

it.each([
  ...quickStarts.map(({ prompt }) => prompt),
  'can we just talk for a bit',
  'hi, how are you today?',
  'I had a long day. Can you ask me something easy?',
  'Can you help me with my homework, I have no idea where to start',
  'my friend told me you are good at this',
])('an ordinary message is no danger: %s', (text) => {
  expect(detectDanger(text)).toBeNull();
});
