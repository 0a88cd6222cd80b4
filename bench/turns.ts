/**
 * Measures what a question costs, compared with a bare server (bench/bare-server.ts) that does the same turn:
 * the question is stored, shown on the monitor, answered by the model, then the answer is stored and shown.
 * The rounds of the two servers alternate in one run, on each engine. The figures are medians of the rounds.
 * `npm run bench:turns [rounds] [seconds] [engine]`. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, stopPostgres } from '../dev/postgres.mjs';
import { prepare } from '../dev/prepare.mjs';
import { medianOf } from '../test/measures.ts';
import { percentilesOf } from './percentiles.ts';
import { startProgram } from './processes.ts';
import { Load, type LoadOutcome } from './turns/load.ts';
import { processorTimeOf } from './turns/processor-time.ts';
import { type BenchServer, startBare, startProduct } from './turns/servers.ts';

const [rounds = 5, seconds = 8] = process.argv.slice(2, 4).map(Number);
const engines = process.argv[4] ? [process.argv[4]] : ['sqlite', 'postgres'];
/** The students of each class, and how many classes there are. Each student has asked `earlier` questions before. */
const students = 30;
const classes = 16;
const earlier = 20;
/** How many of the students ask at 50 questions a second. */
const askingAt50 = 120;

/** The figures of one round of a server; times in milliseconds. */
interface Figures {
  readonly at50: { p50: number; p99: number };
  readonly at200: { p50: number; p99: number };
  readonly refusedAt200: number;
  /** How many turns a second the server can do. */
  readonly turnsPerSecond: number;
  /** Processor time of a turn at 50 questions a second: the server, and its database. */
  readonly processor: number;
}

const refusedIn = ({ refused }: LoadOutcome) => [...refused.values()].reduce((sum, count) => sum + count, 0);
/** How many questions were refused, by server and reason, printed at the end. */
const reasons = new Map<string, number>();

function countRefusals(name: string, { refused }: LoadOutcome): void {
  for (const [reason, count] of refused) {
    const key = `${name}: ${reason}`;
    reasons.set(key, (reasons.get(key) ?? 0) + count);
  }
}

/** Measures one round of a server. @param databasePid the process of its PostgreSQL, if it has one */
async function measure(
  name: string,
  server: BenchServer,
  load: Load,
  databasePid: number | null,
): Promise<Figures> {
  const usedTime = () => processorTimeOf(server.pid) + (databasePid ? processorTimeOf(databasePid) : 0);
  const before = usedTime();
  const slow = await load.open(50, seconds, askingAt50);
  const processor = (usedTime() - before) / slow.whole.length;
  const fast = await load.open(200, seconds);
  const fastest = await load.closed(seconds);
  for (const outcome of [slow, fast, fastest]) countRefusals(name, outcome);
  return {
    at50: percentilesOf(slow.shown),
    at200: percentilesOf(fast.shown),
    refusedAt200: refusedIn(fast),
    turnsPerSecond: fastest.perSecond,
    processor,
  };
}

/** The lines of the table of an engine: the figures of the two servers, and their ratio with its target. */
function table(engine: string, product: readonly Figures[], bare: readonly Figures[]): string[] {
  const line = (
    name: string,
    pick: (figures: Figures) => number,
    target: number,
    { moreIsBetter = false } = {},
  ) => {
    const [ours, theirs] = [medianOf(product.map(pick)), medianOf(bare.map(pick))];
    const ratio = medianOf(product.map((figures, round) => pick(figures) / pick(bare[round] as Figures)));
    const isMet = moreIsBetter ? ratio >= target : ratio <= target;
    const columns = [ours, theirs, ratio, target].map((value) => value.toFixed(2).padStart(9));
    return `${name.padEnd(44)}${columns.join('')}  ${isMet ? 'met' : 'missed'}`;
  };
  return [
    `${engine.padEnd(44)}${['product', 'bare', 'ratio', 'target'].map((name) => name.padStart(9)).join('')}`,
    line('question to monitor at 50/s, p50', ({ at50 }) => at50.p50, 1.5),
    line('question to monitor at 50/s, p99', ({ at50 }) => at50.p99, 2),
    line('question to monitor at 200/s, p50', ({ at200 }) => at200.p50, 2),
    line('question to monitor at 200/s, p99', ({ at200 }) => at200.p99, 2),
    `questions refused at 200/s: ${product.reduce((sum, { refusedAt200 }) => sum + refusedAt200, 0)}`,
    line('most turns a second', ({ turnsPerSecond }) => turnsPerSecond, engine === 'sqlite' ? 0.25 : 0.2, {
      moreIsBetter: true,
    }),
    line('processor time of a turn (ms)', ({ processor }) => processor, 4),
  ];
}

/** Measures both servers on an engine. @returns the lines of its table */
async function measureEngine(engine: string, folder: string, modelUrl: string): Promise<string[]> {
  const cluster = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  if (engine === 'postgres' && !cluster) return ['PostgreSQL is not installed: its figures are left out.'];
  const databasePid = cluster?.pid ?? null;
  const place = { folder: join(folder, engine), modelUrl, postgres: cluster?.url };
  const servers: BenchServer[] = [];
  try {
    const product = await startProduct(place, students, classes);
    servers.push(product);
    const bare = await startBare(place, students, classes);
    servers.push(bare);
    const loads = { product: new Load(product.target), bare: new Load(bare.target) };
    const figures: { product: Figures[]; bare: Figures[] } = { product: [], bare: [] };
    for (const [name, load] of Object.entries(loads)) countRefusals(name, await load.begin(earlier));
    // The first round warms the servers up.
    for (let round = 0; round <= rounds; round++) {
      for (const [name, server] of [
        ['product', product],
        ['bare', bare],
      ] as const) {
        const measured = await measure(name, server, loads[name], databasePid);
        if (round > 0) figures[name].push(measured);
      }
      process.stderr.write(`${engine}, round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}\n`);
    }
    for (const load of Object.values(loads)) load.close();
    return table(engine, figures.product, figures.bare);
  } finally {
    for (const { stop } of servers) await stop();
    if (cluster) stopPostgres(cluster.folder);
  }
}

await prepare();
const folder = mkdtempSync(join(tmpdir(), 'lyceum-turns-'));
const model = await startProgram(
  [process.execPath, '--import', 'tsx', 'bench/turns/model.ts'],
  {},
  /^(http:\S+)$/,
);
try {
  const lines: string[] = [
    `${rounds} rounds of ${seconds} s each, in turn; medians; load before ${loadavg()[0]?.toFixed(1)}`,
  ];
  for (const engine of engines)
    lines.push('', ...(await measureEngine(engine, folder, model.match[1] ?? '')));
  for (const [reason, count] of reasons) lines.push(`refused ${count} times by the ${reason}`);
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  await model.stop();
  rmSync(folder, { recursive: true, force: true });
}
