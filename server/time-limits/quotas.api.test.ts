import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../test/client.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { atNoon } from '../../test/held-app.ts';
import { refused, streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { type Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { createSaleAssignment } from '../../test/sale-assignment.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

/** How many questions may be asked in a class in one day: by each student, and by all together. */

const hour = 3_600_000;
const unlimited = { dayMinutes: null, lessonMinutes: null, breakMinutes: null, quietHours: null };

let app: TestApp;
let model: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let mei: Student;
let ben: Student;

beforeEach(async () => {
  model = await startScriptedModel();
  app = await startApp({ clock: atNoon(), modelUrl: model.url, limitsScale: 1_000, keyWait: null });
  lesson = await startLesson(app, { students: 2 });
  [mei, ben] = lesson.students as [Student, Student];
});

const setQuotas = async (quotas: object) => (await lesson.teacher.setLimits(lesson.class.id, quotas)).limits;
const ofClass = (path: string) => `/api/classes/${lesson.class.id}/${path}`;
const ask = (student: Student, question = 'What is a slope?') => student.ask(lesson.session.id, question);
const codeOf = (answer: Answer): string => answer.body.code ?? 'answered';
const codesOf = async (answers: readonly Promise<Answer>[]) =>
  (await Promise.all(answers)).map(codeOf).toSorted();
const left = async (student: Student) => succeeded(await student.get(ofClass('own-time'))).time?.questions;
const classTime = async () => succeeded(await lesson.teacher.get(ofClass('time')));

/** Lets the school's days end in an hour: at noon in UTC it is 23:00 in Nouméa. */
async function endDayInAnHour(): Promise<void> {
  await nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
  const limits = { ...unlimited, timeZone: 'Pacific/Noumea', sharedComputers: false };
  succeeded(await lesson.teacher.post('/api/school/time-limits', limits));
}

describe('a class without a quota', () => {
  it('limits no questions and says nothing of them', async () => {
    for (let n = 0; n < 10; n += 1) succeeded(await ask(mei));
    expect(succeeded(await mei.get(ofClass('own-time'))).time).toBeNull();
    expect((await classTime()).questionsToday).toBeNull();
  });
});

describe('the quota of a class', () => {
  it('counts the questions of all students, in lessons and assignments, and begins anew with the next day [spec 10.250]', async () => {
    await endDayInAnHour();
    const assignment = await createSaleAssignment(app, lesson);
    expect(await setQuotas({ classQuestions: 3 })).toMatchObject({
      classQuestions: 3,
      studentQuestions: null,
    });
    succeeded(await ask(mei));
    succeeded(await ask(ben));
    succeeded(await ben.post(`/api/assignments/${assignment.id}/chat`, { question: 'How?' }));
    const over = await ask(mei);
    expect(over).toEqual(
      refusal(
        'quota-reached',
        'The questions of your class for today are used up. There are new ones tomorrow, from 00:00. Your teacher can lift the limit.',
      ),
    );
    expect(over.headers.get('retry-after')).toBe('3600');
    expect(model.requests).toHaveLength(3);
    const { interactions } = succeeded(await mei.get(`/api/sessions/${lesson.session.id}/interactions`));
    expect(interactions).toHaveLength(1);
    app.clock.advance(hour - 1_000);
    expect(codeOf(await ask(mei))).toBe('quota-reached');
    app.clock.advance(1_000);
    expect(codeOf(await ask(mei))).toBe('answered');
  });

  it('lets exactly as many questions pass when all students ask at the same moment [spec 10.250]', async () => {
    const crowd = await startLesson(app, { students: 8 });
    await crowd.teacher.setLimits(crowd.class.id, { classQuestions: 5 });
    const codes = await codesOf(crowd.students.map((each) => each.ask(crowd.session.id, 'Now?')));
    expect(codes).toEqual([...Array(5).fill('answered'), ...Array(3).fill('quota-reached')]);
  });

  it('is of one class: questions in another one do not count', async () => {
    const other = await startLesson(app, { students: 0, teacher: lesson.teacher });
    await mei.joinClass(other.class.classCode);
    await setQuotas({ classQuestions: 1 });
    succeeded(await mei.ask(other.session.id, 'How?'));
    expect([codeOf(await ask(mei)), codeOf(await ask(mei))]).toEqual(['answered', 'quota-reached']);
    expect(codeOf(await mei.ask(other.session.id, 'How?'))).toBe('answered');
  });

  it('gives a question back that failed, and counts no message that shows danger', async () => {
    await setQuotas({ classQuestions: 2 });
    model.script(refused(500));
    expect(codeOf(await ask(mei))).toBe('model-failed');
    expect((await ask(mei, 'I want to kill myself.')).body.interaction.guard.rule).toBe('safeguarding');
    expect([codeOf(await ask(mei)), codeOf(await ask(mei))]).toEqual(['answered', 'answered']);
    expect(codeOf(await ask(mei))).toBe('quota-reached');
    expect((await ask(mei, 'I want to kill myself.')).status).toBe(200);
  });

  it('gives the answer of the first call to the second one with its key, also when it was the last question', async () => {
    await setQuotas({ classQuestions: 1 });
    model.script(streamed(['What is given?']), 'Once?');
    const key = randomUUID();
    const body = { sessionId: lesson.session.id, question: 'Once?' };
    const twice = [1, 2].map(() => mei.post('/api/student/ask', body, { 'idempotency-key': key }));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('the quota of a student', () => {
  it('counts the questions of each student in the class [spec 10.250]', async () => {
    await setQuotas({ studentQuestions: 2 });
    for (const student of [mei, mei, ben]) succeeded(await ask(student));
    expect((await ask(mei)).body.message).toContain('Your questions in this class for today are used up.');
    expect(codeOf(await ask(ben))).toBe('answered');
  });
});

describe('a student', () => {
  it('is told how many questions are left when they become few, and when there are new ones [spec 10.251]', async () => {
    await endDayInAnHour();
    await setQuotas({ studentQuestions: 10 });
    for (let n = 0; n < 7; n += 1) succeeded(await ask(mei));
    expect(await left(mei)).toBeNull();
    succeeded(await ask(mei));
    expect(await left(mei)).toEqual({
      of: 'student',
      left: 2,
      until: new Date(app.clock.now().getTime() + hour).toISOString(),
    });
    await setQuotas({ studentQuestions: 10, classQuestions: 9 });
    expect(await left(mei)).toMatchObject({ of: 'class', left: 1 });
    expect(await left(ben)).toMatchObject({ of: 'class', left: 1 });
    succeeded(await ask(ben));
    expect(await left(mei)).toMatchObject({ of: 'class', left: 0 });
  });
});

describe('a teacher', () => {
  it('sees the balance of the class, and who has asked all of their questions [spec 10.251]', async () => {
    await setQuotas({ studentQuestions: 2, classQuestions: 20 });
    for (const student of [mei, mei, ben]) succeeded(await ask(student));
    const { questionsToday, students } = await classTime();
    expect(questionsToday).toBe(3);
    const shown = students.map(({ uid, questionsToday: asked, over }: Record<string, unknown>) => ({
      uid,
      asked,
      over,
    }));
    expect(shown).toContainEqual({ uid: mei.uid, asked: 2, over: 'questions' });
    expect(shown).toContainEqual({ uid: ben.uid, asked: 1, over: null });
  });

  it('lifts the quotas with the other limits', async () => {
    await setQuotas({ studentQuestions: 1 });
    succeeded(await ask(mei));
    expect(codeOf(await ask(mei))).toBe('quota-reached');
    succeeded(await lesson.teacher.post(ofClass('time-limits/lift'), { until: 'day', reason: 'A test.' }));
    expect(codeOf(await ask(mei))).toBe('answered');
    expect(await left(mei)).toBeNull();
  });

  it('is told what a quota can be', async () => {
    for (const wrong of [{ studentQuestions: 0 }, { studentQuestions: 1.5 }, { classQuestions: 100_001 }]) {
      const answer = await lesson.teacher.post(ofClass('time-limits'), { ...unlimited, ...wrong });
      expect(answer.body).toMatchObject({
        code: 'invalid-input',
        message: expect.stringContaining('questions'),
      });
    }
  });
});
