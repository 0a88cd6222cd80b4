/**
 * Plays cases of the guidelines, one JSON value per line: `npm run -s guardrails:play < cases.jsonl`. It
 * writes what a student would have been shown, a line for each case, in order (evals/guidelines/play.ts).
 */
import { createInterface } from 'node:readline';
import { playLine } from './guidelines/play.ts';

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(await playLine(line))}\n`);
}
