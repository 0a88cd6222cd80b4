import { expect, it } from 'vitest';
import { lengthFactor, measure } from './measure.ts';
import { longest, readers } from './readers.ts';
import { shapes } from './shapes.ts';

/**
 * The largest ratio of times that passes. It is generous, since the machine may be busy; quadratic time has a
 * ratio of 256.
 */
const maxAllowed = 40;
/**
 * The length of the long text in characters. It is shorter than the longest reply, so that all pairs together
 * take a few seconds.
 */
const defaultLength = 6_000;

it('has more than sixty shapes of text, each of the length asked for, and no two alike', () => {
  expect(shapes.length).toBeGreaterThan(60);
  const texts = shapes.map((shape) => shape.text(500));
  expect(texts.filter((text) => text.length !== 500)).toEqual([]);
  expect(new Set(texts).size).toBe(shapes.length);
});

/**
 * Pairs of a reader and a shape in which the bench once found quadratic time. The bench itself measures all
 * pairs.
 */
const pairs = [
  ['personal data', 'phone numbers'],
  ['a key', 'digits'],
  ['an only question', 'fraction signs'],
  ['a reply, citations', 'one-letter sentences'],
  ['a reply, directness', 'digits'],
  ['a reply, directness', 'numbers with points'],
  ['a reply, directness', 'calculations in words'],
  ['a reply, directness without a key', 'equations'],
  ['a reply, mathSupport', 'calculations in words'],
  ['a reply, programmingSupport', 'a word of code'],
  ['Markdown as plain text', 'brackets with calculations'],
  ['a reply that repeats question, task and key', 'table rules'],
  ['a reply that repeats question, task and key', 'number words of two languages'],
] as const;

/**
 * Pairs that need longer texts: in a short one each piece costs too little to show growth. The texts of the
 * first two are read on the server's main thread.
 */
const pairsWithLengths = [
  ['thoughts of an unknown model', 'spaces', longest.reply],
  ['thoughts of a thinking model', 'digits', longest.reply],
  ['a key', 'equals signs', longest.key],
  ['a question', 'equals signs', longest.question],
  ['an only question', 'commas', longest.question],
] as const;

it.each([...pairs.map(([reader, shape]) => [reader, shape, defaultLength] as const), ...pairsWithLengths])(
  '%s: takes no more than linear time for %s',
  (reader, shape, length) => {
    const found = [
      readers.find(({ name }) => name === reader),
      shapes.find(({ name }) => name === shape),
    ] as const;
    if (!found[0] || !found[1]) throw new Error(`${reader} or ${shape} is gone.`);
    expect(measure(found[0], found[1], length).ratio ?? 0).toBeLessThan(maxAllowed);
  },
);

it('finds a reader that takes quadratic time', () => {
  const [shape] = shapes;
  if (!shape) throw new Error('There are no shapes.');
  const quadratic = (text: string) => {
    let found = 0;
    for (let at = 0; at < text.length; at++) found += text.slice(at).split('a').length;
    return found;
  };
  const { ratio } = measure({ name: 'quadratic', of: 'reply', read: quadratic }, shape, 2_000);
  expect(ratio).toBeGreaterThan(lengthFactor * 2);
});
