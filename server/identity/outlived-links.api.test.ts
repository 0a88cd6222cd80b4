import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { removeAdministrator } from './school-rules.ts';

/** What somebody handed out ends with their right to hand it out, and is checked again when it is used. */

let app: TestApp;
let head: Teacher;
let mallory: Teacher;

/** The head and Mallory administer the school. */
beforeEach(async () => {
  app = await startApp();
  head = await registerAdministrator(app);
  mallory = await registerAdministrator(app);
});

const second = 'mallory.second@school.example';
const contact = { contactName: 'Ms Okoye', contactEmail: second, helpline: '116 111' };
const tokenOf = (answer: Awaited<ReturnType<Teacher['post']>>) => `${succeeded(answer).link}`.split('#')[1];
const inviteAdministrator = async (by: Teacher, email = second) =>
  tokenOf(await by.post('/api/school/administrators', { email, currentPassword: by.password }));
const remove = async (who: Teacher) =>
  succeeded(
    await head.post(`/api/school/administrators/${who.uid}/remove`, { currentPassword: head.password }),
  );
const disable = async (who: Teacher) => succeeded(await head.post(`/api/school/teachers/${who.uid}/disable`));
const enable = async (who: Teacher) => succeeded(await head.post(`/api/school/teachers/${who.uid}/enable`));
const look = (invitation = '') => call(app.url, 'POST', '/api/invitation/look', { body: { invitation } });
const accept = (teacher: Teacher, invitation = '') => teacher.post('/api/invitation/accept', { invitation });
const register = (invitation = '', email = second) =>
  call(app.url, 'POST', '/auth/register/invited', {
    body: { invitation, email, name: 'Mallory Again', password: 'correct horse' },
  });
