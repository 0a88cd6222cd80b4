import { beforeEach, expect, it } from 'vitest';
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
  it('stops the questions of one student, who reads the words of the teacher [spec 10.219]', async () => {
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

  it('refuses words that are too long', async () => {
    const { send } = await pausableLesson();
    expect((await send('pause', { text: 'x'.repeat(201) })).status).toBe(400);
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

  it('changes nothing without a pause', async () => {
    const { send } = await pausableLesson();
    expect(succeeded(await send('resume')).session.pauses).toEqual([]);
    expect((await send('resume', { studentUid: 7 })).status).toBe(400);
  });
});

describeEndpoint('listPauses', () => {
  const pathOf = ({ id }: { id: string }) => `/api/sessions/${id}/pauses`;
  const minute = 60_000;
  /** Moves the clock on by a minute. @returns the time before that */
  const tick = () => {
    const at = app.clock.now().toISOString();
    app.clock.advance(minute);
    return at;
  };

  it('keeps who paused whom with which words, from when until when, and who resumed [spec 10.249]', async () => {
    const { teacher, session, ofClass, mei, tui, send } = await pausableLesson();
    const colleague = await registerTeacher(app, { name: 'Mr Okafor' });
    await teacher.shareClass(ofClass.id, colleague);
    await send('pause', { text: 'Look up.' });
    const lookUpAt = tick();
    await send('pause', { text: 'Books out.' });
    const booksAt = tick();
    succeeded(await colleague.post(`/api/sessions/${session.id}/resume`, {}));
    const resumedAt = tick();
    await send('pause', { studentUid: mei.uid });
    const meiAt = tick();
    const ofAll = { sessionId: session.id, openingId: session.openingId, studentUid: null };
    const lookUp = {
      ...ofAll,
      text: 'Look up.',
      pausedAt: lookUpAt,
      endedAt: booksAt,
      endedBy: teacher.name,
    };
    const books = {
      ...ofAll,
      text: 'Books out.',
      pausedAt: booksAt,
      endedAt: resumedAt,
      endedBy: 'Mr Okafor',
    };
    const ofMei = { studentUid: mei.uid, teacherName: teacher.name, text: '', pausedAt: meiAt };
    const list = async (reader: Pick<Student, 'get'> = teacher, query = '') =>
      succeeded(await reader.get(`${pathOf(session)}?${query}`)).pauses;
    expect(await list()).toMatchObject([lookUp, books, { ...ofMei, endedAt: null, endedBy: null }]);
    expect(await list(mei)).toHaveLength(3);
    expect(await list(tui)).toHaveLength(2);
    expect(await list(teacher, `studentUid=${tui.uid}`)).toHaveLength(2);

    await teacher.stopSession(ofClass.id);
    const stoppedAt = app.clock.now().toISOString();
    await teacher.startSession(ofClass.id);
    expect(await list()).toEqual([]);
    // A student who has not joined the new lesson sees nothing of it.
    expect(await list(mei)).toEqual([]);
    const earlier = await list(mei, `openingId=${session.openingId}`);
    expect(earlier).toMatchObject([lookUp, books, { ...ofMei, endedAt: stoppedAt, endedBy: null }]);
  });

  it('has one pause when a teacher sends the same words again', async () => {
    const { teacher, session, send } = await pausableLesson();
    await send('pause', { text: 'Look up.' });
    const pausedAt = tick();
    await send('pause', { text: 'Look up.' });
    const { pauses } = succeeded(await teacher.get(pathOf(session)));
    expect(pauses).toMatchObject([{ text: 'Look up.', pausedAt, endedAt: null }]);
  });

  it('has the pauses from before a continuation, which are over', async () => {
    const { teacher, session, ofClass, send } = await pausableLesson();
    await send('pause', { text: 'Look up.' });
    await teacher.stopSession(ofClass.id);
    const endedAt = tick();
    succeeded(await teacher.post(`/api/classes/${ofClass.id}/continue-session`, {}));
    await send('pause', { text: 'Books out.' });
    await send('resume');
    expect(succeeded(await teacher.get(pathOf(session))).pauses).toMatchObject([
      { text: 'Look up.', endedAt, endedBy: null },
      { text: 'Books out.', endedBy: teacher.name },
    ]);
  });

  it('refuses a lesson without an id', async () => {
    const { teacher, session } = await pausableLesson();
    expect((await teacher.get(`${pathOf(session)}?openingId=`)).body.code).toBe('invalid-input');
  });
});
