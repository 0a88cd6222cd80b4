import { mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { keptScreens } from './kept-screens.ts';

/** Before the page tests: no screen is left of an earlier run, which the sources may no longer show. */
export function setup(project: TestProject): void {
  const clear = () => {
    rmSync(keptScreens, { recursive: true, force: true });
    mkdirSync(keptScreens, { recursive: true });
  };
  clear();
  project.onTestsRerun(async () => clear());
}
