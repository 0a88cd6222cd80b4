import { describe, expect, it } from 'vitest';
import { emphasisedTexts, literalTexts } from '../test/meant-texts.ts';
import { plainText } from './plain-text.ts';

describe('the plain text', () => {
  it.each(literalTexts)('keeps signs that are no Markdown: %j', (text) => {
    expect(plainText(text)).toBe(text);
    expect(plainText(`Look:\n\n${text}\n\n**So** it is.`)).toBe(`Look:\n${text}\nSo it is.`);
  });

  // Until the line goes on, "char **a" can be the beginning of something bold.
  it.each(literalTexts.filter((text) => !/ \*\*|\/\*\*/.test(text)))(
    'keeps them while the text grows: %j',
    (text) => {
      for (let length = 1; length <= text.length; length += 1) {
        const plain = plainText(text.slice(0, length), { growing: true });
        // What may begin Markdown at the end is not shown yet.
        expect(plain.replace(/[*_~>\s]+$/, '')).toBe(text.slice(0, length).replace(/[*_~>\s]+$/, ''));
      }
    },
  );

  it.each(emphasisedTexts)('has no marks of emphasis: %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('closes emphasis at both ends of a text that was cut there', () => {
    expect(plainText('portant:** look at **th', { growing: true, begun: true })).toBe('portant: look at th');
  });
});
