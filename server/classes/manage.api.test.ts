import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, registerTeacher, type Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

/** Registers a student with a session's id or code. */
const register = (sessionId: string) =>
  call(app.url, 'POST', '/auth/register/student', {
    body: { firstName: 'Leo', lastName: 'Lin', username: 'leo', password: 'secret', sessionId },
  });

const joinOfferOf = async (student: Student) =>
  succeeded(await student.get('/api/classes/student')).invitation;

describeEndpoint('updateClass', () => {
  it('changes name, subject and description, and nothing else [spec 10.21]', async () => {
    const { teacher, class: algebra, student, session } = await startLesson(app);
    const body = { className: ' Cells ', subject: 'Science', description: ' Chapter 3 ', classCode: 'MINE' };
    const answer = await teacher.post(`/api/classes/${algebra.id}/update`, body);
    expect(answer.body).toEqual({
      success: true,
      message: 'The class is changed.',
      class: expect.objectContaining({
        className: 'Cells',
        subject: 'Science',
        description: 'Chapter 3',
        classCode: algebra.classCode,
        currentSessionId: session.id,
        students: [student.uid],
      }),
    });
    expect((await teacher.get('/api/classes/teacher')).body.classes).toEqual([answer.body.class]);
    expect(await student.openSession(session.id)).toMatchObject({ title: 'Cells', subject: 'Science' });
  });

  it('leaves what was not sent as it is', async () => {
    const { teacher, class: algebra } = await startLesson(app);
    const path = `/api/classes/${algebra.id}/update`;
    succeeded(await teacher.post(path, { className: 'Cells', subject: 'Science', description: 'Chapter 3' }));
    const changed = succeeded(await teacher.post(path, { className: 'Mitosis' })).class;
    expect(changed).toMatchObject({ className: 'Mitosis', subject: 'Science', description: 'Chapter 3' });
  });

  it('accepts the same fields as creating a class', async () => {
    const teacher = await registerTeacher(app);
    const { id } = await teacher.createClass();
    const answer = await teacher.post(`/api/classes/${id}/update`, { className: '  ' });
    expect(answer).toEqual(refusal('invalid-input', 'Please give the class a name.'));
  });
});

describeEndpoint('renewClassCode', () => {
  it('gives another code; the old one stops working [spec 10.18]', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    const late = await registerStudent(app, session.sessionCode);
    const answer = await teacher.post(`/api/classes/${algebra.id}/renew-code`);
    const { classCode } = succeeded(answer).class;
    expect(classCode).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(classCode).not.toBe(algebra.classCode);
    expect(answer.body.message).toBe(`The new code is ${classCode}. The old one no longer works.`);
    expect(await late.post('/api/classes/join', { classCode: algebra.classCode })).toEqual(
      refusal('class-not-found'),
    );
    expect(await late.joinClass(classCode)).toMatchObject({ id: algebra.id });
  });

  it('gives another session code with it when the teacher wants it', async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    await student.openSession(session.id);
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');
    const answer = await teacher.post(`/api/classes/${algebra.id}/renew-code`, { sessionCode: true });
    const { classCode, sessionCode, currentSessionId } = succeeded(answer).class;
    expect(sessionCode).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect([algebra.classCode, session.sessionCode]).not.toContain(sessionCode);
    expect(classCode).not.toBe(algebra.classCode);
    expect(currentSessionId).toBe(session.id);
    expect(answer.body.message).toBe(
      `The new class code is ${classCode}, and the new Session ID is ${sessionCode}. The old ones no longer work.`,
    );
    expect((await monitor.next('session')).data.session).toMatchObject({ id: session.id, sessionCode });
    expect(await student.openSession(session.id)).toMatchObject({ sessionCode, status: 'open' });
    expect(await register(session.sessionCode)).toEqual(refusal('invalid-session-id'));
    const late = await registerStudent(app, sessionCode);
    expect(await joinOfferOf(late)).toMatchObject({ classCode });
  });

  it('renews only the class code of a class without a session', async () => {
    const teacher = await registerTeacher(app);
    const { id } = await teacher.createClass();
    const answer = await teacher.post(`/api/classes/${id}/renew-code`, { sessionCode: true });
    const { classCode, sessionCode } = succeeded(answer).class;
    expect(sessionCode).toBeNull();
    expect(answer.body.message).toBe(`The new code is ${classCode}. The old one no longer works.`);
    const session = await teacher.startSession(id);
    expect(await joinOfferOf(await registerStudent(app, session.sessionCode))).toMatchObject({ classCode });
  });

  it('does not guess which codes are meant', async () => {
    const { teacher, class: algebra } = await startLesson(app);
    const answer = await teacher.post(`/api/classes/${algebra.id}/renew-code`, { sessionCode: 'yes' });
    expect(answer).toEqual(refusal('invalid-input', 'Please check sessionCode.'));
  });
});

