import { expect, it } from 'vitest';
import { composeMessages } from './prompt.ts';

const entry = (question: string, answer: string) => ({ question, answer, status: 'answered' }) as const;

it('the messages to the model begin with the instructions and end with the unchanged question', () => {
  expect(composeMessages('Give hints.', [entry('Before?', 'Yes.')], ' “Now”?\n')).toEqual([
    { role: 'system', content: 'Give hints.' },
    { role: 'user', content: 'Before?' },
    { role: 'assistant', content: 'Yes.' },
    { role: 'user', content: ' “Now”?\n' },
  ]);
});

it('after a stopped attempt the instructions say what was wrong with it', () => {
  const [first] = composeMessages('Give hints.', [], 'Now?', 'It gave the answer away.');
  expect(first?.content).toBe('Give hints.\n\nIt gave the answer away.');
});
