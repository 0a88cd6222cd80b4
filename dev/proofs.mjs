/**
 * `npm run -s proofs`: prints what the last run of `npm test` proves of the specification and of the standards, as Markdown. It
 * fails with a sentence for each requirement without a test that passed.
 */
import { join } from 'node:path';
import { giveUp, projectRoot } from './prepare.mjs';
import { prove } from './proof-tables.mjs';
import { readRequirements, taggedInSources } from './requirements.mjs';
import { readResults } from './test-reports.mjs';

const results = readResults(join(projectRoot, 'test-results'), projectRoot);
if (results.length === 0) giveUp('There is no report in test-results. npm test writes it.');
const { tables, faults, summary } = prove(readRequirements(), results, taggedInSources());
console.log(`${tables}\n\n${summary}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
