/**
 * `npm run endurance [-- kills=500 questions=100000 …]`: repeats the endurance tests far more often than
 * `npm test` does. test/endurance/counts.ts explains the counts. Without arguments it takes about half an
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
  questions: 10_000,
  proposals: 1_000,
  secondModels: 1_000,
  oneHostileCaseOf: 1,
  oneHostileTextOf: 1,
  timedCalls: 200,
  slowestRatio: 3,
  longestCall: 250,
  seed: 1,
};

for (const argument of process.argv.slice(2)) {
  const [, name = '', count] = /^(\w+)=(\d+)$/.exec(argument) ?? [];
  if (!(name in counts)) giveUp(`"${argument}" is not one of ${Object.keys(counts).join('=…, ')}=….`);
  counts[name] = Number(count);
}

prepare({ web: false });
console.log(`Counts: ${JSON.stringify(counts)}`);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'process',
    '--project',
    'api-sqlite',
    ...(process.env.TEST_DATABASE_URL ? ['--project', 'nodes'] : []),
    'test/endurance',
    'test/container',
    'server/tutor/hostile',
    'server/events/replays',
  ],
  { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ENDURANCE: JSON.stringify(counts) } },
);
process.exitCode = status ?? 1;
