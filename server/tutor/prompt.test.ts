import { expect, it } from 'vitest';
import { composeMessages, type HistoryEntry, recentHistory } from './prompt.ts';

const setting = {
  className: 'Algebra 1',
  subject: 'Mathematics',
  guidelines: { directness: 'guided' },
  key: { answers: ['68'], steps: ['12'], model: '' },
} as const;

const entry = (
  question: string,
  answer: string,
  status: HistoryEntry['status'] = 'answered',
): HistoryEntry => ({
  question,
  answer,
  status,
});

const contents = (earlier: HistoryEntry[], question = 'Now?') =>
  composeMessages(setting, 'Give hints.', recentHistory(earlier), question).map(({ content }) => content);

it('the messages to the model begin with the instructions and end with the unchanged question', () => {
  const messages = composeMessages(setting, 'Give hints.', [entry('Before?', 'Yes.')], ' “Now”?\n');
  expect(messages[0]).toMatchObject({ role: 'system', content: expect.stringContaining('Algebra 1') });
  expect(messages.at(-1)).toEqual({ role: 'user', content: ' “Now”?\n' });
});

it('the instructions contain the guidelines, and after a stopped attempt what was wrong with it', () => {
  const [first, second] = ['', 'It gave the answer away.'].map(
    (correction) => composeMessages(setting, 'Give hints.', [], 'Now?', correction)[0]?.content ?? '',
  );
  expect(first).toContain('Give hints.');
  expect(second).toBe(`${first}\n\nIt gave the answer away.`);
});

it('the model never gets the answer key, so that no student can talk it into revealing it', () => {
  expect(contents([entry('Before?', 'Yes.')]).join()).not.toMatch(/68|12/);
});

it('the history leaves out failed answers, and keeps stopped ones that have some text', () => {
  const earlier = [entry('A?', 'half', 'failed'), entry('B?', 'part', 'stopped'), entry('C?', '', 'stopped')];
  expect(contents(earlier).slice(1)).toEqual(['B?', 'part', 'Now?']);
});

it('the history has the newest twenty questions', () => {
  const earlier = Array.from({ length: 30 }, (_, n) => entry(`Q${n}`, `A${n}`));
  expect(contents(earlier).slice(1, 3)).toEqual(['Q10', 'A10']);
  expect(contents(earlier)).toHaveLength(1 + 40 + 1);
});

it('the history has at most 24,000 characters', () => {
  const earlier = Array.from({ length: 6 }, (_, n) => entry(`${n}`, 'x'.repeat(7_000)));
  expect(
    contents(earlier)
      .slice(1)
      .filter((content) => content.startsWith('x')),
  ).toHaveLength(3);
});
