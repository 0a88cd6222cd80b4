import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, call } from '../../test/client.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
let teacher: Teacher;
beforeEach(async () => {
  app = await startApp();
  teacher = await registerTeacher(app);
});

const minute = 60_000;

const signIn = (more: object = {}): Promise<Answer> => {
  const body = { email: teacher.email, password: teacher.password, ...more };
  return call(app.url, 'POST', '/api/auth/sign-in/email', { body });
};
const me = (token: string, headers: Record<string, string> = {}) =>
  call(app.url, 'GET', '/api/users/me', { token, headers });
const cookieOf = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const lastingCookies = (answer: Answer): string[] =>
  answer.headers.getSetCookie().filter((cookie) => /session_token=.*Max-Age/i.test(cookie));

describe('a sign-in that does not stay', () => {
  it('ends after 30 minutes without use, for calls and for the cookie [spec 10.91]', async () => {
    const answer = await signIn({ rememberMe: false });
    const { token } = answer.body;
    for (let use = 0; use < 3; use++) {
      app.clock.advance(29 * minute);
      expect((await me(token)).status).toBe(200);
      await app.doChores();
    }
    app.clock.advance(31 * minute);
    const session = await call(app.url, 'GET', '/api/auth/get-session', {
      headers: { cookie: cookieOf(answer) },
    });
    expect(session.body).toBeNull();
    expect(await me(token)).toEqual(refusal('not-signed-in'));
    expect((await teacher.get('/api/users/me/sign-ins')).body.signIns).toHaveLength(1);
    await app.doChores();
    expect(await app.ctx.db.read.selectFrom('auth_session').selectAll().execute()).toHaveLength(1);
  });

  it('goes on while a stream is open, and no longer than 12 hours', async () => {
    const { token } = (await signIn({ rememberMe: false })).body;
    const headers = { authorization: `Bearer ${token}` };
    const monitor = await teacher.events('/api/monitor/events', { headers });
    await monitor.next('snapshot');
    for (let hour = 0; hour < 11; hour++) {
      app.clock.advance(60 * minute);
      await app.doChores();
    }
    expect((await me(token)).status).toBe(200);
    expect(monitor.ended).toBe(false);
    app.clock.advance(61 * minute);
    await app.doChores();
    await monitor.end();
    expect(await me(token)).toEqual(refusal('not-signed-in'));
  });

  it('does not count calls that a page makes by itself as use', async () => {
    const { token } = (await signIn({ rememberMe: false })).body;
    app.clock.advance(20 * minute);
    expect((await me(token, { 'x-lyceum-unattended': '1' })).status).toBe(200);
    app.clock.advance(11 * minute);
    expect(await me(token)).toEqual(refusal('not-signed-in'));
  });

  it('has a cookie that ends with the browser, also with a custom token', async () => {
    expect(lastingCookies(await signIn({ rememberMe: false }))).toEqual([]);
    const body = { name: 'Ada', email: 'ada@school.example', password: 'secret', schoolCode: 'SCHOOL' };
    const { token } = succeeded(await call(app.url, 'POST', '/auth/register', { body }));
    const verified = await call(app.url, 'POST', '/api/auth/one-time-token/verify', {
      body: { token, rememberMe: false },
    });
    expect(verified.status).toBe(200);
    expect(lastingCookies(verified)).toEqual([]);
    app.clock.advance(31 * minute);
    expect(await me(verified.body.session.token)).toEqual(refusal('not-signed-in'));
  });
});

describe('a sign-in that stays, or of a program that does not choose', () => {
  it.each([{}, { rememberMe: true }])('lasts 12 hours, with its cookie: %j', async (choice) => {
    const answer = await signIn(choice);
    expect(lastingCookies(answer)).toHaveLength(1);
    app.clock.advance(11 * 60 * minute);
    await app.doChores();
    expect((await me(answer.body.token)).status).toBe(200);
  });
});
