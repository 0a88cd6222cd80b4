/** The checks that do not run the product. They run in parallel and print only failures. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { projectRoot } from './prepare.mjs';
import { sourceFolders } from './read-files.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} command a script of an installed package, and its arguments
 * @property {RegExp} [proof] what the output must match, besides an exit code of 0, for the check to pass
 */

/** @type {Check[]} */
export const staticChecks = [
  { name: 'types of the server', command: typesOf('tsconfig.server.json') },
  { name: 'types of the web app', command: typesOf('tsconfig.web.json') },
  { name: 'types of the browser tests', command: typesOf('tsconfig.test.json') },
  lintOf(everythingButTheEvaluation()),
  importRulesOf(sourceFolders.filter((folder) => folder !== 'evals')),
  { name: 'message catalogue', command: ['dev/messages.mjs', '--check'] },
  { name: 'dead code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
];

/** @type {Check} */
export const unitTests = {
  name: 'unit tests',
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    '--project',
    'web',
    '--reporter',
    'dot',
  ],
};

/**
 * Runs the checks and names those that failed; then the process ends with an error.
 * @param {Check[]} checks
 */
export async function check(checks) {
  const failed = await runChecks(checks);
  if (failed.length === 0) return;
  console.log(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

/**
 * Runs the checks in parallel and prints a line for each with its time, and the output of failed ones.
 * @param {Check[]} checks
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runChecks(checks) {
  const results = await Promise.all(checks.map(runCheck));
  for (const { name, passed, output } of results) {
    if (!passed) console.log(`\n── ${name} ──\n${output.trim()}`);
  }
  return results.filter(({ passed }) => !passed).map(({ name }) => name);
}

/**
 * @param {Check} check
 * @returns {Promise<{ name: string, passed: boolean, output: string }>}
 */
function runCheck({ name, command, proof }) {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(process.execPath, command, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => {
      const passed = code === 0 && (!proof || proof.test(output));
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${passed ? '✓' : '✗'} ${name.padEnd(28)} ${seconds.padStart(5)} s`);
      resolve({ name, passed, output });
    });
  });
}

/**
 * TypeScript 7 checks the types; 5.9 is installed for tools that do not support 7 yet. What it found out about files that did
 * not change since is kept, which leaves a sixth of the time.
 * @param {string} project
 */
export function typesOf(project) {
  const kept = `node_modules/.cache/types/${project}.tsbuildinfo`;
  const incremental = ['--incremental', '--tsBuildInfoFile', kept];
  return ['node_modules/typescript7/bin/tsc', '-p', project, '--pretty', 'false', ...incremental];
}

/**
 * @param {string[]} paths
 * @returns {Check}
 */
export function lintOf(paths) {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  return {
    name: 'format and lint',
    command: [biome, 'check', '--error-on-warnings', '--colors=off', ...paths],
  };
}

/** evals/ checks itself. Biome leaves out what .gitignore names. */
function everythingButTheEvaluation() {
  return readdirSync(projectRoot).filter((name) => !['.git', 'evals', 'node_modules'].includes(name));
}

/**
 * @param {string[]} folders
 * @returns {Check}
 */
export function importRulesOf(folders) {
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  return {
    name: 'import rules',
    command: [cruiser, '--config', '.dependency-cruiser.cjs', ...folders],
    // Without TypeScript support it would check nothing and succeed.
    proof: /\([1-9]\d* modules/,
  };
}
