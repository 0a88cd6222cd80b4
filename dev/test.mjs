/**
 * `npm test`: everything there is to prove, from a clean clone on. It prepares the checkout, a browser and a
 * PostgreSQL, runs all parts even when one fails, and ends with the line `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, staticChecks } from './checks.mjs';
import { ensureBrowser } from './find-tools.mjs';
import { startPostgres, stopPostgres } from './postgres.mjs';
import { giveUp, prepare, projectRoot } from './prepare.mjs';

const reports = join(projectRoot, 'test-results');
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {{ folder: string, url: string } | undefined} */
let cluster;
/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
let interrupted = false;

prepare();
const browser = await ensureBrowser();
if (!browser)
  giveUp('The browser tests need a Chromium: install one, or name its program in the variable CHROMIUM.');

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    interrupted = true;
    running?.kill('SIGTERM');
  });
}
process.on('exit', () => cluster && stopPostgres(cluster.folder));

const databaseUrl = process.env.TEST_DATABASE_URL || (await startOwnPostgres());
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

total.failed += (await runChecks(staticChecks)).length;
if (!interrupted) await runVitest();
if (!interrupted) await runPlaywright();

if (interrupted) console.log('The tests were interrupted before their end.');
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.exitCode = total.failed > 0 || interrupted ? 1 : 0;
process.on('exit', () => console.log(`${total.passed} passed, ${total.failed} failed${skipped}`));

async function startOwnPostgres() {
  try {
    cluster = await startPostgres();
  } catch (error) {
    giveUp(
      `PostgreSQL could not be started for the tests. ${error instanceof Error ? error.message : error}`,
    );
  }
  if (!cluster)
    console.log('PostgreSQL is not installed: its tests are left out, and those on SQLite run alone.');
  return cluster?.url;
}

async function runVitest() {
  const path = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const code = await runScript('node_modules/vitest/vitest.mjs', args);
  const report = readReport(path);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report ?? {};
  total.skipped += numPendingTests + numTodoTests;
  if (!databaseUrl) total.skipped += countApiTests(report);
  add('vitest', code, numPassedTests, numFailedTests);
}

async function runPlaywright() {
  const path = join(reports, 'playwright.json');
  const code = await runScript('node_modules/playwright/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(path)?.stats ?? {};
  total.skipped += skipped;
  add('Playwright', code, expected, unexpected + flaky);
}

/**
 * A part that ran nothing, or that broke down without a failed test, counts as one failure.
 * @param {string} part
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 */
function add(part, code, passed, failed) {
  const broken = failed === 0 && (code !== 0 || passed === 0);
  if (broken)
    console.log(`${part} ${code === 0 ? 'found no tests' : 'broke down'}: that counts as a failure.`);
  total.passed += passed;
  total.failed += broken ? 1 : failed;
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} [more]
 * @returns {Promise<number>} its exit code
 */
function runScript(script, args, more) {
  return new Promise((resolve) => {
    const env = { ...process.env, CHROMIUM: browser, TEST_DATABASE_URL: databaseUrl ?? '', ...more };
    running = spawn(process.execPath, [script, ...args], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    running.on('close', (code) => resolve(code ?? 1));
  });
}

/** @param {string} path @returns {Record<string, any> | undefined} */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Without PostgreSQL every API test runs on one engine only; the other half is shown as skipped.
 * @param {Record<string, any> | undefined} report
 * @returns {number}
 */
function countApiTests(report) {
  /** @type {{ name: string, assertionResults: unknown[] }[]} */
  const files = report?.testResults ?? [];
  return files
    .filter(({ name }) => name.endsWith('.api.test.ts'))
    .reduce((count, { assertionResults }) => count + assertionResults.length, 0);
}
