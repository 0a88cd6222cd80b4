/** Reads the reports of the two test runners for the output of `npm test`, and for the tables of proofs. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * @typedef {object} Counts
 * @property {number} passed including tests that passed on a second run
 * @property {number} failed
 * @property {number} flaky tests that passed only on their second run
 * @property {number} skipped
 */

/** @typedef {'passed' | 'failed' | 'flaky' | 'skipped'} Result */
/** @typedef {{ name: string, result: Result }} TestResult a test as `file › group › test` */
/** @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ title: string, tests: { status: string }[] }} Spec */
/** @typedef {{ status: string, title: string, ancestorTitles: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ testResults?: VitestFile[] }} VitestReport */

/** Stands between the titles in the name of a test. */
export const separator = ' › ';

/** @param {string} path @returns {Record<string, any> | undefined} */
export function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * The results of the last run of both.
 * @param {string} folder with their reports
 * @param {string} root the folder of the project
 */
export const readResults = (folder, root) => [
  ...vitestResults(readReport(join(folder, 'vitest.json')), root),
  ...playwrightResults(readReport(join(folder, 'playwright.json'))),
];

/**
 * @param {Record<string, any> | undefined} report Vitest's JSON report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report ?? {};
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    flaky: 0,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * @param {Record<string, any> | undefined} report Playwright's JSON report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, flaky, skipped };
}

/**
 * The results of a run of Playwright, whose report names files by their path below test/e2e.
 * @param {{ suites?: Suite[] } | undefined} report Playwright's JSON report
 * @returns {TestResult[]}
 */
export function playwrightResults(report) {
  /** @param {Suite} suite @param {string} above @returns {TestResult[]} */
  const within = ({ title, specs = [], suites = [] }, above) => [
    ...specs.flatMap((spec) => ({
      name: [above + title, spec.title].join(separator),
      result: playwrightResult(spec),
    })),
    ...suites.flatMap((suite) => within(suite, above + title + separator)),
  ];
  return (report?.suites ?? []).flatMap((suite) => within(suite, 'test/e2e/'));
}

/** @param {Spec} spec @returns {Result} */
function playwrightResult({ tests }) {
  /** @param {string} status */
  const has = (status) => tests.some((test) => test.status === status);
  if (has('unexpected')) return 'failed';
  if (has('flaky')) return 'flaky';
  return has('expected') ? 'passed' : 'skipped';
}

/**
 * The results of a run of Vitest, in which a test that runs on two engines has two.
 * @param {VitestReport | undefined} report Vitest's JSON report
 * @param {string} root the folder of the project
 * @returns {TestResult[]}
 */
export function vitestResults(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      name: [relative(root, name), ...ancestorTitles, title].join(separator),
      result: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/**
 * The files that failed before their first test.
 * @param {VitestReport | undefined} report Vitest's JSON report
 * @param {string} root the folder of the project
 * @returns {string[]}
 */
export function failedFiles(report, root) {
  return (report?.testResults ?? [])
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed))
    .map(({ name }) => relative(root, name));
}

/** @param {VitestTest} test */
const isFailed = ({ status }) => status === 'failed';

/**
 * The names of the tests with this result.
 * @param {TestResult[]} results
 * @param {Result} wanted
 * @returns {string[]}
 */
export const namesOf = (results, wanted) =>
  results.filter(({ result }) => result === wanted).map(({ name }) => name);

/**
 * The last line of `npm test`.
 * @param {Counts} total
 * @returns {string}
 */
export function lastLine({ passed, failed, flaky, skipped }) {
  const more = [
    [flaky, 'flaky'],
    [skipped, 'skipped'],
  ].filter(([count]) => count);
  return [[passed, 'passed'], [failed, 'failed'], ...more].map((each) => each.join(' ')).join(', ');
}

/**
 * A line of the list at the end of `npm test`: a part with its time.
 * @param {string} name
 * @param {number} milliseconds
 * @param {string} [result]
 * @returns {string}
 */
export function partLine(name, milliseconds, result = '') {
  const seconds = Math.round(milliseconds / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
  return `${name.padEnd(16)} ${time.padStart(9)}  ${result}`.trimEnd();
}
