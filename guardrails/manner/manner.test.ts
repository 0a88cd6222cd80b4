import { describe, expect, it } from 'vitest';
import type { Situation } from '../detector.ts';
import { detectorInputOf } from '../detector-input.ts';
import { mannerDetectors } from './manner.ts';
import { passedUnits, stoppedUnits } from './strangers.ts';

const foundIn = (reply: string, situation: Partial<Situation> = {}): string[] => {
  const input = detectorInputOf(reply, situation);
  return Object.entries(mannerDetectors).flatMap(([name, detect]) => (detect(input) ? [name] : []));
};

describe('how a tutor must not speak', () => {
  it.each(stoppedUnits)('is stopped as %s: %s', (kind, unit) => {
    expect(foundIn(`The first line is right. ${unit}`)).toEqual([`manner:${kind}`]);
  });

  it.each(passedUnits)('passes: %s', (unit) => {
    expect(foundIn(unit)).toEqual([]);
  });

  it('is stopped with the same words in every longer reply', () => {
    const memory = new Map();
    const text = 'You are a genius! Now divide both sides by 3.';
    for (let length = 17; length <= text.length; length += 1)
      expect(
        mannerDetectors['manner:flattery'](detectorInputOf(text.slice(0, length), { memory })),
      ).not.toBeNull();
  });

  it('is stopped in disguise', () => {
    expect(foundIn('Y\u200bou are a g**eni**us.')).toEqual(['manner:flattery']);
  });

  it('may be repeated from the exercise and from what the student wrote', () => {
    expect(foundIn('You are a genius.', { task: 'Put it into French: “You are a genius.”' })).toEqual([]);
    expect(foundIn('I missed you.', { question: 'Is "I missed you" past tense?' })).toEqual([]);
  });
});
