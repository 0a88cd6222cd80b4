import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { resetPasswordByEmail } from './password-rules.ts';
import { nameSafeguarding } from './school-rules.ts';

/** What an administrator does with the accounts of the school's teachers. */

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ schoolCodes: ['SCHOOL', 'OTHER'] });
});

const list = '/api/school/teachers';
const on = (teacher: { uid: string }, change: string) => `${list}/${teacher.uid}/${change}`;
const signIn = (email: string, password: string) =>
  call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
const teachersOf = async (administrator: Teacher) => succeeded(await administrator.get(list)).teachers;
const approveNewTeachers = async (administrator: Teacher) =>
  succeeded(await administrator.post('/api/school/registration', { approvesTeachers: true }));

describeEndpoint('listTeachers', () => {
  it('shows an administrator every teacher of the school, with classes, last sign-in and state', async () => {
    const administrator = await registerAdministrator(app);
    const before = app.clock.now().toISOString();
    const ada = await registerTeacher(app, { name: 'Ada Byron' });
    await ada.createClass();
    const archived = await ada.createClass();
    succeeded(await ada.post(`/api/classes/${archived.id}/archive`));
    app.clock.advance(60_000);
    await signIn(ada.email, ada.password);
    await registerTeacher({ ...app, schoolCode: 'OTHER' });
    await nameSafeguarding(app.ctx, 'SCHOOL', {
      contactName: 'Ms Byron',
      contactEmail: ada.email,
      helpline: '116 111',
    });
    expect(await teachersOf(administrator)).toEqual([
      {
        uid: ada.uid,
        name: 'Ada Byron',
        email: ada.email,
        state: 'active',
        administrator: false,
        safeguardingContact: true,
        secondFactor: false,
        classCount: 1,
        registeredAt: before,
        lastSignInAt: app.clock.now().toISOString(),
      },
      expect.objectContaining({ uid: administrator.uid, administrator: true, classCount: 0 }),
    ]);
  });

  it('keeps the last sign-in of teachers only', async () => {
    const { student } = await startLesson(app);
    await signIn(student.email, student.password);
    const rows = await app.ctx.db.read.selectFrom('profile').select(['role', 'last_sign_in_at']).execute();
    for (const { role, last_sign_in_at } of rows) expect(last_sign_in_at === null).toBe(role === 'student');
  });
});

describeEndpoint('disableTeacher', () => {
  it('ends the sign-ins and streams of the account, and says so at a sign-in with the right password only [spec 10.109]', async () => {
    const administrator = await registerAdministrator(app);
    const { teacher: ada } = await startLesson(app);
    const monitor = await ada.monitor();
    await monitor.next('snapshot');
    succeeded(await administrator.post(on(ada, 'disable')));
    await monitor.end();
    expect(await ada.get('/api/users/me')).toEqual(refusal('not-signed-in'));
    expect(await signIn(ada.email, ada.password)).toEqual(refusal('account-disabled'));
    expect(await signIn(ada.email, 'wrong horse')).toEqual(
      refusal('not-signed-in', 'Invalid email or password'),
    );
    expect(await teachersOf(administrator)).toContainEqual(
      expect.objectContaining({ uid: ada.uid, state: 'disabled' }),
    );
    expect(
      await app.ctx.db.read.selectFrom('auth_session').selectAll().where('user_id', '=', ada.uid).execute(),
    ).toEqual([]);
  });

  it('makes the single-use token of a registration useless', async () => {
    const administrator = await registerAdministrator(app);
    const body = {
      name: 'Ada',
      email: 'ada@school.example',
      password: 'correct horse',
      schoolCode: 'SCHOOL',
    };
    const { token, user } = succeeded(await call(app.url, 'POST', '/auth/register', { body }));
    succeeded(await administrator.post(on(user, 'disable')));
    const answer = await call(app.url, 'POST', '/api/auth/one-time-token/verify', { body: { token } });
    expect(answer.status).toBe(400);
  });

  it('takes every power from an administrator whose account is disabled', async () => {
    const administrator = await registerAdministrator(app);
    const other = await registerAdministrator(app);
    const results = await Promise.all([
      administrator.post(on(other, 'disable')),
      other.post(on(administrator, 'disable')),
    ]);
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is for teachers, and not for the own account', async () => {
    const { student } = await startLesson(app);
    const administrator = await registerAdministrator(app);
    expect(await administrator.post(on(administrator, 'disable'))).toEqual(refusal('own-account'));
    expect(await administrator.post(on(student, 'disable'))).toEqual(refusal('teacher-not-found'));
  });
});

describeEndpoint('enableTeacher', () => {
  it('lets a disabled account sign in again', async () => {
    const administrator = await registerAdministrator(app);
    const { teacher: ada } = await startLesson(app);
    succeeded(await administrator.post(on(ada, 'disable')));
    succeeded(await administrator.post(on(ada, 'enable')));
    expect((await signIn(ada.email, ada.password)).status).toBe(200);
    expect(await administrator.post(on(administrator, 'enable'))).toEqual(refusal('own-account'));
  });
});

