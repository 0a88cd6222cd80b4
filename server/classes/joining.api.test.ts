import { beforeEach, describe, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, type Student, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ limitsScale: 10_000 });
});

const classOf = async (teacher: Teacher) => succeeded(await teacher.get('/api/classes/teacher')).classes[0];

type Lesson = Awaited<ReturnType<typeof startLesson>>;
type Joining = Pick<Lesson, 'class' | 'session'>;

/** Makes new accounts, each of which tries to join the class. */
async function flood(
  { class: { classCode }, session: { sessionCode } }: Joining,
  count: number,
): Promise<Student[]> {
  const made: Student[] = [];
  for (let more = 0; more < count; more++) {
    const stranger = await registerStudent(app, sessionCode);
    await stranger.post('/api/classes/join', { classCode });
    made.push(stranger);
  }
  return made;
}

/** A class of twelve in its second lesson. */
async function secondLesson() {
  const lesson = await startLesson(app, { students: 12 });
  const { teacher } = lesson;
  await teacher.stopSession(lesson.class.id);
  app.clock.advance(60_000);
  const session = await teacher.startSession(lesson.class.id);
  app.clock.advance(60_000);
  return { ...lesson, session };
}

describe('a child who invents people', () => {
  it('puts five of them into a class that has its students; then the teacher lets each one in [spec 10.278]', async () => {
    const lesson = await secondLesson();
    const { teacher, class: created } = lesson;
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');
    const strangers = await flood(lesson, 7);
    await monitor.next('joinRequests');
    const shown = await classOf(teacher);
    expect(shown).toMatchObject({ asksApproval: true, approvalTurnedOnAt: app.clock.now().toISOString() });
    expect(shown.roster).toHaveLength(12 + 5);
    expect(shown.waiting.map(({ uid }: { uid: string }) => uid).sort()).toEqual(
      strangers
        .slice(5)
        .map(({ uid }) => uid)
        .sort(),
    );
    const log = await app.ctx.db.read.selectFrom('security_log').selectAll().execute();
    expect(log.filter(({ event }) => event === 'approval-set')).toMatchObject([{ detail: 'many-new' }]);

    // A teacher who turns approval off expects more of them in this lesson.
    const off = { className: created.className, asksApproval: false };
    expect(succeeded(await teacher.post(`/api/classes/${created.id}/update`, off)).class).toMatchObject({
      approvalTurnedOnAt: null,
    });
    await flood(lesson, 2);
    expect((await classOf(teacher)).roster).toHaveLength(12 + 5 + 2);
    await teacher.stopSession(created.id);
    app.clock.advance(60_000);
    await teacher.startSession(created.id);
    app.clock.advance(60_000);
    await flood(lesson, 6);
    expect(await classOf(teacher)).toMatchObject({ asksApproval: true, waiting: [{}, {}, {}] });
    // It stays on, but the next lesson does not speak of it as new.
    await teacher.stopSession(created.id);
    expect(await classOf(teacher)).toMatchObject({ asksApproval: true, approvalTurnedOnAt: null });
  });

  it('holds up no student who has an account, and nobody in the first lesson of a class', async () => {
    const lesson = await secondLesson();
    const { teacher, session } = lesson;
    const other = await teacher.createClass({ className: 'Geometry' });
    await teacher.stopSession(lesson.class.id);
    app.clock.advance(60_000);
    const opened = await teacher.startSession(other.id);
    const first = { class: other, session: opened };
    for (const student of lesson.students) await student.joinClass(other.classCode);
    await flood(first, 9);
    const [shown] = succeeded(await teacher.get('/api/classes/teacher')).classes;
    expect(shown).toMatchObject({ className: 'Geometry', asksApproval: false });
    expect(shown.roster).toHaveLength(12 + 9);
    expect(session.id).not.toBe(opened.id);
  });

  it('gains nothing with accounts that they made the evening before', async () => {
    const lesson = await secondLesson();
    await lesson.teacher.stopSession(lesson.class.id);
    app.clock.advance(3_600_000);
    const made: Student[] = [];
    for (let more = 0; more < 7; more++) made.push(await registerStudent(app, lesson.session.sessionCode));
    app.clock.advance(3_600_000);
    await lesson.teacher.startSession(lesson.class.id);
    app.clock.advance(60_000);
    for (const stranger of made)
      await stranger.post('/api/classes/join', { classCode: lesson.class.classCode });
    expect(await classOf(lesson.teacher)).toMatchObject({ asksApproval: true, waiting: [{}, {}] });
  });

  it('keep nobody from asking: a hundred of them wait at most, the last ones, and others beside them', async () => {
    const lesson = await secondLesson();
    const { class: created, teacher } = lesson;
    const settled = lesson.students[0] as Student;
    succeeded(await settled.post(`/api/classes/${created.id}/leave`));
    const waiting = async () => (await classOf(teacher)).waiting.map(({ uid }: { uid: string }) => uid);
    const join = async (student: Student) =>
      succeeded(await student.post('/api/classes/join', { classCode: created.classCode }));

    const strangers = await flood(lesson, 6);
    const [longest] = await waiting();
    await join(settled);
    app.clock.advance(1_000);
    await flood(lesson, 99);
    expect(await waiting()).toHaveLength(101);
    app.clock.advance(1_000);
    const late = await registerStudent(app, lesson.session.sessionCode);
    await join(late);
    const now = await waiting();
    expect(now).toHaveLength(101);
    expect(now).toEqual(expect.arrayContaining([settled.uid, late.uid]));
    expect(now).not.toContain(longest);

    // Whoever asks again displaces nobody.
    const again = strangers.find(({ uid }) => uid === longest) as Student;
    const answer = await again.post('/api/classes/join', { classCode: created.classCode });
    expect(answer).toEqual(refusal('joining-closed'));
    expect(await waiting()).toEqual(now);
  });

  it('fills a class up to sixty people, also in its first lesson', async () => {
    const lesson = await startLesson(app);
    await flood(lesson, 62);
    const shown = await classOf(lesson.teacher);
    expect(shown).toMatchObject({ asksApproval: true });
    expect(shown.roster).toHaveLength(60);
    expect(shown.waiting).toHaveLength(3);
  });
});

