/** Reads the reports of the two test runners for the output of `npm test`. */

/**
 * @typedef {object} Counts
 * @property {number} passed including tests that passed on a second run
 * @property {number} failed
 * @property {number} flaky tests that passed only on their second run
 * @property {number} skipped
 */

/** @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ title: string, file: string, tests: { status: string }[] }} Spec */
/** @typedef {{ status: string, title: string, ancestorTitles: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile */

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
 * The tests with this result, as `file › group › test`.
 * @param {{ suites?: Suite[] } | undefined} report Playwright's JSON report
 * @param {'flaky' | 'unexpected'} result
 * @returns {string[]}
 */
export function browserTests(report, result) {
  /** @param {Suite} suite @param {string[]} above @returns {string[]} */
  const within = ({ title, specs = [], suites = [] }, above) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === result))
      .map((spec) => [...above, title, spec.title].join(' › ')),
    ...suites.flatMap((suite) => within(suite, [...above, title])),
  ];
  return (report?.suites ?? []).flatMap((suite) => within(suite, []));
}

/**
 * The tests that failed, and the files that failed before their first test, as `file › group › test`.
 * @param {{ testResults?: VitestFile[] } | undefined} report Vitest's JSON report
 * @param {string} root the folder of the project
 * @returns {string[]}
 */
export function failedTests(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ ancestorTitles, title }) => [file, ...ancestorTitles, title].join(' › '));
  });
}

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
