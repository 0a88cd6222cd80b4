import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const signIn = (email: string, password: string, headers: Record<string, string> = {}): Promise<Answer> =>
  call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password }, headers });

const me = (token: string) => call(app.url, 'GET', '/api/users/me', { token });

/** The cookie that a browser would send back. */
const cookieOf = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describeEndpoint('setLanguage', () => {
  it('keeps the choice with the profile until it is taken back [spec 10.207]', async () => {
    const teacher = await registerTeacher(app);
    const mine = async () => succeeded(await teacher.get('/api/users/me')).user.language;
    expect(await mine()).toBeUndefined();
    const { user } = succeeded(await teacher.post('/api/users/me/language', { language: 'es' }));
    expect(user).toMatchObject({ uid: teacher.uid, language: 'es' });
    expect(await mine()).toBe('es');
    succeeded(await teacher.post('/api/users/me/language', { language: null }));
    expect(await mine()).toBeUndefined();
  });

  it('refuses a language that the product does not speak', async () => {
    const teacher = await registerTeacher(app);
    expect(await teacher.post('/api/users/me/language', { language: 'tlh' })).toEqual(
      refusal('invalid-input', 'Please check language.'),
    );
    expect(await teacher.post('/api/users/me/language', {})).toEqual(
      refusal('invalid-input', 'Please check language.'),
    );
  });
});

describeEndpoint('getDraftKey', () => {
  it('gives each account a key of its own, the same one at each sign-in', async () => {
    const { teacher, student } = await startLesson(app);
    const path = '/api/users/me/draft-key';
    const keyOf = async (person: { get: typeof teacher.get }) => succeeded(await person.get(path)).key;
    const key = await keyOf(teacher);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(await keyOf(student)).not.toBe(key);
    const { email, password } = teacher;
    const again = await call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
    expect((await call(app.url, 'GET', path, { token: again.body.token })).body.key).toBe(key);
  });
});

describeEndpoint('getMe', () => {
  it("returns the teacher's profile [spec 1.1 3.1 3.3 7.26]", async () => {
    const teacher = await registerTeacher(app, { name: 'Ada Byron', email: 'Ada@School.example' });
    expect((await teacher.get('/api/users/me')).body).toEqual({
      success: true,
      user: {
        uid: teacher.uid,
        role: 'teacher',
        username: null,
        email: 'ada@school.example',
        firstName: null,
        lastName: null,
        fullName: 'Ada Byron',
        schoolCode: 'SCHOOL',
        sessionId: null,
        createdAt: app.clock.now().toISOString(),
      },
    });
  });

  it("returns the student's profile [spec 1.1 7.26]", async () => {
    const { session } = await startLesson(app, { students: 0 });
    const student = await registerStudent(app, session.sessionCode, { username: 'Mei' });
    expect((await student.get('/api/users/me')).body.user).toMatchObject({
      role: 'student',
      username: 'mei',
      email: 'mei@student.lyceum.local',
      schoolCode: null,
      sessionId: session.sessionCode,
    });
  });

  it('is refused without a valid token', async () => {
    const headers: Record<string, string>[] = [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: 'Bearer nosuchtokennosuchtoken' },
      { authorization: 'Basic YWRhOnNlY3JldA==' },
      { authorization: `Bearer ${'a'.repeat(7_000)}` },
      { authorization: "Bearer ' or 1=1 --aaaaaaaaaaaaa" },
    ];
    for (const each of headers) {
      expect(await call(app.url, 'GET', '/api/users/me', { headers: each })).toEqual(
        refusal('not-signed-in'),
      );
    }
  });
});

describe('sign-in with email and password', () => {
  let teacher: Teacher;
  beforeEach(async () => {
    teacher = await registerTeacher(app);
  });

  it('returns a token in the body and in a header; both work for the calls of the product [spec 1.12 7.20]', async () => {
    const answer = await signIn(teacher.email.toUpperCase(), teacher.password);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      token: expect.any(String),
      user: { id: teacher.uid, email: teacher.email },
    });
    for (const token of [answer.body.token, answer.headers.get('set-auth-token')]) {
      expect((await me(token)).body.user.uid).toBe(teacher.uid);
    }
  });

  it('signs a student in with the address made of the username [spec 1.11 5.3]', async () => {
    const { student } = await startLesson(app);
    expect((await signIn(student.email, student.password)).body.user.id).toBe(student.uid);
  });

  it('answers a wrong password like an unknown address', async () => {
    const wrong = await signIn(teacher.email, 'not the password');
    const unknown = await signIn('nobody@school.example', teacher.password);
    expect(wrong).toEqual(refusal('not-signed-in', 'Invalid email or password'));
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it('refuses a malformed sign-in', async () => {
    const strange = [
      {},
      { email: teacher.email },
      { email: 7, password: 7 },
      { email: '', password: '' },
      [],
    ];
    for (const body of strange) {
      const answer = await call(app.url, 'POST', '/api/auth/sign-in/email', { body });
      expect(answer).toEqual(refusal('invalid-input'));
    }
    const broken = await call(app.url, 'POST', '/api/auth/sign-in/email', { raw: '{"email":' });
    expect(broken).toEqual(refusal('invalid-input', 'Please send the request as valid JSON.'));
  });

  it('lasts 12 hours', async () => {
    const { token } = (await signIn(teacher.email, teacher.password)).body;
    app.clock.advance(12 * 3_600_000 - 60_000);
    expect((await me(token)).status).toBe(200);
    app.clock.advance(120_000);
    expect(await me(token)).toEqual(refusal('not-signed-in'));
  });

  it('sets a cookie that browsers send to the identity service only and hide from scripts', async () => {
    const cookies = (await signIn(teacher.email, teacher.password)).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/api\/auth(;|$)/i);
      expect(cookie).toMatch(/; HttpOnly(;|$)/i);
      expect(cookie).toMatch(/; SameSite=(Lax|Strict)(;|$)/i);
    }
  });
});

