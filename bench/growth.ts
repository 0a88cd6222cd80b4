/**
 * Compares two products in alternating rounds: one has a database with years of lessons, the other an empty
 * one. It compares how long a question takes to its whole answer, the start of the monitor, lists and exports. At
 * the end it times questions once on each, while the first one deletes what is too old. Before all that, it
 * fills the database and says how long that took.
 * `npm run bench:growth [interactions] [engine=postgres] [rounds=5] [seconds=6]`.
 * The data goes to a folder below TMPDIR, which is removed. Ten million interactions need about 30 GB there.
 * Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, stopPostgres } from '../dev/postgres.mjs';
import { prepare } from '../dev/prepare.mjs';
import { sizesFor } from '../test/many-rows/sizes.ts';
import { medianOf } from '../test/measures.ts';
import { comparedCalls, middleTime, watch } from './growth/calls.ts';
import { fillDatabase, inWords } from './growth/filled.ts';
import { addHistory, makeClassOf } from './growth/measured-classes.ts';
import { worstTurns } from './growth/worst-turns.ts';
import { percentilesOf } from './percentiles.ts';
import { startProgram } from './processes.ts';
import { Load } from './turns/load.ts';
import { processorTimeOf } from './turns/processor-time.ts';
import { type ProductServer, startProduct } from './turns/servers.ts';

const engine = process.argv[3] ?? 'postgres';
const interactions = Number(process.argv[2] ?? (engine === 'sqlite' ? 1_000_000 : 10_000_000));
const [rounds = 5, seconds = 6] = process.argv.slice(4, 6).map(Number);
const students = 30;
const questionsPerSecond = 20;
/** How often each call is made in a round. */
const callsOfRound = 15;
/** How many times longer everything may take on the full database. */
const target = 1.2;
const sizes = sizesFor(interactions);

/** Measures one product for one round. The result has milliseconds by the names of the figures. */
type Measure = (product: ProductServer) => Promise<Map<string, number>>;

const measureTurns: Measure = async (product) => {
  const used = () => processorTimeOf(product.pid) + (cluster ? processorTimeOf(cluster.pid) : 0);
  const before = used();
  const load = new Load(product.target);
  const { whole, shown } = await load.open(questionsPerSecond, seconds);
  load.close();
  const processor = (used() - before) / whole.length;
  return new Map([
    ['turn, p50', percentilesOf(whole).p50],
    ['turn, p95', percentilesOf(whole).p95],
    ['question to monitor, p50', percentilesOf(shown).p50],
    ['processor time of a turn', processor],
  ]);
};

const measureCalls: Measure = async (product) => {
  const times = new Map<string, number>();
  for (const [name, run] of Object.entries(comparedCalls(product)))
    times.set(name, await middleTime(callsOfRound, run));
  return times;
};

/** Measures both products in turn. @returns the lines of the table */
async function compare(full: ProductServer, empty: ProductServer, measure: Measure): Promise<string[]> {
  const times = { full: new Map<string, number[]>(), empty: new Map<string, number[]>() };
  // The first round warms the servers up.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, product] of Object.entries({ full, empty })) {
      const all = times[name as keyof typeof times];
      for (const [what, time] of await measure(product))
        if (round > 0) all.set(what, [...(all.get(what) ?? []), time]);
    }
    process.stderr.write(`round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}\n`);
  }
  return [...times.full].map(([name, ofFull]) => compared(name, ofFull, times.empty.get(name) ?? []));
}

const row = (name: string, values: readonly (number | string)[]) =>
  `${name.padEnd(44)}${values.map((value) => (typeof value === 'number' ? value.toFixed(2) : value).padStart(10)).join('')}`;

function compared(name: string, full: readonly number[], empty: readonly number[]): string {
  const ratio = medianOf(full.map((time, round) => time / (empty[round] ?? Number.NaN)));
  const met = ratio <= target ? 'met' : 'missed';
  return `${row(name, [medianOf(full), medianOf(empty), ratio, target])}  ${met}`;
}

/**
 * Compares how long the monitor takes to start in a class of 500 and in one of 10, divided by the number of
 * students.
 */
async function compareSizes(product: ProductServer): Promise<string> {
  const [small, large] = [await makeClassOf(10, product, sizes), await makeClassOf(500, product, sizes)];
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = 0; round <= rounds; round++)
    for (const [name, watched] of Object.entries({ small, large })) {
      const time = await middleTime(callsOfRound, () => watch(product.target.url, watched));
      if (round > 0) times[name as keyof typeof times].push(time / watched.students);
    }
  return compared('monitor, each of 500 students · each of 10', times.large, times.small);
}

await prepare({ web: false });
const folder = mkdtempSync(join(tmpdir(), 'lyceum-growth-'));
const cluster =
  engine === 'postgres'
    ? // Filling the database would otherwise force a checkpoint every few seconds.
      await startPostgres({ durable: true, settings: { max_wal_size: '8GB' } })
    : undefined;
const model = await startProgram(
  [process.execPath, '--import', 'tsx', 'bench/turns/model.ts'],
  {},
  /^(http:\S+)$/,
);
const stops: (() => Promise<void>)[] = [model.stop];
try {
  if (engine === 'postgres' && !cluster) throw new Error('PostgreSQL is not installed.');
  const place = { modelUrl: model.match[1] ?? '', postgres: cluster?.url };
  const lines = [`${engine}: ${inWords(sizes)}`];
  const full = await startProduct(
    {
      ...place,
      folder: join(folder, 'full'),
      fill: async (database) => {
        const { seconds: took, gigabytes } = await fillDatabase(database, sizes);
        lines.push(`filled in ${took.toFixed(0)} s, ${gigabytes.toFixed(2)} GB`);
      },
    },
    students,
  );
  stops.unshift(full.stop);
  const empty = await startProduct({ ...place, folder: join(folder, 'empty') }, students);
  stops.unshift(empty.stop);
  await addHistory(full, sizes);
  lines.push(
    `${rounds} rounds of ${seconds} s at ${questionsPerSecond} questions a second, in turn; medians of milliseconds and of the ratios; load ${loadavg()[0]?.toFixed(1)}`,
    row('', ['full', 'empty', 'ratio', 'target']),
    ...(await compare(full, empty, measureTurns)),
  );
  // The calls can be compared only when both products return as much. So the class of the empty product gets
  // the same history. Beside it, its database contains only what the first rounds asked.
  await addHistory(empty, sizes);
  lines.push(
    ...(await compare(full, empty, measureCalls)),
    await compareSizes(full),
    ...(await worstTurns({ full, empty }, questionsPerSecond)),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  for (const stop of stops) await stop();
  if (cluster) stopPostgres(cluster.folder);
  rmSync(folder, { recursive: true, force: true });
}
