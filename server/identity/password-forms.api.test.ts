import { beforeEach, describe, expect, it } from 'vitest';
import { breachedPasswords } from '../../test/breached-passwords.ts';
import { type Answer, call } from '../../test/client.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { typedForms } from '../../test/typed-forms.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ breachedPasswords: await breachedPasswords(['schlüssel']) });
});

const path = '/api/users/me/password';

const signIn = (email: string, password: string): Promise<Answer> =>
  call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });

const register = (email: string, password: string): Promise<Answer> =>
  call(app.url, 'POST', '/auth/register', {
    body: { name: 'Ada Byron', email, password, schoolCode: 'SCHOOL' },
  });

describe('a password that another keyboard composes in another way', () => {
  it.each(typedForms)('signs in: %s, typed as %s', async (first, second) => {
    succeeded(await register('first@school.example', first));
    succeeded(await register('second@school.example', second));
    for (const email of ['first@school.example', 'second@school.example'])
      for (const password of [first, second]) expect((await signIn(email, password)).status).toBe(200);
  });

  it('is another password in another case or without its accents', async () => {
    succeeded(await register('ada@school.example', 'grün-éte-1'));
    for (const wrong of ['GRÜN-ÉTE-1', 'grun-ete-1', 'grün-éte-', 'grün-éte-1 '])
      expect((await signIn('ada@school.example', wrong)).status).toBe(401);
  });

  it('is the same for a student, who signs in with a full-width user name', async () => {
    const { session } = await startLesson(app);
    const body = { firstName: 'Mei', lastName: 'Lin', sessionId: session.sessionCode };
    succeeded(
      await call(app.url, 'POST', '/auth/register/student', {
        body: { ...body, username: 'Ｍｅｉ.７', password: 'ｓｅｇｕｒｏ-９' },
      }),
    );
    expect((await signIn('mei.7@student.lyceum.local', 'seguro-9')).status).toBe(200);
    expect((await signIn('ＭＥＩ．7@student.lyceum.local', 'seguro-9')).status).toBe(200);
  });

  it('is the same where a password is asked for again, and does not count as a new one', async () => {
    const teacher = await registerTeacher(app);
    succeeded(await teacher.post(path, { currentPassword: teacher.password, newPassword: 'gru\u0308n-9' }));
    const begun = await teacher.post('/api/users/me/second-factor/begin', { currentPassword: 'grün-9' });
    expect(begun.status).toBe(200);
    expect(await teacher.post(path, { currentPassword: 'grün-9', newPassword: 'gru\u0308n-9' })).toEqual(
      refusal('password-unchanged'),
    );
  });

  it('is on the list of breached passwords in every form', async () => {
    expect(await register('ada@school.example', 'schlu\u0308ssel')).toEqual(refusal('breached-password'));
  });

  it('has 6 to 128 characters in its composed form', async () => {
    const decomposed = 'u\u0308';
    expect(await register('ada@school.example', decomposed.repeat(5))).toEqual(refusal('weak-password'));
    succeeded(await register('ada@school.example', 'Qü-ß7'.repeat(25).normalize('NFD')));
    expect((await signIn('ada@school.example', 'Qü-ß7'.repeat(25))).status).toBe(200);
    expect(await register('mei@school.example', 'Qü-ß7'.repeat(26))).toEqual(
      refusal('invalid-input', 'Password must be at most 128 characters'),
    );
  });
});
