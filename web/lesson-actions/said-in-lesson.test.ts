import { expect, it } from 'vitest';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { RecordedPause } from '../../contract/pauses.ts';
import { saidInLesson } from './said-in-lesson.ts';

const at = (minute: number) => `2026-11-02T09:${String(minute).padStart(2, '0')}:00.000Z`;

const note = (id: string, fields: Partial<Note> = {}): Note => ({
  id,
  sessionId: 's1',
  openingId: 'o1',
  studentUid: 'mei',
  teacherName: 'Ms Byron',
  text: 'Look at step two.',
  createdAt: at(5),
  replies: [],
  ...fields,
});

const reply = (id: string, minute: number) => ({
  id,
  studentUid: id,
  studentName: id,
  text: 'Done.',
  createdAt: at(minute),
});

const request: HelpRequest = {
  id: 'h1',
  sessionId: 's1',
  openingId: 'o1',
  studentUid: 'tom',
  text: '',
  askedAt: at(3),
  state: 'waiting',
  teacherName: null,
  changedAt: at(3),
};

const pause: RecordedPause = {
  id: 'p1',
  sessionId: 's1',
  openingId: 'o1',
  studentUid: null,
  teacherName: 'Ms Byron',
  text: '',
  pausedAt: at(4),
  endedAt: at(5),
  endedBy: null,
};

it('a note that was sent to several students at once is one, with the replies of all by time [spec 10.247]', () => {
  const together = [
    note('n1', { replies: [reply('mei', 8)] }),
    note('n2', { studentUid: 'tom', replies: [reply('tom', 7)] }),
  ];
  expect(saidInLesson(together, [], [])).toEqual([
    {
      id: 'n1',
      at: at(5),
      teacherName: 'Ms Byron',
      text: 'Look at step two.',
      studentUids: ['mei', 'tom'],
      replies: [reply('tom', 7), reply('mei', 8)],
    },
  ]);
});

it('notes of another teacher, another time, other words, or to all of the lesson stay apart', () => {
  const apart = [
    note('n1'),
    note('n2', { teacherName: 'Mr Okafor' }),
    note('n3', { createdAt: at(6) }),
    note('n4', { text: 'Look at step three.' }),
    note('n5', { studentUid: null }),
    note('n6', { studentUid: null }),
  ];
  const said = saidInLesson(apart, [], []);
  expect(said.map(({ id }) => id).sort()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6']);
  expect(said.find(({ id }) => id === 'n5')).toMatchObject({ studentUids: [] });
});

it('help requests and pauses stand between the notes by their time', () => {
  const said = saidInLesson([note('n1'), note('n2', { createdAt: at(2) })], [request], [pause]);
  expect(said.map(({ id }) => id)).toEqual(['n2', 'h1', 'p1', 'n1']);
});
