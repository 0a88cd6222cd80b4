/**
 * `npm run test:long [-- kills=500 questions=100000 …]`: runs what takes long by its nature (dev/slow-tests.mjs),
 * repeats what `npm test` does a few times, checks evals/, and then lets the product work under a steady load (bench/soak.ts).
 * test/endurance/counts.ts explains the counts; `soakMinutes=0` leaves the load out. Without arguments it takes more than an
 * hour on two cores.
 */
import { spawnSync } from 'node:child_process';
import { giveUp, prepare, projectRoot } from './prepare.mjs';

/** @type {Record<string, number>} */
const counts = {
  containerBuilds: 1,
  kills: 100,
  outage: 30_000,
  slowModels: 1,
  nodeKills: 50,
  replays: 1_000,
  nodeReplays: 50,
  damagedCalls: 20_000,
  oneDamagedCallOf: 1,
  growingStudents: 34,
  questions: 10_000,
  races: 10_000,
  proposals: 1_000,
  secondModels: 1_000,
  examples: 3_000,
  hostileCases: 10_000,
  oneHostileTextOf: 1,
  timedCalls: 200,
  slowestRatio: 3,
  longestCall: 250,
  seed: 1,
  /** The load: for how many minutes, how many questions a second, and how many dashboards stay open. */
  soakMinutes: 30,
  soakPerSecond: 100,
  soakStreams: 1_000,
};

for (const argument of process.argv.slice(2)) {
  const [, name = '', count] = /^(\w+)=(\d+)$/.exec(argument) ?? [];
  if (!(name in counts)) giveUp(`"${argument}" is not one of ${Object.keys(counts).join('=…, ')}=….`);
  counts[name] = Number(count);
}

prepare();
console.log(`Counts: ${JSON.stringify(counts)}`);

/**
 * Runs a program with these counts.
 * @param {string[]} command a script and its arguments
 */
function run(command) {
  const env = { ...process.env, ENDURANCE: JSON.stringify(counts) };
  const { status } = spawnSync(process.execPath, command, { cwd: projectRoot, stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}

run([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=long',
  '--project=process',
  ...(process.env.TEST_DATABASE_URL ? ['--project=nodes'] : []),
]);
run([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=unit',
  'arithmetic',
  'checks',
  'markdown',
  'server/tutor',
]);
run([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=api-sqlite',
  ...(process.env.TEST_DATABASE_URL ? ['--project=api-postgres'] : []),
  'server/tutor/races',
]);
run([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=api-sqlite',
  'test/endurance',
  'server/tutor/hostile',
  'server/events/replays',
  'server/events/growth',
  'server/http/garbage',
]);
run(['evals/check.mjs']);
const { soakMinutes, soakPerSecond, soakStreams } = counts;
// After the tests, since it measures times.
if (soakMinutes)
  run(['--import', 'tsx', 'bench/soak.ts', ...[soakMinutes, soakPerSecond, soakStreams].map(String)]);
