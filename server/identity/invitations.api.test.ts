import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import type { MailServer } from '../../test/mail-server.ts';
import { registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { nameAdministrator, nameSafeguarding } from './school-rules.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ schoolCodes: ['SCHOOL', 'OTHER'] });
});

const ngozi = 'ngozi@school.example';
const week = 7 * 24 * 3_600_000;

/**
 * Invites an address to administer the school, as the operator's command does.
 * @returns the link's token and the invitation's id
 */
async function invite(email = ngozi, schoolCode = 'SCHOOL'): Promise<{ token: string; id: string }> {
  const { made } = await nameAdministrator(app.ctx, schoolCode, email);
  return { token: `${made?.token}`, id: `${made?.invitation.id}` };
}

const look = (invitation: unknown) => call(app.url, 'POST', '/api/invitation/look', { body: { invitation } });
const accept = (teacher: Teacher, invitation: string) =>
  teacher.post('/api/invitation/accept', { invitation });
const schoolOf = async (teacher: Teacher) => succeeded(await teacher.get('/api/school')).school;

describeEndpoint('lookAtInvitation', () => {
  it('tells whoever holds the link what it is for, as often as they look', async () => {
    const { token } = await invite();
    const invitation = {
      schoolName: 'SCHOOL',
      purpose: 'administrator',
      email: ngozi,
      expiresAt: new Date(app.clock.now().getTime() + week).toISOString(),
    };
    for (const _ of [1, 2])
      expect(succeeded(await look(` ${token} `))).toEqual({ success: true, invitation });
  });

  it('is refused when the invitation has expired, was replaced or never existed', async () => {
    const { token: replaced } = await invite();
    const { token } = await invite();
    expect(await look(replaced)).toEqual(refusal('invitation-not-found'));
    expect(await look('NOSUCH')).toEqual(refusal('invitation-not-found'));
    expect((await look('')).status).toBe(400);
    app.clock.advance(week - 1);
    expect((await look(token)).status).toBe(200);
    app.clock.advance(1);
    expect(await look(token)).toEqual(refusal('invitation-not-found'));
  });
});

describeEndpoint('acceptInvitation', () => {
  it('makes the teacher with the invited address an administrator of their school, once', async () => {
    const { token } = await invite();
    const teacher = await registerTeacher(app, { email: ngozi });
    expect(await schoolOf(teacher)).toBeNull();
    expect(succeeded(await accept(teacher, token)).invitation).toMatchObject({ schoolName: 'SCHOOL' });
    expect(await schoolOf(teacher)).toMatchObject({ name: 'SCHOOL', invitations: [] });
    expect(await accept(teacher, token)).toEqual(refusal('invitation-not-found'));
  });

  it('makes the teacher the safeguarding contact, who sees every alert from then on', async () => {
    const named = { contactName: 'Ms Okoye', contactEmail: ngozi, helpline: '116 111' };
    const made = await nameSafeguarding(app.ctx, 'SCHOOL', named);
    const teacher = await registerTeacher(app, { email: ngozi });
    const { student, session } = await startLesson(app);
    await student.ask(session.id, 'I want to kill myself.');
    expect(succeeded(await teacher.get('/api/alerts')).alerts).toEqual([]);
    succeeded(await accept(teacher, `${made?.token}`));
    expect(succeeded(await teacher.get('/api/alerts')).alerts).toHaveLength(1);
  });

  it('is refused to another school, and leaves the invitation open', async () => {
    const { token } = await invite();
    const elsewhere = await registerTeacher({ ...app, schoolCode: 'OTHER' }, { email: ngozi });
    expect(await accept(elsewhere, token)).toEqual(refusal('invitation-for-another-school'));
    expect((await elsewhere.post('/api/invitation/accept', {})).body.code).toBe('invalid-input');
    expect((await look(token)).status).toBe(200);
  });

  it('approves a teacher who waits; being named does not make such a teacher the contact', async () => {
    const administrator = await registerAdministrator(app);
    succeeded(await administrator.post('/api/school/registration', { approvesTeachers: true }));
    const waiting = await registerTeacher(app, { email: ngozi });
    expect(await waiting.get('/api/alerts')).toEqual(refusal('approval-pending'));
    const contact = { contactName: 'Ms Okoye', contactEmail: ngozi, helpline: '116 111' };
    const { school, link } = succeeded(await administrator.post('/api/school/safeguarding', contact));
    expect(school.contactHasAccount).toBe(false);
    succeeded(await accept(waiting, link.split('#')[1]));
    expect((await waiting.get('/api/alerts')).status).toBe(200);
    expect(await schoolOf(administrator)).toMatchObject({ contactHasAccount: true });
  });

  it('succeeds for only one of several simultaneous calls', async () => {
    const { token } = await invite();
    const teacher = await registerTeacher(app, { email: ngozi });
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(teacher, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)]);
  });
});

