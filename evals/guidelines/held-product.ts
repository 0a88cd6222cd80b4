import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../server/db/sqlite.ts';
import { createHeldApp, type HeldClock, listen } from '../../test/held-app.ts';

type App = Awaited<ReturnType<typeof createHeldApp>>;

/** The whole product with a new database and a stopped clock, for one measurement. */
export interface HeldProduct {
  readonly url: string;
  readonly schoolCode: string;
  readonly clock: App['clock'];
  /** For what an operator sets on the server itself. */
  readonly ctx: App['ctx'];
  readonly close: () => Promise<void>;
}

/**
 * Starts the product with a model server. Its rate limits are too high to matter.
 * @param options keyWait: how long an answer waits for the hidden call, in milliseconds; null for no such
 *   call; clock: by default one that stands still now
 */
export async function startHeldProduct(
  modelUrl: string,
  options: { readonly keyWait?: number | null; readonly clock?: HeldClock } = {},
): Promise<HeldProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-bench-'));
  const db = await openSqlite(folder, console);
  const app = await createHeldApp(db, { modelUrl, limitsScale: 1_000_000, ...options });
  return {
    url: await listen(app),
    schoolCode: 'SCHOOL',
    clock: app.clock,
    ctx: app.ctx,
    close: async () => {
      await app.close();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
