import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../input/grammar/tokens.ts';
import { featuresOf } from '../../linear/features.ts';
import { linearModelOf, scoreOf } from '../../linear/model.ts';

const file = (name: string) => readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8');
const featuresIn = (plain: string) => {
  const { places, ends } = featuresOf(tokensOf(plain), new Map());
  return { places: places.slice(), ends };
};

describe('the trained part', () => {
  it('is small and holds numbers alone', () => {
    const all = ['asked-model', 'written-model', 'kind-models'].map(file);
    expect(all.join('').length).toBeLessThan(200_000);
    for (const text of all) expect(text.match(/[A-Za-z]+(?= [A-Za-z])/g)).toBeNull();
  });

  it('gives a misspelt word many features of the word that was meant', () => {
    const [meant, misspelt] = [featuresIn('marijuana'), featuresIn('marihuana')];
    const runs = new Set(meant.places.slice(meant.ends[0], meant.ends[1]));
    const shared = misspelt.places
      .slice(misspelt.ends[0], misspelt.ends[1])
      .filter((place) => runs.has(place));
    expect(shared.length).toBeGreaterThan(runs.size / 3);
  });

  it('does not tell numbers apart', () => {
    expect(featuresIn('room 12')).toEqual(featuresIn('room 4711'));
  });

  it('counts a feature once, however often it comes', () => {
    expect(featuresIn('very very very').places.length).toBe(featuresIn('very very very very').places.length);
  });

  it('adds the weights of what it finds', () => {
    const weights = btoa(String.fromCharCode(...new Array<number>(16).fill(2)));
    const [once, twice] = [featuresIn('a'), featuresIn('a b c d e f')];
    const model = linearModelOf({ bias: -1, unit: 0.5, weights });
    expect(scoreOf(model, once)).toBeGreaterThan(-1);
    expect(scoreOf(model, twice)).toBeGreaterThan(scoreOf(model, once));
  });
});
