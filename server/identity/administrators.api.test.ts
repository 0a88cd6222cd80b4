import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import type { MailServer } from '../../test/mail-server.ts';
import { registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { startMailServer } from '../../test/started-mail-server.ts';

/** An administrator names and removes other administrators in the web app, and renames the school. */

let app: TestApp;
let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
  app = await startApp({ mail: mail.settings, schoolCodes: ['SCHOOL', 'OTHER'] });
});

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
  it('lets a teacher of the school administer it at once, and tells the teacher by email [spec 10.144, standard 5.3]', async () => {
    const administrator = await registerAdministrator(app);
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
    const administrator = await registerAdministrator(app);
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

  it('is refused without an address', async () => {
    const administrator = await registerAdministrator(app);
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
    const administrator = await registerAdministrator(app);
    const second = await registerAdministrator(app);
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
  });

  it('lets administrators remove themselves, but never the last one whose account works [spec 10.143 10.144]', async () => {
    const administrator = await registerAdministrator(app);
    const second = await registerAdministrator(app);
    expect(succeeded(await remove(second, second))).toEqual({ success: true });
    expect(await remove(administrator, administrator)).toEqual(refusal('last-administrator'));
    const third = await registerAdministrator(app);
    succeeded(await administrator.post(`/api/school/teachers/${third.uid}/disable`));
    expect(await remove(administrator, administrator)).toEqual(refusal('last-administrator'));
    succeeded(await remove(administrator, third));
    expect(await administers(administrator)).toBe(true);
  });

  it('leaves one of two administrators who remove each other at once', async () => {
    const two = [await registerAdministrator(app), await registerAdministrator(app)] as const;
    const answers = await Promise.all([remove(two[0], two[1]), remove(two[1], two[0])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('is refused for a student', async () => {
    const administrator = await registerAdministrator(app);
    const second = await registerAdministrator(app);
    const { student } = await startLesson(app);
    expect(await remove(administrator, student)).toEqual(refusal('teacher-not-found'));
    const path = `${list}/${second.uid}/remove`;
    expect(await administrator.post(path, { currentPassword: '' })).toEqual(
      refusal('invalid-input', 'Please enter your current password.'),
    );
    expect(await administers(second)).toBe(true);
  });
});

describeEndpoint('renameSchool', () => {
  const path = '/api/school/name';

  it('gives the school another name, and records it in the security log once', async () => {
    const administrator = await registerAdministrator(app);
    const answer = succeeded(await administrator.post(path, { name: '  Hillview High ' }));
    expect(answer.school.name).toBe('Hillview High');
    succeeded(await administrator.post(path, { name: 'Hillview High' }));
    expect(succeeded(await administrator.get('/api/school')).school.name).toBe('Hillview High');
    const { entries } = succeeded(await administrator.get('/api/school/security-log?kind=code'));
    expect(entries).toMatchObject([{ event: 'school-renamed', by: { uid: administrator.uid } }]);
  });

  it('is refused without a name', async () => {
    const administrator = await registerAdministrator(app);
    expect(await administrator.post(path, { name: ' ' })).toEqual(
      refusal('invalid-input', 'Please give the school a name.'),
    );
  });
});
