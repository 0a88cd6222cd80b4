import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { listTeacherClasses } from '../../contract/classes.ts';
import { registerTeacher as registration } from '../../contract/registration.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson } from '../../test/people.ts';
import { call } from '../api/client.ts';
import {
  onAuthenticationChange,
  readAuthentication,
  signIn,
  signInRegistered,
  signInTeacher,
  signOut,
} from './authentication.ts';
import { loginSentences } from './login-sentences.ts';

let app: TestApp;
let log: MockInstance;

/** The `window` of a browser, as far as the modules use it. */
function pageOfBrowser() {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { localStorage, addEventListener: () => {}, removeEventListener: () => {} };
}

beforeEach(async () => {
  app = await startApp();
  vi.stubEnv('VITE_API_BASE_URL', app.url);
  vi.stubGlobal('window', pageOfBrowser());
  log = vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(async () => {
  await signOut();
  log.mockRestore();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const signedOut = { status: 'signed-out', notice: null };
const logged = () => log.mock.calls.map(([error]) => (error as Error).message);
/** Answers calls to this path in place of the server. */
function answerCallsTo(path: string, answer: (init?: RequestInit) => Response | Promise<Response>): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    new URL(url).pathname === path ? answer(init) : fetch(url, init),
  );
}

/** Calls to this path do not arrive. */
const loseCallsTo = (path: string): void =>
  answerCallsTo(path, () => {
    throw new TypeError('Failed to fetch');
  });

const removeProfiles = () => app.ctx.db.write(({ query }) => query.deleteFrom('profile').execute());

describe('a sign-in', () => {
  it('takes role and school code from the profile, and a sign-out clears them [spec 3.16 4.1 4.2 4.5 5.18]', async () => {
    const teacher = await registerTeacher(app, { name: 'Ada Byron' });
    const { student } = await startLesson(app);
    const seen: unknown[] = [];
    const leave = onAuthenticationChange(() => seen.push(readAuthentication()));
    for (const { email, password } of [teacher, student]) {
      await signIn(email, password);
      await signOut();
    }
    leave();
    const user = { uid: teacher.uid, email: teacher.email, displayName: 'Ada Byron' };
    expect(seen).toEqual([
      {
        status: 'signed-in',
        user,
        role: 'teacher',
        schoolCode: 'SCHOOL',
        mustChangePassword: false,
        restriction: null,
      },
      signedOut,
      expect.objectContaining({ role: 'student', schoolCode: null }),
      signedOut,
    ]);
    expect(logged()).toEqual([]);
  });

  it('leaves the role unset when the profile is missing, and only logs that [spec 4.3]', async () => {
    const { email, password } = await registerTeacher(app);
    await removeProfiles();
    await signIn(email, password);
    expect(readAuthentication()).toMatchObject({ status: 'signed-in', role: null, schoolCode: null });
    expect(logged()).toEqual(['User profile not found']);
  });

  it('only logs a profile that cannot be fetched [spec 4.4]', async () => {
    const { email, password } = await registerTeacher(app);
    loseCallsTo('/api/users/me');
    await signIn(email, password);
    expect(readAuthentication()).toMatchObject({ status: 'signed-in', role: null });
    expect(logged()).toEqual(['unreachable']);
  });
});

describe("a teacher's sign-in", () => {
  it('is ended when the account is not a teacher’s, and the error is logged and thrown [spec 5.18 8.20]', async () => {
    const { student } = await startLesson(app);
    const sentence = 'This account is not registered as a teacher';
    await expect(signInTeacher(student.email, student.password)).rejects.toThrow(sentence);
    expect(readAuthentication()).not.toMatchObject({ status: 'signed-in' });
    expect(logged()).toEqual([sentence]);
    const left = await app.ctx.db.read
      .selectFrom('auth_session')
      .select('id')
      .where('user_id', '=', student.uid)
      .execute();
    expect(left).toHaveLength(1);
    expect((await student.get('/api/users/me')).status).toBe(200);
  });

  it('is ended when the profile is missing [spec 5.13]', async () => {
    const { email, password } = await registerTeacher(app);
    await removeProfiles();
    await expect(signInTeacher(email, password)).rejects.toThrow('User profile not found');
    expect(readAuthentication()).not.toMatchObject({ status: 'signed-in' });
    expect(logged()).toEqual(['User profile not found']);
  });
});

describe('a sign-out', () => {
  it.each([
    ['a page of another server', () => new Response('<html>Welcome to our network</html>')],
    ['the request to wait', () => Response.json({ code: 'too-many-requests' }, { status: 429 })],
  ])('is not finished by %s', async (_, answer) => {
    const { email, password } = await registerTeacher(app);
    await signIn(email, password);
    let isAway = true;
    const { fetch } = globalThis;
    answerCallsTo('/api/auth/sign-out', () => (isAway ? answer() : Response.json({ success: true })));
    await signOut();
    expect(readAuthentication()).toEqual({ status: 'signed-out', notice: loginSentences.unfinished });
    isAway = false;
    await expect.poll(readAuthentication).toEqual({ status: 'signed-out', notice: loginSentences.finished });
    vi.stubGlobal('fetch', fetch);
  });
});

it('a call that was refused is not sent again for another account that signed in meanwhile', async () => {
  const teacher = await registerTeacher(app);
  const { student } = await startLesson(app);
  await signIn(teacher.email, teacher.password);
  await app.ctx.db.write(({ query }) =>
    query.deleteFrom('auth_session').where('user_id', '=', teacher.uid).execute(),
  );
  const { uid: id, email, name } = student;
  answerCallsTo('/api/auth/get-session', () =>
    Response.json({ session: { token: student.token }, user: { id, email, name } }),
  );
  const asked: unknown[] = [];
  answerCallsTo('/api/classes/teacher', (init) => {
    asked.push(new Headers(init?.headers).get('authorization'));
    return Response.json({ success: false, code: 'unauthenticated' }, { status: 401 });
  });
  await expect(call(listTeacherClasses, { query: { archived: 'false' } })).rejects.toThrow();
  expect(readAuthentication()).toMatchObject({ status: 'signed-in', user: { uid: student.uid } });
  expect(asked).toHaveLength(1);
});

it('nor is one that was refused with a token that had been renewed before the other account signed in', async () => {
  const teacher = await registerTeacher(app);
  const { student } = await startLesson(app);
  await signIn(teacher.email, teacher.password);
  const { uid: id, email, name } = teacher;
  answerCallsTo('/api/auth/get-session', () =>
    Response.json({ session: { token: 'renewed' }, user: { id, email, name } }),
  );
  const refusal = () => Response.json({ success: false, code: 'unauthenticated' }, { status: 401 });
  let answerHeld = (_: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answerHeld = resolve;
  });
  const asked: (string | null)[] = [];
  answerCallsTo('/api/classes/teacher', (init) => {
    asked.push(new Headers(init?.headers).get('authorization'));
    // The first call waits. The second is refused, and sent again with the renewed token.
    if (asked.length === 1) return held;
    return asked.length === 2 ? refusal() : Response.json({ success: true, classes: [] });
  });
  const query = { archived: 'false' } as const;
  const waiting = call(listTeacherClasses, { query });
  await call(listTeacherClasses, { query });
  await signIn(student.email, student.password);
  answerHeld(refusal());
  await expect(waiting).rejects.toThrow();
  expect(asked).toEqual([asked[0], asked[0], 'Bearer renewed']);
});

it('a registration sets role and school code from its answer, before the profile is fetched [spec 7.19]', async () => {
  const body = { name: 'Ada', email: 'ada@school.example', password: 'secret', schoolCode: 'school' };
  const { token, user } = await call(registration, { body });
  await removeProfiles();
  await signInRegistered(token, user);
  expect(readAuthentication()).toMatchObject({
    status: 'signed-in',
    user: { uid: user.uid },
    role: 'teacher',
    schoolCode: 'SCHOOL',
  });
  expect(logged()).toEqual(['User profile not found']);
});
