import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './dev/find-tools.mjs';

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './dev/set-up-browser-tests.mjs',
  // Playwright compiles what it loads, and must not compile again what is already built.
  build: { external: ['**/dist/**'] },
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // More workers than cores, since each waits part of the time.
  workers: Math.ceil(1.5 * availableParallelism()),
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Generous, so that a busy machine does not fail a test.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // A trace slows every test down; `npm test` runs failed tests again and records a trace then.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
