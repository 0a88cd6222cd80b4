import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { nameAdministrator } from './school-rules.ts';

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;
beforeEach(async () => {
  app = await startApp();
  lesson = await startLesson(app);
});

const profileOf = async (who: { get: typeof lesson.student.get }) =>
  succeeded(await who.get('/api/users/me')).user;

describeEndpoint('renameStudent', () => {
  const rename = (body: object, who = lesson.teacher) =>
    who.post(`/api/classes/${lesson.class.id}/rename-student`, body);

  it('corrects the name everywhere, also of past work, and keeps what was not sent', async () => {
    const { teacher, student, session } = lesson;
    await student.openSession(session.id);
    succeeded(await student.ask(session.id, 'I want to kill myself.'));
    const monitor = await teacher.monitor();
    await monitor.next('snapshot');

    const body = { studentUid: student.uid, firstName: ' Mari\u0301a ' };
    const { class: ofClass } = succeeded(await rename(body));
    const name = `María ${student.name.split(' ')[1]}`;
    expect(ofClass.roster).toMatchObject([
      { name, firstName: 'María', lastName: student.name.split(' ')[1] },
    ]);
    expect(await profileOf(student)).toMatchObject({ fullName: name, firstName: 'María' });
    expect((await student.get('/api/auth/get-session')).body.user).toMatchObject({ name });

    const shown = (await monitor.next('snapshot')).data;
    expect(shown.students).toMatchObject([{ name, messages: [{ studentName: name }] }]);
    const { alerts } = succeeded(await teacher.get('/api/alerts'));
    expect(alerts).toMatchObject([{ studentName: name }]);
    const work = await teacher.get(`/api/sessions/${session.id}/interactions`);
    expect(succeeded(work).interactions).toMatchObject([{ studentName: name }]);
    succeeded(await student.ask(session.id, 'How do I begin?'));
    expect(
      succeeded(await teacher.get(`/api/sessions/${session.id}/interactions`)).interactions[1],
    ).toMatchObject({
      studentName: name,
    });
  });

  it('is recorded, without the name', async () => {
    const { teacher, student } = lesson;
    await nameAdministrator(app.ctx, 'SCHOOL', teacher.email);
    succeeded(await rename({ studentUid: student.uid, lastName: 'Zanzibar' }));
    succeeded(await rename({ studentUid: student.uid, lastName: 'Zanzibar' }));
    const { entries } = succeeded(await teacher.get('/api/school/security-log'));
    const changes = entries.filter(({ event }: { event: string }) => event === 'name-changed');
    expect(changes).toMatchObject([
      { detail: 'by-teacher', by: { uid: teacher.uid }, about: { uid: student.uid }, className: 'Algebra 1' },
    ]);
    const rows = await app.ctx.db.read.selectFrom('security_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Zanzibar');
  });

  it('takes no name that nobody sees', async () => {
    expect((await rename({ studentUid: lesson.student.uid, lastName: '\u200b' })).status).toBe(400);
  });
});

describeEndpoint('renameSelf', () => {
  it('lets a teacher correct the own name', async () => {
    const { teacher } = lesson;
    const { user } = succeeded(await teacher.post('/api/users/me/name', { name: 'Ada Lovelace' }));
    expect(user).toMatchObject({ fullName: 'Ada Lovelace', firstName: null, lastName: null });
    expect(succeeded(await teacher.get('/api/classes/teacher')).classes).toMatchObject([
      { teacherName: 'Ada Lovelace' },
    ]);
  });

  it('lets a student do so only where the school allows it', async () => {
    const { teacher, student } = lesson;
    const change = { firstName: 'Mei', lastName: 'Lin' };
    expect(succeeded(await student.get('/api/users/me'))).not.toHaveProperty('mayRename');
    expect(await student.post('/api/users/me/name', change)).toEqual(refusal('name-change-not-allowed'));
    await nameAdministrator(app.ctx, 'SCHOOL', teacher.email);
    succeeded(await teacher.post('/api/school/own-names', { studentsMayRename: true }));
    expect(succeeded(await student.get('/api/users/me')).mayRename).toBe(true);
    const { user } = succeeded(await student.post('/api/users/me/name', change));
    expect(user).toMatchObject({ ...change, fullName: 'Mei Lin' });
  });

  it('takes no name without a letter', async () => {
    expect((await lesson.teacher.post('/api/users/me/name', { name: '---' })).status).toBe(400);
  });
});

describeEndpoint('setOwnNames', () => {
  it('is off at first', async () => {
    const { teacher } = lesson;
    const set = (studentsMayRename: boolean) => teacher.post('/api/school/own-names', { studentsMayRename });
    await nameAdministrator(app.ctx, 'SCHOOL', teacher.email);
    expect(succeeded(await teacher.get('/api/school')).school.studentsMayRename).toBe(false);
    expect(succeeded(await set(true)).school.studentsMayRename).toBe(true);
    expect(succeeded(await set(false)).school.studentsMayRename).toBe(false);
    const path = '/api/school/own-names';
    expect((await teacher.post(path, { studentsMayRename: 'yes' })).status).toBe(400);
  });
});

it('the display name of the identity service is the name of the profile', async () => {
  const { teacher, student } = lesson;
  expect((await teacher.post('/api/auth/update-user', { name: '\u202eAda\u200b Byron' })).status).toBe(200);
  expect(await profileOf(teacher)).toMatchObject({ fullName: 'Ada Byron' });
  expect((await teacher.get('/api/auth/get-session')).body.user).toMatchObject({ name: 'Ada Byron' });
  expect(await student.post('/api/auth/update-user', { name: 'Somebody Else' })).toEqual(
    refusal('name-change-not-allowed'),
  );
  expect((await student.get('/api/auth/get-session')).body.user).toMatchObject({ name: student.name });
});
