import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { call } from '../client.ts';
import { succeeded } from '../people.ts';
import { refusal } from '../refusal.ts';
import { asking } from './asks-password.ts';
import { callOf } from './calls.ts';
import type { TwoSchools } from './people-of-two-schools.ts';
import { type CallerKind, callerKinds, expected, whoMay } from './who-may.ts';
import { inState, World } from './world.ts';

/**
 * Somebody finds the open page of a teacher or an administrator, an hour after they signed in, and does not
 * know the password.
 */

const state = 'under way';
let schools: TwoSchools;
let world: World;
let rows: readonly string[];

beforeAll(async () => {
  const { content, minutes, ...found } = await inState(state);
  schools = found.schools;
  world = await World.on(content, minutes);
  rows = world.rows();
});
afterEach(() => world.restore());
afterAll(() => world?.close());

const teachers = (Object.keys(callerKinds) as CallerKind[]).filter(
  (kind) => callerKinds[kind] === 'teacher' && kind !== 'waiting teacher',
);

/** Makes an operation's call about the target. */
function make(name: string, kind: CallerKind) {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`contract/endpoints.ts has no endpoint called ${name}.`);
  const { path, sent } = callOf(name, endpoint, schools.target, schools.callers[kind]);
  return call(world.app.url, endpoint.method, path, sent);
}

const prove = ({ token = '', password = '' }: { token?: string; password?: string }) =>
  call(world.app.url, 'POST', '/api/users/me/password/confirm', {
    token,
    body: { currentPassword: password },
  });

describe.each(asking)('$because', ({ operations }) => {
  it.each(operations)(
    '%s does nothing from an open page without the password [spec 10.285, standard 5.2]',
    async (name) => {
      for (const kind of teachers) {
        expect(await make(name, kind), kind).toEqual(refusal('password-needed'));
        expect(world.rows(), `${name} as ${kind} changed something`).toEqual(rows);
      }
    },
  );

  it.each(operations)('%s does what it should once the password was typed', async (name) => {
    const row = whoMay[name];
    const kind = teachers.find((each) => row?.may === 'everybody' || row?.may.includes(each)) ?? 'teacher';
    const outcome = row && endpoints[name] && expected(endpoints[name], row, kind, state);
    succeeded(await prove(schools.callers[kind]));
    const { body } = await make(name, kind);
    expect(body.success ? 'ok' : body.code).toBe(outcome);
  });
});
