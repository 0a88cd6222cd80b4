import { expect, it } from 'vitest';
import { lastWordsOf } from './last-words.ts';

it('previews the last words in one line without their formatting', () => {
  const answer = '## Well\n\nTry **factoring** first.';
  expect(lastWordsOf({ question: 'How?', answer })).toBe('Well Try factoring first.');
});

it('previews the question where there is no answer yet', () => {
  expect(lastWordsOf({ question: 'How?', answer: '' })).toBe('How?');
});

it('stays short, and cuts no character in half', () => {
  const words = lastWordsOf({ question: 'How?', answer: `${'x'.repeat(159)}💥 and more` });
  expect(words).toHaveLength(160);
  expect(words.isWellFormed()).toBe(true);
});
