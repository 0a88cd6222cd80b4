import { expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { startApp } from '../../test/harness.ts';
import { startLesson } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

/** The operations of the identity service that are served, and who may call them; all others do not exist. */
const mounted: Readonly<Record<string, 'anyone' | 'account'>> = {
  'POST /sign-in/email': 'anyone',
  'POST /one-time-token/verify': 'anyone',
  'POST /sign-out': 'anyone',
  'GET /get-session': 'anyone',
  'POST /update-user': 'account',
};

it('of the identity service only the listed operations exist, for anybody [spec 1.14 7.21]', async () => {
  const app = await startApp({ limitsScale: 10_000 });
  const { teacher, student } = await startLesson(app);
  const { options, api } = app.ctx.auth;
  const own = Object.values(api).flatMap((each) => ('path' in each && each.path ? [String(each.path)] : []));
  expect(own.length, 'operations of the library').toBeGreaterThan(20);
  const paths = new Set([...own, '/sign-up/email', '/admin/list-users', '/nothing', '']);
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const operation = `${method} ${path}`;
      for (const token of [undefined, student.token, teacher.token]) {
        const sent = { ...(token && { token }), ...(method !== 'GET' && { body: {} }) };
        const address = options.basePath + path.replace(/:\w+/g, 'x');
        if (!(operation in mounted)) {
          const answer = await call(app.url, method, address, sent);
          expect(answer, operation).toEqual(refusal('not-found'));
        } else if (mounted[operation] === 'account' && !token) {
          const { status, body } = await call(app.url, method, address, { body: { name: 'Ada' } });
          expect([status, body.code], operation).toEqual([401, 'not-signed-in']);
        }
      }
    }
  }
  for (const operation of Object.keys(mounted)) expect([...paths]).toContain(operation.split(' ')[1]);
});