describeEndpoint('letStudentIn', () => {
  const letIn = (classId: string) => `/api/classes/${classId}/let-in`;

  it('brings a removed student back to the same conversations [spec 10.89]', async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    succeeded(await student.ask(session.id, 'What is 3 + 4?'));
    app.clock.advance(60_000);
    const removal = { studentUid: student.uid };
    const removed = await teacher.post(`/api/classes/${algebra.id}/remove-student`, removal);
    const entry = {
      uid: student.uid,
      name: student.name,
      username: student.email.split('@')[0],
      firstName: expect.any(String),
      lastName: expect.any(String),
      removedAt: app.clock.now().toISOString(),
    };
    expect(succeeded(removed).class.removed).toEqual([entry]);
    expect((await teacher.get('/api/classes/teacher')).body.classes).toMatchObject([{ removed: [entry] }]);
    const feed = await student.events('/api/student/events');
    await feed.next('snapshot');

    app.clock.advance(60_000);
    const answer = await teacher.post(letIn(algebra.id), removal);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'The student is in this class now.',
      class: {
        id: algebra.id,
        removed: [],
        roster: [{ uid: student.uid, joinedAt: app.clock.now().toISOString() }],
      },
    });
    expect((await feed.next('class')).data.class).toMatchObject({ id: algebra.id });
    const { interactions } = (await student.get(`/api/sessions/${session.id}/interactions`)).body;
    expect(interactions).toMatchObject([{ question: 'What is 3 + 4?' }]);
    await student.post(`/api/classes/${algebra.id}/leave`);
    expect(await student.joinClass(algebra.classCode)).toMatchObject({ id: algebra.id });
  });

  it('changes nothing for a student who is in the class', async () => {
    const { teacher, class: algebra, student } = await startLesson(app);
    const [before] = (await teacher.get('/api/classes/teacher')).body.classes;
    app.clock.advance(60_000);
    const answer = await teacher.post(letIn(algebra.id), { studentUid: student.uid });
    expect(succeeded(answer).class).toEqual(before);
  });

  it('is for no student who neither asked to join nor was removed from this class', async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    const stranger = await registerStudent(app, session.sessionCode);
    await student.post(`/api/classes/${algebra.id}/leave`);
    const elsewhere = await startLesson(app);
    const removal = { studentUid: elsewhere.student.uid };
    succeeded(await elsewhere.teacher.post(`/api/classes/${elsewhere.class.id}/remove-student`, removal));
    for (const studentUid of [stranger.uid, student.uid, elsewhere.student.uid, teacher.uid]) {
      expect(await teacher.post(letIn(algebra.id), { studentUid })).toEqual(refusal('student-not-found'));
    }
    expect(await teacher.post(letIn(algebra.id), {})).toEqual(
      refusal('invalid-input', 'Please check studentUid.'),
    );
  });
});

describeEndpoint('restoreClass', () => {
  it('brings a class back as it was, with its students and its closed session [spec 10.20]', async () => {
    const { teacher, class: algebra, student, session } = await startLesson(app);
    await teacher.stopSession(algebra.id);
    const [before] = (await teacher.get('/api/classes/teacher')).body.classes;
    await teacher.post(`/api/classes/${algebra.id}/archive`);
    const answer = await teacher.post(`/api/classes/${algebra.id}/restore`);
    expect(answer.body).toEqual({ success: true, message: 'Algebra 1 is back.', class: before });
    expect((await student.get('/api/classes/student')).body.classes).toMatchObject([{ id: algebra.id }]);
    expect(await student.openSession(session.id)).toMatchObject({ status: 'closed' });
    expect((await teacher.get('/api/classes/teacher?archived=true')).body.classes).toEqual([]);
  });

  it('leaves a class that is not archived as it is', async () => {
    const teacher = await registerTeacher(app);
    const created = await teacher.createClass();
    expect(succeeded(await teacher.post(`/api/classes/${created.id}/restore`)).class).toEqual(created);
  });
});

