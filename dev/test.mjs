/**
 * `npm test`: runs all checks and tests, also from a clean clone. `npm test -- monitor classes` runs those of some folders
 * only: what lies in a folder of that name of the server, the web app and the browser tests, with SQLite only. It prepares the checkout, a browser and a
 * PostgreSQL, runs all parts even when one fails, and ends with their times, the names of the tests that failed
 * and the line `N passed, N failed`. A browser test that fails runs a second time; if it passes then, it is
 * named as flaky.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, staticChecks } from './checks.mjs';
import { requireBrowser } from './find-tools.mjs';
import { startPostgres, stopPostgres } from './postgres.mjs';
import { giveUp, prepare, projectRoot } from './prepare.mjs';
import { prove } from './proof-tables.mjs';
import { ensureNodePrograms, findNginx, findRedis } from './redis.mjs';
import { readRequirements, taggedInSources } from './requirements.mjs';
import {
  failedFiles,
  lastLine,
  namesOf,
  partLine,
  playwrightCounts,
  playwrightResults,
  readReport,
  readResults,
  vitestCounts,
  vitestResults,
} from './test-reports.mjs';

const reports = join(projectRoot, 'test-results');
/** The folders whose tests are wanted, as parts of paths; all tests without one. */
const folders = process.argv.slice(2).map((name) => `/${name.replace(/^\/|\/$/g, '')}/`);
const total = { passed: 0, failed: 0, flaky: 0, skipped: 0 };
/** Lines to print at the end, above the last one. @type {{ times: string[], tests: string[] }} */
const lines = { times: [], tests: [] };
/** @type {{ folder: string, url: string } | undefined} */
let cluster;
/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
let interrupted = false;

prepare({ held: true });
const browser = await requireBrowser('The browser tests need');

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    interrupted = true;
    running?.kill('SIGTERM');
  });
}
process.on('exit', () => cluster && stopPostgres(cluster.folder));

const memory = folderInMemory();
process.on('exit', () => memory && rmSync(memory, { recursive: true, force: true }));
const databaseUrl = process.env.TEST_DATABASE_URL || (await startOwnPostgres());
ensureNodePrograms();
if (!findRedis()) console.log('Redis is not installed: the tests of several nodes are skipped.');
else if (!findNginx()) console.log('nginx is not installed: the test of three nodes behind it is skipped.');
if (folders.length === 0) rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (folders.length === 0) await runPart('static checks', runStaticChecks);
await runPart('unit, API tests', runVitest);
await runPart('browser tests', runPlaywright);
if (folders.length === 0) await runPart('proofs', runProofs);

if (interrupted) console.log('The tests were interrupted before their end.');
process.exitCode = total.failed > 0 || interrupted ? 1 : 0;
process.on('exit', () => console.log(['', ...lines.times, ...lines.tests, lastLine(total)].join('\n')));

/**
 * Runs a part, unless the tests were interrupted, and records its time and its counts.
 * @param {string} name
 * @param {() => Promise<import('./test-reports.mjs').Counts>} run
 */
async function runPart(name, run) {
  if (interrupted) return;
  const startedAt = performance.now();
  const counts = await run();
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.flaky += counts.flaky;
  total.skipped += counts.skipped;
  lines.times.push(partLine(name, performance.now() - startedAt, lastLine(counts)));
}

/**
 * A folder in memory for the files of the tests, if the machine has room for it. The embedded databases of
 * the tests do not have to wait for the disk there.
 */
function folderInMemory() {
  const sharedMemory = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(sharedMemory)) return undefined;
  const { bavail, bsize } = statfsSync(sharedMemory);
  const gibibyte = 2 ** 30;
  if (bavail * bsize <= gibibyte) return undefined;
  const folder = mkdtempSync(join(sharedMemory, 'lyceum-'));
  // A test runs the program of the container as an account without rights, which has to reach the files of
  // the test.
  chmodSync(folder, 0o711);
  return folder;
}

async function startOwnPostgres() {
  try {
    cluster = await startPostgres();
  } catch (error) {
    giveUp(
      `PostgreSQL could not be started for the tests. ${error instanceof Error ? error.message : error}`,
    );
  }
  if (!cluster) console.log('PostgreSQL is not installed: the tests run on SQLite only.');
  return cluster?.url;
}

/** Each failed check counts as a failed test; a passed check is not counted. */
async function runStaticChecks() {
  const failed = await runChecks(staticChecks);
  lines.tests.push(...failed.map((name) => `failed: ${name}`));
  return { passed: 0, failed: failed.length, flaky: 0, skipped: 0 };
}

async function runVitest() {
  const path = join(reports, 'vitest.json');
  const args = [
    'run',
    ...folders,
    ...(folders.length > 0
      ? ['--passWithNoTests', '--project=!api-postgres', '--project=!nodes', '--project=!process']
      : []),
    '--project=!long',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ];
  const code = await runScript('node_modules/vitest/vitest.mjs', args);
  const report = readReport(path);
  const counts = vitestCounts(report);
  const failed = [
    ...failedFiles(report, projectRoot),
    ...namesOf(vitestResults(report, projectRoot), 'failed'),
  ];
  lines.tests.push(...failed.map((name) => `failed: ${name}`));
  return orFailed('Vitest', code, counts);
}

async function runPlaywright() {
  const path = join(reports, 'playwright.json');
  const args = [
    'test',
    ...folders,
    '--retries=1',
    '--reporter=list,json',
    ...(folders.length > 0 ? ['--pass-with-no-tests'] : []),
  ];
  const code = await runScript('node_modules/playwright/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: path });
  const report = readReport(path);
  for (const result of /** @type {const} */ (['failed', 'flaky']))
    lines.tests.push(...namesOf(playwrightResults(report), result).map((name) => `${result}: ${name}`));
  return orFailed('Playwright', code, playwrightCounts(report));
}

/** Each requirement that nothing proves counts as a failed test. */
async function runProofs() {
  const results = readResults(reports, projectRoot);
  const { tables, faults, summary } = prove(readRequirements(), results, taggedInSources());
  writeFileSync(join(reports, 'proofs.md'), `${tables}\n`);
  console.log(`${summary} ${join('test-results', 'proofs.md')} has their names.`);
  lines.tests.push(...faults.map((fault) => `failed: ${fault}`));
  return { passed: 0, failed: faults.length, flaky: 0, skipped: 0 };
}

/**
 * A part that ran nothing, or that crashed without a failed test, counts as one failure.
 * @param {string} runner
 * @param {number} code
 * @param {import('./test-reports.mjs').Counts} counts
 */
function orFailed(runner, code, counts) {
  if (counts.failed > 0 || (code === 0 && (counts.passed > 0 || folders.length > 0))) return counts;
  console.log(`${runner} ${code === 0 ? 'found no tests' : 'crashed'}: that counts as a failure.`);
  return { ...counts, failed: 1 };
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} [more]
 * @returns {Promise<number>} its exit code
 */
function runScript(script, args, more) {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      ...(memory && { TMPDIR: memory }),
      CHROMIUM: browser,
      TEST_DATABASE_URL: databaseUrl ?? '',
      ...more,
    };
    running = spawn(process.execPath, [script, ...args], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    running.on('close', (code) => resolve(code ?? 1));
  });
}
