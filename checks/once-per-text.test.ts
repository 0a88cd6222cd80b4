import { expect, it } from 'vitest';
import { oncePerText, oncePerTextAnd } from './once-per-text.ts';

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

it('what was read longest ago is forgotten, so that the memory stays bounded', () => {
  let count = 0;
  const countOf = oncePerText(() => ++count);
  countOf('first');
  for (let text = 0; text < 40_000; text++) countOf(`another ${text}`);
  expect(countOf('another 39999')).toBe(40_001);
  expect(countOf('first')).toBe(40_002);
});

it('a text with something else beside it is read once for each', () => {
  const read: string[] = [];
  const inUnit = oncePerTextAnd((text, unit: string) => {
    read.push(unit);
    return `${text} ${unit}`;
  });
  expect([inUnit('5', 'cm'), inUnit('5', 'm'), inUnit('5', 'cm')]).toEqual(['5 cm', '5 m', '5 cm']);
  expect(read).toEqual(['cm', 'm']);
});
