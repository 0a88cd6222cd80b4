import { describe, expect, it } from 'vitest';
import { noticeDanger } from './safety.ts';

describe('danger', () => {
  it.each([
    'i want to kms',
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
  ])('to oneself is noticed: %s', (text) => {
    expect(noticeDanger(text)).toEqual({ kind: 'self-harm' });
  });

  it.each([
    'my dad hits me when he drinks',
    'I am scared to go home',
    'mon père me frappe',
    'mein Vater schlägt mich',
  ])('at home is noticed: %s', (text) => {
    expect(noticeDanger(text)).toEqual({ kind: 'abuse' });
  });

  it.each([
    "i'm going to kill him after school",
    'im bringing a knife to school tomorrow',
    'ich bring ihn um',
  ])('to others is noticed: %s', (text) => {
    expect(noticeDanger(text)).toEqual({ kind: 'threat' });
  });

  it.each([
    'Why did Romeo kill himself?',
    'What happens in cell death?',
    'How do I kill the process on port 80?',
    'This homework is killing me',
    'How many soldiers died at Verdun?',
    'In the play she says "I want to die" - which device is that?',
    'What is suicide?',
    'Warum bringt sich Werther um?',
    'My brother hit me a pass and I scored, how do I describe its speed?',
  ])('is not seen in a lesson: %s', (text) => {
    expect(noticeDanger(text)).toBeNull();
  });

  it('does not hold on to a text that is made to be slow', () => {
    for (const piece of ['i ', 'i want to ', 'how ', 'my ', 'my dad ', 'suicide ', 'a', '"']) {
      const start = performance.now();
      noticeDanger(piece.repeat(100_000 / piece.length));
      expect(performance.now() - start).toBeLessThan(500);
    }
  });
});
