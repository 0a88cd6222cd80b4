import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openSqlite } from '../../server/db/sqlite.ts';
import { call } from '../client.ts';
import type { AtEnd } from '../databases.ts';
import { startApp, type TestApp } from '../harness.ts';
import { HeldClock } from '../held-app.ts';
import { migratedFile } from '../migrated-file.ts';
import { succeeded } from '../people.ts';
import {
  buildTwoSchools,
  canaries,
  schools as schoolCodes,
  type Target,
  type TwoSchools,
} from './people-of-two-schools.ts';
import type { State } from './who-may.ts';

/** The product on a database that can be reset, so that every call of the matrix finds the same state. */
export class World {
  private constructor(
    readonly app: TestApp,
    /**
     * A second connection to the product's database. A copy of the database as it was at the start is
     * attached to it as `first`.
     */
    private readonly watcher: Database.Database,
    private readonly tables: readonly Table[],
    private readonly folder: string,
    private readonly end: () => Promise<void>,
  ) {}

  /** Starts the product on a copy of a database. @param minutes how far its clock is ahead */
  static async on(content: Buffer, minutes: number): Promise<World> {
    const folder = mkdtempSync(join(tmpdir(), 'lyceum-test-'));
    const file = join(folder, 'lyceum.db');
    writeFileSync(file, content);
    const db = await openSqlite(folder, { error: (said: object) => console.error(said) });
    const ends: Parameters<AtEnd>[0][] = [() => db.close()];
    const clock = new HeldClock();
    clock.advance(minutes * 60_000);
    const app = await startApp({
      db,
      clock,
      limitsScale: 10_000,
      schoolCodes: [schoolCodes.own, schoolCodes.other],
      atEnd: (end) => ends.unshift(end),
    });
    const watcher = new Database(file);
    writeFileSync(join(folder, 'first.db'), content);
    watcher.pragma('foreign_keys = OFF');
    watcher.pragma('synchronous = OFF');
    watcher.prepare('attach ? as first').run(join(folder, 'first.db'));
    return new World(app, watcher, tablesOf(watcher), folder, async () => {
      watcher.close();
      for (const end of ends) await end();
    });
  }

  /** Stops the product. @returns the content of its database */
  async close(): Promise<Buffer> {
    await this.end();
    const content = readFileSync(join(this.folder, 'lyceum.db'));
    rmSync(this.folder, { recursive: true, force: true });
    return content;
  }

  /** Lets every sign-in have proved its password just now, for the calls that ask for it. */
  provePasswords(): void {
    for (const database of ['main', 'first'])
      this.watcher
        .prepare(`update ${database}.auth_session set password_proved_at = ?`)
        .run(this.app.clock.now().toISOString());
  }

  /** Changes with every write of the product. */
  version(): unknown {
    return this.watcher.pragma('data_version', { simple: true });
  }

  /** Every row of the database as text, except rows that only tell who made a call. */
  rows(): string[] {
    return this.tables
      .filter(({ name }) => !callerTables.includes(name))
      .flatMap(({ name, all }) => all.all().map((row) => `${name} ${JSON.stringify(row, withoutRevision)}`));
  }

  /** Resets every row to its content at the start, which is much faster than starting again. */
  restore(): void {
    this.watcher.transaction(() => {
      const changed = this.tables.filter(({ differs }) => differs.get() === 1);
      for (const { empty } of changed) empty.run();
      for (const { fill } of changed) fill.run();
    })();
  }
}

/** The revision of a class counts changes, also those of `restore`. */
const withoutRevision = (key: string, value: unknown) => (key === 'revision' ? undefined : value);

type Table = ReturnType<typeof tablesOf>[number];

/** The tables of the database, with the statements that read, compare and reset each. */
function tablesOf(watcher: Database.Database) {
  const names = "select name from main.sqlite_master where type = 'table' and name not like 'sqlite_%'";
  return (watcher.prepare(names).pluck().all() as string[]).map((name) => {
    const [now, first] = [`select * from main."${name}"`, `select * from first."${name}"`];
    return {
      name,
      all: watcher.prepare(now),
      differs: watcher
        .prepare(`select exists (${now} except ${first}) or exists (${first} except ${now})`)
        .pluck(),
      empty: watcher.prepare(`delete from main."${name}"`),
      fill: watcher.prepare(`insert into main."${name}" ${first}`),
    };
  });
}

/** The tables whose rows only tell who made a call. */
const callerTables: readonly string[] = ['auth_session', 'security_log'];

/**
 * For each state, how many minutes the clock is ahead, and the calls that bring the class into that state.
 * The class begins with an open lesson and an assignment that opens in an hour.
 */
const preparations: Readonly<
  Record<State, { minutes: number; calls: (schools: TwoSchools) => [string, object?][] }>
> = {
  'task upcoming': { minutes: 0, calls: () => [] },
  'under way': { minutes: 90, calls: () => [] },
  'asks approval': {
    minutes: 90,
    calls: ({ target }) => [
      [
        `/api/classes/${target.classId}/update`,
        { className: `Algebra ${canaries.className}`, asksApproval: true },
      ],
    ],
  },
  ended: { minutes: 150, calls: ({ target }) => [[`/api/classes/${target.classId}/stop-session`]] },
  'task archived': {
    minutes: 90,
    calls: ({ target }) => [
      [`/api/assignments/${target.assignmentId}/delete`, { archiveConversations: true }],
    ],
  },
  'task deleted': {
    minutes: 90,
    calls: ({ target }) => [[`/api/assignments/${target.assignmentId}/delete`]],
  },
  'class archived': {
    minutes: 90,
    calls: ({ target }) => [[`/api/classes/${target.classId}/archive`]],
  },
};

let built: Promise<{ schools: TwoSchools; content: Buffer }> | undefined;

async function build(): Promise<{ schools: TwoSchools; content: Buffer }> {
  const world = await World.on(await migratedFile(), 0);
  const schools = await buildTwoSchools(world.app);
  return { schools, content: await world.close() };
}

/**
 * Both schools in a state, as a database to copy.
 * @returns also `minutes`, by which the clock of a server on this database must be ahead
 */
export async function inState(
  state: State,
): Promise<{ schools: TwoSchools; content: Buffer; minutes: number }> {
  built ??= build();
  const { schools, content } = await built;
  const { minutes, calls } = preparations[state];
  const world = await World.on(content, minutes);
  const { teacher, student } = schools.callers;
  // Only an assignment with a conversation is archived; another one is deleted.
  if (state === 'task archived')
    succeeded(
      await call(world.app.url, 'POST', `/api/assignments/${schools.target.assignmentId}/chat`, {
        ...student,
        body: { question: 'Is this right?' },
      }),
    );
  for (const [path, body] of calls(schools))
    succeeded(await call(world.app.url, 'POST', path, { token: teacher.token ?? '', body }));
  return { schools, content: await world.close(), minutes };
}

/**
 * The rows that contain an id of the target.
 * @param school whether rows with the id of its school count, too
 */
export function rowsOf(rows: readonly string[], { schoolId, ...target }: Target, { school = false } = {}) {
  const ids: string[] = [
    target.classId,
    target.sessionId,
    target.openingId,
    target.assignmentId,
    target.interactionId,
    target.alertId,
    target.noteId,
    target.requestId,
    target.observationId,
    target.studentUid,
    ...(school ? [schoolId] : []),
  ];
  return rows.filter((row) => ids.some((id) => row.includes(id)));
}
