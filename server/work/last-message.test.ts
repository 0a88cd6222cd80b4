import { expect, it } from 'vitest';
import { lastMessageOf } from './last-message.ts';

it('the preview of the last message is one line without formatting', () => {
  const answer = '## Well\n\nTry **factoring** first.';
  expect(lastMessageOf({ question: 'How?', answer })).toBe('Well Try factoring first.');
});

it('the preview is the question while there is no answer', () => {
  expect(lastMessageOf({ question: 'How?', answer: '' })).toBe('How?');
});

it('the preview is short and cuts no character in half', () => {
  const words = lastMessageOf({ question: 'How?', answer: `${'x'.repeat(159)}💥 and more` });
  expect(words).toBe('x'.repeat(159));
});

it('the preview shows formulas and tables as text, and leaves out a formula that would be cut', () => {
  const answer = 'Take $$\\frac{1}{2} \\cdot x^2$$ and\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  expect(lastMessageOf({ question: 'How?', answer })).toBe('Take 1/2 · x² and a · b 1 · 2');
  const cut = `So ${'$$'}${'x + '.repeat(200)}y$$`;
  expect(lastMessageOf({ question: 'How?', answer: cut })).toBe('So');
});
