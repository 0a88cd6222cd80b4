import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { startMailServer } from '../../test/started-mail-server.ts';

/**
 * Where the profile of the school requires it, the safeguarding contact confirms the role before students can
 * register.
 */

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let administrator: Teacher;

async function start(parts: Parameters<typeof startApp>[0] = {}): Promise<void> {
  app = await startApp(parts);
  lesson = await startLesson(app);
  administrator = await registerAdministrator(app);
}

beforeEach(() => start());

const path = '/api/school/safeguarding/confirm';

const name = async (contactEmail: string, helpline = '116 111') => {
  const body = { contactName: 'Ms Okoye', contactEmail, helpline };
  return succeeded(await administrator.post('/api/school/safeguarding', body));
};
const newStudent = () => ({
  firstName: 'Mei',
  lastName: 'Lin',
  username: 'mei',
  password: 'long enough',
  sessionId: lesson.session.sessionCode,
});
const register = () => call(app.url, 'POST', '/auth/register/student', { body: newStudent() });
const profileOf = async (teacher: Teacher) => succeeded(await teacher.get('/api/school/profile'));
const invitationsOf = async () => succeeded(await administrator.get('/api/school')).school.invitations;

describeEndpoint('confirmContact', () => {
  it('lets students sign up once the contact has confirmed, signed in with the account [standard 4.7]', async () => {
    const contact = await registerTeacher(app);
    await administrator.chooseProfile('england-2026');
    expect(await register()).toEqual(refusal('school-not-ready'));
    expect((await name(contact.email)).school).toMatchObject({
      contactHasAccount: true,
      contactHasConfirmed: false,
    });
    expect(await register()).toEqual(refusal('school-not-ready'));
    expect(await profileOf(lesson.teacher)).toMatchObject({ awaitsContact: true, asksCaller: false });
    expect(await profileOf(contact)).toMatchObject({ awaitsContact: true, asksCaller: true });

    succeeded(await contact.post(path));
    expect(await profileOf(contact)).toMatchObject({ awaitsContact: false, asksCaller: false });
    expect(await invitationsOf()).toEqual([]);
    expect((await register()).status).toBe(200);
    const log = succeeded(await administrator.get('/api/school/security-log?kind=role')).entries;
    expect(log[0]).toMatchObject({ event: 'contact-confirmed', by: { uid: contact.uid } });
    succeeded(await contact.post(path));
    expect(succeeded(await administrator.get('/api/school/security-log?kind=role')).entries).toEqual(log);
  });

  it('is asked of another contact again, but not when the contact stays the same [standard 4.8]', async () => {
    const contact = await registerTeacher(app);
    await administrator.chooseProfile('england-2026');
    await name(contact.email);
    succeeded(await contact.post(path));
    const kept = await name(contact.email, '117');
    expect(kept).toMatchObject({ link: null, school: { contactHasConfirmed: true } });
    const other = await registerTeacher(app);
    expect((await name(other.email)).school.contactHasConfirmed).toBe(false);
    expect(await register()).toEqual(refusal('school-not-ready'));
    expect(await contact.post(path)).toEqual(refusal('not-the-contact'));
  });
});

describe('a contact who has not confirmed', () => {
  it('sees every alert all the same [spec 10.185]', async () => {
    const contact = await registerTeacher(app);
    await administrator.chooseProfile('england-2026');
    await name(contact.email);
    const { response } = succeeded(await lesson.student.ask(lesson.session.id, 'I want to kill myself.'));
    expect(response).toContain('Ms Okoye');
    expect(succeeded(await contact.get('/api/alerts')).alerts).toMatchObject([
      { studentUid: lesson.student.uid },
    ]);
  });

  it('does not matter where the profile asks for no confirmation', async () => {
    expect(await profileOf(lesson.teacher)).toMatchObject({ awaitsContact: false, asksCaller: false });
    expect((await name((await registerTeacher(app)).email)).link).toBeNull();
    expect((await register()).status).toBe(200);
  });

  it('confirms by accepting the invitation when there is no account yet [spec 10.185, standard 4.8]', async () => {
    await administrator.chooseProfile('england-2026');
    const { link } = await name('okoye@school.example');
    expect(await register()).toEqual(refusal('school-not-ready'));
    const body = {
      invitation: new URL(link).hash.slice(1),
      name: 'Ms Okoye',
      email: 'okoye@school.example',
      password: 'correct horse',
    };
    succeeded(await call(app.url, 'POST', '/auth/register/invited', { body }));
    expect((await register()).status).toBe(200);
  });

  it('does not count while the account is disabled, and counts again once it is enabled', async () => {
    const contact = await registerTeacher(app);
    await administrator.chooseProfile('england-2026');
    await name(contact.email);
    succeeded(await contact.post(path));
    succeeded(await administrator.post(`/api/school/teachers/${contact.uid}/disable`));
    expect(await register()).toEqual(refusal('school-not-ready'));
    succeeded(await administrator.post(`/api/school/teachers/${contact.uid}/enable`));
    expect((await register()).status).toBe(200);
  });

  it('does not stop students who have signed up, and tells a stranger without a code nothing', async () => {
    await administrator.chooseProfile('england-2026');
    succeeded(await lesson.student.post('/api/classes/join', { classCode: lesson.class.classCode }));
    const body = { ...newStudent(), sessionId: 'NOSUCH' };
    expect(await call(app.url, 'POST', '/auth/register/student', { body })).toEqual(
      refusal('invalid-session-id'),
    );
  });
});

describe('on a server with email, a contact with an account', () => {
  it('gets a link to confirm when named, and when a profile is chosen that asks for it [standard 4.8]', async () => {
    const mail = await startMailServer();
    await start({ mail: mail.settings });
    const contact = await registerTeacher(app);
    await name(contact.email);
    expect(mail.received).toHaveLength(0);
    await administrator.chooseProfile('england-2026');
    await expect.poll(() => mail.received).toHaveLength(1);
    const text = mail.received[0]?.text ?? '';
    expect(await invitationsOf()).toMatchObject([{ purpose: 'safeguarding-contact', email: contact.email }]);
    // The link works for the account that has the address, and for no other.
    const invitation = /invitation#(\w+)/.exec(text)?.[1];
    expect(await administrator.post('/api/invitation/accept', { invitation })).toEqual(
      refusal('invitation-for-another-address'),
    );
    succeeded(await contact.post('/api/invitation/accept', { invitation }));
    expect(await profileOf(administrator)).toMatchObject({ awaitsContact: false });
    expect(await registerStudent(app, lesson.session.sessionCode)).toBeDefined();
  });
});
