import { describe, expect, it } from 'vitest';
import { affirms } from './affirms.ts';

describe('a reply', () => {
  it.each([
    'Yes, that is right so far.',
    'Exactly. Now what is left?',
    "That's it. Add the unit.",
    'Sí, eso dice la ley.',
    'Genau, richtig.',
    'Oui, superbe.',
    'Muito bem!',
  ])('affirms a step: %s', (reply) => expect(affirms(reply)).toBe(true));

  it.each([
    'Good question. What do you think?',
    'Not quite. Look at the sign.',
    'Right idea, but check the unit.',
    'Yes?',
    "Nice try, that isn't it.",
    'Good start, but it doesn’t add up.',
    "Well, you haven't solved both.",
    'Nearly. What is 7 times 8?',
    'What is the first step?',
    '',
  ])('affirms nothing: %s', (reply) => expect(affirms(reply)).toBe(false));
});
