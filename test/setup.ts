import './cheap-passwords.mjs';
import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

/**
 * A test that passes while the console complains hides a fault, so whatever reaches the console fails the test
 * that ran. A test that expects output puts its own spy on the method, which then receives it instead.
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