const renew = (teacher: Teacher, id: string) => teacher.post(`/api/school/invitations/${id}/renew`);
const withdraw = (teacher: Teacher, id: string) => teacher.post(`/api/school/invitations/${id}/withdraw`);

describeEndpoint('renewInvitation', () => {
  it('makes a new link, even after the old one has expired', async () => {
    const administrator = await registerAdministrator(app);
    const { id, token } = await invite();
    app.clock.advance(week);
    const signedIn = await signedInAgain(administrator);
    const { link, invitation } = succeeded(await renew(signedIn, id));
    expect(invitation).toMatchObject({ purpose: 'administrator', email: ngozi });
    expect(await look(token)).toEqual(refusal('invitation-not-found'));
    expect((await look(link.split('#')[1])).status).toBe(200);
    expect((await schoolOf(signedIn)).invitations).toEqual([invitation]);
  });
});

describeEndpoint('withdrawInvitation', () => {
  it('makes the link useless', async () => {
    const administrator = await registerAdministrator(app);
    const { id, token } = await invite();
    succeeded(await withdraw(administrator, id));
    expect(await look(token)).toEqual(refusal('invitation-not-found'));
    expect((await schoolOf(administrator)).invitations).toEqual([]);
    expect(await withdraw(administrator, id)).toEqual(refusal('invitation-not-found'));
  });
});

/** Makes a new sign-in for a teacher whose old one has expired. */
async function signedInAgain({ email, password, uid, name }: Teacher): Promise<Teacher> {
  const { body } = await call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
  const { Teacher } = await import('../../test/people.ts');
  return new Teacher(app.url, body.token, uid, name, email);
}

describe('an invitation on a server with email', () => {
  const contact = { contactName: 'Ms Okoye', contactEmail: ngozi, helpline: '116 111' };
  const path = '/api/school/safeguarding';

  async function withMail(): Promise<{
    server: MailServer;
    administrator: Teacher;
    mailState: () => unknown;
  }> {
    const server = await startMailServer();
    app = await startApp({ mail: server.settings, publicUrl: 'https://lyceum.school.example' });
    const administrator = await registerAdministrator(app);
    const mailState = async () => (await schoolOf(administrator)).invitations[0]?.mail;
    return { server, administrator, mailState };
  }

  it('is emailed to its address alone, with the link', async () => {
    const { server, administrator, mailState } = await withMail();
    const { link, school } = succeeded(await administrator.post(path, contact));
    expect(school.invitations).toMatchObject([{ mail: 'sending' }]);
    await expect.poll(mailState).toBe('sent');
    expect(link).toMatch(/^https:\/\/lyceum\.school\.example\/invitation#/);
    expect(server.received).toMatchObject([
      {
        to: [ngozi],
        subject: 'You are invited to be the safeguarding contact of SCHOOL in Lyceum',
        text: expect.stringContaining(link),
      },
    ]);
  });

  it('names a school that was stored before names had a schema within its line [spec 10.281]', async () => {
    const { server, administrator } = await withMail();
    const name = 'North\r\n\r\nhttps://elsewhere.example\r\n\u001b[31m\u202eHigh';
    await app.ctx.db.write(({ query }) => query.updateTable('school').set({ name }).execute());
    succeeded(await administrator.post(path, contact));
    await expect.poll(() => server.received.length).toBe(1);
    const [{ text = '' } = {}] = server.received;
    expect(text).toMatch(/^Hello,\n\n.*North\S*https:\/\/elsewhere\.example.*High.* uses Lyceum/);
    expect(text.split('\n\n')).toHaveLength(5);
    for (const sign of ['\u001b', '\u202e', '\r']) expect(text).not.toContain(sign);
  });

  it('shows the administrator that its email was not sent', async () => {
    const { server, administrator, mailState } = await withMail();
    server.treat('refuse');
    succeeded(await administrator.post(path, contact));
    await expect.poll(mailState).toBe('refused');
    server.treat('take');
    const [{ id }] = (await schoolOf(administrator)).invitations;
    succeeded(await renew(administrator, id));
    await expect.poll(mailState).toBe('sent');
  });

  it('shows that its email was not sent when the server ended meanwhile', async () => {
    const { server, administrator, mailState } = await withMail();
    server.treat('say-nothing');
    succeeded(await administrator.post(path, contact));
    await expect.poll(server.tries).toBe(1);
    await startApp({ db: app.ctx.db });
    expect(await mailState()).toBe('not-sent');
    // Otherwise the first server would wait five seconds for its email when it closes.
    await server.close();
  });
});
