import { beforeEach, describe, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { type Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;
beforeEach(async () => {
  app = await startApp();
  lesson = await startLesson(app, { students: 2 });
  for (const student of lesson.students) await student.openSession(lesson.session.id);
});

const pair = () => lesson.students as [Student, Student];
const path = () => `/api/sessions/${lesson.session.id}/help-request`;
const ask = async (text = '', student = lesson.student) => succeeded(await student.post(path(), { text }));
const own = async (student = lesson.student) => succeeded(await student.get(path())).request;
const answer = (id: string, word: string) =>
  lesson.teacher.post(`/api/help-requests/${id}/answer`, { answer: word });

/** The requests that a newly opened monitor shows, the oldest first. */
const queue = async () => (await (await lesson.teacher.monitor()).next('snapshot')).data.helpRequests;

describeEndpoint('askTeacher', () => {
  it('shows the teacher who asks and since when, with or without a line, the oldest first [spec 10.215]', async () => {
    const [mei, omar] = pair();
    const monitor = await lesson.teacher.monitor();
    expect((await monitor.next('snapshot')).data.helpRequests).toEqual([]);
    const { request, support } = await ask('  Is my sketch right?  ', omar);
    expect(request).toMatchObject({ text: 'Is my sketch right?', state: 'waiting', teacherName: null });
    expect(request.askedAt).toBe(app.clock.now().toISOString());
    expect(support).toBeNull();
    expect((await monitor.next('helpRequest')).data.request).toMatchObject({
      id: request.id,
      studentUid: omar.uid,
      hasPersonalData: false,
    });
    app.clock.advance(1_000);
    await ask('', mei);
    expect(await queue()).toMatchObject([
      { studentUid: omar.uid, text: 'Is my sketch right?' },
      { studentUid: mei.uid, text: '' },
    ]);
  });

  it('changes the line of a student who asks again, and keeps the place', async () => {
    const [mei, omar] = pair();
    const first = await ask('What is a?', mei);
    app.clock.advance(1_000);
    await ask('', omar);
    app.clock.advance(1_000);
    const second = await ask('What is b?', mei);
    expect(second.request).toMatchObject({ id: first.request.id, askedAt: first.request.askedAt });
    expect(await queue()).toMatchObject([{ text: 'What is b?' }, { studentUid: omar.uid }]);
  });

  it('makes one request of two calls at once', async () => {
    const both = await Promise.all([ask('From one tab'), ask('From the other')]);
    expect(new Set(both.map(({ request }) => request.id)).size).toBe(1);
    expect(await queue()).toHaveLength(1);
  });

  it('reaches a monitor that comes back, and every page of the student', async () => {
    const monitor = await lesson.teacher.monitor();
    const { id } = await monitor.next('snapshot');
    monitor.close();
    const feed = await lesson.student.events('/api/student/events');
    await feed.next('snapshot');
    const { request } = await ask('Help.');
    const again = await lesson.teacher.monitor({ 'last-event-id': `${id}` });
    expect((await again.next('helpRequest')).data.request.id).toBe(request.id);
    expect((await feed.next('lesson')).data).toEqual({ sessionId: lesson.session.id });
  });

  it('tells the teacher alone that the line has personal data', async () => {
    const { request } = await ask('Write to mei.lin@example.org.');
    expect(request).not.toHaveProperty('hasPersonalData');
    expect(await own()).not.toHaveProperty('hasPersonalData');
    expect(await queue()).toMatchObject([{ hasPersonalData: true }]);
  });

  it('raises an alert for a line that shows danger, and keeps the request', async () => {
    const { request, support } = await ask('I want to kill myself.');
    expect(support).toEqual(expect.any(String));
    expect(request.state).toBe('waiting');
    const { alerts } = succeeded(await lesson.teacher.get('/api/alerts'));
    expect(alerts).toMatchObject([{ message: 'I want to kill myself.', studentUid: lesson.student.uid }]);
    const { interactions } = succeeded(
      await lesson.student.get(`/api/sessions/${lesson.session.id}/interactions`),
    );
    expect(interactions).toMatchObject([{ question: 'I want to kill myself.', answer: support }]);
  });

  it('raises the alert also after the lesson, without a request', async () => {
    await lesson.teacher.stopSession(lesson.class.id);
    const { request, support } = await ask('I want to kill myself.');
    expect(request).toBeNull();
    expect(support).toEqual(expect.any(String));
    expect(succeeded(await lesson.teacher.get('/api/alerts')).alerts).toHaveLength(1);
  });

  it('ends with the lesson, and is there again when the lesson is continued', async () => {
    const { request } = await ask('Still there?');
    await lesson.teacher.stopSession(lesson.class.id);
    expect(await own()).toBeNull();
    expect(await answer(request.id, 'done')).toEqual(refusal('lesson-not-open'));
    succeeded(await lesson.teacher.post(`/api/classes/${lesson.class.id}/continue-session`));
    expect(await queue()).toMatchObject([{ id: request.id }]);
    await lesson.teacher.stopSession(lesson.class.id);
    await lesson.teacher.startSession(lesson.class.id);
    expect(await answer(request.id, 'done')).toEqual(refusal('lesson-not-open'));
    await lesson.student.openSession(lesson.session.id);
    expect(await queue()).toEqual([]);
    expect(await own()).toBeNull();
  });

  it('is deleted with the conversations of its student', async () => {
    const [mei, omar] = pair();
    await ask('From Mei', mei);
    await ask('From Omar', omar);
    const monitor = await lesson.teacher.monitor();
    await monitor.next('snapshot');
    succeeded(
      await lesson.teacher.post(`/api/classes/${lesson.class.id}/delete-conversations`, {
        studentUid: mei.uid,
      }),
    );
    const { helpRequests } = (await monitor.next('snapshot')).data;
    expect(helpRequests).toMatchObject([{ text: 'From Omar' }]);
    expect(await own(mei)).toBeNull();
    const list = `/api/sessions/${lesson.session.id}/help-requests`;
    expect(succeeded(await mei.get(list)).helpRequests).toEqual([]);
    expect(succeeded(await lesson.teacher.get(list)).helpRequests).toMatchObject([{ text: 'From Omar' }]);
  });

  it('is deleted with all work of its lesson, as the notes are', async () => {
    await ask('Help.');
    const notes = `/api/sessions/${lesson.session.id}/notes`;
    const [note] = succeeded(await lesson.teacher.post(notes, { text: 'For all.' })).notes;
    succeeded(await lesson.student.post(`/api/notes/${note.id}/replies`, { text: 'Yes.' }));
    succeeded(
      await lesson.teacher.post(`/api/classes/${lesson.class.id}/delete-conversations`, {
        openingId: lesson.session.openingId,
      }),
    );
    for (const reader of [lesson.teacher, lesson.student]) {
      const list = `/api/sessions/${lesson.session.id}/help-requests`;
      expect(succeeded(await reader.get(list)).helpRequests).toEqual([]);
      expect(succeeded(await reader.get(notes)).notes).toEqual([]);
    }
  });

  it('takes a line of up to 300 characters', async () => {
    expect((await lesson.student.post(path(), { text: 'x'.repeat(301) })).body.code).toBe('invalid-input');
  });
});

describeEndpoint('getHelpRequest', () => {
  it('has the last request of the caller in the lesson, also after it was answered', async () => {
    const [mei, omar] = pair();
    expect(await own(mei)).toBeNull();
    const { request } = await ask('Help.', mei);
    expect(await own(mei)).toEqual(request);
    expect(await own(omar)).toBeNull();
    succeeded(await answer(request.id, 'done'));
    expect(await own(mei)).toMatchObject({ state: 'done', teacherName: lesson.teacher.name });
    const next = await ask('Once more.', mei);
    expect(next.request.id).not.toBe(request.id);
    expect(await own(mei)).toEqual(next.request);
  });
});

describeEndpoint('withdrawHelpRequest', () => {
  const withdraw = () => lesson.student.post(`${path()}/withdraw`);

  it('takes the request back, also when the teacher is coming', async () => {
    expect(succeeded(await withdraw()).request).toBeNull();
    const { request } = await ask('Help.');
    succeeded(await answer(request.id, 'coming'));
    const monitor = await lesson.teacher.monitor();
    await monitor.next('snapshot');
    expect(succeeded(await withdraw()).request).toMatchObject({ id: request.id, state: 'withdrawn' });
    expect((await monitor.next('helpRequest')).data.request.state).toBe('withdrawn');
    expect(await queue()).toEqual([]);
  });

  it('leaves one alone that the teacher has ended', async () => {
    const { request } = await ask('Help.');
    succeeded(await answer(request.id, 'done'));
    expect(succeeded(await withdraw()).request.state).toBe('done');
  });
});

describeEndpoint('answerHelpRequest', () => {
  it('tells the student in the teacher’s name who is coming, and then that it is done', async () => {
    const { request } = await ask('Help.');
    const feed = await lesson.student.events('/api/student/events');
    await feed.next('snapshot');
    expect(succeeded(await answer(request.id, 'coming')).request.state).toBe('coming');
    await feed.next('lesson');
    expect(await own()).toMatchObject({ state: 'coming', teacherName: lesson.teacher.name });
    expect(await queue()).toMatchObject([{ state: 'coming' }]);
    succeeded(await answer(request.id, 'done'));
    await feed.next('lesson');
    expect(await own()).toMatchObject({ state: 'done', teacherName: lesson.teacher.name });
    expect(await queue()).toEqual([]);
  });

  it('keeps a request as it ended', async () => {
    const { request } = await ask('Help.');
    succeeded(await lesson.student.post(`${path()}/withdraw`));
    expect(succeeded(await answer(request.id, 'coming')).request.state).toBe('withdrawn');
  });

  it('happens by a note to the student, and not by one to all', async () => {
    const [mei, omar] = pair();
    await ask('Help.', mei);
    await ask('', omar);
    const notes = `/api/sessions/${lesson.session.id}/notes`;
    succeeded(await lesson.teacher.post(notes, { text: 'Five more minutes.' }));
    expect(await queue()).toHaveLength(2);
    succeeded(await lesson.teacher.post(notes, { text: 'Look at the sign.', studentUids: [mei.uid] }));
    expect(await own(mei)).toMatchObject({ state: 'noted', teacherName: lesson.teacher.name });
    expect(await queue()).toMatchObject([{ studentUid: omar.uid }]);
  });

  it('knows no other answers', async () => {
    const { request } = await ask('Help.');
    expect((await answer(request.id, 'never')).body.code).toBe('invalid-input');
  });
});

describeEndpoint('listHelpRequests', () => {
  const paths = () => `/api/sessions/${lesson.session.id}/help-requests`;

  it('lists those of a lesson, open or over: all for the teacher, a student’s own for the student [spec 10.226]', async () => {
    const [mei, omar] = pair();
    const { request } = await ask('Is it 4?', mei);
    succeeded(await answer(request.id, 'done'));
    app.clock.advance(1_000);
    await ask('Write to omar@example.org.', omar);
    const list = async (query = '') =>
      succeeded(await lesson.teacher.get(`${paths()}?${query}`)).helpRequests;
    const ended = { ...request, state: 'done', teacherName: lesson.teacher.name };
    expect(await list()).toMatchObject([ended, { studentUid: omar.uid, hasPersonalData: true }]);
    expect(await list(`studentUid=${mei.uid}`)).toMatchObject([ended]);
    const [own, ...others] = succeeded(await omar.get(`${paths()}?studentUid=${mei.uid}`)).helpRequests;
    expect(own).toMatchObject({ text: 'Write to omar@example.org.', state: 'waiting' });
    expect(own).not.toHaveProperty('hasPersonalData');
    expect(others).toEqual([]);
    await lesson.teacher.stopSession(lesson.class.id);
    await lesson.teacher.startSession(lesson.class.id);
    expect(await list()).toEqual([]);
    const earlier = `openingId=${lesson.session.openingId}`;
    expect(await list(earlier)).toHaveLength(2);
    expect(succeeded(await mei.get(`${paths()}?${earlier}`)).helpRequests).toMatchObject([ended]);
  });

  it('refuses a lesson without an id', async () => {
    expect((await lesson.teacher.get(`${paths()}?openingId=`)).body.code).toBe('invalid-input');
  });
});

describe('a student who goes', () => {
  /**
   * Checks that the open request of the first student ends when that student goes, and the other one stays.
   */
  async function expectEnded(go: (student: Student) => Promise<unknown>): Promise<void> {
    const [mei, omar] = pair();
    const { request } = await ask('Help.', mei);
    succeeded(await answer(request.id, 'coming'));
    await ask('Me too.', omar);
    const monitor = await lesson.teacher.monitor();
    await monitor.next('snapshot');
    await go(mei);
    expect((await monitor.next('helpRequest')).data.request).toMatchObject({
      id: request.id,
      state: 'departed',
    });
    expect(await queue()).toMatchObject([{ studentUid: omar.uid }]);
    const path = `/api/sessions/${lesson.session.id}/help-requests?studentUid=${mei.uid}`;
    expect(succeeded(await lesson.teacher.get(path)).helpRequests).toMatchObject([{ state: 'departed' }]);
  }

  it('by leaving the class has no open request any more', () =>
    expectEnded(async (mei) => succeeded(await mei.post(`/api/classes/${lesson.class.id}/leave`))));

  it('by being removed has no open request any more', () =>
    expectEnded(async ({ uid }) =>
      succeeded(
        await lesson.teacher.post(`/api/classes/${lesson.class.id}/remove-student`, { studentUid: uid }),
      ),
    ));

  it('without a request, or after it was ended, changes no request', async () => {
    const [mei, omar] = pair();
    const { request } = await ask('Help.', mei);
    succeeded(await answer(request.id, 'done'));
    for (const student of [mei, omar]) succeeded(await student.post(`/api/classes/${lesson.class.id}/leave`));
    const path = `/api/sessions/${lesson.session.id}/help-requests`;
    expect(succeeded(await lesson.teacher.get(path)).helpRequests).toMatchObject([{ state: 'done' }]);
  });
});