describeEndpoint('setJoining', () => {
  it('lets nobody else join or register until the lesson ends, while the class goes on', async () => {
    const { teacher, student, class: created, session } = await startLesson(app);
    const late = await registerStudent(app, session.sessionCode);
    const set = async (closed: boolean) =>
      succeeded(await teacher.post(`/api/classes/${created.id}/joining`, { closed })).class;
    expect(created.joiningClosed).toBe(false);
    expect(await set(true)).toMatchObject({ joiningClosed: true });
    const join = (who: Student) => who.post('/api/classes/join', { classCode: created.classCode });
    expect(await join(late)).toEqual(refusal('joining-closed'));
    await expect(registerStudent(app, session.sessionCode)).rejects.toMatchObject({ code: 'joining-closed' });
    expect((await join(student)).status).toBe(200);
    expect(await student.openSession(session.id)).toMatchObject({ status: 'open' });

    await set(false);
    succeeded(await join(late));
    await set(true);
    await teacher.stopSession(created.id);
    await teacher.startSession(created.id);
    expect(await classOf(teacher)).toMatchObject({ joiningClosed: false });
    await registerStudent(app, session.sessionCode);
    const log = await app.ctx.db.read.selectFrom('security_log').selectAll().execute();
    expect(log.filter(({ event }) => event === 'joining-set').map(({ detail }) => detail)).toEqual([
      'closed',
      'open',
      'closed',
    ]);
  });

  it('needs to know what it sets', async () => {
    const { teacher, class: created } = await startLesson(app);
    expect((await teacher.post(`/api/classes/${created.id}/joining`)).body.code).toBe('invalid-input');
  });
});

describeEndpoint('removeStudentsSince', () => {
  it('removes all who joined since a moment; they come back only when the teacher lets them in', async () => {
    const lesson = await secondLesson();
    const { teacher, class: created } = lesson;
    const since = app.clock.now().toISOString();
    const strangers = await flood(lesson, 4);
    for (const stranger of strangers) await stranger.openSession(lesson.session.id);
    const { message, class: shown } = succeeded(
      await teacher.post(`/api/classes/${created.id}/remove-students-since`, { since }),
    );
    expect(message).toBe('4 students are no longer in this class. The conversations are kept.');
    expect(shown.roster).toHaveLength(12);
    expect(shown.removed).toHaveLength(4);
    for (const stranger of strangers)
      expect(await stranger.post('/api/classes/join', { classCode: created.classCode })).toEqual(
        refusal('removed-from-class'),
      );
  });

  it('needs a moment', async () => {
    const { teacher, class: created } = await startLesson(app);
    const path = `/api/classes/${created.id}/remove-students-since`;
    expect((await teacher.post(path, { since: 'yesterday' })).body.code).toBe('invalid-input');
  });
});