const signIn = ({ email }: Teacher, password: string) =>
  call(app.url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
const resetOf = async (by: Teacher, who: { uid: string }) =>
  succeeded(await by.post(`/api/school/teachers/${who.uid}/reset-password`)).password;
const wrongPassword = refusal('not-signed-in', 'Invalid email or password');

describe('an administrator who was removed', () => {
  it('does not come back with an invitation that they made [spec 10.279]', async () => {
    const links = [
      await inviteAdministrator(mallory),
      tokenOf(await mallory.post('/api/school/safeguarding', contact)),
    ];
    await remove(mallory);
    for (const link of links) {
      expect(await look(link)).toEqual(refusal('invitation-not-found'));
      expect(await register(link)).toEqual(refusal('invitation-not-found'));
    }
    // The School page still names them, as expired.
    const { invitations } = succeeded(await head.get('/api/school')).school;
    expect(invitations).toHaveLength(2);
    for (const { expiresAt } of invitations) expect(expiresAt).toBe(app.clock.now().toISOString());
  });

  it('does not come back with one when the operator removed them', async () => {
    const link = await inviteAdministrator(mallory);
    await removeAdministrator(app.ctx, app.schoolCode, mallory.email);
    expect(await register(link)).toEqual(refusal('invitation-not-found'));
  });

  it('does not come back with an invitation of their own address [spec 10.279]', async () => {
    await disable(mallory);
    const link = await inviteAdministrator(head, mallory.email);
    await enable(mallory);
    await mallory.signInAgain();
    await remove(mallory);
    expect(await accept(mallory, link)).toEqual(refusal('invitation-not-found'));
    expect(succeeded(await mallory.get('/api/school')).school).toBeNull();
  });

  it('does not come back as another teacher, with a password that they made', async () => {
    const zoe = await registerTeacher(app);
    const ada = await registerTeacher(app);
    const [ofZoe, ofAda] = [await resetOf(mallory, zoe), await resetOf(head, ada)];
    const { token } = signedIn(await signIn(zoe, ofZoe));
    await remove(mallory);
    expect(await signIn(zoe, ofZoe)).toEqual(wrongPassword);
    expect((await call(app.url, 'GET', '/api/users/me', { token })).status).toBe(401);
    expect((await signIn(ada, ofAda)).status).toBe(200);
    expect((await signIn(zoe, await resetOf(head, zoe))).status).toBe(200);
  });

  it('leaves the invitations of others alone', async () => {
    const own = await inviteAdministrator(head);
    await inviteAdministrator(mallory, 'ngozi@school.example');
    const { invitations } = succeeded(await head.get('/api/school')).school;
    const { id } = invitations.find(({ email }: { email: string }) => email === 'ngozi@school.example');
    const renewed = tokenOf(await head.post(`/api/school/invitations/${id}/renew`));
    await remove(mallory);
    expect((await look(own)).status).toBe(200);
    expect((await look(renewed)).status).toBe(200);
  });
});

const signedIn = (answer: Awaited<ReturnType<typeof signIn>>) => {
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('a teacher who was disabled', () => {
  it('has ended invitations, also after the account was enabled again', async () => {
    const link = await inviteAdministrator(mallory);
    await disable(mallory);
    expect(await register(link)).toEqual(refusal('invitation-not-found'));
    await enable(mallory);
    expect(await look(link)).toEqual(refusal('invitation-not-found'));
  });

  it('is let in by no invitation that was open before', async () => {
    const ngozi = await registerTeacher(app, { email: 'ngozi@school.example' });
    await disable(ngozi);
    const link = await inviteAdministrator(head, ngozi.email);
    await enable(ngozi);
    await disable(ngozi);
    await enable(ngozi);
    await ngozi.signInAgain();
    expect(await accept(ngozi, link)).toEqual(refusal('invitation-not-found'));
  });

  it('signs in as no student whose password they made', async () => {
    const { teacher, student, class: algebra } = await startLesson(app);
    const path = `/api/classes/${algebra.id}/reset-password`;
    const { password } = succeeded(await teacher.post(path, { studentUid: student.uid }));
    await disable(teacher);
    const body = { email: student.email, password };
    expect(await call(app.url, 'POST', '/api/auth/sign-in/email', { body })).toEqual(wrongPassword);
  });

  it('chooses no password with a link that was sent before or meanwhile', async () => {
    const mail = await startMailServer();
    app = await startApp({ mail: mail.settings });
    head = await registerAdministrator(app);
    const ngozi = await registerTeacher(app);
    await disable(ngozi);
    succeeded(await call(app.url, 'POST', '/auth/forgot-password', { body: { email: ngozi.email } }));
    const linkIn = () => mail.received.map(({ text }) => /#(\w+)/.exec(text)?.[1]).find(Boolean);
    await expect.poll(linkIn, { timeout: 30_000 }).toBeDefined();
    const token = linkIn();
    const body = { token, newPassword: 'staple battery' };
    expect(await call(app.url, 'POST', '/auth/reset-password', { body })).toEqual(
      refusal('reset-link-not-found'),
    );
  });
});

describe('a right that went without its call, as in a changed database', () => {
  const take = (table: 'school_administrator' | 'profile') =>
    app.ctx.db.write(async ({ query }) => {
      if (table === 'profile')
        await query
          .updateTable('profile')
          .set({ disabled_at: app.clock.now().toISOString() })
          .where('uid', '=', mallory.uid)
          .execute();
      else await query.deleteFrom('school_administrator').where('teacher_id', '=', mallory.uid).execute();
    });

  it.each(['school_administrator', 'profile'] as const)(
    'ends the link when it is used (%s)',
    async (table) => {
      const link = await inviteAdministrator(mallory);
      const zoe = await registerTeacher(app);
      const password = await resetOf(mallory, zoe);
      await take(table);
      expect(await look(link)).toEqual(refusal('invitation-not-found'));
      expect(await register(link)).toEqual(refusal('invitation-not-found'));
      expect(await signIn(zoe, password)).toEqual(wrongPassword);
    },
  );
});
