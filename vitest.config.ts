import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { messagePlugins } from './dev/message-plugins.mjs';
import { longTests, nodeTests } from './dev/slow-tests.mjs';

const pageTests = 'web/**/*.page.test.tsx';
const apiTests = '**/*.api.test.ts';
const elsewhere = ['**/node_modules/**', '**/dist/**'];
/**
 * The API tests whose subject is SQL, locks or order run on both engines, all others on SQLite only: same-answers.api.test.ts
 * makes every call on both and compares the answers (docs/decisions/20-tests-and-build.md).
 */
const onBothEngines = [
  'server/{backup,db,events,nodes,patterns,reports,retention,security-log,time-limits}/*.api.test.ts',
  '**/races.api.test.ts',
  'server/identity/{tables,token-hashes}.api.test.ts',
  'server/lesson-actions/summary.api.test.ts',
  'server/live-sessions/lesson-timer.api.test.ts',
  'server/model-connection/usage.api.test.ts',
  'server/monitor/monitor.api.test.ts',
  'server/safeguarding/burying.api.test.ts',
  'server/tutor/{answer-leases,danger,late-ends,past-memory,stop,tutor}.api.test.ts',
  'server/work/{counts,pages}.api.test.ts',
  'test/{changed-since,lesson}.api.test.ts',
  'test/{query-plans,upgrade}/*.api.test.ts',
];
/** Tests of processes, too slow to run before every commit: they start the built product. */
const processTests = [
  'test/server-process.test.ts',
  'test/endurance/kills.test.ts',
  'server/checks/pool.test.ts',
];
const shared = {
  // The files share the loaded modules, since loading the product again for every file took half of the time.
  // No test leaves state in a module.
  isolate: false,
  // Room for short-lived objects: with the usual 16 MB, up to a tenth of the time went into collecting them.
  execArgv: ['--max-semi-space-size=64'],
  // Generous, so that a busy machine does not fail a test.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 30_000 } },
};
/** Part of the names of this run's databases, since other runs may use the same server and folder. */
const testRun = randomBytes(4).toString('hex');
const setupFiles = ['test/setup.ts'];

const api = (engine: 'sqlite' | 'postgres') => ({
  test: {
    name: `api-${engine}`,
    include: engine === 'sqlite' ? [apiTests] : onBothEngines,
    exclude: [...elsewhere, ...nodeTests],
    setupFiles,
    env: { TEST_ENGINE: engine, TEST_RUN: testRun },
    globalSetup: 'test/remove-databases.ts',
    ...shared,
  },
});

const nodes = {
  test: {
    name: 'nodes',
    include: nodeTests,
    exclude: elsewhere,
    setupFiles,
    env: { TEST_ENGINE: 'postgres', TEST_RUN: testRun },
    globalSetup: ['test/built-product.ts', 'test/remove-databases.ts'],
    ...shared,
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
};

export default defineConfig({
  test: {
    // Each file is compiled once for all projects. The compiled files are stored below node_modules.
    experimental: { fsModuleCache: true },
    // More workers than cores: two fifths of a worker's time are waits for a database or a process.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'arithmetic/**/*.test.ts',
            'markdown/**/*.test.ts',
            'checks/**/*.test.ts',
            'server/**/*.test.ts',
            'dev/**/*.test.ts',
            'bench/**/*.test.ts',
            'test/*.test.ts',
            'test/pages/*.test.ts',
          ],
          exclude: [...elsewhere, apiTests, ...processTests, ...longTests, ...nodeTests],
          setupFiles,
          env: { TEST_RUN: testRun },
          globalSetup: 'test/remove-databases.ts',
          ...shared,
        },
      },
      {
        plugins: messagePlugins(),
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, pageTests],
          setupFiles: [...setupFiles, 'test/setup-language.ts'],
          ...shared,
        },
      },
      {
        plugins: messagePlugins(),
        test: {
          name: 'pages',
          include: [pageTests],
          exclude: elsewhere,
          environment: process.env.DOM ?? 'happy-dom',
          globalSetup: 'test/pages/clear-screens.ts',
          setupFiles: [...setupFiles, 'test/setup-language.ts', 'test/pages/setup.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'process',
          include: processTests,
          exclude: [...elsewhere, apiTests, ...nodeTests],
          setupFiles,
          globalSetup: 'test/built-product.ts',
          ...shared,
        },
      },
      {
        test: {
          name: 'long',
          include: longTests,
          exclude: elsewhere,
          setupFiles,
          env: { TEST_ENGINE: process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite', TEST_RUN: testRun },
          globalSetup: ['test/built-product.ts', 'test/remove-databases.ts'],
          ...shared,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      api('sqlite'),
      ...(process.env.TEST_DATABASE_URL ? [api('postgres'), nodes] : []),
    ],
  },
});
