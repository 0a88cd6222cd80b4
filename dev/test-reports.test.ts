import { describe, expect, it } from 'vitest';
import {
  failedFiles,
  lastLine,
  namesOf,
  partLine,
  playwrightCounts,
  playwrightResults,
  vitestCounts,
  vitestResults,
} from './test-reports.mjs';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

/** As Playwright's JSON reporter writes it: a suite for the file, suites for the groups in it. */
const playwright = {
  stats: { expected: 2, unexpected: 1, flaky: 2, skipped: 1 },
  suites: [
    {
      title: 'lesson.spec.ts',
      specs: [spec('a question is answered', 'expected'), spec('a tab is closed', 'flaky')],
      suites: [
        {
          title: 'the line breaks',
          specs: [spec('the page connects again', 'flaky'), spec('the page says so', 'unexpected')],
        },
      ],
    },
  ],
};

describe('a browser test that passes only on its second run', () => {
  it('counts as passed and as flaky', () => {
    expect(playwrightCounts(playwright)).toEqual({ passed: 4, failed: 1, flaky: 2, skipped: 1 });
  });

  it('is named with its file and its group', () => {
    expect(namesOf(playwrightResults(playwright), 'flaky')).toEqual([
      'test/e2e/lesson.spec.ts › a tab is closed',
      'test/e2e/lesson.spec.ts › the line breaks › the page connects again',
    ]);
  });
});

it('names a browser test that failed twice', () => {
  expect(namesOf(playwrightResults(playwright), 'failed')).toEqual([
    'test/e2e/lesson.spec.ts › the line breaks › the page says so',
  ]);
});

describe('a missing report', () => {
  it('counts nothing', () => {
    const none = { passed: 0, failed: 0, flaky: 0, skipped: 0 };
    expect(vitestCounts(undefined)).toEqual(none);
    expect(playwrightCounts(undefined)).toEqual(none);
    expect(playwrightResults(undefined)).toEqual([]);
    expect(vitestResults(undefined, '/lyceum')).toEqual([]);
    expect(failedFiles(undefined, '/lyceum')).toEqual([]);
  });
});

describe("Vitest's report", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: '/lyceum/server/db/db.api.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', title: 'a row is read', ancestorTitles: [] },
          { status: 'failed', title: 'is asked again', ancestorTitles: ['a database', 'that ends'] },
          { status: 'pending', title: 'is moved', ancestorTitles: [] },
        ],
      },
      { name: '/lyceum/server/db/json.test.ts', status: 'failed', assertionResults: [] },
    ],
  };

  it('is counted', () => {
    expect(vitestCounts(report)).toEqual({ passed: 7, failed: 1, flaky: 0, skipped: 3 });
  });

  it('has the result of each test, and names a file that failed before its first test', () => {
    expect(vitestResults(report, '/lyceum')).toEqual([
      { name: 'server/db/db.api.test.ts › a row is read', result: 'passed' },
      { name: 'server/db/db.api.test.ts › a database › that ends › is asked again', result: 'failed' },
      { name: 'server/db/db.api.test.ts › is moved', result: 'skipped' },
    ]);
    // The product's root ends in a slash.
    expect(failedFiles(report, '/lyceum/')).toEqual(['server/db/json.test.ts']);
  });
});

describe('what `npm test` prints', () => {
  it('ends with the counts, and names flaky and skipped tests only where there are any', () => {
    expect(lastLine({ passed: 3, failed: 0, flaky: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(lastLine({ passed: 3, failed: 1, flaky: 2, skipped: 4 })).toBe(
      '3 passed, 1 failed, 2 flaky, 4 skipped',
    );
  });

  it('has a line for each part with its time', () => {
    expect(partLine('static checks', 31_400)).toBe('static checks     0:31 min');
    expect(partLine('browser tests', 425_000, '212 passed, 0 failed')).toBe(
      'browser tests     7:05 min  212 passed, 0 failed',
    );
  });
});
