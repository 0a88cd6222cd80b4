import { expect, it } from 'vitest';
import { randomIds } from '../ids.ts';
import { newPassword } from './new-password.ts';
import { words } from './password-words.ts';

it('a new password is three words and four digits, each drawn from all possible ones', () => {
  const drawn: number[] = [];
  const last = (limit: number) => {
    drawn.push(limit);
    return limit - 1;
  };
  expect(newPassword({ below: last })).toBe(`${Array(3).fill(words.at(-1)).join('-')}-9999`);
  expect(newPassword({ below: () => 0 })).toBe(`${Array(3).fill(words[0]).join('-')}-0000`);
  const bits = drawn.reduce((sum, limit) => sum + Math.log2(limit), 0);
  expect(bits).toBeGreaterThan(40);
});

it('a new password is different each time', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => newPassword(randomIds))).size).toBe(1_000);
});

it('a new password uses words from a list of 512 different short ones', () => {
  expect(new Set(words).size).toBe(512);
  for (const word of words) expect(word).toMatch(/^[a-z]{3,6}$/);
});
