import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Segmenter } from './segmenter.ts';

function segmentsOf(pieces: readonly string[]): string[] {
  const segmenter = new Segmenter();
  const segments = pieces.flatMap((piece) => segmenter.push(piece));
  const rest = segmenter.end();
  return rest === '' ? segments : [...segments, rest];
}

describe('the segmenter', () => {
  it.each<[string, string[]]>([
    ['Well done! What is next?', ['Well done! ', 'What is next?']],
    ['It costs 3.50 today. Why?', ['It costs 3.50 today. ', 'Why?']],
    ['She said “stop.” Then left.', ['She said “stop.” ', 'Then left.']],
    ['He said “go.” (Ali) Then on. Yes.', ['He said “go.” (Ali) Then on. ', 'Yes.']],
    ['- one\n- two', ['- one\n', '- two']],
    ['Look at \\(a. b\\) now. Fine.', ['Look at \\(a. b\\) now. ', 'Fine.']],
    [
      'Here:\n```js\nlet a = 1;\n\nlet b;\n```\nSee?',
      ['Here:\n', '```js\nlet a = 1;\n\nlet b;\n```\n', 'See?'],
    ],
    ['~~~\nopen to the end. And on', ['~~~\nopen to the end. And on']],
    ['$$x = 2. 5$$ so.', ['$$x = 2. 5$$ so.']],
    ['好的。下一步？', ['好的。', '下一步？']],
  ])('cuts %j into whole segments', (text, segments) => {
    expect(segmentsOf([text])).toEqual(segments);
  });

  it('cuts a long text that has no end of a sentence', () => {
    expect(segmentsOf(['word '.repeat(300)]).map((segment) => segment.length)).toEqual([600, 600, 300]);
    expect(segmentsOf([`\\(${'x '.repeat(2_000)}`]).length).toBeGreaterThan(2);
    expect(segmentsOf([`\`\`\`\n${'x = 1\n'.repeat(2_000)}`]).length).toBeGreaterThan(1);
  });
});

const text = fc
  .array(
    fc.constantFrom(
      'a',
      'B',
      '4',
      ' ',
      '.',
      '?',
      '!',
      ':',
      '"',
      '\n',
      '```',
      '~~~',
      '$$',
      '$',
      '\\(',
      '\\)',
      '\\[',
      '\\]',
      '。',
      '😀',
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(''));

describe('segments', () => {
  it('are the same however the text was cut into pieces', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(12), { minLength: 1 }), (whole, lengths) => {
        const pieces: string[] = [];
        for (let at = 0, turn = 0; at < whole.length; turn += 1) {
          const length = lengths[turn % lengths.length] || 1;
          pieces.push(whole.slice(at, at + length));
          at += length;
        }
        expect(segmentsOf(pieces)).toEqual(segmentsOf([whole]));
      }),
    );
  });

  it('joined together are the text', () => {
    fc.assert(fc.property(text, (whole) => segmentsOf([whole]).join('') === whole));
  });
});
