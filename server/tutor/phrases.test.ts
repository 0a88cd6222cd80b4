import { describe, expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

async function* inPieces(pieces: readonly string[]) {
  yield* pieces;
}

const joined = async (...pieces: string[]) => {
  const phrases: string[] = [];
  for await (const phrase of phrasesOf(inPieces(pieces))) phrases.push(phrase);
  return phrases;
};

describe('pieces of a reply', () => {
  it('wait for the end of the sentence', async () => {
    expect(await joined('A', ' river', ' carries', ' sand', '.', ' It')).toEqual([
      'A',
      ' river carries sand.',
      ' It',
    ]);
  });

  it('are passed on at once where a sentence may have ended before them', async () => {
    expect(await joined('so. ', 'It', ' is')).toEqual(['so. ', 'It', ' is']);
    expect(await joined('he said “yes” ', 'and', ' went')).toEqual(['he said “yes” ', 'and', ' went']);
  });

  it.each(['。', '\n', '$', '\\(', '`', ' *', '  ', '”'])('do not wait with “%s”', async (mark) => {
    expect(await joined('words', ' and', mark, 'more')).toEqual(['words', ` and${mark}`, 'more']);
  });

  it('wait for 200 characters at most', async () => {
    const phrases = await joined('a', ...Array.from({ length: 300 }, () => ' bcd'));
    expect(Math.max(...phrases.map(({ length }) => length))).toBe(200);
    expect(phrases.join('')).toHaveLength(1_201);
  });

  it('come in parts of 200 characters at most, however long a piece is', async () => {
    const text = 'x＝５。'.repeat(6_400);
    const phrases = await joined(text.slice(0, 2), text.slice(2));
    expect(Math.max(...phrases.map(({ length }) => length))).toBe(200);
    expect(phrases.join('')).toBe(text);
  });

  it('come out whole, whatever they are', async () => {
    const text = 'Look: 3.5 is “half” of 7 (or so) \\(x^2\\) ```js\nlet a\n``` 你好。 so';
    expect((await joined(...text)).join('')).toBe(text);
  });

  it('end with what waits when the model ends', async () => {
    expect(await joined('one', ' two', ' three')).toEqual(['one', ' two three']);
  });
});
