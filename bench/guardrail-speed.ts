/** The speed of the guardrail alone: `node --import tsx bench/guardrail-speed.ts`. */

import { table } from './guidelines/row.ts';
import { measure } from './guidelines/speed.ts';

process.stdout.write(`${table(await measure())}\n`);
