import { describe, expect, it } from 'vitest';
import { type Answer, call } from '../../test/client.ts';
import { startApp } from '../../test/harness.ts';
import { registerStudent, registerTeacher, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { codeNow } from '../../test/second-factor.ts';
import { registerAdministrator } from '../../test/staff.ts';

/** A server with the limits of a real school: LIMITS_SCALE is 1. */
async function startSchool(trustProxy = 0) {
  const modelServer = await startScriptedModel();
  return startApp({ modelUrl: modelServer.url, limitsScale: 1, trustProxy });
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const signIn = (url: string, email: string, password: string, headers: Record<string, string> = {}) =>
  call(url, 'POST', '/api/auth/sign-in/email', { body: { email, password }, headers });

/**
 * Simultaneous guesses at the password of an account. An account may have 10 wrong guesses at one address.
 * The next one gets the first turn of the line at once, ten wait in the line, and the rest is refused: of 40
 * guesses, 11 are answered and 19 refused.
 */
const guessesOf = (url: string, email: string, count: number) =>
  times(count, (n) => signIn(url, email, `guess ${n}`));

/** The cookie by which a browser is known after a sign-in. */
const deviceOf = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('lyceum-device=')) ?? '';

const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))];

function expectTooMany(answer: Answer | undefined): void {
  expect(answer).toEqual(refusal('too-many-requests'));
  expect(answer?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
}

describe('a class of 40 behind one address', () => {
  it('registers, signs in, joins and asks within a minute [spec 10.37]', async () => {
    const app = await startSchool();
    const { session, class: algebra, teacher } = await startLesson(app, { students: 0 });
    const students = await Promise.all(times(40, () => registerStudent(app, session.sessionCode)));
    const signedIn = await Promise.all(students.map((each) => signIn(app.url, each.email, each.password)));
    expect(statuses(signedIn)).toEqual([200]);
    await Promise.all(students.map((each) => each.joinClass(algebra.classCode)));
    await Promise.all(students.map((each) => each.openSession(session.id)));
    const answers = await Promise.all(students.map((each) => each.ask(session.id, 'What is a prime?')));
    expect(statuses(answers)).toEqual([200]);
    const shown = await teacher.get(`/api/sessions/${session.id}/interactions?limit=200`);
    expect(shown.body.interactions).toHaveLength(40);
  });
});

/** Waits for a value, with enough time for a busy machine. */
const eventually = (read: () => number) => expect.poll(read, { timeout: 30_000 });

/** Calls under way, and the statuses of those that were answered. */
function watch(calls: Promise<Answer>[]) {
  const answered: number[] = [];
  for (const each of calls) void each.then(({ status }) => answered.push(status));
  const count = (status: number) => answered.filter((each) => each === status).length;
  return { count, all: Promise.all(calls) };
}

type School = Awaited<ReturnType<typeof startSchool>>;

/** Moves the clock on until every call has had its turn. */
async function everyTurn<T>(app: School, calls: Promise<T>): Promise<T> {
  let done = false;
  const ended = calls.finally(() => {
    done = true;
  });
  while (!done) {
    app.clock.advance(1_000);
    await app.doChores();
    await new Promise(setImmediate);
  }
  return ended;
}

describe('a search for a valid code', () => {
  const registerWith = (url: string, sessionId: string, from = '10.0.0.1') => {
    const body = {
      firstName: 'A',
      lastName: 'B',
      username: `user${Math.random()}`,
      password: 'secret',
      sessionId,
    };
    return call(url, 'POST', '/auth/register/student', { body, headers: { 'x-forwarded-for': from } });
  };

  it('is slowed to five tries a second after 100 wrong codes, even when the client claims other addresses [spec 10.37]', async () => {
    const app = await startSchool();
    // Of 180 calls, 100 are within the limit, one gets the first turn at once, fifty wait in the line, and 29
    // are refused.
    const wrong = times(180, (n) => registerWith(app.url, 'NOSUCH', `10.0.0.${n}`));
    const search = watch(wrong);
    await eventually(() => search.count(400)).toBe(101);
    await eventually(() => search.count(429)).toBe(29);
    for (let turn = 1; turn <= 10; turn++) {
      app.clock.advance(199);
      await app.doChores();
      expect(search.count(400)).toBe(100 + turn);
      app.clock.advance(1);
      await app.doChores();
      await eventually(() => search.count(400)).toBe(101 + turn);
    }
    expectTooMany((await everyTurn(app, search.all)).find(({ status }) => status === 429));
  });

  it('does not stop the registrations of a school behind the same address', async () => {
    const app = await startSchool();
    const { session } = await startLesson(app, { students: 0 });
    await Promise.all(times(100, () => registerWith(app.url, 'NOSUCH')));
    expect((await registerWith(app.url, session.sessionCode)).status).toBe(200);
    const next = times(5, () => registerWith(app.url, session.sessionCode));
    expect(statuses(await everyTurn(app, Promise.all(next)))).toEqual([200]);
  });

  it('does not affect people at another address behind the same proxy', async () => {
    const app = await startSchool(1);
    const { session } = await startLesson(app, { students: 0 });
    const search = watch(times(170, () => registerWith(app.url, 'NOSUCH')));
    await eventually(() => search.count(429)).toBe(19);
    const others = times(20, () => registerWith(app.url, session.sessionCode, '10.0.0.2'));
    expect(statuses(await Promise.all(others))).toEqual([200]);
    await everyTurn(app, search.all);
  });

  it('is counted for a whole IPv6 network of one machine', async () => {
    const app = await startSchool(1);
    const search = watch(times(170, (n) => registerWith(app.url, 'NOSUCH', `2001:db8:1:2::${n}`)));
    await eventually(() => search.count(429)).toBe(19);
    expect((await registerWith(app.url, 'NOSUCH', '2001:db8:1:3::1')).status).toBe(400);
    await everyTurn(app, search.all);
  });

  it('is refused to a student after 20 class codes', async () => {
    const app = await startSchool();
    const { student, class: algebra } = await startLesson(app);
    // The student has used one code of the twenty: the one with which `startLesson` let the student join.
    const tries = times(20, () => student.post('/api/classes/join', { classCode: 'NOSUCH' }));
    expect((await Promise.all(tries)).filter(({ status }) => status === 404)).toHaveLength(19);
    expectTooMany(await student.post('/api/classes/join', { classCode: algebra.classCode }));
  });
});

describe('guessing a password', () => {
  it('is slowed to one guess a second after 10 wrong ones; ten wait, and the rest is refused [spec 10.37]', async () => {
    const app = await startSchool();
    const ada = await registerTeacher(app);
    const guesses = watch(guessesOf(app.url, ada.email, 40));
    await eventually(() => guesses.count(429)).toBe(19);
    expect(guesses.count(401)).toBe(11);
    for (let turn = 1; turn <= 10; turn++) {
      app.clock.advance(1_000);
      await app.doChores();
      await eventually(() => guesses.count(401)).toBe(11 + turn);
    }
    expectTooMany((await guesses.all).find(({ status }) => status === 429));
  });

  it('does not lock out the owner, in any case of the address [spec 10.85]', async () => {
    const app = await startSchool();
    const ada = await registerTeacher(app);
    for (const each of guessesOf(app.url, ada.email, 10)) expect((await each).status).toBe(401);
    expect((await signIn(app.url, ada.email.toUpperCase(), ada.password)).status).toBe(200);
    const again = signIn(app.url, ada.email, ada.password);
    expect((await everyTurn(app, again)).status).toBe(200);
  });

  it('does not delay a device that signed in before, even while strangers fill the line', async () => {
    const app = await startSchool();
    const ada = await registerTeacher(app);
    const cookie = deviceOf(await signIn(app.url, ada.email, ada.password));
    const strangers = watch(guessesOf(app.url, ada.email, 40));
    await eventually(() => strangers.count(429)).toBe(19);
    for (let time = 1; time <= 3; time++) {
      expect((await signIn(app.url, ada.email, ada.password, { cookie })).status).toBe(200);
    }
    expect(await signIn(app.url, ada.email, 'guess', { cookie })).toMatchObject({ status: 401 });
    await everyTurn(app, strangers.all);
  });

  it('is slowed for a known device as for others, after 10 wrong guesses of its own', async () => {
    const app = await startSchool();
    const [ada, ben] = [await registerTeacher(app), await registerTeacher(app)];
    const cookie = deviceOf(await signIn(app.url, ada.email, ada.password));
    // Ten guesses count for the device, ten more as at any other device, and one gets the first turn of the
    // line. Ten wait, and the rest is refused.
    const guesses = watch(times(50, () => signIn(app.url, ada.email, 'guess', { cookie })));
    await eventually(() => guesses.count(429)).toBe(19);
    expect(guesses.count(401)).toBe(21);
    await everyTurn(app, guesses.all);
    // After this second the line of the address gives its next turn at once.
    app.clock.advance(1_000);
    // The device is known for the account that it signed in to, and for no other.
    const others = watch(times(40, () => signIn(app.url, ben.email, 'guess', { cookie })));
    await eventually(() => others.count(429)).toBe(19);
    await everyTurn(app, others.all);
  });

  it('does not delay somebody else behind the same address', async () => {
    const app = await startSchool();
    const [ada, ben] = [await registerTeacher(app), await registerTeacher(app)];
    const strangers = watch(guessesOf(app.url, ada.email, 40));
    await eventually(() => strangers.count(429)).toBe(19);
    expect((await signIn(app.url, ben.email, ben.password)).status).toBe(200);
    await everyTurn(app, strangers.all);
  });

  it('of many accounts at once leaves each account its turn in the line of the address', async () => {
    const app = await startSchool();
    const ada = await registerTeacher(app);
    const strangers = watch(times(270, (n) => signIn(app.url, `nobody${n}@school.example`, 'guess')));
    await eventually(() => strangers.count(429)).toBe(19);
    const tries = watch(times(3, () => signIn(app.url, ada.email, ada.password)));
    await everyTurn(app, Promise.all([tries.all, strangers.all]));
    expect(tries.count(200)).toBeGreaterThan(0);
  });

  it('from many addresses is slowed to one guess in ten seconds after 100 wrong ones', async () => {
    const app = await startSchool(1);
    const ada = await registerTeacher(app);
    const from = (n: number) => ({ 'x-forwarded-for': `10.0.${n}.1` });
    const guesses = watch(times(111, (n) => signIn(app.url, ada.email, 'guess', from(n))));
    await eventually(() => guesses.count(401)).toBe(101);
    app.clock.advance(9_000);
    await app.doChores();
    expect(guesses.count(401)).toBe(101);
    app.clock.advance(1_000);
    await app.doChores();
    await eventually(() => guesses.count(401)).toBe(102);
    await everyTurn(app, guesses.all);
  });

  it('does not count sign-ins with the right password, up to 60 a minute', async () => {
    const app = await startSchool();
    const ada = await registerTeacher(app);
    for (let time = 1; time <= 60; time++) {
      expect((await signIn(app.url, ada.email, ada.password)).status).toBe(200);
    }
    expectTooMany(await signIn(app.url, ada.email, ada.password));
  });

  it('for accounts that do not exist is slowed in the same way, and stops nobody', async () => {
    const app = await startSchool();
    const { student } = await startLesson(app);
    const nobody = watch(guessesOf(app.url, 'nobody@school.example', 40));
    await eventually(() => nobody.count(429)).toBe(19);
    await everyTurn(app, nobody.all);
    app.clock.advance(300_000);
    const many = times(200, (n) => signIn(app.url, `nobody${n}@school.example`, 'guess'));
    expect(statuses(await Promise.all(many))).toEqual([401]);
    expect((await signIn(app.url, student.email, student.password)).status).toBe(200);
  });
});

describe('guessing the password of an account with a second factor', () => {
  it('does not use up the owner’s tries at the code', async () => {
    const app = await startSchool();
    const teacher = await registerTeacher(app);
    const { email, password } = teacher;
    const own = '/api/users/me/second-factor';
    const { secret } = succeeded(await teacher.post(`${own}/begin`, { currentPassword: password }));
    succeeded(await teacher.post(`${own}/confirm`, { code: codeNow(secret, app.clock.now()) }));
    const signInWithCode = (typed: string, cookie?: string) => {
      app.clock.advance(30_000);
      const body = { email, password: typed, code: codeNow(secret, app.clock.now()) };
      return call(app.url, 'POST', '/api/auth/sign-in/email', {
        body,
        ...(cookie && { headers: { cookie } }),
      });
    };
    const cookie = deviceOf(await signInWithCode(password));
    const guesses = watch(times(40, () => signInWithCode('wrong horse')));
    await eventually(() => guesses.count(429)).toBeGreaterThan(10);
    expect((await signInWithCode(password, cookie)).status).toBe(200);
    await everyTurn(app, guesses.all);
  });
});

describe('the cookie of a device', () => {
  it('is kept from scripts and other sites, and names no person', async () => {
    const app = await startApp({ limitsScale: 1, publicUrl: 'https://lyceum.example' });
    const ada = await registerTeacher(app);
    const answer = await signIn(app.url, ada.email, ada.password);
    const cookie = answer.headers.getSetCookie().find((each) => each.includes('lyceum-device='));
    expect(cookie).toMatch(
      /^__Secure-lyceum-device=[A-Z0-9]{26}\.[\w-]{22}; Path=\/api\/auth; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
    );
  });

  it('cannot be made by somebody who does not know the password', async () => {
    const app = await startSchool();
    const [ada, ben] = [await registerTeacher(app), await registerTeacher(app)];
    const own = deviceOf(await signIn(app.url, ben.email, ben.password));
    const [id = ''] = own.replace('lyceum-device=', '').split('.');
    const made = [own, `lyceum-device=${id}.${'A'.repeat(22)}`, `lyceum-device=${id}`, 'lyceum-device=x.y'];
    for (const each of guessesOf(app.url, ada.email, 10)) expect((await each).status).toBe(401);
    const tries = watch(made.map((cookie) => signIn(app.url, ada.email, ada.password, { cookie })));
    await eventually(() => tries.count(200)).toBe(1);
    app.clock.advance(1_000);
    await app.doChores();
    await eventually(() => tries.count(200)).toBe(2);
    expect(statuses(await everyTurn(app, tries.all))).toEqual([200]);
  });

  it('serves a computer that several students share, from their registration on', async () => {
    const app = await startSchool();
    const { session } = await startLesson(app, { students: 0 });
    let cookie = '';
    const students = [];
    for (let n = 1; n <= 3; n++) {
      const username = `shared${n}`;
      const body = { firstName: 'A', lastName: 'B', username, password: 'secret', sessionId: session.id };
      const { token, user } = succeeded(await call(app.url, 'POST', '/auth/register/student', { body }));
      const exchanged = await call(app.url, 'POST', '/api/auth/one-time-token/verify', {
        body: { token },
        headers: { cookie },
      });
      cookie = deviceOf(exchanged);
      students.push(user);
    }
    expect(cookie.split('.')).toHaveLength(4);
    for (const { email } of students) {
      const strangers = watch(guessesOf(app.url, email, 40));
      await eventually(() => strangers.count(429)).toBeGreaterThan(18);
      expect((await signIn(app.url, email, 'secret', { cookie })).status).toBe(200);
      await everyTurn(app, strangers.all);
    }
  });
});

describe('a flood', () => {
  it('of calls is refused after 600, for that account only', async () => {
    const app = await startSchool();
    const [ada, ben] = [await registerTeacher(app), await registerTeacher(app)];
    const answers = await Promise.all(times(601, () => ada.get('/api/users/me')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(600);
    expectTooMany(answers.find(({ status }) => status !== 200));
    expect((await ben.get('/api/users/me')).status).toBe(200);
  });

  it('of invitations, each of which would be emailed, is refused after 30', async () => {
    const app = await startSchool();
    const administrator = await registerAdministrator(app);
    const invite = (n: number) =>
      administrator.post('/api/school/safeguarding', {
        contactName: 'Ms Okoye',
        contactEmail: `okoye${n}@school.example`,
        helpline: '116 111',
      });
    for (let n = 1; n <= 30; n++) succeeded(await invite(n));
    expectTooMany(await invite(31));
  });

  it('of questions is counted in a sliding window, which never begins anew', async () => {
    const app = await startSchool();
    const { student, session } = await startLesson(app);
    const ask = async (count: number) => {
      for (let n = 1; n <= count; n++) succeeded(await student.ask(session.id, `Question ${n}?`));
      expectTooMany(await student.ask(session.id, 'One more?'));
    };
    succeeded(await student.ask(session.id, 'The first?'));
    app.clock.advance(58_000);
    await ask(29);
    app.clock.advance(3_000);
    await ask(1);
    app.clock.advance(54_000);
    expectTooMany(await student.ask(session.id, 'One more?'));
    app.clock.advance(4_000);
    await ask(29);
  });

  it('of registrations is slowed to one a second after 120', async () => {
    const app = await startSchool();
    const flood = watch(times(141, () => call(app.url, 'POST', '/auth/register', { body: {} })));
    await eventually(() => flood.count(429)).toBe(10);
    expect(flood.count(400)).toBe(121);
    expect(statuses(await everyTurn(app, flood.all)).sort()).toEqual([400, 429]);
  });

  it.each([
    ['POST', 'update-user', { name: 'Ada' }, 20],
    ['GET', 'get-session', undefined, 120],
    ['POST', 'sign-out', {}, 120],
  ])('of %s /api/auth/%s is refused, for that sign-in only', async (method, operation, body, most) => {
    const app = await startSchool();
    const [ada, ben] = [await registerTeacher(app), await registerTeacher(app)];
    const use = (token: string) => call(app.url, method, `/api/auth/${operation}`, { token, body });
    const answers = await Promise.all(times(most + 1, () => use(ada.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
    expectTooMany(answers.find(({ status }) => status !== 200));
    expect((await use(ben.token)).status).toBe(200);
    app.clock.advance(62_000);
    expect((await use(ada.token)).status).toBe(200);
  });

  it('of wrong single-use tokens is slowed to five a second after 100', async () => {
    const app = await startSchool();
    const verify = (token: string) =>
      call(app.url, 'POST', '/api/auth/one-time-token/verify', { body: { token } });
    const flood = watch(times(161, (n) => verify(`wrong${n}`)));
    await eventually(() => flood.count(429)).toBe(10);
    expect(flood.count(400)).toBe(101);
    await everyTurn(app, flood.all);
  });
});
