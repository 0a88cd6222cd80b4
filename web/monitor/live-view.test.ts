import { describe, expect, it } from 'vitest';
import type { LiveSession } from '../../contract/live-sessions.ts';
import { avatarOf, type MonitorStudent } from '../../contract/monitor.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { applyEvent, emptyView, type LiveView } from './live-view.ts';

type MonitorEvent = Parameters<typeof applyEvent>[1];

const time = (minute: number): string => `2026-11-02T08:${String(minute).padStart(2, '0')}:00.000Z`;

const session = (fields: Partial<LiveSession> = {}): LiveSession => ({
  id: 'S',
  classId: 'c',
  teacherUid: 't',
  teacherId: 't',
  teacherName: 'Emmy',
  status: 'open',
  students: [],
  pauses: [],
  studentGuidelines: [],
  createdAt: time(0),
  lastOpenedAt: time(0),
  endsAt: null,
  openingId: 'o1',
  title: 'Algebra',
  subject: 'Mathematics',
  sessionCode: 'ABC234',
  aiGuidelines: { directness: 'guided' },
  ...fields,
});

const ada: MonitorStudent = {
  id: 'u1',
  name: 'Ada',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Byron',
  avatar: avatarOf('Ada'),
  status: 'active',
  lastActivity: time(1),
  joinedAt: time(1),
  messages: [],
};

const interaction = (fields: Partial<Interaction> = {}): Interaction => ({
  id: 'i1',
  sessionId: 'S',
  assignmentId: null,
  openingId: 'o1',
  studentUid: 'u1',
  studentName: 'Ada',
  question: 'Why?',
  answer: '',
  status: 'pending',
  failure: null,
  guard: null,
  changedFrom: null,
  noticed: null,
  createdAt: time(2),
  processedAt: null,
  ...fields,
});

const snapshot: MonitorEvent = {
  event: 'snapshot',
  data: { session: session(), students: [ada], notes: [] },
};
const question: MonitorEvent = { event: 'question', data: { interaction: interaction() } };
const delta = (text: string, offset: number): MonitorEvent => ({
  event: 'delta',
  data: { interactionId: 'i1', text, offset },
});
const answer: MonitorEvent = {
  event: 'answer',
  data: { interaction: interaction({ answer: 'Because.', status: 'answered', processedAt: time(3) }) },
};

const play = (...events: MonitorEvent[]): LiveView => events.reduce(applyEvent, emptyView);
const answerOf = (view: LiveView): string | undefined => view.students[0]?.messages[0]?.answer;

describe('the live view', () => {
  it('starts with a snapshot, with or without an open session', () => {
    expect(play(snapshot).students).toEqual([ada]);
    expect(play(snapshot, { event: 'snapshot', data: { session: null, students: [], notes: [] } })).toEqual({
      session: null,
      students: [],
      notes: [],
      helpRequests: [],
      modelIsDown: false,
    });
  });

  it('knows whether the model is down, from the snapshot and from each change, also in the next lesson', () => {
    const down = { session: session(), students: [], notes: [], modelIsDown: true };
    const view = play({ event: 'snapshot', data: down });
    expect(view.modelIsDown).toBe(true);
    const next: MonitorEvent = {
      event: 'session',
      data: { session: { ...session(), openingId: 'another' } },
    };
    expect(applyEvent(view, next).modelIsDown).toBe(true);
    expect(applyEvent(view, { event: 'model', data: { isDown: false } }).modelIsDown).toBe(false);
  });

  it('shows a student who joins, and keeps the messages of one who is already there', () => {
    const participant: MonitorEvent = { event: 'participant', data: { student: ada } };
    expect(
      play({ event: 'snapshot', data: { session: session(), students: [], notes: [] } }, participant)
        .students,
    ).toEqual([ada]);
    expect(play(snapshot, question, participant)).toEqual(play(snapshot, question));
  });

  it('shows a student whose first event is a question', () => {
    const view = play({ event: 'snapshot', data: { session: session(), students: [], notes: [] } }, question);
    expect(view.students).toMatchObject([
      { id: 'u1', name: 'Ada', avatar: avatarOf('Ada'), messages: [{ id: 'i1' }] },
    ]);
  });

  it('follows what a student does', () => {
    const presence: MonitorEvent = { event: 'presence', data: { studentUid: 'u1', status: 'typing' } };
    expect(play(snapshot, presence).students[0]?.status).toBe('typing');
  });

  it('changes nothing when an event comes twice', () => {
    const once = play(snapshot, question, delta('Be', 0), answer);
    expect(play(snapshot, question, question, delta('Be', 0), delta('Be', 0), answer, answer)).toEqual(once);
  });

  it('is the same when a whole stream is replayed over it', () => {
    const events = [question, delta('Be', 0), delta('cause.', 2), answer];
    expect([...events, ...events].reduce(applyEvent, play(snapshot))).toEqual(
      events.reduce(applyEvent, play(snapshot)),
    );
  });
});

