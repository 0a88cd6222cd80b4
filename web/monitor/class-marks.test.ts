import { describe, expect, it } from 'vitest';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { MarkedAlert } from '../../contract/marks.ts';
import { avatarOf, type MonitorStudent } from '../../contract/monitor.ts';
import { nothingFound } from '../../contract/receipts.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { changesMarks, classMarks, dismissalOf } from './class-marks.ts';
import { wallOrder } from './wall-order.ts';

const at = '2026-11-02T08:00:00.000Z';
const facts = {
  now: new Date(at),
  alerts: [],
  requests: [],
  dismissed: new Set<string>(),
  modelIsDown: false,
};

const student = (name: string, fields: Partial<Interaction> = {}): MonitorStudent => ({
  id: name,
  name,
  username: name,
  firstName: null,
  lastName: null,
  avatar: avatarOf(name),
  status: 'active',
  lastActivity: at,
  joinedAt: at,
  messages: [
    {
      id: `${name} 1`,
      sessionId: 's',
      assignmentId: null,
      changedFrom: null,
      openingId: 'o',
      studentUid: name,
      studentName: name,
      question: `${name} asks for the next step of 3x = 21`,
      answer: 'Yes?',
      status: 'answered',
      failure: null,
      guard: null,
      noticed: null,
      createdAt: at,
      processedAt: at,
      ...fields,
    },
  ],
});
const request = (studentUid: string, fields: Partial<HelpRequest> = {}): HelpRequest => ({
  id: `of ${studentUid}`,
  sessionId: 's',
  openingId: 'o',
  studentUid,
  text: '',
  askedAt: at,
  state: 'waiting',
  teacherName: null,
  changedAt: at,
  ...fields,
});
const found = (finding: Partial<typeof nothingFound>) => ({ noticed: { ...nothingFound, ...finding } });
const stuck = found({ stuck: true });
const failed = { status: 'failed', answer: '' } as const;

