import { expect, it } from 'vitest';
import { oncePerText } from './once-per-text.ts';

it('a text that comes again is not read again, by each function for itself', () => {
  const read: string[] = [];
  const lengthOf = oncePerText((text) => read.push(text) && text.length);
  const first = oncePerText((text) => text.charAt(0));
  expect([lengthOf('seven'), lengthOf('seven'), first('seven')]).toEqual([5, 5, 's']);
  expect(read).toEqual(['seven']);
});

it('a very long text is read anew each time', () => {
  let count = 0;
  const countOf = oncePerText(() => ++count);
  const long = 'x'.repeat(20_001);
  expect([countOf(long), countOf(long)]).toEqual([1, 2]);
});
