/**
 * Measures what a second node costs: the processor time of a turn on two nodes compared with one on a single
 * server, and the time from a question to a monitor at the other node compared with a monitor at the same
 * node. The rounds alternate in one run; the figures are medians.
 * `npm run bench:nodes [rounds] [seconds]`. Linux only; needs PostgreSQL and Redis.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, stopPostgres } from '../dev/postgres.mjs';
import { prepare } from '../dev/prepare.mjs';
import { startRedis } from '../dev/redis.mjs';
import { medianOf } from '../test/measures.ts';
import { percentilesOf } from './percentiles.ts';
import { startProgram } from './processes.ts';
import { Load, type Target } from './turns/load.ts';
import { processorTimeOf } from './turns/processor-time.ts';
import { startProduct } from './turns/servers.ts';

const [rounds = 5, seconds = 8] = process.argv.slice(2, 4).map(Number);
const students = 30;
/** Questions a second. */
const pace = 30;

/**
 * Measures one round.
 * @returns the processor time of a turn, and how long questions took to the monitor, in milliseconds
 */
async function measure(target: Target, pids: readonly number[]) {
  // The monitor is open for this round only, since it costs each turn something. The first second warms it
  // up.
  const load = new Load(target);
  await load.open(pace, 1);
  const used = () => pids.reduce((sum, pid) => sum + processorTimeOf(pid), 0);
  const before = used();
  const met = await load.open(pace, seconds);
  const { p50, p99 } = percentilesOf(met.shown);
  load.close();
  return { processor: (used() - before) / met.whole.length, p50, p99 };
}

type Measured = Awaited<ReturnType<typeof measure>>;

function line(
  name: string,
  pick: keyof Measured,
  ours: Measured[],
  theirs: Measured[],
  target: number,
): string {
  const ratio = medianOf(ours.map((each, round) => each[pick] / (theirs[round]?.[pick] ?? Number.NaN)));
  const columns = [
    medianOf(ours.map((each) => each[pick])),
    medianOf(theirs.map((each) => each[pick])),
    ratio,
    target,
  ];
  const shown = columns.map((value) => value.toFixed(2).padStart(9)).join('');
  return `${name.padEnd(52)}${shown}  ${ratio <= target ? 'met' : 'missed'}`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

await prepare();
const folder = mkdtempSync(join(tmpdir(), 'lyceum-nodes-'));
const cluster = await startPostgres({ durable: true });
if (!cluster) throw new Error('PostgreSQL is not installed.');
const redisPort = await freePort();
const redis = startRedis(redisPort);
const model = await startProgram(
  [process.execPath, '--import', 'tsx', 'bench/turns/model.ts'],
  {},
  /^(http:\S+)$/,
);
const stops: (() => Promise<void>)[] = [model.stop];
try {
  const place = { modelUrl: model.match[1] ?? '', postgres: cluster.url };
  const alone = await startProduct({ ...place, folder: join(folder, 'alone') }, students);
  stops.unshift(alone.stop);
  const redisUrl = `redis://127.0.0.1:${redisPort}`;
  const first = await startProduct({ ...place, folder: join(folder, 'nodes'), redisUrl }, students);
  stops.unshift(first.stop);
  const second = await first.startAnother();
  stops.unshift(second.stop);

  // `alone`: a single server. `both`: two nodes, which are asked by turns. `same` and `other`: one of the two
  // nodes is asked, and the monitor is open at the same node or at the other one.
  const targets = {
    alone: [alone.target, [alone.pid]],
    both: [{ ...first.target, others: [second.url] }, [first.pid, second.pid]],
    same: [first.target, [first.pid]],
    other: [{ ...first.target, monitorUrl: second.url }, [first.pid]],
  } as const;
  const figures: Record<keyof typeof targets, Measured[]> = { alone: [], both: [], same: [], other: [] };
  // The first round warms the servers up.
  for (let round = 0; round <= rounds; round++) {
    for (const name of ['alone', 'both', 'same', 'other'] as const) {
      const [target, pids] = targets[name];
      const measured = await measure(target, pids);
      if (round > 0) figures[name].push(measured);
    }
    process.stderr.write(`round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}\n`);
  }
  const { alone: one, both, same, other } = figures;
  process.stdout.write(
    `${[
      `${rounds} rounds of ${seconds} s at ${pace} questions a second, in turn; medians of milliseconds and of the ratios`,
      line('processor time of a turn, two nodes · one server', 'processor', both, one, 1.25),
      line('question to monitor p50, other node · same node', 'p50', other, same, 1.3),
      line('question to monitor p99, other node · same node', 'p99', other, same, 1.5),
    ].join('\n')}\n`,
  );
} finally {
  for (const stop of stops) await stop();
  redis.kill('SIGKILL');
  stopPostgres(cluster.folder);
  rmSync(folder, { recursive: true, force: true });
}
