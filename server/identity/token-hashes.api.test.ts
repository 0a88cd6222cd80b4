import { expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { startApp } from '../../test/harness.ts';
import { registerTeacher, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

it('a copy of the database signs nobody in [spec 10.84]', async () => {
  const app = await startApp();
  const teacher = await registerTeacher(app);
  const body = { name: 'Ada', email: 'ada@school.example', password: 'secret', schoolCode: 'SCHOOL' };
  const { token: customToken } = succeeded(await call(app.url, 'POST', '/auth/register', { body }));
  const { email, password } = teacher;
  const { token } = (await call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } }))
    .body;

  const copied = [
    ...(await app.ctx.db.read.selectFrom('auth_session').selectAll().execute()),
    ...(await app.ctx.db.read.selectFrom('auth_verification').selectAll().execute()),
  ];
  expect(copied).toHaveLength(3);
  for (const secret of [customToken, token, teacher.token])
    expect(JSON.stringify(copied)).not.toContain(secret);

  for (const value of copied.flatMap((row) => Object.values(row))) {
    if (typeof value !== 'string' || !/^[\w-]+$/.test(value)) continue;
    expect(await call(app.url, 'GET', '/api/users/me', { token: value })).toEqual(refusal('not-signed-in'));
    const session = await call(app.url, 'GET', '/api/auth/get-session', { token: value });
    expect(session.body).toBeNull();
    const verified = await call(app.url, 'POST', '/api/auth/one-time-token/verify', {
      body: { token: value },
    });
    expect(verified).toEqual(refusal('invalid-input'));
  }
});
