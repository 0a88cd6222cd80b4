import { beforeEach, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded } from '../../test/people.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const id = expect.stringMatching(/^[A-Z0-9]{26}$/);
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describeEndpoint('startSession', () => {
  it('opens the session of the class, with a code to register with [spec 1.3 3.8 7.9 9.2]', async () => {
    const teacher = await registerTeacher(app, { name: 'Ada Byron' });
    const created = await teacher.createClass({ className: 'Cells', subject: 'Science' });
    const answer = await teacher.post(`/api/classes/${created.id}/start-session`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      session: {
        id,
        classId: created.id,
        teacherUid: teacher.uid,
        teacherId: teacher.uid,
        teacherName: 'Ada Byron',
        status: 'open',
        students: [],
        createdAt: timestamp,
        lastOpenedAt: answer.body.session.createdAt,
        endsAt: null,
        pauses: [],
        studentGuidelines: [],
        openingId: id,
        acts: { startedBy: 'Ada Byron', endedBy: null, stoppedBy: null },
        title: 'Cells',
        subject: 'Science',
        sessionCode: expect.stringMatching(/^[A-HJKMNP-Z2-9]{6}$/),
        aiGuidelines: { directness: 'guided', mathSupport: 'formulas_allowed' },
      },
    });
    const [listed] = (await teacher.get('/api/classes/teacher')).body.classes;
    const { id: currentSessionId, sessionCode } = answer.body.session;
    expect(listed).toMatchObject({ sessionStatus: 'open', currentSessionId, sessionCode });
  });

  it('opens one lesson when it is called many times at once', async () => {
    const teacher = await registerTeacher(app);
    const created = await teacher.createClass();
    const path = `/api/classes/${created.id}/start-session`;
    for (const _lesson of ['first', 'second']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => teacher.post(path)));
      const openings = answers.map((answer) => succeeded(answer).session.openingId);
      expect(new Set(openings).size).toBe(1);
      await teacher.stopSession(created.id);
    }
  });

  it('accepts the content type of JSON without a body [spec 7.9]', async () => {
    const { teacher, class: algebra } = await startLesson(app, { students: 0 });
    const path = `/api/classes/${algebra.id}/start-session`;
    const headers = { 'content-type': 'application/json' };
    for (const raw of ['', '  ', undefined]) {
      expect((await call(app.url, 'POST', path, { token: teacher.token, headers, raw })).status).toBe(200);
    }
  });
});

describeEndpoint('stopSession', () => {
  it('closes the session, and changes nothing when it is closed or was never started [spec 1.3 7.10]', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    const path = `/api/classes/${algebra.id}/stop-session`;
    for (const _time of ['first', 'second']) {
      const answer = await teacher.post(path);
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    }
    const stopped = (await teacher.get(`/api/sessions/${session.id}`)).body.session;
    const acts = { startedBy: teacher.name, endedBy: 'teacher', stoppedBy: teacher.name };
    expect(stopped).toEqual({ ...session, status: 'closed', acts });

    const { id: unstarted } = await teacher.createClass();
    expect((await teacher.post(`/api/classes/${unstarted}/stop-session`)).body).toEqual({ success: true });
    const [listed] = (await teacher.get('/api/classes/teacher')).body.classes.filter(
      (each: { id: string }) => each.id === unstarted,
    );
    expect(listed).toMatchObject({ sessionStatus: 'closed', currentSessionId: null, sessionCode: null });
  });
});

describeEndpoint('getSession', () => {
  it('marks a student as joined while the session is open [spec 3.9 6.11 7.15]', async () => {
    const { teacher, session, student } = await startLesson(app);
    const path = `/api/sessions/${session.id}`;
    expect((await teacher.get(path)).body).toEqual({ success: true, session });
    const joined = {
      studentId: student.uid,
      uid: student.uid,
      name: student.name,
      studentName: student.name,
      status: 'joined',
      joinedAt: timestamp,
      createdAt: timestamp,
    };
    const { acts: _, ...shown } = session;
    expect(await student.openSession(session.id)).toEqual({ ...shown, students: [joined] });
    app.clock.advance(5_000);
    await student.openSession(session.id.toLowerCase());
    expect((await teacher.get(path)).body.session.students).toEqual([
      { ...joined, joinedAt: session.createdAt, createdAt: session.createdAt },
    ]);
  });

  it('shows a student none of the other students [spec 10.36]', async () => {
    const { session, students } = await startLesson(app, { students: 3 });
    for (const student of students) {
      const shown = await student.openSession(session.id);
      expect(shown.students.map(({ uid }: { uid: string }) => uid)).toEqual([student.uid]);
    }
  });
});

describeEndpoint('listOpenings', () => {
  it('shows the teacher every lesson, newest first, and a student only those joined [spec 10.9]', async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    const path = `/api/sessions/${session.id}/openings`;
    const openings = async (person: { get: typeof teacher.get }) =>
      succeeded(await person.get(path)).openings;
    expect(await openings(student)).toEqual([]);

    await student.openSession(session.id);
    app.clock.advance(3_600_000);
    const firstClosed = app.clock.now().toISOString();
    await teacher.stopSession(algebra.id);
    app.clock.advance(3_600_000);
    const second = await teacher.startSession(algebra.id);
    const first = { id: session.openingId, openedAt: session.createdAt, closedAt: firstClosed };
    const open = { id: second.openingId, openedAt: second.lastOpenedAt, closedAt: null };
    const acts = { startedBy: teacher.name, endedBy: null, stoppedBy: null };
    const stopped = { ...acts, endedBy: 'teacher', stoppedBy: teacher.name };
    expect(await openings(teacher)).toEqual([
      { ...open, acts },
      { ...first, acts: stopped },
    ]);
    expect(await openings(student)).toEqual([first]);
    await student.openSession(session.id);
    expect(await openings(student)).toEqual([open, first]);
  });
});

