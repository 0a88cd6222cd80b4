/** What the hidden call for a key adds to the time until a student reads the first words. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../server/db/sqlite.ts';
import { createHeldApp, listen } from '../../test/held-app.ts';
import { proposed, type Script, stalled, streamed } from '../../test/model-scripts.ts';
import { startModelServer } from '../../test/model-server.ts';
import { startLesson } from '../../test/people.ts';
import { figuresOf } from '../figures.ts';
import { firstDelta } from './first-delta.ts';
import type { Row } from './row.ts';

/** The limit of the settings, and what a timer and two streams may take besides. */
const limit = 400;
const tolerance = 20;

const questions = 40;

/** When a proposed key comes, counted like the reply's own call. */
const calls: Readonly<Record<string, (n: number) => Script>> = {
  'after 100 ms': () => after(100),
  'after 1 s': () => after(1_000),
  never: () => stalled(),
  'now one, now the other': (n) => [after(100), after(1_000), stalled()][n % 3] ?? stalled(),
};

const after = (wait: number): Script => ({ steps: [{ wait }, ...proposed('Rotterdam').steps] });

/** Milliseconds from each question to its first words. @param keyWait null: no hidden call */
async function firstWords(proposes: (n: number) => Script, keyWait: number | null): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-bench-'));
  const model = await startModelServer();
  let n = 0;
  model.propose(() => proposes(n));
  model.answer(() => streamed(['Look at the sentence again. ', 'What stands there?'], { firstDelay: 20 }));
  const db = await openSqlite(folder, console);
  const app = await createHeldApp(db, { modelUrl: model.url, limitsScale: 1_000_000, keyWait });
  try {
    const { student, session } = await startLesson({ url: await listen(app), schoolCode: 'SCHOOL' });
    const times: number[] = [];
    for (n = 0; n < questions; n++) {
      const began = performance.now();
      const arrived = await firstDelta(
        { url: `${student.url}/api/student/ask`, token: student.token },
        {
          sessionId: session.id,
          question: `Story ${n} is about harbour ${n} and tower ${n}. What is it called?`,
        },
      );
      times.push(arrived - began);
      app.clock.advance(1_000);
    }
    return times;
  } finally {
    await app.close();
    await db.close();
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The shares of first words that the hidden call delays by its limit at most, and what it adds when it is off. */
export async function measure(): Promise<Row[]> {
  const { p50 } = figuresOf(await firstWords(() => proposed(), null));
  const rows: Row[] = [];
  for (const [when, proposes] of Object.entries(calls)) {
    const added = (await firstWords(proposes, limit)).map((time) => time - p50);
    const { p50: half, p95 } = figuresOf(added);
    rows.push({
      figure: `hidden call answered ${when}: added to the first words ≤ ${limit} ms (p50 ${half.toFixed(0)}, p95 ${p95.toFixed(0)} ms)`,
      hits: added.filter((one) => one <= limit + tolerance).length,
      of: added.length,
      target: { atLeast: 0.95 },
    });
  }
  const off = (await firstWords(() => proposed(), null)).map((time) => time - p50);
  return [
    ...rows,
    {
      figure: `hidden call off: added to the first words ≤ ${tolerance} ms (p95 ${figuresOf(off).p95.toFixed(0)} ms)`,
      hits: off.filter((one) => one <= tolerance).length,
      of: off.length,
      target: { atLeast: 0.95 },
    },
  ];
}
