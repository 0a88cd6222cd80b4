import './cheap-passwords.mjs';
import { format } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach } from 'vitest';
import { counts } from './endurance/counts.ts';

fc.configureGlobal({ numRuns: counts.examples });

/**
 * Any output on the console fails the test that caused it, since it can be the sign of a fault. Output
 * between two tests fails the second one. A test that expects output replaces the method with a spy, which
 * then receives the output.
 */
const output: string[] = [];

for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => void output.push(`console.${method}: ${format(...parts)}`);
}

beforeEach(failOnOutput);
afterEach(failOnOutput);

function failOnOutput() {
  if (output.length === 0) return;
  const text = output.splice(0).join('\n');
  throw new Error(`Nothing may be written to the console during the tests, but this was:\n${text}`);
}
