import type { Db } from '../server/db/db.ts';
import { type AtEnd, freshDatabase, withTheTest } from './databases.ts';
import { createHeldApp, type HeldApp, type HeldParts, listen } from './held-app.ts';

/** The parts that a test may choose; all tests share the others. */
export interface TestParts extends HeldParts {
  readonly db?: Db;
  /**
   * Closes the product at another time than the end of the test, when several tests share it without changing
   * it.
   */
  readonly atEnd?: AtEnd;
}

/**
 * Builds the product on a fresh database with a held clock, not yet listening. It is closed when the test
 * ends.
 */
export async function buildApp({ db, atEnd = withTheTest, ...parts }: TestParts = {}): Promise<HeldApp> {
  const app = await createHeldApp(db ?? (await freshDatabase(atEnd)), parts);
  atEnd(() => app.close());
  return app;
}

export interface TestApp extends HeldApp {
  /** Its address, for example http://127.0.0.1:40123 */
  readonly url: string;
  readonly schoolCode: string;
}

/** Builds the product and lets it listen on a free port. */
export async function startApp(parts: TestParts = {}): Promise<TestApp> {
  const app = await buildApp(parts);
  return Object.assign(app, { url: await listen(app), schoolCode: 'SCHOOL' });
}
