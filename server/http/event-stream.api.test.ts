import { expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { startApp } from '../../test/harness.ts';
import { registerTeacher, startLesson } from '../../test/people.ts';

it('a stream ends when its sign-in expires', async () => {
  const app = await startApp();
  const teacher = await registerTeacher(app);
  const monitor = await teacher.monitor();
  await monitor.next('snapshot');
  app.clock.advance(12 * 3_600_000 + 60_000);
  await monitor.end();
  expect((await teacher.get('/api/users/me')).status).toBe(401);
});

it('an account can open thirty streams at once, and one more after one has closed', async () => {
  const app = await startApp();
  const { student } = await startLesson(app);
  const open = async () => student.events('/api/student/events');
  const streams = await Promise.all(Array.from({ length: 30 }, open));
  expect((await open()).status).toBe(429);
  streams[0]?.close();
  await expect.poll(async () => (await open()).status).toBe(200);
});

it('a sign-in lasts twelve hours at most, whatever the client asks for', async () => {
  const app = await startApp();
  const { email, password } = await registerTeacher(app);
  const body = { email, password, rememberMe: false };
  await call(app.url, 'POST', '/api/auth/sign-in/email', { body });
  const rows = await app.ctx.db.read
    .selectFrom('auth_session')
    .select(['created_at', 'expires_at'])
    .execute();
  for (const { created_at, expires_at } of rows) {
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBeLessThanOrEqual(12 * 3_600_000 + 1_000);
  }
});
