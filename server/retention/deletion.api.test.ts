import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { freshDatabase } from '../../test/databases.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { gated } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { registerStudent, type Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { registerAdministrator } from '../../test/staff.ts';

let app: TestApp;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let mei: Student;
let omar: Student;

beforeEach(async () => {
  modelServer = await startScriptedModel();
  app = await startApp({ modelUrl: modelServer.url });
  lesson = await startLesson(app, { students: 2 });
  [mei, omar] = lesson.students as [Student, Student];
});

/** Every row of the database as text. */
async function stored(): Promise<string> {
  const tables = await app.ctx.db.read.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      app.ctx.db.read
        .selectFrom(name as 'interaction')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

const administrator = () => registerAdministrator(app);
const deleteIn = (classId: string, body: object, who = lesson.teacher) =>
  who.post(`/api/classes/${classId}/delete-conversations`, body);
const own = async (student: Student) =>
  succeeded(await student.get(`/api/sessions/${lesson.session.id}/interactions`)).interactions.map(
    ({ question }: { question: string }) => question,
  );
const ask = (student: Student, question: string) => student.ask(lesson.session.id, question);

describeEndpoint('deleteConversations', () => {
  it('deletes what one student asked in a class, and nobody else’s [standard 14.5]', async () => {
    await ask(mei, 'Where is Tucana?');
    await ask(omar, 'Where is Lacerta?');
    const done = succeeded(await deleteIn(lesson.class.id, { studentUid: mei.uid }));
    expect(done).toMatchObject({ deleted: 1, kept: 0 });
    expect(await stored()).not.toContain('Tucana');
    expect(await own(mei)).toEqual([]);
    expect(await own(omar)).toEqual(['Where is Lacerta?']);
  });

  it('deletes the work of one lesson, or of one assignment [spec 10.190]', async () => {
    await ask(mei, 'In the first lesson?');
    await lesson.teacher.stopSession(lesson.class.id);
    const second = await lesson.teacher.startSession(lesson.class.id);
    await ask(mei, 'In the second lesson?');
    const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
    const { assignment } = succeeded(
      await lesson.teacher.post('/api/assignments/create', {
        classId: lesson.class.id,
        title: 'Slopes',
        openDate: at(0),
        closeDate: at(60),
      }),
    );
    succeeded(await mei.post(`/api/assignments/${assignment.id}/chat`, { question: 'In the assignment?' }));

    expect(succeeded(await deleteIn(lesson.class.id, { openingId: second.openingId })).deleted).toBe(1);
    expect(await own(mei)).toEqual(['In the first lesson?']);
    expect(succeeded(await deleteIn(lesson.class.id, { assignmentId: assignment.id })).deleted).toBe(1);
    expect(await stored()).not.toContain('In the assignment?');
    expect(await own(mei)).toEqual(['In the first lesson?']);
  });

  it('keeps a message that raised an alert, with its answer', async () => {
    await ask(mei, 'Where is Tucana?');
    await ask(mei, 'I want to kill myself.');
    expect(succeeded(await deleteIn(lesson.class.id, { studentUid: mei.uid }))).toMatchObject({
      deleted: 1,
      kept: 1,
    });
    expect(await own(mei)).toEqual(['I want to kill myself.']);
    expect(succeeded(await lesson.teacher.get('/api/alerts')).alerts).toHaveLength(1);
  });

  it('deletes the words of pauses with the conversations of the student, or with the work of the lesson [spec 10.249]', async () => {
    const { teacher, session } = lesson;
    const path = `/api/sessions/${session.id}`;
    const pause = async (text: string, student?: Student) =>
      succeeded(await teacher.post(`${path}/pause`, { text, studentUid: student?.uid }));
    await mei.openSession(session.id);
    await pause('Look at Tucana.', mei);
    await pause('Look at Tucana, all.');
    succeeded(await teacher.post(`${path}/resume`, {}));
    const left = async () =>
      succeeded(await teacher.get(`${path}/pauses`)).pauses.map(({ text }: { text: string }) => text);
    succeeded(await deleteIn(lesson.class.id, { studentUid: mei.uid }));
    expect(await left()).toEqual(['Look at Tucana, all.']);
    succeeded(await deleteIn(lesson.class.id, { openingId: session.openingId }));
    expect(await left()).toEqual([]);
    expect(await stored()).not.toContain('Tucana');
  });

  it('lets a pause under way go on, without its words', async () => {
    const { teacher, session } = lesson;
    await mei.openSession(session.id);
    const words = { text: 'Look at Tucana.', studentUid: mei.uid };
    succeeded(await teacher.post(`/api/sessions/${session.id}/pause`, words));
    const monitor = await teacher.monitor({}, `?sessionId=${session.id}`);
    await monitor.next('snapshot');
    succeeded(await deleteIn(lesson.class.id, { studentUid: mei.uid }));
    const { pauses } = (await monitor.next('snapshot')).data.session;
    expect(pauses).toMatchObject([{ studentUid: mei.uid, text: '' }]);
    expect(await ask(mei, 'Where is Lacerta?')).toEqual(refusal('lesson-paused'));
    expect(await stored()).not.toContain('Tucana');
  });

  it('sends every monitor a new snapshot, and sends a monitor that comes back nothing that was deleted [standard 17.4]', async () => {
    await ask(mei, 'Where is Tucana?');
    const monitor = await lesson.teacher.monitor();
    const { id } = await monitor.next('snapshot');
    succeeded(await deleteIn(lesson.class.id, { studentUid: mei.uid }));
    const { data } = await monitor.next('snapshot');
    expect(data.students.find((student: { id: string }) => student.id === mei.uid).messages).toEqual([]);
    monitor.close();
    const again = await lesson.teacher.monitor({ 'last-event-id': `${id}` });
    expect((await again.next('snapshot')).data.students).toHaveLength(1);
    expect(JSON.stringify(again.seen)).not.toContain('Tucana');
  });

  it('stops an answer under way, which is not stored when it ends [spec 10.190]', async () => {
    const monitor = await lesson.teacher.monitor({}, `?sessionId=${lesson.session.id}`);
    modelServer.script(gated('go', ['The Tucana is far. '], ['It is in the south.']));
    const answer = await mei.askStreaming(lesson.session.id, 'Where?');
    await answer.next('delta');
    succeeded(await deleteIn(lesson.class.id, { studentUid: mei.uid }));
    modelServer.open('go');
    await answer.end();
    await monitor.next('snapshot');
    expect(await stored()).not.toContain('Tucana');
    await ask(omar, 'Where is Lacerta?');
    await monitor.next('answer');
    // A delta that was on its way belongs to no question of the snapshot, so no page shows it.
    const after = monitor.seen.slice(monitor.seen.findLastIndex(({ event }) => event === 'snapshot'));
    expect(JSON.stringify(after.filter(({ event }) => event !== 'delta'))).not.toContain('Tucana');
  });

  it('tells the student’s open pages to read again, also one that comes back later', async () => {
    await ask(mei, 'Where is Tucana?');
    const feed = await mei.events('/api/student/events');
    expect((await feed.next('snapshot')).data.workDeletedAt).toBeNull();
    app.clock.advance(1_000);
    succeeded(await deleteIn(lesson.class.id, { studentUid: mei.uid }));
    const at = app.clock.now().toISOString();
    expect((await feed.next('snapshot')).data.workDeletedAt).toBe(at);
    expect(succeeded(await mei.get('/api/classes/student')).workDeletedAt).toBe(at);
    expect(succeeded(await omar.get('/api/classes/student')).workDeletedAt).toBeNull();
  });

  it('is possible for the administrator, too, and is recorded in the security log', async () => {
    await ask(mei, 'Where is Tucana?');
    const admin = await administrator();
    expect(succeeded(await deleteIn(lesson.class.id, { studentUid: mei.uid }, admin)).deleted).toBe(1);
    // Nothing was deleted, so nothing is recorded, not even the id that somebody made up.
    succeeded(await deleteIn(lesson.class.id, { studentUid: 'NOSUCH' }));
    const { entries } = succeeded(await admin.get('/api/school/security-log?kind=deletion'));
    expect(entries).toMatchObject([
      { event: 'conversations-deleted', detail: 'of-class', by: { uid: admin.uid }, about: { uid: mei.uid } },
    ]);
  });

  it('refuses a call that names nothing, since that would be the whole class', async () => {
    expect(await deleteIn(lesson.class.id, {})).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });
});

describeEndpoint('findStudents', () => {
  it('finds students of the school by a part of the name or the username', async () => {
    const admin = await administrator();
    const ana = await registerStudent(app, lesson.session.sessionCode, {
      firstName: 'Ana',
      lastName: 'Tucana',
      username: 'ana',
    });
    const find = async (search: string) =>
      succeeded(await admin.get(`/api/school/students?search=${encodeURIComponent(search)}`));
    expect(await find('tucan')).toMatchObject({
      students: [{ uid: ana.uid, name: 'Ana Tucana', username: 'ana', classNames: [] }],
      more: false,
    });
    expect((await find('ANA')).students).toHaveLength(1);
    expect((await find('%')).students).toEqual([]);
    expect((await find('Student')).students.map(({ uid }: { uid: string }) => uid).toSorted()).toEqual(
      [mei.uid, omar.uid].toSorted(),
    );
  });

  it('finds a name in any case of all its letters [spec 10.275]', async () => {
    const admin = await administrator();
    const code = lesson.session.sessionCode;
    for (const [firstName, lastName] of [
      ['Émile', 'Roux'],
      ['JÜRGEN', 'ÖZ'],
    ] as const)
      await registerStudent(app, code, { firstName, lastName, username: lastName === 'ÖZ' ? 'oez' : 'roux' });
    const names = async (search: string) =>
      succeeded(await admin.get(`/api/school/students?search=${encodeURIComponent(search)}`)).students.map(
        ({ name }: { name: string }) => name,
      );
    for (const typed of ['émile', 'ÉMILE', 'Émile Roux', 'mile r'])
      expect(await names(typed)).toEqual(['Émile Roux']);
    for (const typed of ['jürgen', 'Jürgen Öz', 'öz']) expect(await names(typed)).toEqual(['JÜRGEN ÖZ']);
  });

  it('needs a search', async () => {
    expect(await (await administrator()).get('/api/school/students')).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });
});

describeEndpoint('deleteStudent', () => {
  const remove = async (what: 'conversations' | 'account', who?: Awaited<ReturnType<typeof administrator>>) =>
    (who ?? (await administrator())).post(`/api/school/students/${mei.uid}/delete`, { what });

  it('deletes the conversations in all classes and leaves the account', async () => {
    await ask(mei, 'Where is Tucana?');
    succeeded(await remove('conversations'));
    expect(await stored()).not.toContain('Tucana');
    expect(await own(mei)).toEqual([]);
  });

  it('deletes an account with everything that is stored of it, and ends its sign-ins [spec 10.191, standard 15.6 17.4]', async () => {
    await ask(mei, 'Where is Tucana?');
    const words = { text: 'Look at Tucana.', studentUid: mei.uid };
    succeeded(await lesson.teacher.post(`/api/sessions/${lesson.session.id}/pause`, words));
    const feed = await mei.events('/api/student/events');
    await feed.next('snapshot');
    const admin = await administrator();
    succeeded(await remove('account', admin));
    await feed.end();
    expect(await mei.get('/api/classes/student')).toMatchObject(refusal('not-signed-in'));
    const log = await app.ctx.db.read.selectFrom('security_log').selectAll().execute();
    const everything = (await stored()).replace(JSON.stringify(log).slice(1, -1), '');
    for (const trace of ['Tucana', mei.uid, mei.name, mei.email]) expect(everything).not.toContain(trace);
    const { roster } = succeeded(await lesson.teacher.get('/api/classes/teacher')).classes[0];
    expect(roster.map(({ uid }: { uid: string }) => uid)).toEqual([omar.uid]);
    const { entries } = succeeded(await admin.get('/api/school/security-log?kind=deletion'));
    expect(entries).toMatchObject([{ event: 'account-deleted', about: { uid: mei.uid, name: '' } }]);
  });

  it('keeps the safeguarding records of an account, which has no name and no sign-in any more [spec 10.191]', async () => {
    await ask(mei, 'Where is Tucana?');
    await ask(mei, 'I want to kill myself.');
    const levels = { studentUid: mei.uid, aiGuidelines: { directness: 'permissive' } };
    succeeded(await lesson.teacher.post(`/api/sessions/${lesson.session.id}/student-guidelines`, levels));
    const admin = await administrator();
    succeeded(await remove('account', admin));
    const { alerts } = succeeded(await lesson.teacher.get('/api/alerts'));
    expect(alerts).toMatchObject([{ studentName: mei.name, message: 'I want to kill myself.' }]);
    const body = { email: mei.email, password: mei.password };
    expect((await call(app.url, 'POST', '/api/auth/sign-in/email', { body })).status).toBe(401);
    expect(succeeded(await admin.get('/api/school/students?search=Student')).students).toHaveLength(1);
    const profile = await app.ctx.db.read
      .selectFrom('profile')
      .selectAll()
      .where('uid', '=', mei.uid)
      .executeTakeFirst();
    expect(profile).toMatchObject({ full_name: '', username: null, first_name: null });
    expect(await app.ctx.db.read.selectFrom('student_guidelines').selectAll().execute()).toEqual([]);
  });

  it('deletes one of two things, of a student', async () => {
    const path = `/api/school/students/${mei.uid}/delete`;
    const admin = await administrator();
    expect(await admin.post(path, { what: 'everything' })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
    const teachers = `/api/school/students/${lesson.teacher.uid}/delete`;
    expect(await admin.post(teachers, { what: 'account' })).toMatchObject(refusal('student-not-found'));
  });
});

describe('what is stored of a student', () => {
  /** The tables whose rows name people and stay after a deletion, each with the reason. */
  const left = {
    class: 'its teacher',
    live_session: 'its teacher',
    opening: 'who started and stopped the lesson',
    alert: 'the safeguarding record',
    alert_judgement: 'who looked at an alert',
    observation: 'the safeguarding record',
    school: 'the safeguarding contact',
    co_teacher: 'teachers only',
    invitation: 'teachers only',
    model_connection: 'teachers only',
    school_administrator: 'teachers only',
    second_factor: 'teachers only',
    recovery_code: 'teachers only',
    security_log: 'ids without texts',
  };

  it('goes with the account from every table that has a student', async () => {
    const { db } = app.ctx;
    const tables = (await db.read.introspection.getTables()).filter(
      ({ name, columns }) => !(name in left) && columns.some((column) => column.name === 'student_id'),
    );
    expect(tables.length).toBeGreaterThan(12);
    const rowsOf = (name: string) =>
      db.read
        .selectFrom(name as 'removal')
        .selectAll()
        .where('student_id', '=', mei.uid)
        .execute();
    const { interaction } = succeeded(await ask(mei, 'Where is Tucana?'));
    const ids: Readonly<Record<string, string>> = {
      interaction_id: interaction.id,
      // Each text of a row is the name of its column, so this is the id of the note.
      note_id: 'id',
      student_id: mei.uid,
      class_id: lesson.class.id,
      session_id: lesson.session.id,
      opening_id: lesson.session.openingId,
      teacher_id: lesson.teacher.uid,
    };
    const valueIn = ({ name, dataType }: { name: string; dataType: string }) => {
      if (name in ids) return ids[name];
      if (name.endsWith('_by')) return lesson.teacher.uid;
      if (name.endsWith('_at') || /time/.test(dataType)) return app.clock.now().toISOString();
      if (/json/.test(dataType)) return '{}';
      return /int|bool|real|double|numeric/i.test(dataType) ? 0 : name;
    };
    for (const { name, columns } of tables) {
      if ((await rowsOf(name)).length > 0) continue;
      const needed = columns.filter(
        (column) => !column.isNullable || column.name === 'id' || column.name in ids,
      );
      const row = Object.fromEntries(needed.map((column) => [column.name, valueIn(column)]));
      await db.write(({ query }) =>
        query
          .insertInto(name as 'removal')
          .values(row as never)
          .execute(),
      );
    }
    const path = `/api/school/students/${mei.uid}/delete`;
    succeeded(await (await administrator()).post(path, { what: 'account' }));
    for (const { name } of tables) expect(await rowsOf(name), name).toEqual([]);
  });

  it('is deleted from every table that refers to accounts, so that a new table is not forgotten [standard 17.4]', async () => {
    const db = await freshDatabase();
    const tables = await db.read.introspection.getTables();
    const named = tables
      .filter(({ columns }) =>
        columns.some(({ name }) =>
          /^(?:student|teacher|account|user|contact|actor)_id$|^uid$|_by$/.test(name),
        ),
      )
      .map(({ name }) => name);
    const deleted = [
      'auth_account',
      'auth_session',
      'device_account',
      'enrollment',
      'help_request',
      'idempotency_key',
      'interaction',
      'join_request',
      'note',
      'note_reply',
      'participant',
      'password_reset',
      'pattern_reading',
      'pause',
      'privacy_reading',
      'profile',
      'removal',
      'student_guidelines',
      'time_lift',
      'time_refusal',
      'withheld_class',
    ];
    expect(named.toSorted()).toEqual([...deleted, ...Object.keys(left)].toSorted());
  });
});