describeEndpoint('setPresence', () => {
  it("shows the student's state to the teacher", async () => {
    const { teacher, session, student } = await startLesson(app);
    await student.openSession(session.id);
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');
    for (const status of ['typing', 'idle', 'active']) {
      const answer = await student.post(`/api/sessions/${session.id}/presence`, { status });
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
      expect((await monitor.next('presence')).data).toEqual({ studentUid: student.uid, status });
    }
  });

  it('knows no other status', async () => {
    const { session, student } = await startLesson(app);
    const path = `/api/sessions/${session.id}/presence`;
    for (const status of ['away', 'joined', '', null, undefined]) {
      expect(await student.post(path, { status })).toEqual(
        expect.objectContaining({ status: 400, body: expect.objectContaining({ code: 'invalid-input' }) }),
      );
    }
  });
});

describeEndpoint('studentEvents', () => {
  it("sends the student's classes, then each class when its session opens or closes [spec 10.24]", async () => {
    const { teacher, class: algebra, session, student } = await startLesson(app);
    const feed = await student.events('/api/student/events');
    const { data, id: eventId } = await feed.next('snapshot');
    const { success: _, ...listed } = (await student.get('/api/classes/student')).body;
    expect(data).toEqual(listed);
    expect(eventId).toBeFalsy();
    await teacher.stopSession(algebra.id);
    expect((await feed.next('class')).data.class).toMatchObject({ id: algebra.id, sessionStatus: 'closed' });
    await teacher.startSession(algebra.id);
    expect((await feed.next('class')).data.class).toMatchObject({
      sessionStatus: 'open',
      currentSessionId: session.id,
    });
  });

  it('ends after the snapshot for a reader that does not wait, and the student counts as present', async () => {
    const { session, student } = await startLesson(app);
    await student.openSession(session.id);
    await student.post(`/api/sessions/${session.id}/presence`, { status: 'active' });
    const feed = await student.events('/api/student/events');
    await feed.next('snapshot');
    const part = await student.events('/api/student/events?wait=0');
    await part.end();
    expect(part.seen.map(({ event }) => event)).toEqual(['snapshot']);
    expect(await student.get('/api/student/events?wait=1')).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
    feed.close();
    const again = await student.events('/api/student/events?wait=0');
    await again.end();
    expect(app.ctx.presence.statusOf(session.id, student.uid)).toBe('active');
  });

  it('sends a class that the student joins on another device, and no other', async () => {
    const { teacher, student } = await startLesson(app);
    const feed = await student.events('/api/student/events');
    await feed.next('snapshot');
    const strange = await teacher.createClass();
    await teacher.startSession(strange.id);
    const joined = await teacher.createClass({ className: 'Algebra 2' });
    await student.joinClass(joined.classCode);
    expect((await feed.next('class')).data.class.id).toBe(joined.id);
    expect(feed.seen.map(({ event }) => event)).toEqual(['snapshot', 'class']);
  });

  it('sends a new snapshot when the student leaves a class or is removed, or the class is archived', async () => {
    const { teacher, class: algebra, student } = await startLesson(app);
    const feed = await student.events('/api/student/events');
    const classIds = async () =>
      (await feed.next('snapshot')).data.classes.map(({ id: classId }: { id: string }) => classId);
    expect(await classIds()).toEqual([algebra.id]);
    const body = { studentUid: student.uid };
    const partings: [() => Promise<unknown>, () => Promise<unknown>][] = [
      [() => student.post(`/api/classes/${algebra.id}/leave`), () => student.joinClass(algebra.classCode)],
      [
        () => teacher.post(`/api/classes/${algebra.id}/remove-student`, body),
        () => teacher.post(`/api/classes/${algebra.id}/let-in`, body),
      ],
    ];
    for (const [part, comeBack] of partings) {
      await part();
      expect(await classIds()).toEqual([]);
      await comeBack();
      expect((await feed.next('class')).data.class.id).toBe(algebra.id);
    }
    await teacher.stopSession(algebra.id);
    expect((await feed.next('class')).data.class.sessionStatus).toBe('closed');
    await teacher.post(`/api/classes/${algebra.id}/archive`);
    expect(await classIds()).toEqual([]);
    await teacher.post(`/api/classes/${algebra.id}/restore`);
    expect((await feed.next('class')).data.class.id).toBe(algebra.id);
  });

  it('sends the new name or code of a class', async () => {
    const { teacher, class: algebra, student } = await startLesson(app);
    const feed = await student.events('/api/student/events');
    await feed.next('snapshot');
    await teacher.post(`/api/classes/${algebra.id}/update`, { className: 'Algebra 2' });
    expect((await feed.next('class')).data.class.className).toBe('Algebra 2');
    const renewed = succeeded(await teacher.post(`/api/classes/${algebra.id}/renew-code`)).class;
    expect((await feed.next('class')).data.class.classCode).toBe(renewed.classCode);
  });
});
