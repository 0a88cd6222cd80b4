import { describe, expect, it } from 'vitest';
import { partNamed } from './part-named.ts';

const garden = [
  'a) Write an equation for the width w.',
  'b) Solve it.',
  'c) Find the length.',
  'd) Find the area.',
];
const sentences = ['1. My brother has a black dog.', '2. We eat bread.', '3. She is going to the library.'];

describe('the part of an exercise that a student speaks of', () => {
  it.each([
    ['by its letter', garden, 'for c do i do 2 x the width and then +3?', 'c) Find the length.'],
    ['by its letter with a bracket', garden, 'write out a) for me', 'a) Write an equation for the width w.'],
    ['by its number', sentences, 'is number 2 nous mange', '2. We eat bread.'],
    ['by its number at the beginning', sentences, '3 is too long', '3. She is going to the library.'],
    ['by a word', garden, 'and the area?? just the number', 'd) Find the area.'],
    ['by a word of it in any form', sentences, 'where do i put blackk', '1. My brother has a black dog.'],
  ])('is found %s', (_, parts, said, part) => {
    expect(partNamed(parts, [said])).toBe(part);
  });

  it('is the one of the newest message that names one', () => {
    expect(partNamed(garden, ['too hard', 'how is the length found', 'and the area'])).toBe(
      'c) Find the length.',
    );
  });

  it.each(['i dont get it', 'is it a 4?', 'Find it for me'])('is not guessed: %s', (said) => {
    expect(partNamed(garden.slice(0, 2), [said])).toBeUndefined();
  });
});
