/** `npm run check`: the fast checks. `npm test` runs everything. */
import { runChecks, staticChecks, unitTests } from './checks.mjs';

const failed = await runChecks([...staticChecks, unitTests]);
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
