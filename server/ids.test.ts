import { expect, it } from 'vitest';
import { codeAlphabet } from '../contract/constants.ts';
import { randomIds } from './ids.ts';

it('an id has 128 bits and is never the same twice', () => {
  const ids = Array.from({ length: 1_000 }, () => randomIds.next());
  expect(new Set(ids).size).toBe(1_000);
  const characters = new Set(codeAlphabet);
  for (const id of ids) {
    expect(id.length * Math.log2(characters.size)).toBeGreaterThanOrEqual(128);
    expect([...id].every((each) => characters.has(each))).toBe(true);
  }
});
