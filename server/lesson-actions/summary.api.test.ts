import { beforeEach, expect, it } from 'vitest';
import type { StudentSummary } from '../../contract/lesson-summary.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { streamed } from '../../test/model-scripts.ts';
import { registerStudent, registerTeacher, type Student, startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

let app: TestApp;
let model: Awaited<ReturnType<typeof startScriptedModel>>;
beforeEach(async () => {
  model = await startScriptedModel();
  app = await startApp({ modelUrl: model.url });
});

const minute = 60_000;

describeEndpoint('getLessonSummary', () => {
  it('says who was there, who was stuck and where, what could not be checked, and the alerts [spec 10.213]', async () => {
    const lost = 'I still don’t get it';
    const lesson = await startLesson(app, { students: 2 });
    const { teacher, class: algebra, session } = lesson;
    const [mei, tom] = lesson.students;
    if (!mei || !tom) throw new Error('Two students are missing.');
    const ana = await registerStudent(app, session.sessionCode, { firstName: 'Ana' });
    await ana.joinClass(algebra.classCode);
    await mei.openSession(session.id);
    const joinedAt = app.clock.now().toISOString();
    app.clock.advance(5 * minute);
    await tom.openSession(session.id);
    for (const question of ['How do I add fractions with other denominators', 'so 1/2 is 3/6', lost]) {
      app.clock.advance(minute);
      model.script(streamed(['What is given in the exercise?']));
      await mei.ask(session.id, question);
    }
    const stuckAt = app.clock.now().toISOString();
    app.clock.advance(minute);
    await tom.ask(session.id, 'I want to kill myself.');
    await teacher.stopSession(algebra.id);

    const path = `/api/sessions/${session.id}/openings/${session.openingId}/summary`;
    const { summary } = succeeded(await teacher.get(path));
    expect(summary).toMatchObject({
      sessionId: session.id,
      openingId: session.openingId,
      className: algebra.className,
      openedAt: session.lastOpenedAt,
      closedAt: app.clock.now().toISOString(),
    });
    const nothing = {
      questions: 0,
      stuck: [],
      foundAt: null,
      stopped: 0,
      unchecked: 0,
      offloading: { asked: 0, given: 0 },
      unansweredRequest: null,
      alerts: 0,
    };
    const of = ({ uid }: { uid: string }) =>
      summary.students.find(({ studentUid }: { studentUid: string }) => studentUid === uid);
    expect(summary.students).toHaveLength(3);
    expect(of(mei)).toEqual({
      ...nothing,
      studentUid: mei.uid,
      name: mei.name,
      username: expect.any(String),
      firstName: expect.any(String),
      lastName: expect.any(String),
      joinedAt,
      questions: 3,
      stuck: [{ at: stuckAt, question: lost }],
      unchecked: 3,
    });
    expect(of(tom)).toMatchObject({ ...nothing, questions: 1, alerts: 1 });
    expect(of(ana)).toMatchObject({ ...nothing, joinedAt: null });
  });

  it('says who asked for the teacher in vain [spec 10.215]', async () => {
    const lesson = await startLesson(app, { students: 3 });
    const { teacher, class: algebra, session } = lesson;
    const students = lesson.students as [Student, Student, Student];
    for (const student of students)
      succeeded(await student.post(`/api/sessions/${session.id}/help-request`, { text: 'Is it right?' }));
    const at = app.clock.now().toISOString();
    const [waits, answered, withdrew] = students;
    const { request } = succeeded(await answered.get(`/api/sessions/${session.id}/help-request`));
    succeeded(await teacher.post(`/api/help-requests/${request.id}/answer`, { answer: 'coming' }));
    succeeded(await withdrew.post(`/api/sessions/${session.id}/help-request/withdraw`));
    await teacher.stopSession(algebra.id);

    const path = `/api/sessions/${session.id}/openings/${session.openingId}/summary`;
    const { summary } = succeeded(await teacher.get(path));
    const unanswered = summary.students.filter((each: StudentSummary) => each.unansweredRequest !== null);
    expect(unanswered).toMatchObject([
      { studentUid: waits.uid, unansweredRequest: { at, text: 'Is it right?' } },
    ]);
  });

  it('has the notes with their teachers and replies, the help requests and the pauses, of this lesson alone [spec 10.247]', async () => {
    const lesson = await startLesson(app, { students: 2 });
    const { teacher, class: algebra, session } = lesson;
    const [mei, tom] = lesson.students as [Student, Student];
    const colleague = await registerTeacher(app, { name: 'Mr Okafor' });
    await teacher.shareClass(algebra.id, colleague);
    for (const student of lesson.students) await student.openSession(session.id);
    const notePath = `/api/sessions/${session.id}/notes`;
    const [toAll] = succeeded(await teacher.post(notePath, { text: 'Five minutes left.' })).notes;
    succeeded(await tom.post(`/api/notes/${toAll.id}/replies`, { text: 'I am at step two.' }));
    succeeded(await mei.post(`/api/sessions/${session.id}/help-request`, { text: 'Is it right?' }));
    app.clock.advance(minute);
    const recipients = { studentUids: [mei.uid, tom.uid] };
    succeeded(await colleague.post(notePath, { text: 'Use a common denominator.', ...recipients }));
    const at = app.clock.now().toISOString();
    succeeded(await colleague.post(`/api/sessions/${session.id}/pause`, { text: 'Look up.' }));
    succeeded(await teacher.post(`/api/sessions/${session.id}/resume`, {}));
    await teacher.stopSession(algebra.id);

    const summaryOf = async (openingId: string) =>
      succeeded(await teacher.get(`/api/sessions/${session.id}/openings/${openingId}/summary`)).summary;
    const { notes, helpRequests, pauses, students } = await summaryOf(session.openingId);
    expect(notes).toMatchObject([
      {
        id: toAll.id,
        studentUid: null,
        teacherName: teacher.name,
        text: 'Five minutes left.',
        replies: [{ studentUid: tom.uid, studentName: tom.name, text: 'I am at step two.' }],
      },
      { teacherName: 'Mr Okafor', createdAt: at, replies: [] },
      { teacherName: 'Mr Okafor', createdAt: at, replies: [] },
    ]);
    const uidsOf = (all: { studentUid: string }[]) => all.map(({ studentUid }) => studentUid);
    expect(uidsOf(notes.slice(1))).toEqual(uidsOf(students));
    expect(helpRequests).toMatchObject([
      { studentUid: mei.uid, text: 'Is it right?', state: 'noted', teacherName: 'Mr Okafor' },
    ]);
    expect(pauses).toMatchObject([
      { studentUid: null, teacherName: 'Mr Okafor', text: 'Look up.', endedAt: at, endedBy: teacher.name },
    ]);
    const next = await teacher.startSession(algebra.id);
    expect(await summaryOf(next.openingId)).toMatchObject({ notes: [], helpRequests: [], pauses: [] });
  });

  it('has only what was asked in its lesson, which goes on after it was continued', async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    const ask = async () => {
      model.script(streamed(['What is given?']));
      await student.ask(session.id, 'What is x in 2x = 8?');
    };
    const questionsOf = async (openingId: string) => {
      const path = `/api/sessions/${session.id.toLowerCase()}/openings/${openingId}/summary`;
      return succeeded(await teacher.get(path)).summary.students[0].questions;
    };
    await ask();
    await teacher.stopSession(algebra.id);
    await teacher.post(`/api/classes/${algebra.id}/continue-session`);
    await ask();
    await teacher.stopSession(algebra.id);
    const next = await teacher.startSession(algebra.id);
    await ask();
    expect(await questionsOf(session.openingId)).toBe(2);
    expect(await questionsOf(next.openingId)).toBe(1);
  });
});
