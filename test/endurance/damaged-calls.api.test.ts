import { beforeAll, expect, it } from 'vitest';
import {
  bodyOf,
  everyEndpoint,
  pathOf,
  send,
  startOwnLesson,
  startSharedApp,
  validFields,
} from '../every-endpoint.ts';
import { counts, randomNumbers } from './counts.ts';

beforeAll(startSharedApp);
beforeAll(startOwnLesson);

/** What is put into a body or an id: signs of JSON, and characters that are often handled wrongly. */
const pieces = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\u0000',
  '\ud800',
  '💥',
  '\\u0000',
  '1e999',
  'null',
  '%',
];

it('a call that is damaged anywhere gets an answer of the contract', { timeout: 600_000 }, async () => {
  const random = randomNumbers(counts.seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;

  /** Cuts a piece out, doubles one or puts something in, at a random place. */
  const damage = (text: string): string => {
    const at = below(text.length + 1);
    const to = Math.min(text.length, at + 1 + below(8));
    const middle = [() => '', () => text.slice(at, to).repeat(2), () => oneOf(pieces) + text.slice(at, to)];
    return text.slice(0, at) + oneOf(middle)() + text.slice(to);
  };

  for (let n = 0; n < counts.damagedCalls; n++) {
    const { name, endpoint } = oneOf(everyEndpoint);
    let raw = bodyOf({ ...validFields(name), more: '"text"' });
    for (let times = 1 + below(3); times > 0; times--) raw = damage(raw);
    const id = encodeURIComponent(damage('d2a4c6e8-0000-4000-8000-000000000000').toWellFormed());
    const path = random() < 0.3 ? pathOf(endpoint, { classId: id, sessionId: id }) : pathOf(endpoint);
    await send(endpoint, path, { raw: endpoint.method === 'POST' ? raw : undefined });
  }
  expect(counts.damagedCalls).toBeGreaterThan(0);
});
