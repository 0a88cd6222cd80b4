import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../server/db/sqlite.ts';
import { createHeldApp, listen } from '../../test/held-app.ts';
import type { HostileCase } from '../../test/hostile/hostile-case.ts';
import { openScriptedClass, playAll, type ScriptedClass } from '../../test/hostile/play.ts';
import type { PlayedInteraction } from '../../test/hostile/verdict.ts';
import { startModelServer } from '../../test/model-server.ts';

const parallelClasses = 8;

/** Plays cases against the whole product over HTTP, with a scripted model. */
export async function playCases(
  cases: readonly HostileCase[],
  played: (one: HostileCase, interactions: readonly PlayedInteraction[]) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-bench-'));
  const model = await startModelServer();
  const db = await openSqlite(folder, console);
  const app = await createHeldApp(db, { modelUrl: model.url, limitsScale: 1_000_000 });
  const tick = () => app.clock.advance(1);
  const product = { url: await listen(app), schoolCode: 'SCHOOL', tick };
  try {
    const classes: ScriptedClass[] = [];
    for (let n = 0; n < parallelClasses; n++)
      classes.push(await openScriptedClass(product, model, `Class ${n}`));
    await playAll(classes, cases, played);
  } finally {
    await app.close();
    await db.close();
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
