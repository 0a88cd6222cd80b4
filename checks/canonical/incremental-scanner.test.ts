import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IncrementalScanner } from './incremental-scanner.ts';

const texts = fc
  .array(fc.constantFrom('a', 'B', '4', ' ', '. ', '.', '?', '\n', '= ', '😀', 'word'), { maxLength: 30 })
  .map((parts) => parts.join(''));

const ends = {
  'a line': /\n/g,
  'a sentence': /[.?]\s|\n/g,
  'a full stop at the end of a word': /[.?](?=\s|$)|\n/g,
  'a line that the next one does not continue': /[.?]\s|\n(?!\s{0,3}=)/g,
};

describe.each(Object.entries(ends))('sections that end with %s', (_, end) => {
  const found = (text: string, from: number, to: number) => [
    text.slice(0, from).length,
    text.slice(from, to),
  ];

  it('give the same findings however often the text was read while it grew', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat(60), { maxLength: 6 }), (text, places) => {
        const reader = new IncrementalScanner(end, found);
        for (const place of places.toSorted((one, other) => one - other)) {
          const shorter = text.slice(0, place);
          expect(reader.of(shorter)).toEqual(new IncrementalScanner(end, found).of(shorter));
        }
        expect(reader.of(text)).toEqual(new IncrementalScanner(end, found).of(text));
      }),
    );
  });

  it('are not confused with those of another text', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 5 }), (several) => {
        const reader = new IncrementalScanner(end, found);
        for (const text of several)
          expect(reader.of(text)).toEqual(new IncrementalScanner(end, found).of(text));
      }),
    );
  });
});

it('a section is read once, however often the text grows', () => {
  const read: string[] = [];
  const reader = new IncrementalScanner(/\. /g, (text, from, to) => {
    read.push(text.slice(from, to));
    return [];
  });
  reader.of('One. ');
  reader.of('One. Two. ');
  reader.of('One. Two. Three. ');
  expect(read).toEqual(['One. ', 'Two. ', 'Three. ']);
});
