import { expect, it } from 'vitest';
import { lazyValues } from './lazy-values.ts';

interface Lengths {
  readonly half: number;
  readonly whole: number;
}

it('a value is computed when it is first read, once', () => {
  const computed: string[] = [];
  const note = (name: string, value: number) => {
    computed.push(name);
    return value;
  };
  const lengths: Lengths = lazyValues<Lengths>({
    half: () => note('half', 6),
    whole: () => note('whole', lengths.half * 2),
  });
  expect(computed).toEqual([]);
  expect([lengths.whole, lengths.whole, lengths.half]).toEqual([12, 12, 6]);
  expect(computed).toEqual(['half', 'whole']);
});
