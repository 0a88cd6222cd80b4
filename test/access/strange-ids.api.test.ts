import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { refusal } from '../refusal.ts';
import { answerTo } from './answer-to.ts';
import { callOf } from './calls.ts';
import type { TwoSchools } from './people-of-two-schools.ts';
import { callerWhoMay, idsOf } from './strange-ids.ts';
import { whoMay } from './who-may.ts';
import { inState, World } from './world.ts';

/**
 * These tests make every call that sends ids or codes as somebody who may make it, with one of them replaced.
 * What does not exist is refused with the same words as what exists for others, and nothing is written.
 */

let schools: TwoSchools;
let world: World;
let rows: readonly string[];

beforeAll(async () => {
  const { content, minutes, ...found } = await inState('under way');
  schools = found.schools;
  world = await World.on(content, minutes);
  world.provePasswords();
  rows = world.rows();
});
afterEach(() => world.restore());
afterAll(() => world?.close());

const cases = Object.entries(endpoints).flatMap(([name, endpoint]) => {
  const row = whoMay[name];
  const kind = row && callerWhoMay(endpoint, row);
  const ids = row ? idsOf(name, endpoint, row) : [];
  return kind && ids.length > 0 ? [{ name, endpoint, kind, ids }] : [];
});

it.each(cases)(
  '$name refuses an id that leads nowhere [spec 6.14]',
  async ({ name, endpoint, kind, ids }) => {
    const { callers, target, elsewhere } = schools;
    for (const [id, code] of ids) {
      // An administrator finds the people of the whole school; the matrix tries those of another school.
      const foreign = kind === 'administrator' ? undefined : elsewhere[id];
      for (const strange of ['11111111-1111-4111-8111-111111111111', 'no-such-id', foreign]) {
        if (!strange) continue;
        const { path, sent } = callOf(name, endpoint, { ...target, [id]: strange }, callers[kind]);
        const { status, body } = await answerTo(world.app.url, endpoint, path, sent);
        const what = `${name} as ${kind}, ${id} ${strange === foreign ? 'of a colleague’s lesson' : strange}`;
        if (code) expect({ status, body }, what).toEqual(refusal(code));
        else expect(found(body), what).toEqual([]);
        expect(world.rows(), `${what}\nchanged something`).toEqual(rows);
      }
    }
  },
);

/** What the lists of a success contain. */
function found(body: object): unknown[] {
  expect(body).toHaveProperty('success', true);
  return Object.values(body).filter(Array.isArray).flat();
}