describe('a new sign-in in a browser', () => {
  it('ends the old sign-in of that browser with its streams, even one of another account', async () => {
    const { teacher, student } = await startLesson(app);
    const old = await signIn(teacher.email, teacher.password);
    const authorization = `Bearer ${old.body.token}`;
    const monitor = await teacher.events('/api/monitor/events', { headers: { authorization } });
    await monitor.next('snapshot');

    const headers = { cookie: cookieOf(old), origin: app.url };
    const next = await signIn(student.email, student.password, headers);
    await monitor.end();
    expect(await me(old.body.token)).toEqual(refusal('not-signed-in'));
    for (const token of [next.body.token, teacher.token]) expect((await me(token)).status).toBe(200);
  });

  it('ends the old sign-in when it is made with a custom token, too', async () => {
    const { email, password } = await registerTeacher(app);
    const old = await signIn(email, password);
    const body = { name: 'Ada', email: 'ada@school.example', password: 'secret', schoolCode: 'SCHOOL' };
    const { token } = succeeded(await call(app.url, 'POST', '/auth/register', { body }));
    const headers = { cookie: cookieOf(old), origin: app.url };
    const next = await call(app.url, 'POST', '/api/auth/one-time-token/verify', { headers, body: { token } });
    expect((await me(next.body.session.token)).status).toBe(200);
    expect(await me(old.body.token)).toEqual(refusal('not-signed-in'));
  });

  it('ends no sign-in when it is refused, and none that only a bearer token or a forged cookie names', async () => {
    const { email, password, token } = await registerTeacher(app);
    const old = await signIn(email, password);
    const origin = app.url;
    expect((await signIn(email, 'wrong horse', { cookie: cookieOf(old), origin })).status).toBe(401);
    expect((await signIn(email, password, { authorization: `Bearer ${token}` })).status).toBe(200);
    const forged = { cookie: `better-auth.session_token=${token}.forged`, origin };
    expect((await signIn(email, password, forged)).status).toBe(200);
    for (const each of [token, old.body.token]) expect((await me(each)).status).toBe(200);
  });
});

describe('the cookie', () => {
  it('does not work for the calls of the product', async () => {
    const { email, password } = await registerTeacher(app);
    const cookie = cookieOf(await signIn(email, password));
    expect(await call(app.url, 'GET', '/api/users/me', { headers: { cookie } })).toEqual(
      refusal('not-signed-in'),
    );
  });

  it('renews the bearer token', async () => {
    const { email, password, uid } = await registerTeacher(app);
    const cookie = cookieOf(await signIn(email, password));
    const { body } = await call(app.url, 'GET', '/api/auth/get-session', { headers: { cookie } });
    expect(body.user.id).toBe(uid);
    expect((await me(body.session.token)).body.user.uid).toBe(uid);
  });

  it('returns no session without a sign-in', async () => {
    const answer = await call(app.url, 'GET', '/api/auth/get-session');
    expect([answer.status, answer.body]).toEqual([200, null]);
  });

  it('does not work for a page of another site', async () => {
    const { email, password, token } = await registerTeacher(app);
    const cookie = cookieOf(await signIn(email, password));
    const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const path of ['/api/auth/sign-out', '/api/auth/update-user']) {
      const answer = await call(app.url, 'POST', path, { headers, body: { name: 'Mallory' } });
      expect(answer).toEqual(refusal('origin-not-allowed'));
    }
    expect((await me(token)).status).toBe(200);
    const session = await call(app.url, 'GET', '/api/auth/get-session', { headers: { cookie } });
    expect(session.body.user.name).not.toBe('Mallory');
  });
});

