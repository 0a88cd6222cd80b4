import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../markdown/plain-text.ts';
import { emphasisedTexts, literalTexts } from '../../test/meant-texts.ts';
import { isUnmarked, PreviewText, plainTextPart } from './preview-text.tsx';

const texts = [
  ...literalTexts,
  ...emphasisedTexts.map(([text]) => text),
  '1. What is 2 - 3?',
  ' a  b ',
  '١٢ + ٣',
];

describe('a preview of a text', () => {
  it('reads no Markdown in a text without any of its signs, which shows the same', () => {
    const unmarked = texts.filter(isUnmarked);
    expect(unmarked.length).toBeGreaterThan(5);
    for (const text of unmarked) expect(plainText(text)).toBe(text.trim());
    expect(isUnmarked('**Note**')).toBe(false);
  });

  it('shows the signs until what reads them has loaded', async () => {
    const preview = <PreviewText text="Look at **both** sides of $x^2$." />;
    expect(renderToStaticMarkup(preview)).toBe('Look at **both** sides of $x^2$.');
    await plainTextPart.load();
    expect(renderToStaticMarkup(preview)).toBe('Look at both sides of x².');
  });

  it('shows another text in place of one without words', () => {
    expect(renderToStaticMarkup(<PreviewText text="**" growing whenEmpty="Thinking…" />)).toBe('Thinking…');
    expect(renderToStaticMarkup(<PreviewText text="" whenEmpty="No answer" />)).toBe('No answer');
  });
});
