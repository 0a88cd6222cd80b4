import { beforeEach, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import type { MailServer } from '../../test/mail-server.ts';
import { registerStudent, registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { nameAdministrator } from './school-rules.ts';

/** An administrator names and removes other administrators in the web app, and renames the school. */

let app: TestApp;
let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
  app = await startApp({ mail: mail.settings, schoolCodes: ['SCHOOL', 'OTHER'] });
});

async function registerAdministrator(): Promise<Teacher> {
  const teacher = await registerTeacher(app);
  await nameAdministrator(app.ctx, app.schoolCode, teacher.email);
  return teacher;
}

const list = '/api/school/administrators';
const name = (by: Teacher, email: string, currentPassword = by.password) =>
  by.post(list, { email, currentPassword });
const remove = (by: Teacher, { uid }: { uid: string }, currentPassword = by.password) =>
  by.post(`${list}/${uid}/remove`, { currentPassword });
const administers = async (teacher: Teacher) => succeeded(await teacher.get('/api/school')).school !== null;
const loggedRoles = async (by: Teacher) =>
  succeeded(await by.get('/api/school/security-log?kind=role')).entries.map(
    ({ event, by, about }: { event: string; by: { uid: string } | null; about: { uid: string } | null }) => [
      event,
      by?.uid ?? 'operator',
      about?.uid,
    ],
  );

