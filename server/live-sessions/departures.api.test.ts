import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { stalled } from '../../test/model-scripts.ts';
import { registerTeacher, type Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

/** Checks that a student can reach nothing of a class any more. */
async function expectShutOut(student: Student, sessionId: string): Promise<void> {
  expect((await student.get('/api/classes/student')).body.classes).toEqual([]);
  expect(await student.get(`/api/sessions/${sessionId}`)).toEqual(refusal('session-not-found'));
}

describeEndpoint('archiveClass', () => {
  it('closes the session, hides the class and keeps all its data [spec 10.20]', async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    succeeded(await student.ask(session.id, 'What is 3 + 4?'));
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');

    const answer = await teacher.post(`/api/classes/${algebra.id}/archive`);
    expect(answer.body).toEqual({
      success: true,
      message: 'Algebra 1 is archived. Nothing in it is lost.',
    });
    expect((await monitor.next('session')).data.session.status).toBe('closed');
    expect((await monitor.next('snapshot')).data.session).toBeNull();
    await expectShutOut(student, session.id);
    expect((await teacher.get('/api/classes/teacher')).body.classes).toEqual([]);

    const [archived] = (await teacher.get('/api/classes/teacher?archived=true')).body.classes;
    expect(archived).toMatchObject({
      id: algebra.id,
      archivedAt: app.clock.now().toISOString(),
      sessionStatus: 'closed',
      roster: [{ uid: student.uid, name: student.name }],
    });
    const { interactions } = (await teacher.get(`/api/sessions/${session.id}/interactions`)).body;
    expect(interactions).toMatchObject([{ question: 'What is 3 + 4?', status: 'answered' }]);
    const { openings } = (await teacher.get(`/api/sessions/${session.id}/openings`)).body;
    expect(openings).toMatchObject([{ closedAt: app.clock.now().toISOString() }]);
  });

  it('changes nothing the second time', async () => {
    const teacher = await registerTeacher(app);
    const { id } = await teacher.createClass();
    const archived = async () => (await teacher.get('/api/classes/teacher?archived=true')).body.classes;
    await teacher.post(`/api/classes/${id}/archive`);
    const first = await archived();
    app.clock.advance(60_000);
    expect((await teacher.post(`/api/classes/${id}/archive`)).status).toBe(200);
    expect(await archived()).toEqual(first);
  });
});

describeEndpoint('removeStudent', () => {
  it('removes the student from the roster; the conversations stay under the student’s name [spec 10.19]', async () => {
    const { teacher, class: algebra, session, students } = await startLesson(app, { students: 2 });
    const [mei, leo] = students as [Student, Student];
    succeeded(await mei.ask(session.id, 'What is 3 + 4?'));
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');

    const path = `/api/classes/${algebra.id}/remove-student`;
    const answer = await teacher.post(path, { studentUid: mei.uid });
    expect(answer.body).toMatchObject({
      success: true,
      message: 'The student is no longer in this class. The conversations are kept.',
      class: { id: algebra.id, students: [leo.uid], roster: [{ uid: leo.uid }] },
    });
    expect((await monitor.next('presence')).data).toEqual({ studentUid: mei.uid, status: 'away' });
    await expectShutOut(mei, session.id);
    expect((await leo.get('/api/classes/student')).body.classes).toMatchObject([{ students: [leo.uid] }]);

    const transcript = await teacher.get(`/api/sessions/${session.id}/interactions?studentUid=${mei.uid}`);
    expect(transcript.body.interactions).toMatchObject([
      { studentUid: mei.uid, studentName: mei.name, status: 'answered' },
    ]);
    const { students: ever } = (await teacher.get(`/api/sessions/${session.id}`)).body.session;
    expect(ever).toMatchObject([{ uid: mei.uid, name: mei.name }]);
    expect(await teacher.post(path, { studentUid: mei.uid })).toEqual(refusal('student-not-found'));
  });

  it('lets no code bring the student back, old or new, and withdraws the invitation [spec 10.89]', async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    const removal = { studentUid: student.uid };
    succeeded(await teacher.post(`/api/classes/${algebra.id}/remove-student`, removal));
    expect((await student.get('/api/classes/student')).body).toMatchObject({
      invitation: null,
      classes: [],
      hadClasses: true,
      withheldClasses: 0,
      workDeletedAt: null,
    });
    const join = (classCode: string) => student.post('/api/classes/join', { classCode });
    expect(await join(algebra.classCode)).toEqual(refusal('removed-from-class'));
    const { classCode } = succeeded(await teacher.post(`/api/classes/${algebra.id}/renew-code`)).class;
    expect(await join(classCode)).toEqual(refusal('removed-from-class'));
    expect(await join(algebra.classCode)).toEqual(refusal('class-not-found'));
    await expectShutOut(student, session.id);
  });

  it('does not interrupt an answer under way', async () => {
    const modelServer = await startScriptedModel();
    modelServer.script(stalled('Half an answer. '), 'slow');
    app = await startApp({ modelUrl: modelServer.url });
    const { teacher, class: algebra, session, student } = await startLesson(app);
    const answer = await student.askStreaming(session.id, 'A slow one?');
    const { interactionId } = (await answer.next('start')).data;
    await answer.next('delta');
    const removal = { studentUid: student.uid };
    succeeded(await teacher.post(`/api/classes/${algebra.id}/remove-student`, removal));
    expect(answer.ended).toBe(false);
    const stopped = await student.post(`/api/interactions/${interactionId}/stop`);
    expect(stopped.body.interaction).toMatchObject({ status: 'stopped', answer: 'Half an answer. ' });
    await answer.next('done');
  });

  it('needs to know the student', async () => {
    const { teacher, class: algebra } = await startLesson(app);
    const path = `/api/classes/${algebra.id}/remove-student`;
    expect(await teacher.post(path, {})).toEqual(refusal('invalid-input', 'Please check studentUid.'));
  });
});

describeEndpoint('leaveClass', () => {
  it('ends the enrollment of this student only; the class code brings the student back [spec 10.22]', async () => {
    const { teacher, class: algebra, session, students } = await startLesson(app, { students: 2 });
    const [mei, leo] = students as [Student, Student];
    succeeded(await mei.ask(session.id, 'What is 3 + 4?'));
    const answer = await mei.post(`/api/classes/${algebra.id}/leave`);
    expect(answer.body).toEqual({
      success: true,
      message: 'You left Algebra 1. You can join again with its class code.',
    });
    await expectShutOut(mei, session.id);
    expect(await leo.openSession(session.id)).toMatchObject({ status: 'open' });
    const [listed] = (await teacher.get('/api/classes/teacher')).body.classes;
    expect(listed.students).toEqual([leo.uid]);
    const transcript = await teacher.get(`/api/sessions/${session.id}/interactions?studentUid=${mei.uid}`);
    expect(transcript.body.interactions).toMatchObject([{ studentName: mei.name }]);
    expect(await mei.joinClass(algebra.classCode)).toMatchObject({ id: algebra.id });
    expect(await mei.openSession(session.id)).toMatchObject({ students: [{ uid: mei.uid }] });
  });
});
