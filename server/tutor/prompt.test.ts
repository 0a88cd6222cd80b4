import { expect, it } from 'vitest';
import type { Interaction } from '../../contract/tutor.ts';
import { composeMessages } from './prompt.ts';

const setting = { className: 'Algebra 1', subject: 'Mathematics' } as const;

const said = (question: string, answer: string, status: Interaction['status'] = 'answered'): Interaction => ({
  id: question,
  sessionId: 'S',
  assignmentId: null,
  openingId: 'O',
  studentUid: 'U',
  studentName: 'Mei Lin',
  question,
  answer,
  status,
  failure: null,
  guard: null,
  createdAt: '2026-01-01T08:00:00.000Z',
  processedAt: null,
});

const contents = (earlier: Interaction[], question = 'Now?') =>
  composeMessages(setting, earlier, question).map(({ content }) => content);

it('begins with the instructions and ends with the question as it was asked', () => {
  const messages = composeMessages(setting, [said('Before?', 'Yes.')], ' “Now”?\n');
  expect(messages[0]).toMatchObject({ role: 'system', content: expect.stringContaining('Algebra 1') });
  expect(messages.at(-1)).toEqual({ role: 'user', content: ' “Now”?\n' });
});

it('never names the student to the model', () => {
  expect(contents([said('Before?', 'Yes.')]).join()).not.toContain('Mei');
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
