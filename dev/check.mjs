/** `npm run check`: the fast checks. `npm test` runs everything. */
import { check, staticChecks, unitTests } from './checks.mjs';

await check([...staticChecks, unitTests]);