describe('the marks of a class', () => {
  it('list who needs the teacher, the most urgent first, then by name, with the message that shows it', () => {
    const students = [
      student('Cleo', found({ pressure: true })),
      student('Ben', stuck),
      student('Ada', stuck),
      student('Dan'),
      student('Eve', found({ solved: true })),
    ];
    const { needTeacher, ofStudent } = classMarks(students, facts);
    expect(needTeacher.map(({ student: { name }, mark }) => `${name}: ${mark.kind}`)).toEqual([
      'Ada: stuck',
      'Ben: stuck',
      'Cleo: wants-answer',
    ]);
    expect(needTeacher[0]?.message).toBe('Ada asks for the next step of 3x = 21');
    expect([...ofStudent.keys()].sort()).toEqual(['Ada', 'Ben', 'Cleo', 'Eve']);
  });

  it('are the same after twenty minutes in which the teacher talks and nobody writes', () => {
    const names = Array.from({ length: 26 }, (_, place) => `Student ${place}`);
    const students = names.map((name, place) => student(name, place < 6 ? stuck : {}));
    const idle = students.map((one) => ({ ...one, status: 'idle' as const }));
    const later = new Date(Date.parse(at) + 20 * 60_000);
    const before = classMarks(students, facts);
    const after = classMarks(idle, { ...facts, now: later });
    expect(before.needTeacher).toHaveLength(6);
    expect(after.needTeacher.map((needs) => needs.student.id)).toEqual(
      before.needTeacher.map((needs) => needs.student.id),
    );
    expect(after.ofStudent).toEqual(before.ofStudent);
  });

  it('leave out what the teacher does not want to see in this lesson, and show another mark of the student', () => {
    const both = found({ stuck: true, pressure: true });
    const dismissed = new Set([dismissalOf('Ada', 'stuck'), dismissalOf('Ben', 'stuck')]);
    const { needTeacher } = classMarks([student('Ada', both), student('Ben', stuck)], {
      ...facts,
      dismissed,
    });
    expect(needTeacher.map(({ student: { name }, mark }) => [name, mark.kind])).toEqual([
      ['Ada', 'wants-answer'],
    ]);
  });

  it('list who asks for the teacher in the order of asking, above who is stuck', () => {
    const students = [student('Ada', stuck), student('Ben'), student('Cleo', stuck)];
    const requests = [
      request('Cleo'),
      request('Ben', { state: 'coming' }),
      request('Ada', { state: 'done' }),
    ];
    const { needTeacher } = classMarks(students, { ...facts, requests });
    expect(
      needTeacher.map(({ student: { name }, mark, request: own }) => [name, mark.kind, own?.id]),
    ).toEqual([
      ['Cleo', 'asks', 'of Cleo'],
      ['Ben', 'asks', 'of Ben'],
      ['Ada', 'stuck', undefined],
    ]);
  });

  it('leave out one request and not the next one of the same student', () => {
    const dismissed = new Set([dismissalOf('of Ada', 'asks')]);
    const kinds = (id: string) =>
      classMarks([student('Ada')], { ...facts, dismissed, requests: [request('Ada', { id })] }).needTeacher;
    expect(kinds('of Ada')).toEqual([]);
    expect(kinds('another')).toHaveLength(1);
  });

  it('say once that half of the class is stuck, and still know who is [spec 10.270]', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
    const { ofClass, ofStudent, kindsOf } = classMarks(
      names.map((name) => student(name, stuck)),
      facts,
    );
    expect(ofClass).toEqual([{ kind: 'stuck', count: 5, students: 5 }]);
    expect(ofStudent.size).toBe(0);
    expect(names.every((name) => kindsOf.get(name)?.has('stuck'))).toBe(true);
  });

  it('say once what half of the class has', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
    const students = [...names.map((name) => student(name, failed)), student('Finn', stuck), student('Gus')];
    const { ofClass, needTeacher } = classMarks(students, facts);
    expect(ofClass).toEqual([{ kind: 'model-fails', count: 5, students: 7 }]);
    expect(needTeacher.map(({ student: { name } }) => name)).toEqual(['Finn']);
    const few = classMarks(students.slice(1), facts);
    expect(few.ofClass).toEqual([]);
    expect(few.needTeacher).toHaveLength(5);
  });

  it('leave out who waits for the model while the model is down, which is said once [spec 10.257]', () => {
    const students = [student('Ada', failed), student('Ben', failed), student('Cleo', stuck)];
    const { ofClass, ofStudent, needTeacher } = classMarks(students, { ...facts, modelIsDown: true });
    expect(ofClass).toEqual([]);
    expect([...ofStudent.keys()]).toEqual(['Cleo']);
    expect(needTeacher.map(({ student: { name } }) => name)).toEqual(['Cleo']);
  });
});

