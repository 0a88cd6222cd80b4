import { expect, it } from 'vitest';
import { z } from 'zod';
import { receipt } from '../../contract/tutor.ts';
import { readJson } from './json.ts';

const stored = {
  outcome: 'rewritten',
  rule: 'key-value',
  stopped: ['key-value'],
  checked: 12,
  guidelines: '2',
  checkedAgainst: 'key',
};
const read = (text: string | null) => readJson('interaction.guard', text, receipt.nullable());

it('reads stored JSON with its schema', () => {
  expect(read(JSON.stringify(stored))).toEqual(stored);
  expect(read(null)).toBeNull();
});

it.each([
  [JSON.stringify({ ...stored, outcome: 'the student’s words' }), 'outcome: Invalid option'],
  [JSON.stringify({ ...stored, stopped: [['the student’s words']] }), 'stopped.0: Invalid input'],
  ['"the student’s words"', 'all of it: Invalid input'],
  ['the student’s words', 'does not hold JSON'],
])('names the column and the fault of JSON that does not fit, without its content: %s', (text, fault) => {
  const reading = () => read(text);
  expect(reading).toThrow('interaction.guard');
  expect(reading).toThrow(fault);
  expect(reading).not.toThrow('words');
});

it('fails on a null column that must have a value', () => {
  expect(() => readJson('alert.context', null, z.array(z.string()))).toThrow('alert.context');
});