describe('the origin of a sign-in', () => {
  it('cannot be a page of another site', async () => {
    const { email, password } = await registerTeacher(app);
    const evil = {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
    };
    const answer = await signIn(email, password, evil);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each<Record<string, string>>([
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ])(
    'cannot be a page of another site that sends a form, with password or custom token: %o',
    async (evil) => {
      const { email, password } = await registerTeacher(app);
      const body = { name: 'Ada', email: 'ada@school.example', password: 'secret', schoolCode: 'SCHOOL' };
      const { token } = succeeded(await call(app.url, 'POST', '/auth/register', { body }));
      const headers = { ...evil, 'content-type': 'text/plain' };
      const verify = (more: Record<string, string>) =>
        call(app.url, 'POST', '/api/auth/one-time-token/verify', { body: { token }, headers: more });
      for (const answer of [await signIn(email, password, headers), await verify(headers)]) {
        expect(answer).toEqual(refusal('origin-not-allowed'));
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      expect((await verify({})).status).toBe(200);
    },
  );

  it('can be the server’s own page', async () => {
    const { email, password } = await registerTeacher(app);
    const own = { origin: app.url, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    expect((await signIn(email, password, own)).status).toBe(200);
  });
});

describe('the custom token', () => {
  async function customToken(): Promise<string> {
    const body = {
      name: 'Ada',
      email: 'ada@school.example',
      password: 'secret',
      schoolCode: 'SCHOOL',
    };
    return succeeded(await call(app.url, 'POST', '/auth/register', { body })).token;
  }
  const verify = (token: unknown) =>
    call(app.url, 'POST', '/api/auth/one-time-token/verify', { body: { token } });

  it('signs in once, even when many calls use it at the same moment [spec 7.18 7.23]', async () => {
    const token = await customToken();
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
    const [first, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect(first?.status).toBe(200);
    expect(first?.headers.getSetCookie().length).toBeGreaterThan(0);
    expect((await me(first?.body.session.token)).body.user.fullName).toBe('Ada');
    expect(others.map(({ status }) => status)).toEqual(Array(9).fill(400));
  });

  it('lasts five minutes', async () => {
    const token = await customToken();
    const { expires_at: expiresAt } = await app.ctx.db.read
      .selectFrom('auth_verification')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    const minutes = (new Date(expiresAt).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4);
    expect(minutes).toBeLessThanOrEqual(5);
    // The identity service uses the real clock, so the test moves the expiry instead.
    const past = new Date(Date.now() - 1_000).toISOString();
    await app.ctx.db.write(({ query }) =>
      query.updateTable('auth_verification').set({ expires_at: past }).execute(),
    );
    expect(await verify(token)).toEqual(refusal('invalid-input'));
  });

  it('is not a bearer token, and a bearer token is not a custom token', async () => {
    expect(await me(await customToken())).toEqual(refusal('not-signed-in'));
    const { token } = await registerTeacher(app);
    expect(await verify(token)).toEqual(refusal('invalid-input'));
  });
});

describe('sign-out', () => {
  it('ends the bearer token and its streams at once [spec 4.5 7.24]', async () => {
    const { student, teacher } = await startLesson(app);
    const feed = await student.events('/api/student/events');
    const monitor = await teacher.monitor();
    await feed.next('snapshot');
    expect((await student.get('/api/users/me')).status).toBe(200);

    const answer = await student.post('/api/auth/sign-out');
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await student.get('/api/users/me')).toEqual(refusal('not-signed-in'));
    await feed.end();
    expect(monitor.ended).toBe(false);
  });

  it('ends one sign-in and leaves the others of the account', async () => {
    const teacher = await registerTeacher(app);
    const { token } = (await signIn(teacher.email, teacher.password)).body;
    await teacher.post('/api/auth/sign-out');
    expect((await me(token)).status).toBe(200);
  });

  it('also works with the cookie, and deletes it', async () => {
    const { email, password } = await registerTeacher(app);
    const signedIn = await signIn(email, password);
    const headers = { cookie: cookieOf(signedIn), origin: app.url };
    const answer = await call(app.url, 'POST', '/api/auth/sign-out', { headers });
    expect(answer.headers.getSetCookie().join()).toMatch(/Max-Age=0/i);
    expect(await me(signedIn.body.token)).toEqual(refusal('not-signed-in'));
  });
});

describe('the display name', () => {
  it('is the only thing that update-user changes [spec 7.22]', async () => {
    const teacher = await registerTeacher(app);
    const body = { name: ' Ada Lovelace ', image: 'x', role: 'admin', email: 'other@school.example' };
    expect((await teacher.post('/api/auth/update-user', body)).status).toBe(200);
    const session = (await teacher.get('/api/auth/get-session')).body;
    expect(session.user).toMatchObject({ name: 'Ada Lovelace', email: teacher.email, image: null });
  });

  it('has 1 to 100 characters', async () => {
    const teacher = await registerTeacher(app);
    for (const name of ['', '  ', 'a'.repeat(101), null, 7]) {
      expect(await teacher.post('/api/auth/update-user', { name })).toEqual(
        refusal('invalid-input', 'Please give a name of 1 to 100 characters.'),
      );
    }
  });
});
