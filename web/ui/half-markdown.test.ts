import { describe, expect, it } from 'vitest';
import { splitBlocks, withoutHalfMarks, withoutHalfTable } from './half-markdown.ts';

describe('the end of a half-streamed text', () => {
  it.each([
    ['See [the ta', 'See '],
    ['See [the page](https://a.exa', 'See '],
    ['See [the page](https://a.example)', 'See [the page](https://a.example)'],
    ['```js\nconst a = `', '```js\nconst a = `'],
    ['```js\nconst a = 1;\n``', '```js\nconst a = 1;'],
  ])('%j is drawn as %j', (half, drawn) => {
    expect(withoutHalfMarks(half)).toBe(drawn);
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
