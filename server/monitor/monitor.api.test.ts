import { setImmediate } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { avatarOf } from '../../contract/monitor.ts';
import { freshDatabase } from '../../test/databases.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp } from '../../test/harness.ts';
import { gated, refused } from '../../test/model-scripts.ts';
import { registerStudent, registerTeacher, type Student, startLesson } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

async function lesson({ students = 1 } = {}) {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url });
  return { app, modelServer, ...(await startLesson(app, { students })) };
}

/** Rows of the event log arrive many turns of the event loop later than those of other tables. */
const slowEvents: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const areEvents = result.rows.some((row) => 'number' in row && 'data' in row);
    for (let turn = 0; areEvents && turn < 20_000; turn++) await setImmediate();
    return result;
  },
};

describeEndpoint('monitorEvents', () => {
  it('ends when it shows the present for a reader that does not wait, and goes on from its cursor', async () => {
    const { teacher, student, session, modelServer } = await lesson();
    await student.openSession(session.id);
    const read = async (lastEventId?: string) => {
      const headers: Record<string, string> =
        lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
      const reader = await teacher.monitor(headers, '?wait=0');
      await reader.end();
      return reader.seen;
    };
    const names = (seen: Awaited<ReturnType<typeof read>>) => seen.map(({ event }) => event);
    const first = await read();
    expect(names(first)).toEqual(['snapshot', 'alerts', 'joinRequests']);
    expect(names(await read(first[0]?.id))).toEqual(['presence', 'model', 'alerts', 'joinRequests']);

    modelServer.script(gated('go', ['What is given? '], ['And what is sought?']));
    const answer = await student.askStreaming(session.id, 'How do I begin?');
    await answer.next('delta');
    const growing = await read(first[0]?.id);
    expect(names(growing)).toEqual(expect.arrayContaining(['question', 'delta']));
    modelServer.open('go');
    await answer.next('done');
    const last = growing.findLast(({ id }) => id !== undefined)?.id;
    const rest = await read(last);
    expect(names(rest)).toContain('answer');
    expect(names(rest)).not.toContain('question');
    await teacher.stopSession(session.classId);
    const stopped = await read(last);
    expect(stopped.find(({ event }) => event === 'snapshot')?.data.session).toBeNull();
  });

  describe('the snapshot', () => {
    it('has no session while none is open or nobody has joined', async () => {
      const { app, teacher } = await lesson();
      const newcomer = await registerTeacher(app);
      for (const each of [newcomer, teacher]) {
        const monitor = await each.monitor();
        expect((await monitor.next('snapshot')).data).toEqual({ session: null, students: [] });
      }
    });

    it('shows each student with all questions of the lesson [spec 3.15 4.19]', async () => {
      const { app, teacher, students, session } = await lesson({ students: 2 });
      const [first, second] = students as [Student, Student];
      await first.ask(session.id, 'One?');
      app.clock.advance(1_000);
      await first.ask(session.id, 'Two?');
      await second.openSession(session.id);
      const monitor = await teacher.monitor();
      const { data, id } = await monitor.next('snapshot');
      expect(data.session).toMatchObject({ id: session.id, status: 'open', title: 'Algebra 1' });
      expect(data.students).toMatchObject([
        { id: first.uid, name: first.name, messages: [{ question: 'One?' }, { question: 'Two?' }] },
        { id: second.uid, name: second.name, messages: [] },
      ]);
      const now = app.clock.now().toISOString();
      expect(data.students[0].lastActivity).toBe(now);
      expect(data.students[1]).toEqual({
        id: second.uid,
        name: second.name,
        username: expect.any(String),
        firstName: expect.any(String),
        lastName: expect.any(String),
        avatar: avatarOf(second.name),
        status: 'active',
        lastActivity: now,
        messages: [],
        joinedAt: now,
      });
      expect(id).toMatch(new RegExp(`^${session.id}:\\d+$`));
    });

    it('shows the newest fifty of a student’s questions', async () => {
      const { app, teacher, student, session } = await lesson();
      for (let n = 1; n <= 52; n++) {
        app.clock.advance(1_000);
        await student.ask(session.id, `${n}`);
      }
      const { messages } = (await (await teacher.monitor()).next('snapshot')).data.students[0];
      expect(messages.map(({ question }: { question: string }) => question)).toEqual(
        Array.from({ length: 50 }, (_, n) => `${n + 3}`),
      );
    });

    it('shows the newest of several open sessions that students have joined [spec 4.16 10.39]', async () => {
      const { app, teacher, student, session } = await lesson();
      await student.openSession(session.id);
      app.clock.advance(1_000);
      const newer = await teacher.createClass({ className: 'Science 2', subject: 'Science' });
      const newerSession = await teacher.startSession(newer.id);
      const monitor = await teacher.monitor();
      expect((await monitor.next('snapshot')).data.session.id).toBe(session.id);
      const newStudent = await registerStudent(app, newerSession.sessionCode);
      await newStudent.joinClass(newer.classCode);
      await newStudent.openSession(newerSession.id);
      expect((await monitor.next('snapshot')).data.session.id).toBe(newerSession.id);
      const chosen = await teacher.monitor({}, `?sessionId=${session.id}`);
      expect((await chosen.next('snapshot')).data.session.id).toBe(session.id);
    });

    it('is sent again when the session stops and when a new lesson begins, without earlier questions [spec 4.18]', async () => {
      const { teacher, student, session, class: ofClass } = await lesson();
      await student.ask(session.id, 'In the first lesson?');
      const monitor = await teacher.monitor();
      expect((await monitor.next('snapshot')).data.students).toHaveLength(1);
      await teacher.stopSession(ofClass.id);
      expect((await monitor.next('snapshot')).data).toEqual({ session: null, students: [] });
      await teacher.startSession(ofClass.id);
      const again = (await monitor.next('snapshot')).data;
      expect(again.session).toMatchObject({ id: session.id, status: 'open' });
      expect(again.students).toEqual([]);
      await student.openSession(session.id);
      expect((await monitor.next('participant')).data.student).toMatchObject({
        id: student.uid,
        messages: [],
      });
    });
  });

  describe('the events', () => {
    it('show a question, its answer as it grows, and the end of the answer [spec 7.29]', async () => {
      const { teacher, student, session, modelServer } = await lesson();
      await student.openSession(session.id);
      const monitor = await teacher.monitor();
      await monitor.next('snapshot');
      modelServer.script(gated('go', ['Let us look. '], ['What is given?']));
      const answer = await student.askStreaming(session.id, 'How?');
      const { interaction } = (await monitor.next('question')).data;
      await answer.next('delta');
      modelServer.open('go');
      const ended = (await monitor.next('answer')).data.interaction;
      const deltas = monitor.seen.filter(({ event }) => event === 'delta').map(({ data }) => data);
      expect(deltas.map(({ text }) => text).join('')).toBe('Let us look. What is given?');
      expect(deltas.map(({ offset }) => offset)).toEqual([0, 'Let us look. '.length]);
      expect(ended).toMatchObject({
        id: interaction.id,
        status: 'answered',
        answer: 'Let us look. What is given?',
      });
    });

    it('show a failed answer as failed', async () => {
      const { teacher, student, session, modelServer } = await lesson();
      await student.openSession(session.id);
      const monitor = await teacher.monitor();
      await monitor.next('snapshot');
      modelServer.script(refused(500));
      await student.ask(session.id, 'How?');
      expect((await monitor.next('answer')).data.interaction).toMatchObject({
        status: 'failed',
        failure: 'model-failed',
      });
    });

    it('tell what was found in a question before its answer ends, also to a teacher who comes later', async () => {
      const { teacher, student, session, modelServer } = await lesson();
      const early = await teacher.monitor();
      modelServer.script(gated('go', ['Let us look. '], ['What is given?']));
      const answer = await student.askStreaming(session.id, 'I still don’t get it');
      await answer.next('delta');
      const { data } = await early.next('findings');
      expect(data).toMatchObject({ noticed: { stuck: true, solved: false } });
      const late = await teacher.monitor();
      expect((await late.next('findings')).data).toEqual(data);
      modelServer.open('go');
      const ended = (await late.next('answer')).data.interaction;
      expect(ended).toMatchObject({ id: data.interactionId, noticed: { stuck: true } });
    });

    it('give the whole answer to a teacher who opens the monitor in the middle of it', async () => {
      const { teacher, student, session, modelServer } = await lesson();
      modelServer.script(gated('go', ['Let us look. '], ['What is given?']));
      const answer = await student.askStreaming(session.id, 'How?');
      await answer.next('delta');
      const monitor = await teacher.monitor();
      expect((await monitor.next('snapshot')).data.students[0].messages).toMatchObject([
        { status: 'pending', answer: '' },
      ]);
      expect((await monitor.next('delta')).data).toMatchObject({ text: 'Let us look. ', offset: 0 });
      modelServer.open('go');
      expect((await monitor.next('delta')).data).toMatchObject({
        text: 'What is given?',
        offset: 'Let us look. '.length,
      });
      await monitor.next('answer');
    });

    it('mark a student who asks without opening the session first as joined', async () => {
      const { teacher, student, session } = await lesson();
      const monitor = await teacher.monitor({}, `?sessionId=${session.id}`);
      expect((await monitor.next('snapshot')).data.students).toEqual([]);
      await student.ask(session.id, 'How?');
      expect((await monitor.next('participant')).data.student).toMatchObject({ id: student.uid });
      expect((await monitor.next('question')).data.interaction).toMatchObject({ studentUid: student.uid });
    });

    it('show presence as students report it, and how it lapses without reports', async () => {
      const { app, teacher, student, session } = await lesson();
      await student.openSession(session.id);
      const monitor = await teacher.monitor();
      expect((await monitor.next('snapshot')).data.students[0].status).toBe('active');
      await student.post(`/api/sessions/${session.id}/presence`, { status: 'typing' });
      expect((await monitor.next('presence')).data).toEqual({ studentUid: student.uid, status: 'typing' });
      app.clock.advance(60_000);
      app.ctx.presence.lapse();
      expect((await monitor.next('presence')).data.status).toBe('idle');
      app.clock.advance(60_000);
      app.ctx.presence.lapse();
      expect((await monitor.next('presence')).data.status).toBe('away');
    });

    it('show a student as away when the connection closes', async () => {
      const { teacher, student, session } = await lesson();
      const dashboard = await student.events('/api/student/events');
      await dashboard.next('snapshot');
      await student.openSession(session.id);
      const monitor = await teacher.monitor();
      await monitor.next('snapshot');
      dashboard.close();
      expect((await monitor.next('presence')).data).toEqual({ studentUid: student.uid, status: 'away' });
    });
  });

  describe('a return with Last-Event-ID', () => {
    it('gives the backlog in order and once, without a snapshot [spec 10.32]', async () => {
      const { teacher, student, session } = await lesson();
      await student.ask(session.id, 'One?');
      const before = await teacher.monitor();
      const { id } = await before.next('snapshot');
      before.close();
      await student.ask(session.id, 'Two?');
      await student.ask(session.id, 'Three?');

      const monitor = await teacher.monitor({ 'last-event-id': `${id}` });
      await monitor.next('answer');
      await monitor.next('answer');
      await student.ask(session.id, 'Four?');
      await monitor.next('answer');
      const durable = monitor.seen.filter((event) => event.id);
      expect(durable.map(({ event }) => event)).toEqual([
        'question',
        'answer',
        'question',
        'answer',
        'question',
        'answer',
      ]);
      const numbers = durable.map((event) => Number(event.id?.split(':')[1]));
      expect(numbers).toEqual(numbers.map((_, n) => (numbers[0] ?? 0) + n));
      expect(monitor.seen.some(({ event }) => event === 'snapshot')).toBe(false);
    });

    it('gives the present status of each student, also without an event about it in the backlog', async () => {
      const { teacher, student, session } = await lesson();
      await student.openSession(session.id);
      const before = await teacher.monitor();
      const { id } = await before.next('snapshot');
      before.close();
      await student.post(`/api/sessions/${session.id}/presence`, { status: 'typing' });

      const monitor = await teacher.monitor({ 'last-event-id': `${id}` });
      expect((await monitor.next('presence')).data).toEqual({ studentUid: student.uid, status: 'typing' });
    });

    it('shows that the session stopped meanwhile, then the present state', async () => {
      const { teacher, student, session, class: ofClass } = await lesson();
      await student.ask(session.id, 'One?');
      const before = await teacher.monitor();
      const { id } = await before.next('snapshot');
      before.close();
      await teacher.stopSession(ofClass.id);
      const monitor = await teacher.monitor({ 'last-event-id': `${id}` });
      expect((await monitor.next('session')).data.session.status).toBe('closed');
      expect((await monitor.next('snapshot')).data.session).toBeNull();
    });

    it('gives the backlog although its reading takes longer than to see that the session has stopped', async () => {
      const db = await freshDatabase();
      const app = await startApp({ db: { ...db, read: db.read.withPlugin(slowEvents) } });
      const { teacher, student, session, class: ofClass } = await startLesson(app);
      await student.ask(session.id, 'One?');
      const before = await teacher.monitor();
      const { id } = await before.next('snapshot');
      before.close();
      await teacher.stopSession(ofClass.id);
      const monitor = await teacher.monitor({ 'last-event-id': `${id}` });
      expect((await monitor.next('session')).data.session.status).toBe('closed');
    });

    it.each(['rubbish', 'OTHER:3', ':', 'x'.repeat(500)])(
      'begins with a snapshot when the id is unknown: %s',
      async (unknown) => {
        const { teacher, student, session } = await lesson();
        await student.openSession(session.id);
        const monitor = await teacher.monitor({ 'last-event-id': unknown });
        expect((await monitor.next('snapshot')).data.session.id).toBe(session.id);
      },
    );

    it('begins with a snapshot when the number was not reached yet or is another teacher’s', async () => {
      const { app, teacher, student, session } = await lesson();
      await student.openSession(session.id);
      const ahead = await teacher.monitor({ 'last-event-id': `${session.id}:999` });
      expect((await ahead.next('snapshot')).data.session.id).toBe(session.id);
      const stranger = await registerTeacher(app);
      const theirs = await stranger.monitor({ 'last-event-id': `${session.id}:1` });
      expect((await theirs.next('snapshot')).data.session).toBeNull();
    });
  });

  describe('the monitor', () => {
    it('refuses an id that is too long', async () => {
      const { teacher } = await lesson();
      expect(await teacher.get(`/api/monitor/events?sessionId=${'X'.repeat(65)}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
    });
  });

  it('the events that follow an old snapshot bring it to the state of a new snapshot [spec 7.29]', async () => {
    const { app, teacher, students, session } = await lesson({ students: 3 });
    await students[0]?.ask(session.id, 'Before?');
    const watching = await teacher.monitor();
    const stale = (await watching.next('snapshot')).data;
    app.clock.advance(1_000);
    await Promise.all(students.map((student) => student.ask(session.id, 'All at once?')));
    for (let n = 0; n < students.length; n++) await watching.next('answer');

    const replayed = messagesByStudent(stale.students);
    for (const { event, data } of watching.seen) {
      if (event === 'participant') replayed[data.student.id] = {};
      if (event === 'question' || event === 'answer') {
        const { studentUid, id } = data.interaction;
        replayed[studentUid] = { ...replayed[studentUid], [id]: data.interaction };
      }
    }
    const fresh = (await (await teacher.monitor()).next('snapshot')).data;
    expect(replayed).toEqual(messagesByStudent(fresh.students));
  });
});

/** The messages of each student by their ids, so that their order does not matter. */
function messagesByStudent(students: { id: string; messages: { id: string }[] }[]) {
  return Object.fromEntries(
    students.map(({ id, messages }) => [id, Object.fromEntries(messages.map((each) => [each.id, each]))]),
  ) as Record<string, Record<string, unknown>>;
}