describe('a student whose alert is not settled', () => {
  const waits = (studentUid: string) => ({
    ...{ studentUid, interactionId: `${studentUid} 1`, message: 'i wish i was dead' },
    ...{ isWaiting: true, inHand: null },
  });
  const held = (studentUid: string, by = 'Ms Hale') => ({
    ...waits(studentUid),
    ...{ isWaiting: false, inHand: { by, at } },
  });
  const students = [
    student('Ada', stuck),
    student('Ben'),
    student('Cleo', found({ pressure: true })),
    student('Dan', found({ solved: true })),
    student('Eve'),
    student('Finn', stuck),
    student('Zoe'),
  ];
  const asksFirst = { requests: [request('Finn')] };
  const orderWith = (alerts: readonly MarkedAlert[], pinned: string[] = []) => {
    const marks = classMarks(students, { ...facts, ...asksFirst, alerts });
    return wallOrder(students, marks, new Set(pinned)).map(({ name }) => name);
  };

  it.each<[string, MarkedAlert[], string[], string[]]>([
    ['in hand', [held('Zoe')], [], ['Zoe']],
    ['in hand, with a pinned one', [held('Zoe')], ['Ben'], ['Zoe', 'Ben', 'Finn']],
    ['in hand and itself pinned', [held('Zoe')], ['Zoe', 'Ben'], ['Zoe', 'Ben']],
    ['in hand, with an older one that waits', [held('Zoe'), waits('Ben')], [], ['Zoe', 'Ben', 'Finn']],
    ['in hand by two teachers', [held('Zoe', 'Mr Okafor'), held('Ben')], [], ['Zoe', 'Ben', 'Finn']],
    ['twice in hand', [held('Zoe'), held('Zoe')], [], ['Zoe', 'Finn']],
    ['in hand, with another that waits', [held('Zoe'), waits('Zoe'), held('Ben')], [], ['Zoe', 'Ben']],
    ['of a student who found the answer', [held('Dan')], [], ['Dan', 'Finn']],
    ['of a student who is stuck', [held('Ada')], ['Eve'], ['Ada', 'Eve', 'Finn']],
    ['of a student who asks for the teacher', [held('Finn')], [], ['Finn', 'Ada']],
    ['of a student who is not here', [held('Gus')], [], ['Finn', 'Ada']],
  ])('is first: %s', (_, alerts, pinned, first) => {
    expect(orderWith(alerts, pinned).slice(0, first.length)).toEqual(first);
  });

  it('keeps its place when somebody takes it over', () => {
    const [second, first] = [waits('Ben'), waits('Zoe')];
    expect(orderWith([second, held('Zoe')])).toEqual(orderWith([second, first]));
    expect(orderWith([held('Ben'), first])).toEqual(orderWith([second, first]));
  });

  it('has who looks after it, what was written, and no way to put it off', () => {
    const dismissed = new Set([dismissalOf('Zoe', 'in-hand'), dismissalOf('Zoe', 'danger')]);
    const marks = classMarks(students, { ...facts, dismissed, alerts: [held('Zoe')] });
    expect(marks.needTeacher[0]).toMatchObject({
      student: { name: 'Zoe' },
      mark: { kind: 'in-hand' },
      inHand: { by: 'Ms Hale', at },
      message: 'i wish i was dead',
    });
    expect(marks.inHandOf.get('Zoe')).toEqual({ by: 'Ms Hale', at });
    expect(marks.kindsOf.get('Zoe')).toEqual(new Set(['in-hand']));
  });

  it('is like everybody else once it is settled', () => {
    expect(orderWith([]).at(-1)).toBe('Zoe');
  });
});

describe('marks are computed again', () => {
  const waiting = student('Ada', { status: 'pending', answer: '', processedAt: null });
  const [question] = waiting.messages as [Interaction];
  const withMessage = (fields: Partial<Interaction>): MonitorStudent[] => [
    { ...waiting, messages: [{ ...question, ...fields }] },
  ];

  it.each<[string, MonitorStudent[]]>([
    ['the answer begins', withMessage({ answer: 'What' })],
    ['something is found in the question', withMessage(stuck)],
    ['the answer ends', withMessage({ status: 'answered', answer: 'What?' })],
    ['there is another question', [{ ...waiting, messages: [question, { ...question, id: 'another' }] }]],
    ['somebody comes', [waiting, student('Ben')]],
    ['somebody takes the place of another', [student('Ben')]],
  ])('when %s', (_, after) => expect(changesMarks([waiting], after)).toBe(true));

  it('not when an answer that has begun grows, the student is idle, or nothing changes', () => {
    const begun = withMessage({ answer: 'What' });
    expect(changesMarks([waiting], [{ ...waiting, status: 'idle' }])).toBe(false);
    expect(changesMarks(begun, withMessage({ answer: 'What is given?' }))).toBe(false);
    expect(changesMarks(begun, [...begun])).toBe(false);
  });
});