describeEndpoint('resetStudentPassword', () => {
  const reset = (classId: string) => `/api/classes/${classId}/reset-password`;
  const signIn = (email: string, password: string) =>
    call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });

  it('shows a new password once; the old one and every sign-in of the student end [spec 10.25]', async () => {
    const { teacher, class: algebra, student } = await startLesson(app);
    const elsewhere = (await signIn(student.email, student.password)).body.token;
    const feed = await student.events('/api/student/events');
    await feed.next('snapshot');

    const answer = await teacher.post(reset(algebra.id), { studentUid: student.uid });
    const { password } = succeeded(answer);
    expect(answer.body).toEqual({
      success: true,
      message: 'Please write the new password down. It is shown only now.',
      password: expect.stringMatching(/^([a-z]{3,6}-){3}\d{4}$/),
    });
    await feed.end();
    for (const token of [student.token, elsewhere]) {
      expect(await call(app.url, 'GET', '/api/users/me', { token })).toEqual(refusal('not-signed-in'));
    }
    expect((await signIn(student.email, student.password)).status).toBe(401);
    expect((await signIn(student.email, password)).body.user.id).toBe(student.uid);
    expect((await teacher.get('/api/users/me')).status).toBe(200);
  });

  it('lets the student sign in after too many wrong guesses', async () => {
    app = await startApp({ limitsScale: 1 });
    const { teacher, class: algebra, student } = await startLesson(app);
    for (let n = 0; n < 10; n++) await signIn(student.email, 'forgotten');
    const { password } = succeeded(await teacher.post(reset(algebra.id), { studentUid: student.uid }));
    expect((await signIn(student.email, password)).status).toBe(200);
  });

  it('is only for students of the class', async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    const stranger = await registerStudent(app, session.sessionCode);
    const colleague = await registerTeacher(app);
    await student.post(`/api/classes/${algebra.id}/leave`);
    for (const studentUid of [stranger.uid, colleague.uid, teacher.uid, student.uid]) {
      expect(await teacher.post(reset(algebra.id), { studentUid })).toEqual(refusal('student-not-found'));
    }
    for (const person of [stranger, colleague, student]) {
      expect((await person.get('/api/users/me')).status).toBe(200);
    }
    expect(await teacher.post(reset(algebra.id), {})).toEqual(
      refusal('invalid-input', 'Please check studentUid.'),
    );
  });
});

describe('the join offer', () => {
  it('does not hand a renewed class code to an account made with the old session code or id', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    const before = await registerStudent(app, session.sessionCode);
    expect(await joinOfferOf(before)).toMatchObject({ classCode: algebra.classCode });
    const renew = async (body?: object) =>
      succeeded(await teacher.post(`/api/classes/${algebra.id}/renew-code`, body)).class;
    await renew();
    for (const made of [before, await registerStudent(app, session.sessionCode)]) {
      expect(await joinOfferOf(made)).toBeNull();
    }
    const { sessionCode, classCode } = await renew({ sessionCode: true });
    const byId = await registerStudent(app, session.id);
    for (const made of [before, byId]) {
      const { body } = await made.get('/api/classes/student');
      expect(body.invitation).toBeNull();
      expect(JSON.stringify((await made.get('/api/users/me')).body)).not.toContain(sessionCode);
    }
    expect(await joinOfferOf(await registerStudent(app, sessionCode))).toMatchObject({ classCode });
  });

  it('disappears while the class is archived, and its session code registers nobody', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    const student = await registerStudent(app, session.sessionCode);
    await teacher.post(`/api/classes/${algebra.id}/archive`);
    expect((await student.get('/api/classes/student')).body.invitation).toBeNull();
    expect(await register(session.sessionCode)).toEqual(refusal('invalid-session-id'));
    await teacher.post(`/api/classes/${algebra.id}/restore`);
    expect((await student.get('/api/classes/student')).body.invitation).toMatchObject({
      classCode: algebra.classCode,
    });
    expect((await register(session.sessionCode)).status).toBe(200);
  });
});
