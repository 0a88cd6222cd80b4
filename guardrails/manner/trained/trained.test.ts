import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../input/grammar/tokens.ts';
import { sentenceOf } from '../sentence.ts';
import { conceptsOf } from './concepts.ts';
import { trainedVerdictOn } from './trained.ts';

const verdictOn = (text: string) => trainedVerdictOn(tokensOf(sentenceOf(text)), sentenceOf(text));
const conceptsIn = (text: string) => [...conceptsOf(tokensOf(sentenceOf(text)), sentenceOf(text)).keys()];

describe('the trained part of manner', () => {
  it('is small and holds numbers alone', () => {
    const all = ['manner-model', 'kind-models'].map((name) =>
      readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'),
    );
    expect(all.join('').length).toBeLessThan(20_000);
    for (const text of all) expect(text.match(/[A-Za-z]+(?= [A-Za-z])/g)).toBeNull();
  });

  it.each([
    ['the same persons and feelings', 'Your friends are happy.', 'Deine Freunde sind glücklich.'],
    ['the same lesson', 'The sum is 12.', 'La suma es 12.'],
  ])('finds %s in two languages', (_, one, other) => {
    expect(conceptsIn(other)).toEqual(expect.arrayContaining(conceptsIn(one)));
  });

  it('knows a sentence without a word of lessons', () => {
    expect(conceptsIn('You are so sweet!')).toContain('no lesson');
    expect(conceptsIn('你真可爱')).toContain('no lesson');
    expect(conceptsIn('Look at line 3.')).not.toContain('no lesson');
  });

  it.each([
    ['flattery', 'Shakespeare would be jealous of a mind like that.'],
    ['rewards', 'Solve two more and you unlock a golden trophy.'],
    ['pressure', 'Quick, come on, no excuses, the clock is ticking for you.'],
    ['guilt', 'You make me so sad when you leave like that.'],
  ])('names %s, which no list has: %s', (kind, text) => {
    expect(verdictOn(text).kind).toBe(kind);
  });

  it('leaves fewer than four words alone', () => {
    expect(verdictOn('Quick, hurry up!')).toEqual({ kind: null, isLesson: false, isLikely: true });
  });

  it('knows what is plainly of a lesson', () => {
    expect(
      verdictOn('The denominator of the second fraction is the product of the two numbers.').isLesson,
    ).toBe(true);
    expect(verdictOn('You are my favourite of all the people in the world.').isLesson).toBe(false);
  });
});
