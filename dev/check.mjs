/** `npm run check`: everything that can be said about the code in seconds. `npm test` says the rest. */
import { runChecks, staticChecks, unitTests } from './checks.mjs';

const failed = await runChecks([...staticChecks, unitTests]);
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
