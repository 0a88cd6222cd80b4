import { expect, it } from 'vitest';
import { composeMessages, type HistoryEntry } from './prompt.ts';

const setting = {
  className: 'Algebra 1',
  subject: 'Mathematics',
  guidelines: { directness: 'guided' },
  key: { answers: ['68'], steps: ['12'], model: '' },
} as const;

const said = (
  question: string,
  answer: string,
  status: HistoryEntry['status'] = 'answered',
): HistoryEntry => ({
  question,
  answer,
  status,
});

const contents = (earlier: HistoryEntry[], question = 'Now?') =>
  composeMessages(setting, 'Give hints.', earlier, question).map(({ content }) => content);

it('begins with the instructions and ends with the question as it was asked', () => {
  const messages = composeMessages(setting, 'Give hints.', [said('Before?', 'Yes.')], ' “Now”?\n');
  expect(messages[0]).toMatchObject({ role: 'system', content: expect.stringContaining('Algebra 1') });
  expect(messages.at(-1)).toEqual({ role: 'user', content: ' “Now”?\n' });
});

it('tells the model the guidelines, and after a stopped attempt what was wrong with it', () => {
  const [first, second] = ['', 'It gave the answer away.'].map(
    (correction) => composeMessages(setting, 'Give hints.', [], 'Now?', correction)[0]?.content ?? '',
  );
  expect(first).toContain('Give hints.');
  expect(second).toBe(`${first}\n\nIt gave the answer away.`);
});

it('never tells the model the answer key: what it does not know, nobody can talk it out of', () => {
  expect(contents([said('Before?', 'Yes.')]).join()).not.toMatch(/68|12/);
});

it('leaves out what failed, and keeps what was stopped with some text', () => {
  const earlier = [said('A?', 'half', 'failed'), said('B?', 'part', 'stopped'), said('C?', '', 'stopped')];
  expect(contents(earlier).slice(1)).toEqual(['B?', 'part', 'Now?']);
});

it('sends the newest twenty questions', () => {
  const earlier = Array.from({ length: 30 }, (_, n) => said(`Q${n}`, `A${n}`));
  expect(contents(earlier).slice(1, 3)).toEqual(['Q10', 'A10']);
  expect(contents(earlier)).toHaveLength(1 + 40 + 1);
});

it('sends no more than 24,000 characters of what was said before', () => {
  const earlier = Array.from({ length: 6 }, (_, n) => said(`${n}`, 'x'.repeat(7_000)));
  expect(
    contents(earlier)
      .slice(1)
      .filter((content) => content.startsWith('x')),
  ).toHaveLength(3);
});
