import { defineConfig } from '@playwright/test';
import { findBrowser } from './dev/find-tools.mjs';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Generous: a busy machine must not fail a test that waits for the right thing.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // A trace costs every test a part of its time; `npm test` runs what failed again, and records that.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
