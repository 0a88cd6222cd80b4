import { expect, it } from 'vitest';
import { isNamed } from './is-named.ts';

it.each([
  ['Zoë Lin', 'zoe', true],
  ['Zoe Lin', 'ZOË', true],
  ['Mei Lin', ' lin ', true],
  ['Mei Lin', '', true],
  ['Mei Lin', 'len', false],
  ['李梅', '梅', true],
])('%s, looked for by "%s": %s', (name, typed, found) => {
  expect(isNamed(name, typed)).toBe(found);
});
