import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { errors } from '../../contract/errors.ts';
import { answerTo } from './answer-to.ts';
import { callOf } from './calls.ts';
import { type Canary, canaries, type TwoSchools } from './people-of-two-schools.ts';
import {
  type CallerKind,
  callerKinds,
  expected,
  type Row,
  reachesRule,
  type State,
  states,
  variants,
  whoMay,
  whoReads,
} from './who-may.ts';
import { inState, rowsOf, World } from './world.ts';

/**
 * These tests make every call of the contract as every kind of caller in every state (who-may.ts). A call
 * that the table forbids is refused with the contract's code, writes nothing and shows none of the canaries.
 * A call that the table allows succeeds and shows only the canaries that the caller may read.
 */

interface Cell {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly row: Row;
}

/**
 * Every operation, and the variants of some. test/access-table.test.ts fails for an operation without a row.
 */
const cells: readonly Cell[] = [
  ...Object.keys(endpoints).map((name) => ({ name, operation: name, row: whoMay[name] })),
  ...Object.entries(variants).map(([name, { operation, row }]) => ({
    name,
    operation,
    row: row ?? whoMay[operation],
  })),
].flatMap(({ name, operation, row }) => {
  const endpoint = endpoints[operation];
  return endpoint && row ? [{ name, endpoint, row }] : [];
});

/**
 * Whether a state can matter to an operation. A change that everybody may make concerns only the caller's own
 * data, so it cannot.
 */
const matters = (state: State, { endpoint, row }: Cell): boolean =>
  state === states[0] || endpoint.method === 'GET' || row.may !== 'everybody' || row.unless !== undefined;

const kinds = Object.keys(callerKinds) as CallerKind[];

describe.each(states)('%s:', (state) => {
  let schools: TwoSchools;
  let world: World;
  let rows: readonly string[];
  /** The version of the untouched database. */
  let version: unknown;

  beforeAll(async () => {
    const { content, minutes, ...found } = await inState(state);
    schools = found.schools;
    world = await World.on(content, minutes);
    world.provePasswords();
    rows = world.rows();
    version = world.version();
  });
  // A call that wrongly changed something must not make the other calls fail.
  afterEach(restore);
  afterAll(() => world?.close());

  function restore(): void {
    if (world.version() === version) return;
    world.restore();
    version = world.version();
  }

  it.each(cells.filter((cell) => matters(state, cell)))(
    '$name does for each caller what the table says [spec 4.17 6.2 6.4 6.6 6.9 10.100]',
    async ({ name, endpoint, row }) => {
      for (const kind of kinds.filter((each) => state === states[0] || reachesRule(endpoint, each))) {
        const outcome = expected(endpoint, row, kind, state);
        const { path, sent } = callOf(name, endpoint, schools.target, schools.callers[kind]);
        const answer = await answerTo(world.app.url, endpoint, path, sent);
        const what = `${name} as ${kind}: ${answer.text.slice(0, 300)}`;

        expect(outcome === 'ok' ? answer.body.success : answer.body.code, what).toBe(
          outcome === 'ok' ? true : outcome,
        );
        expect(answer.status, what).toBe(outcome === 'ok' ? 200 : errors[outcome][0]);
        for (const canary of canariesIn(answer.text)) {
          const readers: readonly string[] = whoReads[canary];
          const isAwaited = row.namesAwaited && kind === 'waiting student' && canary === 'className';
          const mayShow =
            outcome === 'ok' && (readers.includes(kind) || row.shows?.includes(canary) || isAwaited);
          expect(mayShow, `${what}\nshows “${canaries[canary]}”`).toBe(true);
        }
        if (world.version() === version) continue;
        const rowsAfter = world.rows();
        if (outcome !== 'ok') expect(rowsAfter, `${what}\nchanged something`).toEqual(rows);
        // A call that everybody may make must change nothing of the class. A call from another school must
        // also change nothing of the school.
        const scope = { school: kind.startsWith('other') && endpoint.caller !== 'anyone' };
        if (row.may === 'everybody' || scope.school)
          expect(rowsOf(rowsAfter, schools.target, scope), `${what}\nchanged the class`).toEqual(
            rowsOf(rows, schools.target, scope),
          );
        world.restore();
        version = world.version();
      }
    },
  );
});

const canariesIn = (text: string): Canary[] =>
  (Object.keys(canaries) as Canary[]).filter((canary) => text.includes(canaries[canary]));
