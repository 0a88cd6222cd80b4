import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['evals/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // As in vitest.config.ts of the project.
    experimental: { fsModuleCache: true },
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
