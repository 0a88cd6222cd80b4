import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded } from '../../test/people.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { resetPasswordByEmail } from '../identity/password-rules.ts';
import { nameAdministrator, nameSafeguarding, removeAdministrator } from '../identity/school-rules.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const day = 24 * 3_600_000;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const allRows = () => app.ctx.db.read.selectFrom('security_log').selectAll().orderBy('number').execute();

/** The rows that the calls of a test add. */
async function rowsOf(calls: () => Promise<unknown>) {
  const before = (await allRows()).length;
  await calls();
  return (await allRows()).slice(before);
}

const signIn = (email: string, password: string) =>
  call(app.url, 'POST', '/api/auth/sign-in/email', {
    body: { email, password },
    headers: { 'user-agent': phone },
  });

describe('the security log', () => {
  it('records who signed in and out, when and from where', async () => {
    const teacher = await registerTeacher(app);
    const rows = await rowsOf(async () => {
      const { token } = (await signIn(teacher.email.toUpperCase(), teacher.password)).body;
      await call(app.url, 'POST', '/api/auth/sign-out', { token });
    });
    const from = { address: '127.0.0.1', browser: 'Safari', system: 'iPhone' };
    expect(rows).toMatchObject([
      { event: 'signed-in', actor_id: teacher.uid, at: app.clock.now().toISOString(), ...from, count: 1 },
      { event: 'signed-out', actor_id: teacher.uid, address: '127.0.0.1', count: 1 },
    ]);
    expect(new Set(rows.map(({ school_id }) => school_id)).size).toBe(1);
    expect(rows[0]?.school_id).not.toBeNull();
  });

  it('distinguishes failed sign-ins to an account from those to none, and stores no name that was typed', async () => {
    const teacher = await registerTeacher(app);
    const rows = await rowsOf(async () => {
      await signIn(teacher.email, 'not the password');
      await signIn('hunter2-battery@student.lyceum.local', 'mei');
      await call(app.url, 'POST', '/api/auth/one-time-token/verify', { body: { token: 'no such token' } });
    });
    expect(rows).toMatchObject([
      { event: 'sign-in-failed', actor_id: null, about_id: teacher.uid, attempted: null },
      {
        event: 'sign-in-failed',
        about_id: null,
        attempted: expect.stringMatching(/^\w{12}$/),
        school_id: null,
      },
      { event: 'sign-in-failed', about_id: null, attempted: null },
    ]);
    expect(JSON.stringify(await allRows())).not.toContain('battery');
  });

  it('records refusals of calls that are for others, but not everyday refusals', async () => {
    const lesson = await startLesson(app);
    const { student, teacher } = lesson;
    const rows = await rowsOf(async () => {
      for (let n = 0; n < 30; n++) await student.get('/api/classes/teacher');
      await teacher.post('/api/school/safeguarding', {
        contactName: 'A',
        contactEmail: 'a@school.example',
        helpline: '1',
      });
      await teacher.get('/api/sessions/NOWHERE');
      await teacher.stopSession(lesson.class.id);
      await student.ask(lesson.session.id, 'What is 1 + 1?');
      await call(app.url, 'POST', '/auth/register', {
        body: { name: 'Eve', email: 'eve@school.example', password: 'secret', schoolCode: 'GUESS' },
      });
    });
    expect(rows).toMatchObject([
      { event: 'refused', detail: 'teacher-only', actor_id: student.uid },
      { event: 'refused', detail: 'administrator-only', actor_id: teacher.uid },
      { event: 'refused', detail: 'invalid-school-code', actor_id: null, address: '127.0.0.1' },
    ]);
    app.clock.advance(60_000);
    await app.doChores();
    expect((await allRows()).at(-1)).toMatchObject({ detail: 'teacher-only', count: 29 });
  });

  it('records the limits that somebody reaches', async () => {
    app = await startApp({ limitsScale: 0.02 });
    const teacher = await registerTeacher(app);
    const rows = await rowsOf(async () => {
      for (let n = 0; n < 2; n++) await signIn(teacher.email, teacher.password);
      for (let n = 0; n < 20; n++) await teacher.get('/api/users/me');
    });
    expect(rows).toMatchObject([
      { event: 'signed-in', actor_id: teacher.uid },
      { event: 'limit-reached', actor_id: null, about_id: teacher.uid },
      { event: 'limit-reached', actor_id: teacher.uid, about_id: null },
    ]);
  });

  it('records changes of passwords, roles, codes, members, assignments and alerts [spec 10.98]', async () => {
    const { teacher, student, session, class: created } = await startLesson(app);
    await student.ask(session.id, 'I want to kill myself.');
    const [alert] = (await teacher.get('/api/alerts')).body.alerts;
    const at = (path: string, body?: object) => teacher.post(`/api/classes/${created.id}/${path}`, body);
    const { assignment } = (
      await teacher.post('/api/assignments/create', {
        classId: created.id,
        title: 'Homework',
        openDate: '2030-01-01T00:00',
        closeDate: '2030-01-02T00:00',
      })
    ).body;
    const rows = await rowsOf(async () => {
      await nameAdministrator(app.ctx, 'SCHOOL', teacher.email);
      await teacher.post('/api/school/safeguarding', {
        contactName: 'Ms Okoye',
        contactEmail: teacher.email,
        helpline: '116 111',
      });
      await removeAdministrator(app.ctx, 'SCHOOL', teacher.email);
      await nameSafeguarding(app.ctx, 'SCHOOL', {
        contactName: 'Ms Okoye',
        contactEmail: 'nobody@school.example',
        helpline: '116 111',
      });
      await at('renew-code', { sessionCode: true });
      await at('remove-student', { studentUid: student.uid });
      await at('let-in', { studentUid: student.uid });
      await at('reset-password', { studentUid: student.uid });
      await teacher.post(`/api/alerts/${alert.id}/acknowledge`);
      await teacher.post(`/api/alerts/${alert.id}/dismiss`);
      await teacher.post(`/api/assignments/${assignment.id}/delete`);
      await at('archive');
      await at('restore');
      await teacher.post('/api/users/me/sign-ins/end-others');
      await signIn(teacher.email, teacher.password);
      await teacher.post('/api/users/me/sign-ins/end-others');
      await teacher.post('/api/users/me/password', {
        currentPassword: teacher.password,
        newPassword: 'another one',
      });
      await resetPasswordByEmail(app.ctx, teacher.email);
    });
    const byTeacher = { actor_id: teacher.uid, address: '127.0.0.1', by_operator: 0 };
    const byOperator = { actor_id: null, address: null, by_operator: 1 };
    const ofClass = { ...byTeacher, class_id: created.id };
    expect(rows).toMatchObject([
      { event: 'administrator-named', about_id: teacher.uid, ...byOperator },
      { event: 'contact-named', about_id: teacher.uid, ...byTeacher },
      { event: 'administrator-removed', about_id: teacher.uid, ...byOperator },
      { event: 'contact-named', about_id: null, ...byOperator },
      { event: 'invitation-made', detail: 'safeguarding-contact', ...byOperator },
      { event: 'class-code-renewed', detail: 'both-codes', ...ofClass },
      { event: 'student-removed', about_id: student.uid, ...ofClass },
      { event: 'student-let-in', about_id: student.uid, ...ofClass },
      { event: 'password-reset', about_id: student.uid, ...ofClass },
      { event: 'alert-acknowledged', about_id: null, ...ofClass },
      { event: 'alert-dismissed', about_id: null, ...ofClass },
      { event: 'assignment-deleted', detail: 'deleted', ...ofClass },
      { event: 'class-archived', ...ofClass },
      { event: 'class-restored', ...ofClass },
      { event: 'signed-in' },
      { event: 'sign-ins-ended', detail: 'others', ...byTeacher },
      { event: 'password-changed', ...byTeacher },
      { event: 'password-reset', about_id: teacher.uid, ...byOperator },
    ]);
    expect(new Set(rows.map(({ school_id }) => school_id)).size).toBe(1);
  });

  it('records new accounts, and contains no word that anybody wrote', async () => {
    const { teacher, student, session } = await startLesson(app);
    await student.ask(session.id, 'Why is Marigold seven?');
    const rows = await allRows();
    expect(rows.filter(({ event }) => event === 'account-created')).toMatchObject([
      { detail: 'teacher', actor_id: teacher.uid, address: '127.0.0.1' },
      { detail: 'student', actor_id: student.uid, address: '127.0.0.1' },
    ]);
    for (const words of ['Marigold', student.name, teacher.name, teacher.email, 'Algebra'])
      expect(JSON.stringify(rows)).not.toContain(words);
  });

  it('names the person who accepts an invitation, even when the account is new', async () => {
    const email = 'new@school.example';
    const { made } = await nameAdministrator(app.ctx, 'SCHOOL', email);
    const body = { invitation: made?.token, name: 'Ngozi', email, password: 'river stone lamp' };
    const { user } = succeeded(await call(app.url, 'POST', '/auth/register/invited', { body }));
    const rows = await allRows();
    expect(rows.filter(({ event }) => event === 'invitation-accepted')).toMatchObject([
      { detail: 'administrator', actor_id: user.uid, about_id: null, address: '127.0.0.1' },
    ]);
  });

  it('keeps its rows for the days of the setting, and stores the remaining counts when the server stops [standard 14.1]', async () => {
    const teacher = await registerTeacher(app);
    const first = (await allRows()).length;
    app.clock.advance(100 * day);
    await signIn(teacher.email, teacher.password);
    await app.doChores();
    expect(await allRows()).toHaveLength(first + 1);
    app.clock.advance(81 * day);
    await app.doChores();
    expect(await allRows()).toMatchObject([{ event: 'signed-in' }]);
    await signIn(teacher.email, teacher.password);
    await signIn(teacher.email, teacher.password);
    expect(await allRows()).toHaveLength(2);
    await app.close();
    expect(await allRows()).toMatchObject([{ count: 1 }, { count: 1 }, { count: 1 }]);
  });

  it('keeps the rows of a school for as long as its profile says [spec 10.184]', async () => {
    const teacher = await registerAdministrator(app);
    await teacher.chooseProfile('england-2026');
    expect(succeeded(await teacher.get('/api/school/security-log')).keptDays).toBe(365);
    app.clock.advance(200 * day);
    await app.doChores();
    expect((await allRows()).map(({ event }) => event)).toContain('school-profile-chosen');
    app.clock.advance(166 * day);
    await app.doChores();
    expect(await allRows()).toEqual([]);
  });

  it('stores a change and its row together or not at all', async () => {
    const { teacher, student, class: created } = await startLesson(app);
    const rows = await rowsOf(async () => {
      for (let n = 0; n < 2; n++)
        await teacher.post(`/api/classes/${created.id}/remove-student`, { studentUid: student.uid });
    });
    expect(rows.map(({ event }) => event)).toEqual(['student-removed']);
  });
});