describeEndpoint('endTeacherSignIns', () => {
  it('ends every sign-in of a teacher, who can sign in again', async () => {
    const administrator = await registerAdministrator(app);
    const { teacher: ada } = await startLesson(app);
    succeeded(await administrator.post(on(ada, 'end-sign-ins')));
    expect(await ada.get('/api/users/me')).toEqual(refusal('not-signed-in'));
    expect((await signIn(ada.email, ada.password)).status).toBe(200);
    expect(await administrator.post(on(administrator, 'end-sign-ins'))).toEqual(refusal('own-account'));
  });
});

describeEndpoint('resetTeacherPassword', () => {
  it('shows a new password once, which the teacher changes first; the old one and every sign-in end', async () => {
    const administrator = await registerAdministrator(app);
    const { teacher: ada } = await startLesson(app);
    const answer = await administrator.post(on(ada, 'reset-password'));
    const { password } = succeeded(answer);
    expect(answer.body).toEqual({
      success: true,
      message: 'Please write the new password down. It is shown only now.',
      password: expect.stringMatching(/^([a-z]{3,6}-){3}\d{4}$/),
    });
    expect(await ada.get('/api/users/me')).toEqual(refusal('not-signed-in'));
    expect((await signIn(ada.email, ada.password)).status).toBe(401);
    const { token } = (await signIn(ada.email, password)).body;
    expect(await call(app.url, 'GET', '/api/classes/teacher', { token })).toEqual(
      refusal('password-change-required'),
    );
    const body = { currentPassword: password, newPassword: 'staple battery' };
    succeeded(await call(app.url, 'POST', '/api/users/me/password', { token, body }));
    expect((await call(app.url, 'GET', '/api/classes/teacher', { token })).status).toBe(200);
    expect(await administrator.post(on(administrator, 'reset-password'))).toEqual(refusal('own-account'));
  });

  it('opens no account that administers the school, or did so within the last 30 days, to one administrator alone [spec 10.287]', async () => {
    const [attacker, other] = [await registerAdministrator(app), await registerAdministrator(app)];
    const resets = [on(other, 'reset-password'), on(other, 'take-back-second-factor')];
    const tryBoth = async (expected: object) => {
      for (const path of resets) expect(await attacker.post(path)).toMatchObject(expected);
    };
    await tryBoth(refusal('administrator-account'));
    // Without the role it is an ordinary account, but not at once.
    succeeded(await attacker.post(`/api/school/administrators/${other.uid}/remove`));
    await tryBoth(refusal('administrator-account'));
    expect((await signIn(other.email, other.password)).status).toBe(200);

    app.clock.advance(30 * 24 * 3_600_000 - 1);
    await attacker.signInAgain();
    await tryBoth(refusal('administrator-account'));
    app.clock.advance(1);
    await tryBoth({ status: 200 });
  });

  it('works for an administrator with the operator’s command', async () => {
    const administrator = await registerAdministrator(app);
    const password = await resetPasswordByEmail(app.ctx, administrator.email);
    expect((await signIn(administrator.email, password)).status).toBe(200);
  });
});

describeEndpoint('approveTeacher', () => {
  it('lets in a new teacher, who until then can read only their own profile [spec 10.108, standard 5.3]', async () => {
    const administrator = await registerAdministrator(app);
    await approveNewTeachers(administrator);
    const ada = await registerTeacher(app, { name: 'Ada Byron' });
    expect(succeeded(await ada.get('/api/users/me')).user).toMatchObject({
      role: 'teacher',
      restriction: 'approval-pending',
    });
    expect((await teachersOf(administrator))[0]).toMatchObject({ uid: ada.uid, state: 'waiting' });

    succeeded(await administrator.post(on(ada, 'approve')));
    succeeded(await administrator.post(on(ada, 'approve')));
    const events = app.ctx.db.read
      .selectFrom('security_log')
      .select('event')
      .where('event', '=', 'account-approved');
    expect(await events.execute()).toHaveLength(1);
    expect(succeeded(await ada.get('/api/users/me')).user).not.toHaveProperty('restriction');
    expect(succeeded(await ada.get('/api/classes/teacher')).classes).toEqual([]);
    expect(succeeded(await administrator.post(on(ada, 'approve')))).toEqual({ success: true });
    expect(await administrator.post(on(administrator, 'approve'))).toEqual(refusal('own-account'));
  });

  it('is not needed by students, nor by the teachers who were there before', async () => {
    const { teacher, session } = await startLesson(app);
    await approveNewTeachers(await registerAdministrator(app));
    const student = await registerStudent(app, session.sessionCode);
    succeeded(await student.get('/api/classes/student'));
    succeeded(await teacher.get('/api/classes/teacher'));
  });
});

describe('an account that was disabled while it signed in', () => {
  it('is not signed in', async () => {
    const administrator = await registerAdministrator(app);
    const ada = await registerTeacher(app);
    const [made] = await Promise.all([
      signIn(ada.email, ada.password),
      administrator.post(on(ada, 'disable')),
    ]);
    const token = made.body.token ?? 'no-token-was-made-at-all';
    expect(await call(app.url, 'GET', '/api/users/me', { token })).toEqual(refusal('not-signed-in'));
  });
});
