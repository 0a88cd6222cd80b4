import type { Db } from '../server/db/db.ts';
import { type AtEnd, freshDatabase, withTheTest } from './databases.ts';
import { createHeldApp, type HeldApp, type HeldParts, listen } from './held-app.ts';

/** What a test may choose; the rest is the same for all. */
export interface TestParts extends HeldParts {
  readonly db?: Db;
  /** For what several tests share, which therefore may change nothing in it. */
  readonly atEnd?: AtEnd;
}

/** The whole product on a fresh database with a held clock, not listening yet; closed when the test ends. */
export async function buildApp({ db, atEnd = withTheTest, ...parts }: TestParts = {}): Promise<HeldApp> {
  const app = await createHeldApp(db ?? (await freshDatabase(atEnd)), parts);
  atEnd(() => app.close());
  return app;
}

export interface TestApp extends HeldApp {
  /** Where it listens, for example http://127.0.0.1:40123 */
  readonly url: string;
  readonly schoolCode: string;
}

/** The same, listening on a free port. */
export async function startApp(parts: TestParts = {}): Promise<TestApp> {
  const app = await buildApp(parts);
  return Object.assign(app, { url: await listen(app), schoolCode: 'SCHOOL' });
}
