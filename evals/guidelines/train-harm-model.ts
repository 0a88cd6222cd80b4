/**
 * Trains the harm model, which detects self-harm, and writes it beside the rules:
 * `npm --prefix evals run train:danger [folder of the labelled rows]`. evals/guidelines/input.ts measures it
 * on the rows that were set aside.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readExamples, train } from './harm-training.ts';

const folder = process.argv[2] ?? '../shared/data';
const place = fileURLToPath(new URL('../../guardrails/input/harm-model.json', import.meta.url));
const model = train(readExamples(folder));
writeFileSync(place, `${JSON.stringify(model, null, 2)}\n`);
console.log(`${Object.keys(model.weights).length} weights written to ${place}.`);
