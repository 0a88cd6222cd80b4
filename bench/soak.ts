/**
 * Lets the product work for a long time under a steady load of questions, while dashboards come and go. After
 * each minute it prints the times of the minute, and the memory that the main thread uses after a garbage
 * collection. At the end it prints how fast that memory grew in the second half, and how the last minute
 * compares with the first. The memory of the whole process says nothing about growth: it moves by 200 MB
 * between collections.
 * The exit code is 1 when a target is missed. `npm run test:long` runs it after its tests.
 * `npm run bench:soak [minutes=30] [perSecond=100] [streams=1000] [engine=sqlite]`. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres, stopPostgres } from '../dev/postgres.mjs';
import { prepare } from '../dev/prepare.mjs';
import { residentMemoryOf } from '../test/measures.ts';
import { memoryInUse, reportingOptions } from './memory/in-use.ts';
import { percentilesOf } from './percentiles.ts';
import { startProgram } from './processes.ts';
import { read } from './streams/readers.ts';
import { Load } from './turns/load.ts';
import { type ProductServer, startProduct } from './turns/servers.ts';

const [minutes = 30, perSecond = 100, streams = 1_000] = process.argv.slice(2, 5).map(Number);
const engine = process.argv[5] ?? 'sqlite';
/** An account may have at most 30 feeds. With 25 for each student, there is always room for the next one. */
const students = Math.max(30, Math.ceil(streams / 25));
/** How many dashboards are closed, and as many opened, each second. */
const changesPerSecond = 10;
/**
 * At most 1 MB of growth in ten minutes, and a p99 of the last minute at most 1.2 times that of the first.
 */
const targets = { megabytesInTenMinutes: 1, lastToFirst: 1.2 };

/**
 * Keeps `streams` dashboards open until the signal. When all are open, it closes the oldest and opens a new
 * one several times a second.
 */
async function comeAndGo({ target, lesson }: ProductServer, signal: AbortSignal): Promise<void> {
  const open: (() => void)[] = [];
  let opened = 0;
  const openOne = async () => {
    const student = lesson.students[opened++ % lesson.students.length];
    const headers = { authorization: `Bearer ${student?.token}` };
    open.push(await read({ url: `${target.url}/api/student/events`, method: 'GET', headers }));
  };
  while (!signal.aborted) {
    if (open.length >= streams) open.shift()?.();
    await openOne();
    // At first 200 dashboards are opened each second.
    await wait(1_000 / (open.length < streams ? 200 : changesPerSecond));
  }
  for (const close of open) close();
}

/** The slope of the least-squares line through the values, which are one apart. */
function slopeOf(values: readonly number[]): number {
  const [meanAt, mean] = [
    (values.length - 1) / 2,
    values.reduce((sum, each) => sum + each, 0) / values.length,
  ];
  const above = values.reduce((sum, each, at) => sum + (at - meanAt) * (each - mean), 0);
  return above / values.reduce((sum, _, at) => sum + (at - meanAt) ** 2, 0);
}

/** Says whether a target is met. A missed one makes the command fail. */
function verdict(value: number, target: number): string {
  if (Number.isNaN(value)) return 'not known after so short a time';
  if (value <= target) return 'met';
  process.exitCode = 1;
  return 'missed';
}

await prepare({ web: false });
const folder = mkdtempSync(join(tmpdir(), 'lyceum-soak-'));
const cluster = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined;
const stops: (() => Promise<void>)[] = [];
try {
  const command = [process.execPath, '--import', 'tsx', 'bench/turns/model.ts'];
  const model = await startProgram(command, {}, /^(http:\S+)$/);
  stops.unshift(model.stop);
  const place = { folder, modelUrl: model.match[1] ?? '', postgres: cluster?.url };
  const report = join(folder, 'memory.json');
  const product = await startProduct({ ...place, nodeOptions: reportingOptions(report) }, students);
  stops.unshift(product.stop);
  const end = new AbortController();
  const dashboards = comeAndGo(product, end.signal);
  const ended = dashboards.catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
  stops.unshift(async () => {
    end.abort();
    await ended;
  });
  const load = new Load(product.target);
  // The first minute warms the server up.
  await load.open(perSecond, 60);
  const memory: number[] = [];
  const p99: number[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    const { shown, whole, refused } = await load.open(perSecond, 60);
    memory.push((await memoryInUse(product.pid, report)) / 2 ** 20);
    const resident = residentMemoryOf(product.pid) / 1_024;
    p99.push(percentilesOf(shown).p99);
    const refusals = [...refused].map(([reason, count]) => `${count} × ${reason.slice(0, 60)}`).join(', ');
    console.log(
      `minute ${minute}: ${whole.length} answers, question to monitor p50 ${percentilesOf(shown).p50.toFixed(1)} ms, p99 ${p99.at(-1)?.toFixed(1)} ms, ${memory.at(-1)?.toFixed(1)} MB in use, ${resident.toFixed(0)} MB resident, load ${loadavg()[0]?.toFixed(1)}${refusals && `, refused ${refusals}`}`,
    );
  }
  load.close();
  const growth = slopeOf(memory.slice(Math.floor(minutes / 2))) * 10;
  const ratio = (p99.at(-1) ?? 0) / (p99[0] ?? 1);
  console.log(
    `memory: ${growth.toFixed(1)} MB in ten minutes (${targets.megabytesInTenMinutes}): ${verdict(growth, targets.megabytesInTenMinutes)}`,
  );
  console.log(
    `p99 of the last minute to that of the first: ${ratio.toFixed(2)} (${targets.lastToFirst}): ${verdict(ratio, targets.lastToFirst)}`,
  );
} finally {
  for (const stop of stops) await stop();
  if (cluster) stopPostgres(cluster.folder);
  rmSync(folder, { recursive: true, force: true });
}
