import { afterEach, expect, it } from 'vitest';
import { setTranslations, translated } from './translated.ts';

afterEach(() => setTranslations(new Map()));

it('an English text of the contract is shown in the language of the page, or unchanged without a translation', () => {
  expect(translated('Science')).toBe('Science');
  setTranslations(new Map([['Science', { id: 'science', message: 'Ciencias' }]]));
  expect(translated('Science')).toBe('Ciencias');
  expect(translated('Alchemy')).toBe('Alchemy');
});
