import { afterEach, expect, it } from 'vitest';
import { learnTranslations, translated } from './translated.ts';

afterEach(() => learnTranslations(new Map()));

it('a text that comes in English is shown in the language of the page, and as it is where nobody translated it', () => {
  expect(translated('Science')).toBe('Science');
  learnTranslations(new Map([['Science', { id: 'science', message: 'Ciencias' }]]));
  expect(translated('Science')).toBe('Ciencias');
  expect(translated('Alchemy')).toBe('Alchemy');
});
