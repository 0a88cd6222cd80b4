import { expect, it } from 'vitest';
import { lastMessageOf } from './last-message.ts';

it('previews the last words in one line without their formatting', () => {
  const answer = '## Well\n\nTry **factoring** first.';
  expect(lastMessageOf({ question: 'How?', answer })).toBe('Well Try factoring first.');
});

it('previews the question where there is no answer yet', () => {
  expect(lastMessageOf({ question: 'How?', answer: '' })).toBe('How?');
});

it('stays short, and cuts no character in half', () => {
  const words = lastMessageOf({ question: 'How?', answer: `${'x'.repeat(159)}💥 and more` });
  expect(words).toHaveLength(160);
  expect(words.isWellFormed()).toBe(true);
});

it('previews formulas and tables as text, and leaves out a formula that the cut goes through', () => {
  const answer = 'Take $$\\frac{1}{2} \\cdot x^2$$ and\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  expect(lastMessageOf({ question: 'How?', answer })).toBe('Take 1/2 · x² and a · b 1 · 2');
  const cut = `So ${'$$'}${'x + '.repeat(200)}y$$`;
  expect(lastMessageOf({ question: 'How?', answer: cut })).toBe('So');
});
