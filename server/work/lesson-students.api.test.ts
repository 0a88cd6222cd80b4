import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, type Student, startLesson, succeeded } from '../../test/people.ts';

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  app = await startApp();
  lesson = await startLesson(app, { students: 3 });
});

const path = (openingId: string) => `/api/sessions/${lesson.session.id}/openings/${openingId}/students`;
const work = async (openingId = lesson.session.openingId) =>
  succeeded(await lesson.teacher.get(path(openingId))).students;

describeEndpoint('listLessonStudents', () => {
  it('lists who asked how many questions, who only joined and who was absent', async () => {
    const [asks, joins, stays] = lesson.students as [Student, Student, Student];
    await asks.ask(lesson.session.id, 'What is given?');
    await joins.openSession(lesson.session.id);
    const at = app.clock.now().toISOString();
    expect(await work()).toMatchObject([
      { studentUid: asks.uid, name: asks.name, questions: 1, lastActivity: at, joinedAt: at },
      { studentUid: joins.uid, questions: 0, lastActivity: null, lastMessage: '', joinedAt: at },
      { studentUid: stays.uid, questions: 0, lastActivity: null, lastMessage: '', joinedAt: null },
    ]);
    expect((await work())[0].username).toMatch(/^student\d+$/);
    expect((await work())[0].lastMessage).not.toBe('');
  });

  it('counts each lesson on its own', async () => {
    const { teacher, student, session, class: ofClass } = lesson;
    await student.ask(session.id, 'In the first lesson?');
    await teacher.stopSession(ofClass.id);
    const { openingId } = await teacher.startSession(ofClass.id);
    const asked = async (id: string) =>
      (await work(id))
        .filter(({ questions }: { questions: number }) => questions > 0)
        .map(({ studentUid }: { studentUid: string }) => studentUid);
    expect(await asked(session.openingId)).toEqual([student.uid]);
    expect(await asked(openingId)).toEqual([]);
  });

  it('keeps students who have left the class, and leaves out those who joined it after the lesson [spec 10.11]', async () => {
    const { teacher, student, session, class: ofClass } = lesson;
    await student.ask(session.id, 'What is given?');
    await succeeded(await student.post(`/api/classes/${ofClass.id}/leave`));
    await teacher.stopSession(ofClass.id);
    app.clock.advance(60_000);
    const late = await registerStudent(app, session.sessionCode);
    await late.joinClass(ofClass.classCode);
    const uids = (await work()).map((each: { studentUid: string }) => each.studentUid);
    expect(uids).toContain(student.uid);
    expect(uids).not.toContain(late.uid);
    expect(uids).toHaveLength(3);
  });
});
