/** The speed of the guardrail alone: `npm --prefix evals run speed`. */

import { table } from './guidelines/row.ts';
import { measure } from './guidelines/speed.ts';

process.stdout.write(`${table(await measure())}\n`);