describeEndpoint('nameAdministrator', () => {
  it('lets a teacher of the school administer it at once, and tells the teacher by email', async () => {
    const administrator = await registerAdministrator();
    const colleague = await registerTeacher(app);
    const answer = succeeded(await name(administrator, ` ${colleague.email.toUpperCase()} `));
    expect(answer).toMatchObject({ link: null, school: { name: 'SCHOOL', invitations: [] } });
    expect(await administers(colleague)).toBe(true);
    expect((await loggedRoles(colleague))[0]).toEqual([
      'administrator-named',
      administrator.uid,
      colleague.uid,
    ]);
    await expect.poll(() => mail.received.length).toBe(1);
    expect(mail.received[0]).toMatchObject({ to: [colleague.email] });
    expect(mail.received[0]?.text).toContain('made you an administrator');
    // Naming the same teacher again changes nothing and sends no email.
    const before = await loggedRoles(colleague);
    expect(succeeded(await name(administrator, colleague.email)).link).toBeNull();
    expect(await loggedRoles(colleague)).toEqual(before);
  });

  it('invites an address without an account, or of another school, and the link alone makes an administrator', async () => {
    const administrator = await registerAdministrator();
    const elsewhere = await registerTeacher({ ...app, schoolCode: 'OTHER' });
    for (const email of ['ngozi@school.example', elsewhere.email]) {
      const { link, school } = succeeded(await name(administrator, email));
      expect(link).toMatch(/\/invitation#\w+$/);
      expect(school.invitations).toContainEqual(expect.objectContaining({ purpose: 'administrator', email }));
    }
    const newcomer = await registerTeacher(app, { email: 'ngozi@school.example' });
    expect(await administers(newcomer)).toBe(false);
    const { link } = succeeded(await name(administrator, newcomer.email));
    const invitation = `${link}`.split('#')[1];
    succeeded(await newcomer.post('/api/invitation/accept', { invitation }));
    expect(await administers(newcomer)).toBe(true);
    expect(await administers(elsewhere)).toBe(false);
  });

  it('is refused without the password, without an address, and to everybody else', async () => {
    const administrator = await registerAdministrator();
    const { teacher, student } = await startLesson(app);
    expect(await name(administrator, teacher.email, 'not the password')).toEqual(refusal('wrong-password'));
    expect(await administers(teacher)).toBe(false);
    expect(await name(teacher, teacher.email)).toEqual(refusal('administrator-only'));
    const body = { email: teacher.email, currentPassword: student.password };
    expect(await student.post(list, body)).toEqual(refusal('teacher-only'));
    expect(await call(app.url, 'POST', list, { body })).toEqual(refusal('not-signed-in'));
    expect(await name(administrator, 'ngozi')).toEqual(
      refusal('invalid-input', 'Please provide a valid email address'),
    );
    expect(await name(administrator, ' ')).toEqual(
      refusal('invalid-input', 'Please enter an email address.'),
    );
  });
});

describeEndpoint('removeAdministrator', () => {
  it('makes an administrator an ordinary teacher again, and tells the teacher by email', async () => {
    const administrator = await registerAdministrator();
    const second = await registerAdministrator();
    succeeded(await remove(administrator, second));
    expect(await administers(second)).toBe(false);
    expect((await second.get('/api/classes/teacher')).status).toBe(200);
    expect((await loggedRoles(administrator))[0]).toEqual([
      'administrator-removed',
      administrator.uid,
      second.uid,
    ]);
    await expect.poll(() => mail.received.length).toBe(1);
    expect(mail.received[0]).toMatchObject({ to: [second.email] });
    expect(mail.received[0]?.text).toContain('you no longer administer SCHOOL');
    succeeded(await remove(administrator, second));
    expect(await remove(second, administrator)).toEqual(refusal('administrator-only'));
  });

  it('lets administrators remove themselves, but never the last one whose account works [spec 10.143]', async () => {
    const administrator = await registerAdministrator();
    const second = await registerAdministrator();
    expect(succeeded(await remove(second, second))).toEqual({ success: true });
    expect(await remove(administrator, administrator)).toEqual(refusal('last-administrator'));
    const third = await registerAdministrator();
    succeeded(await administrator.post(`/api/school/teachers/${third.uid}/disable`));
    expect(await remove(administrator, administrator)).toEqual(refusal('last-administrator'));
    succeeded(await remove(administrator, third));
    expect(await administers(administrator)).toBe(true);
  });

  it('leaves one of two administrators who remove each other at once', async () => {
    const two = [await registerAdministrator(), await registerAdministrator()] as const;
    const answers = await Promise.all([remove(two[0], two[1]), remove(two[1], two[0])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('is refused without the password, for a teacher of another school, and to everybody else', async () => {
    const administrator = await registerAdministrator();
    const second = await registerAdministrator();
    const { teacher, session } = await startLesson(app);
    const student = await registerStudent(app, session.sessionCode);
    const elsewhere = await registerTeacher({ ...app, schoolCode: 'OTHER' });
    expect(await remove(administrator, second, 'not the password')).toEqual(refusal('wrong-password'));
    for (const other of [elsewhere, student, { uid: 'NOBODY' }])
      expect(await remove(administrator, other)).toEqual(refusal('teacher-not-found'));
    expect(await remove(teacher, second)).toEqual(refusal('administrator-only'));
    const path = `${list}/${second.uid}/remove`;
    const body = { currentPassword: student.password };
    expect(await student.post(path, body)).toEqual(refusal('teacher-only'));
    expect(await call(app.url, 'POST', path, { body })).toEqual(refusal('not-signed-in'));
    expect(await administrator.post(path, { currentPassword: '' })).toEqual(
      refusal('invalid-input', 'Please enter your current password.'),
    );
    expect(await administers(second)).toBe(true);
  });
});

describeEndpoint('renameSchool', () => {
  const path = '/api/school/name';

  it('gives the school another name, and records it in the security log once', async () => {
    const administrator = await registerAdministrator();
    const answer = succeeded(await administrator.post(path, { name: '  Hillview High ' }));
    expect(answer.school.name).toBe('Hillview High');
    succeeded(await administrator.post(path, { name: 'Hillview High' }));
    expect(succeeded(await administrator.get('/api/school')).school.name).toBe('Hillview High');
    const { entries } = succeeded(await administrator.get('/api/school/security-log?kind=code'));
    expect(entries).toMatchObject([{ event: 'school-renamed', by: { uid: administrator.uid } }]);
  });

  it('is refused without a name, and to everybody else', async () => {
    const administrator = await registerAdministrator();
    const { teacher, student } = await startLesson(app);
    expect(await administrator.post(path, { name: ' ' })).toEqual(
      refusal('invalid-input', 'Please give the school a name.'),
    );
    expect(await teacher.post(path, { name: 'Mine' })).toEqual(refusal('administrator-only'));
    expect(await student.post(path, { name: 'Mine' })).toEqual(refusal('teacher-only'));
    expect(await call(app.url, 'POST', path, { body: { name: 'Mine' } })).toEqual(refusal('not-signed-in'));
  });
});
