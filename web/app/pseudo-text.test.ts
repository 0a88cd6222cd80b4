import { expect, it } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

it('a text in the pseudo-locale is readable and longer, and keeps its elements', () => {
  expect(pseudoText('Create Class')).toBe('Çŕééååţéé Çļååšš');
  expect(pseudoText('Join <0>Algebra</0> now<1/>')).toBe('Ĵööîîñ <0>Ååļĝééƀŕåå</0> ñööŵ<1/>');
  const sentence = 'Your conversation with the tutor is the work you hand in.';
  expect(pseudoText(sentence).length / sentence.length).toBeGreaterThan(1.3);
});
