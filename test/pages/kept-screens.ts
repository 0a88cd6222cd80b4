import { join } from 'node:path';

/** The screens that the page tests keep, a file each, for the walk in a browser (`test/e2e/app/accessibility.spec.ts`). */
export const keptScreens = join(import.meta.dirname, '../../test-results/screens');
