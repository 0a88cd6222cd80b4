import { beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { codeNow } from '../../test/second-factor.ts';
import { registerAdministrator } from '../../test/staff.ts';

let app: TestApp;
let admin: Teacher;
beforeEach(async () => {
  app = await startApp();
  admin = await registerAdministrator(app);
});

const require = (requiresSecondFactor: boolean, who = admin) =>
  who.post('/api/school/registration', { requiresSecondFactor });
const own = '/api/users/me/second-factor';

async function setUp(teacher: Teacher): Promise<string> {
  const { secret } = succeeded(await teacher.post(`${own}/begin`, { currentPassword: teacher.password }));
  succeeded(await teacher.post(`${own}/confirm`, { code: codeNow(secret, app.clock.now()) }));
  return secret;
}

describe('a school that requires a second factor', () => {
  it('lets teachers and administrators without one do nothing but set it up, at once [spec 10.194, standard 5.7]', async () => {
    const { teacher, student } = await startLesson(app);
    succeeded(await teacher.get('/api/classes/teacher'));
    await setUp(admin);
    succeeded(await require(true));
    expect(await teacher.get('/api/classes/teacher')).toMatchObject(refusal('second-factor-missing'));
    expect(succeeded(await teacher.get('/api/users/me')).user.restriction).toBe('second-factor-missing');
    succeeded(await student.get('/api/classes/student'));
    succeeded(await admin.get('/api/school'));

    await setUp(teacher);
    expect(succeeded(await teacher.get('/api/users/me')).user).not.toHaveProperty('restriction');
    expect(succeeded(await teacher.get('/api/classes/teacher')).classes).toHaveLength(1);
  });

  it('makes the administrator who turns the requirement on, and new teachers, set up a second factor first', async () => {
    succeeded(await require(true));
    expect(await admin.get('/api/school')).toMatchObject(refusal('second-factor-missing'));
    const newcomer = await registerTeacher(app);
    expect(await newcomer.get('/api/classes/teacher')).toMatchObject(refusal('second-factor-missing'));
  });

  it('makes a teacher who turned it off set it up again', async () => {
    await setUp(admin);
    succeeded(await require(true));
    const teacher = await registerTeacher(app);
    const secret = await setUp(teacher);
    succeeded(await teacher.get('/api/classes/teacher'));
    app.clock.advance(30_000);
    const code = codeNow(secret, app.clock.now());
    succeeded(await teacher.post(`${own}/turn-off`, { currentPassword: teacher.password, code }));
    expect(await teacher.get('/api/classes/teacher')).toMatchObject(refusal('second-factor-missing'));
  });

  it('requires it by the choice of its administrators, which the security log records', async () => {
    const teacher = await registerTeacher(app);
    await setUp(admin);
    succeeded(await require(true));
    succeeded(await require(false));
    succeeded(await teacher.get('/api/classes/teacher'));
    const { entries } = succeeded(await admin.get('/api/school/security-log?kind=password'));
    expect(entries.map(({ event, detail }: { event: string; detail: string }) => [event, detail])).toEqual([
      ['second-factor-rule-set', 'off'],
      ['second-factor-rule-set', 'on'],
      ['second-factor-on', null],
    ]);
  });
});