describe('a growing answer', () => {
  it('grows by the deltas that continue it', () => {
    expect(answerOf(play(snapshot, question, delta('Be', 0), delta('cause', 2)))).toBe('Because');
  });

  it('adds only the new part of a delta that overlaps it', () => {
    expect(answerOf(play(snapshot, question, delta('Beca', 0), delta('cause', 2)))).toBe('Because');
    expect(answerOf(play(snapshot, question, delta('Because', 0), delta('Be', 0)))).toBe('Because');
  });

  it('leaves out a delta after a gap; the answer event has the whole text', () => {
    expect(answerOf(play(snapshot, question, delta('cause', 2)))).toBe('');
    expect(answerOf(play(snapshot, question, delta('cause', 2), answer))).toBe('Because.');
  });

  it('does not go back to pending', () => {
    expect(play(snapshot, answer, question).students[0]?.messages).toEqual(
      play(snapshot, question, answer).students[0]?.messages,
    );
    expect(answerOf(play(snapshot, question, answer, delta('!', 8)))).toBe('Because.');
  });
});

describe('the session event', () => {
  it('starts a new lesson when the opening is another one', () => {
    const reopened: MonitorEvent = { event: 'session', data: { session: session({ openingId: 'o2' }) } };
    expect(play(snapshot, question, reopened).students).toEqual([]);
  });

  it('keeps the lesson when the opening is the same', () => {
    const renamed: MonitorEvent = { event: 'session', data: { session: session({ title: 'Algebra II' }) } };
    expect(play(snapshot, question, renamed).students).toHaveLength(1);
  });

  it('shows a note once, and each of its replies once', () => {
    const note = {
      id: 'n1',
      sessionId: 'S',
      openingId: 'o1',
      studentUid: null,
      teacherName: 'Emmy',
      text: 'Look at the sign.',
      createdAt: time(3),
      replies: [],
    };
    const reply = { id: 'r1', studentUid: 'u1', studentName: 'Ada', text: 'Thanks.', createdAt: time(4) };
    const sent: MonitorEvent = { event: 'note', data: { note } };
    const answered: MonitorEvent = { event: 'noteReply', data: { noteId: note.id, reply } };
    expect(play(snapshot, sent, answered, sent, answered).notes).toEqual([{ ...note, replies: [reply] }]);
  });

  it('keeps the help requests in the order of asking, each as it is now', () => {
    const request = (id: string, minute: number, state: 'waiting' | 'coming', changed = minute) => ({
      event: 'helpRequest' as const,
      data: {
        request: {
          id,
          sessionId: 'S',
          openingId: 'o1',
          studentUid: id,
          text: '',
          askedAt: time(minute),
          state,
          teacherName: null,
          changedAt: time(changed),
        },
      },
    });
    const ada = request('a', 3, 'waiting');
    const view = play(snapshot, request('b', 4, 'waiting'), ada, request('a', 3, 'coming', 5), ada);
    expect(view.helpRequests.map(({ id, state }) => [id, state])).toEqual([
      ['a', 'coming'],
      ['b', 'waiting'],
    ]);
  });
});
