import { expect, it } from 'vitest';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import { detectorInputOf } from '../detector-input.ts';
import { compileGuidelines } from './compile.ts';
import { givesWholeSolution } from './given.ts';

const situation = {
  question: 'Do it for me.',
  earlier: [],
  task: 'Nora packs 14 jars into each of 6 crates. How many jars does she pack?',
  key: { answers: ['84'], steps: [], model: '' },
  ledger: { disclosed: [] },
};
const gives = (answer: string, directness: AiGuidelines['directness'], known = {}) =>
  givesWholeSolution(
    detectorInputOf(answer, { ...situation, ...known }),
    compileGuidelines({ directness }).forbidden,
  );

it('an answer that contains the answer of the exercise gives the whole, where the level allows it [standard 4.12]', () => {
  expect(gives('14 times 6 is 84, so she packs 84 jars.', 'permissive')).toBe(true);
  expect(gives('What do 6 crates of 14 jars make together?', 'permissive')).toBe(false);
  expect(gives('', 'permissive')).toBe(false);
});

it('an answer that the level forbids does not count as given, since the gate does not show it [spec 10.171]', () => {
  expect(gives('She packs 84 jars.', 'guided')).toBe(false);
});

it('what the student had found already is not given', () => {
  const question = 'I got 84 jars. Now do it for me.';
  expect(gives('Yes, 84 jars is right.', 'permissive', { question })).toBe(false);
  expect(gives('Yes, 84 jars is right.', 'permissive')).toBe(true);
});

it('nothing is given to a student who did not ask for it', () => {
  expect(gives('She packs 84 jars.', 'permissive', { question: 'What does "pack" mean?' })).toBe(false);
});

it('a whole function is given where no family forbids it', () => {
  const task = 'Write a Python function that adds up the numbers of a list.';
  const answer =
    'Here:\n```python\ndef add(numbers):\n    total = 0\n    for n in numbers:\n        total += n\n    return total\n```';
  expect(gives(answer, 'permissive', { task, key: null })).toBe(true);
});
