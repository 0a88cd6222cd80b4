import { beforeEach, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, type Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

/** A lesson with two students in it, and the calls of its teacher. */
async function pausableLesson() {
  const lesson = await startLesson(app, { students: 2 });
  const { teacher, session, students, class: ofClass } = lesson;
  for (const student of students) await student.openSession(session.id);
  const [mei, tui] = students as [Student, Student];
  const send = (call: 'pause' | 'resume', body: object = {}) =>
    teacher.post(`/api/sessions/${session.id}/${call}`, body);
  return { teacher, session, ofClass, mei, tui, send };
}

describeEndpoint('pauseLesson', () => {
  it('stops the questions of one student, who reads the words of the teacher', async () => {
    const { teacher, session, mei, tui, send } = await pausableLesson();
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');
    const dashboard = await mei.events('/api/student/events');
    await dashboard.next('snapshot');

    const paused = {
      studentUid: mei.uid,
      teacherName: teacher.name,
      text: 'Please look up.',
      pausedAt: app.clock.now().toISOString(),
    };
    const answer = await send('pause', { studentUid: mei.uid, text: 'Please look up.' });
    expect(succeeded(answer).session.pauses).toEqual([paused]);
    expect((await monitor.next('session')).data.session.pauses).toEqual([paused]);
    await dashboard.next('class');
    expect((await mei.openSession(session.id)).pauses).toEqual([paused]);
    expect((await tui.openSession(session.id)).pauses).toEqual([]);

    expect(await mei.ask(session.id, 'What is next?')).toEqual(refusal('lesson-paused'));
    succeeded(await tui.ask(session.id, 'What is next?'));
  });

  it('stops the questions of all, and stores none of them', async () => {
    const { session, mei, tui, send } = await pausableLesson();
    await send('pause');
    for (const student of [mei, tui])
      expect(await student.ask(session.id, 'What is next?')).toEqual(refusal('lesson-paused'));
    expect((await mei.openSession(session.id)).pauses).toMatchObject([{ studentUid: null, text: '' }]);
    const { interactions } = succeeded(await mei.get(`/api/sessions/${session.id}/interactions`));
    expect(interactions).toEqual([]);
  });

  it('replaces the words of the pause when it is called again, even twice at once', async () => {
    const { teacher, session, send } = await pausableLesson();
    await send('pause', { text: 'Look up.' });
    await Promise.all([send('pause', { text: 'Books out.' }), send('pause', { text: 'Books out.' })]);
    const read = await teacher.get(`/api/sessions/${session.id}`);
    expect(succeeded(read).session.pauses).toMatchObject([{ text: 'Books out.' }]);
  });

  it('lets a message that shows danger through, with the support text', async () => {
    const { session, mei, send } = await pausableLesson();
    await send('pause');
    const { interaction } = succeeded(await mei.ask(session.id, 'I want to kill myself'));
    expect(interaction).toMatchObject({ status: 'answered', guard: { rule: 'safeguarding' } });
  });

  it('ends with the lesson, and a continued lesson has none', async () => {
    const { teacher, session, ofClass, mei, send } = await pausableLesson();
    await send('pause');
    await teacher.stopSession(ofClass.id);
    expect(succeeded(await teacher.get(`/api/sessions/${session.id}`)).session.pauses).toEqual([]);
    expect(await send('pause')).toEqual(refusal('lesson-not-open'));
    succeeded(await teacher.post(`/api/classes/${ofClass.id}/continue-session`, {}));
    succeeded(await mei.ask(session.id, 'What is next?'));
  });

  it('refuses students who are not in the lesson, and words that are too long', async () => {
    const { send } = await pausableLesson();
    expect(await send('pause', { studentUid: 'nobody' })).toEqual(refusal('student-not-found'));
    expect((await send('pause', { text: 'x'.repeat(201) })).status).toBe(400);
  });

  it('refuses other teachers and students', async () => {
    const { session, mei } = await pausableLesson();
    const path = `/api/sessions/${session.id}/pause`;
    const other = await registerTeacher(app);
    expect(await other.post(path, {})).toEqual(refusal('session-not-found'));
    expect((await mei.post(path, {})).status).toBe(403);
    expect((await call(app.url, 'POST', path, { body: {} })).status).toBe(401);
  });
});

describeEndpoint('resumeLesson', () => {
  it('lets one student go on, or ends every pause', async () => {
    const { session, mei, tui, send } = await pausableLesson();
    for (const { uid } of [mei, tui]) await send('pause', { studentUid: uid });
    expect(succeeded(await send('resume', { studentUid: mei.uid })).session.pauses).toHaveLength(1);
    succeeded(await mei.ask(session.id, 'What is next?'));
    expect(await tui.ask(session.id, 'What is next?')).toEqual(refusal('lesson-paused'));
    await send('pause');
    expect(succeeded(await send('resume')).session.pauses).toEqual([]);
    succeeded(await tui.ask(session.id, 'What is next?'));
  });

  it('changes nothing without a pause, and needs a lesson', async () => {
    const { teacher, ofClass, send } = await pausableLesson();
    expect(succeeded(await send('resume')).session.pauses).toEqual([]);
    await teacher.stopSession(ofClass.id);
    expect(await send('resume')).toEqual(refusal('lesson-not-open'));
    expect((await send('resume', { studentUid: 7 })).status).toBe(400);
  });

  it('refuses other teachers and students', async () => {
    const { session, mei } = await pausableLesson();
    const path = `/api/sessions/${session.id}/resume`;
    const other = await registerTeacher(app);
    expect(await other.post(path, {})).toEqual(refusal('session-not-found'));
    expect((await mei.post(path, {})).status).toBe(403);
    expect((await call(app.url, 'POST', path, { body: {} })).status).toBe(401);
  });
});
