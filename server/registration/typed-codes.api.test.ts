import { beforeEach, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, registerTeacher, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { codeNow } from '../../test/second-factor.ts';
import { typedAs } from '../../test/typed-codes.ts';
import { addSchool } from '../identity/rules.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

it('registers students with a session ID however they type it', async () => {
  const { session } = await startLesson(app);
  const registerWith = (sessionId: string, n: number) =>
    call(app.url, 'POST', '/auth/register/student', {
      body: { firstName: 'Mei', lastName: 'Lin', username: `mei.${n}`, password: 'otter lamp', sessionId },
    });
  for (const code of [session.sessionCode, session.id])
    for (const [n, typed] of typedAs(code).entries())
      expect((await registerWith(typed, n + (code === session.id ? 100 : 0))).body).toMatchObject({
        success: true,
        user: { sessionId: session.sessionCode },
      });
  expect(await registerWith(`${session.sessionCode}X`, 300)).toEqual(refusal('invalid-session-id'));
  expect(await registerWith(' - ', 300)).toEqual(refusal('invalid-session-id'));
});

it('lets students join with a class code however they type it', async () => {
  const { session } = await startLesson(app);
  const teacher = await registerTeacher(app);
  const { classCode } = await teacher.createClass();
  const student = await registerStudent(app, session.sessionCode);
  for (const typed of typedAs(classCode))
    expect((await student.post('/api/classes/join', { classCode: typed })).body).toMatchObject({
      class: { className: 'Algebra 1' },
    });
  expect(await student.post('/api/classes/join', { classCode: ' -- ' })).toEqual(
    refusal('invalid-input', 'Please enter the class code.'),
  );
});

it('registers teachers with a school code however they type it, with or without its hyphens', async () => {
  await addSchool(app.ctx, 'NORTH-1', 'North High');
  const registerWith = (schoolCode: string, n: number) =>
    call(app.url, 'POST', '/auth/register', {
      body: { name: 'Ada Byron', email: `ada.${n}@school.example`, password: 'otter lamp', schoolCode },
    });
  for (const [n, typed] of [...typedAs('NORTH1'), 'NORTH-1', 'north 1', 'N-ORTH1'].entries())
    expect((await registerWith(typed, n)).body).toMatchObject({ user: { schoolCode: 'NORTH-1' } });
  expect(await registerWith('NORTH2', 100)).toEqual(refusal('invalid-school-code'));
  await expect(addSchool(app.ctx, 'NORTH1', 'Another one')).rejects.toThrow('is already in use');
});

it('takes a code of the second factor and a recovery code however they are typed', async () => {
  const ada = await registerTeacher(app);
  const own = '/api/users/me/second-factor';
  const { secret } = succeeded(await ada.post(`${own}/begin`, { currentPassword: ada.password }));
  const code = codeNow(secret, app.clock.now());
  const { recoveryCodes } = succeeded(
    await ada.post(`${own}/confirm`, { code: `${code.slice(0, 3)} ${code.slice(3)}.` }),
  );
  const signIn = (typed: string) =>
    call(app.url, 'POST', '/api/auth/sign-in/email', {
      body: { email: ada.email, password: ada.password, code: typed },
    });
  for (const way of typedAs('123456').keys()) {
    app.clock.advance(30_000);
    expect((await signIn(typedAs(codeNow(secret, app.clock.now()))[way] ?? '')).status).toBe(200);
  }
  const [lower, , , , , spread] = typedAs(recoveryCodes[0].replace('-', ''));
  expect((await signIn(lower ?? '')).status).toBe(200);
  expect(await signIn(spread ?? '')).toEqual(refusal('wrong-second-factor'));
  expect((await signIn(` “${recoveryCodes[1]}”.`)).status).toBe(200);
  for (const wrong of ['نور', '...', '１２３'])
    expect(await signIn(wrong)).toEqual(refusal('wrong-second-factor'));
});

it('opens an invitation whose link was copied with the point behind it', async () => {
  const token = (await nameAdministrator(app.ctx, 'SCHOOL', 'ngozi@school.example')).made?.token;
  const body = { invitation: ` ${token}.\n` };
  expect((await call(app.url, 'POST', '/api/invitation/look', { body })).status).toBe(200);
});
