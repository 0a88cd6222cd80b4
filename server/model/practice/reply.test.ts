import { describe, expect, it } from 'vitest';
import { hintFor } from './reply.ts';

const asked = (...words: string[]) => words.map((content) => ({ role: 'user', content }) as const);

describe('a hint in a conversation with another tutor', () => {
  it.each([
    ['What is 12 * 30?', /12 × 15/],
    ['Solve 3x + 5 = 20', /5/],
    ['Tom has 7 bags with 12 rolls in each. How many rolls does he have?', /given|Draw|asked/],
  ])('is a step of the calculation that it sees: “%s”', (question, step) => {
    expect(hintFor(asked(question))).toMatch(step);
  });

  it('is left to others where it sees none', () => {
    const jacket = 'A jacket costs 80 euros. It is reduced by 15 per cent. What does it cost now?';
    expect(hintFor(asked(jacket, 'What does it cost?'))).toBe('');
    expect(hintFor(asked('How long is the diagonal with 3 and 4?'))).toBe('');
  });
});
