import { describe, expect, it } from 'vitest';
import { closeHalfMarkdown, splitBlocks, withoutHalfTable } from './half-markdown.ts';

describe('closing a half-streamed text', () => {
  it.each([
    ['Remember **the si', 'Remember **the si**'],
    ['Remember **the sign **', 'Remember **the sign**'],
    ['Remember *', 'Remember '],
    ['Remember **', 'Remember '],
    ['Write `x = ', 'Write `x = `'],
    ['Write `', 'Write '],
    ['In code `a ** b` it is a power', 'In code `a ** b` it is a power'],
    ['See [the ta', 'See '],
    ['```js\nconst a = `', '```js\nconst a = `'],
    ['```js\nconst a = 1;\n``', '```js\nconst a = 1;'],
  ])('%j is drawn as %j', (half, drawn) => {
    expect(closeHalfMarkdown(half)).toBe(drawn);
  });

  it('leaves a finished text as it is', () => {
    const text = 'Try **this**:\n\n- one `a`\n- two\n\n```\ncode\n```\n\nDone?';
    expect(closeHalfMarkdown(text)).toBe(text);
  });

  it('does not close what an earlier paragraph left open', () => {
    expect(closeHalfMarkdown('Two ** stars.\n\nNext')).toBe('Two ** stars.\n\nNext');
  });
});

describe('cutting a text into blocks', () => {
  it('cuts at blank lines but not inside a fenced block', () => {
    expect(splitBlocks('One\n\n```\na\n\nb\n```\n\nTwo')).toEqual(['One', '```\na\n\nb\n```', 'Two']);
  });

  it('keeps a list with blank lines between its items together, so that its numbers continue', () => {
    expect(splitBlocks('Steps:\n\n1. one\n\n2. two\n\nEnd')).toEqual(['Steps:', '1. one\n\n2. two', 'End']);
  });
});

describe("a half-streamed table's head", () => {
  it.each([
    ['Values:\n\n| x | y', 'Values:\n'],
    ['Values:\n| x | y |\n|--', 'Values:'],
    ['| x | y |\n|---|---|', ''],
    ['| x | y |\n|---|---|\n', '| x | y |\n|---|---|\n'],
    ['| x | y |\n|---|---|\n| 1', '| x | y |\n|---|---|\n| 1'],
    ['| x | y |\nno table', '| x | y |\nno table'],
    ['|x| is never negative', '|x| is never negative'],
  ])('%j is shown as %j', (half, shown) => {
    expect(withoutHalfTable(half)).toBe(shown);
  });
});
