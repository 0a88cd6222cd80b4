import { beforeEach, describe, expect, it } from 'vitest';
import { breachedPasswords } from '../../test/breached-passwords.ts';
import { type Answer, call, openEvents } from '../../test/client.ts';
import { freshDatabase } from '../../test/databases.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { EventLog } from '../events/log.ts';
import { MemoryBus } from '../events/memory-bus.ts';
import { operator } from '../security-log/rules.ts';
import { hashPassword } from './password-hashes.ts';
import { resetPassword, resetPasswordByEmail } from './password-rules.ts';
import { endSignIns } from './sign-ins.ts';
import { type Credential, findCredential, replacePassword } from './store.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ breachedPasswords: await breachedPasswords(['hunter2006']) });
});

const path = '/api/users/me/password';
const chosen = 'staple battery';

const signIn = (email: string, password: string): Promise<Answer> =>
  call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });

const me = (token: string) => call(app.url, 'GET', '/api/users/me', { token });

const change = (teacher: Teacher, currentPassword: string, newPassword = chosen) =>
  teacher.post(path, { currentPassword, newPassword });

describeEndpoint('changePassword', () => {
  it('ends every other sign-in of the account at once, with its streams and cookies; this one stays [spec 10.26]', async () => {
    const { teacher, student } = await startLesson(app);
    const elsewhere = await signIn(teacher.email, teacher.password);
    const cookie = elsewhere.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    expect((await me(elsewhere.body.token)).status).toBe(200);
    const monitor = await teacher.monitor();
    const left = await openEvents(app.url, 'GET', '/api/monitor/events', { token: elsewhere.body.token });
    for (const stream of [monitor, left]) await stream.next('snapshot');

    const answer = await change(teacher, teacher.password);
    expect(answer.body).toEqual({
      success: true,
      message: 'Your password is changed. Every other device is signed out.',
    });
    expect(await me(elsewhere.body.token)).toEqual(refusal('not-signed-in'));
    await left.end();
    expect((await me(teacher.token)).status).toBe(200);
    expect(monitor.ended).toBe(false);
    const renewal = await call(app.url, 'GET', '/api/auth/get-session', { headers: { cookie } });
    expect(renewal.body).toBeNull();
    expect((await signIn(teacher.email, teacher.password)).status).toBe(401);
    expect((await me((await signIn(teacher.email, chosen)).body.token)).body.user.uid).toBe(teacher.uid);
    expect((await student.get('/api/users/me')).status).toBe(200);
  });

  it('invalidates a custom token that was not used yet', async () => {
    const body = { name: 'Ada', email: 'ada@school.example', password: 'secret', schoolCode: 'SCHOOL' };
    const { token, user } = succeeded(await call(app.url, 'POST', '/auth/register', { body }));
    await resetPassword(app.ctx, user.uid, { by: operator });
    const verified = await call(app.url, 'POST', '/api/auth/one-time-token/verify', { body: { token } });
    expect(verified).toEqual(refusal('invalid-input'));
  });

  it('refuses a wrong current password, and a weak, common, breached or unchanged new one, without changing anything [spec 10.141]', async () => {
    const teacher = await registerTeacher(app);
    expect(await change(teacher, 'not the password')).toEqual(refusal('wrong-password'));
    expect(await change(teacher, teacher.password, 'short')).toEqual(refusal('weak-password'));
    expect(await change(teacher, teacher.password, ` ${teacher.email.toUpperCase()}`)).toEqual(
      refusal('guessable-password'),
    );
    expect(await change(teacher, teacher.password, 'iloveyou')).toEqual(refusal('common-password'));
    expect(await change(teacher, teacher.password, 'hunter2006')).toEqual(refusal('breached-password'));
    expect(await change(teacher, teacher.password, teacher.password)).toEqual(refusal('password-unchanged'));
    expect((await me(teacher.token)).status).toBe(200);
    expect((await signIn(teacher.email, teacher.password)).status).toBe(200);
  });

  it.each([
    { body: {}, message: 'Please enter your current password.' },
    { body: { currentPassword: 'secret' }, message: 'Please enter a new password.' },
    {
      body: { currentPassword: 'secret', newPassword: 'a'.repeat(129) },
      message: 'Password must be at most 128 characters',
    },
  ])('refuses an incomplete change: $message', async ({ body, message }) => {
    const teacher = await registerTeacher(app);
    expect(await teacher.post(path, body)).toEqual(refusal('invalid-input', message));
  });

  it('limits wrong guesses, even simultaneous ones, and does not count the right one', async () => {
    app = await startApp({ limitsScale: 1 });
    const teacher = await registerTeacher(app);
    for (let n = 0; n < 4; n++) await change(teacher, teacher.password, 'short');
    const guesses = await Promise.all(Array.from({ length: 14 }, (_, n) => change(teacher, `guess ${n}`)));
    const counted = (status: number) => guesses.filter((guess) => guess.status === status).length;
    expect([counted(403), counted(429)]).toEqual([10, 4]);
    const refused = await change(teacher, teacher.password);
    expect(refused).toEqual(refusal('too-many-requests'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('limits calls with the right password, too, each of which costs a slow hash', async () => {
    app = await startApp({ limitsScale: 1 });
    const teacher = await registerTeacher(app);
    const repeat = () => change(teacher, teacher.password, teacher.password);
    for (let n = 1; n <= 60; n++) expect(await repeat()).toEqual(refusal('password-unchanged'));
    expect(await repeat()).toEqual(refusal('too-many-requests'));
  });

  it('succeeds once when two calls change it at once', async () => {
    const teacher = await registerTeacher(app);
    const answers = await Promise.all(
      ['first choice', 'second choice'].map((password) => change(teacher, teacher.password, password)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = answers[0]?.status === 200 ? 'first choice' : 'second choice';
    expect((await signIn(teacher.email, won)).status).toBe(200);
  });

  it('is for students, too', async () => {
    const { student } = await startLesson(app);
    const body = { currentPassword: student.password, newPassword: chosen };
    expect(succeeded(await student.post(path, body))).toMatchObject({ success: true });
    expect((await signIn(student.email, chosen)).status).toBe(200);
  });
});

describe('a reset by the operator’s command, in another process', () => {
  /** The context of another process: it shares only the database with the server. */
  const elsewhere = () => ({ ...app.ctx, events: new EventLog(app.ctx.db, new MemoryBus(), app.clock) });

  it('ends the sign-ins that the server has cached, and their streams, within seconds [spec 10.27]', async () => {
    const { teacher } = await startLesson(app);
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');
    expect((await me(teacher.token)).status).toBe(200);
    const password = await resetPasswordByEmail(elsewhere(), ` ${teacher.email.toUpperCase()} `);
    expect((await signIn(teacher.email, teacher.password)).status).toBe(401);
    await monitor.end();
    expect(await me(teacher.token)).toEqual(refusal('not-signed-in'));
    expect((await signIn(teacher.email, password)).status).toBe(200);
  });

  it('says when no account signs in with the address', async () => {
    await expect(resetPasswordByEmail(elsewhere(), 'nobody@school.example')).rejects.toThrow(
      'No account signs in with nobody@school.example. Please check the email address.',
    );
  });
});

describe('a sign-in while the password changes', () => {
  it('never outlives the change, at whatever moment of the sign-in it comes', async () => {
    const { ctx } = app;
    const teacher = await registerTeacher(app);
    const old = await findCredential(ctx.db.read, teacher.uid);
    const other = { ...old, passwordHash: await hashPassword(chosen) } as Credential;
    const switchPassword = (from: Credential, to: Credential) =>
      ctx.db.write(async (write) => {
        await replacePassword(write.query, from, to.passwordHash, app.clock.now().toISOString());
        await endSignIns(ctx, write, teacher.uid);
      });
    for (let wait = 0; wait < 40; wait += 2) {
      const signingIn = signIn(teacher.email, teacher.password);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await switchPassword(old as Credential, other);
      const { status, body } = await signingIn;
      if (status === 200) expect(await me(body.token)).toEqual(refusal('not-signed-in'));
      else expect(status).toBe(401);
      await switchPassword(other, old as Credential);
    }
  });

  it('fails when it was made between the change and its commit', async () => {
    const { ctx } = app;
    const teacher = await registerTeacher(app);
    const found = (await findCredential(ctx.db.read, teacher.uid)) as Credential;
    const passwordHash = await hashPassword(chosen);
    let signingIn: ReturnType<typeof signIn> | undefined;
    await ctx.db.write(async (write) => {
      await replacePassword(write.query, found, passwordHash, app.clock.now().toISOString());
      await endSignIns(ctx, write, teacher.uid);
      signingIn = signIn(teacher.email, teacher.password);
      // Long enough to check the old password; other transactions do not see the new one yet.
      await new Promise((resolve) => setTimeout(resolve, 400));
    });
    expect((await signingIn)?.status).toBe(401);
    expect(
      await ctx.db.read.selectFrom('auth_session').selectAll().where('user_id', '=', teacher.uid).execute(),
    ).toEqual([]);
  });
});

describe('a stream that opens while its sign-in ends', () => {
  it('ends too', async () => {
    const db = await freshDatabase();
    let hold = () => Promise.resolve();
    const read = db.read.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await hold();
        return result;
      },
    });
    app = await startApp({ db: { ...db, read } });
    const teacher = await registerTeacher(app);
    expect((await me(teacher.token)).status).toBe(200);

    // The call passes the check of its sign-in. While the call waits for its first read, the sign-in ends;
    // then the stream opens.
    hold = async () => {
      hold = () => Promise.resolve();
      await app.ctx.db.write((write) => endSignIns(app.ctx, write, teacher.uid));
    };
    const stream = await teacher.monitor();
    expect(stream.status).toBe(200);
    await stream.end();
  });
});
