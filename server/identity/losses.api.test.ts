import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import type { MailServer, ReceivedMail } from '../../test/mail-server.ts';
import { registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { codeNow } from '../../test/second-factor.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { resetPasswordByEmail } from './password-rules.ts';
import { nameAdministrator, nameSafeguarding, removeAdministrator } from './school-rules.ts';
import { removeSecondFactorByEmail } from './second-factor-rules.ts';

/** Whoever loses a role, a second factor, a password or the use of the account is told by email. */

let app: TestApp;
let mail: MailServer;
let boss: Teacher;
let ada: Teacher;
beforeEach(async () => {
  mail = await startMailServer();
  app = await startApp({ mail: mail.settings });
  boss = await registerTeacher(app, { name: 'Zoe Admin' });
  ada = await registerTeacher(app, { name: 'Ada Byron' });
  await nameAdministrator(app.ctx, app.schoolCode, boss.email);
});

/** The emails to a person, once there are that many. */
async function emailsTo({ email }: { email: string }, count = 1): Promise<readonly ReceivedMail[]> {
  const found = () => mail.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => found().length).toBe(count);
  return found();
}

const on = (who: Teacher, change: string) => `/api/school/teachers/${who.uid}/${change}`;
const whenIn = (language: string) =>
  app.clock.now().toLocaleString(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });

async function setUpSecondFactor(who: Teacher): Promise<string> {
  const { secret } = succeeded(await who.post('/api/users/me/second-factor/begin', {}));
  const code = codeNow(secret, app.clock.now());
  succeeded(await who.post('/api/users/me/second-factor/confirm', { code }));
  return secret;
}

describe('an administrator', () => {
  it('who takes a password back is named in the email, with the moment and with what to do [spec 10.286]', async () => {
    succeeded(await boss.post(on(ada, 'reset-password')));
    const [email] = await emailsTo(ada);
    expect(email?.subject).toBe('Your password in Lyceum was changed');
    expect(email?.text).toContain(`Zoe Admin did this on ${whenIn('en')}.`);
    expect(email?.text).toContain('If this is wrong, please tell an administrator of your school now');
    expect(mail.received).toHaveLength(1);
  });

  it('who takes back a second factor, disables an account or removes an administrator is named, too', async () => {
    await setUpSecondFactor(ada);
    succeeded(await boss.post(on(ada, 'take-back-second-factor')));
    expect((await emailsTo(ada))[0]?.text).toContain('the second factor of your account');
    succeeded(await boss.post(on(ada, 'disable')));
    expect((await emailsTo(ada, 2))[1]?.text).toContain('was disabled');
    const second = await registerAdministrator(app);
    succeeded(await boss.post(`/api/school/administrators/${second.uid}/remove`));
    expect((await emailsTo(second))[0]?.text).toContain('you no longer administer SCHOOL');
    for (const { text } of mail.received) expect(text).toContain('Zoe Admin did this');
  });

  it('who replaces the safeguarding contact does so before the eyes of the former one, in their language [spec 10.286]', async () => {
    succeeded(await ada.post('/api/users/me/language', { language: 'es' }));
    const contact = { contactName: 'Ada Byron', contactEmail: ada.email, helpline: '116 111' };
    await nameSafeguarding(app.ctx, 'SCHOOL', contact);
    succeeded(await boss.post('/api/school/safeguarding', { contactName: 'Ms Byron' }));
    const replaced = { contactName: 'Zoe Admin', contactEmail: boss.email };
    succeeded(await boss.post('/api/school/safeguarding', replaced));
    const [email] = await emailsTo(ada);
    expect(email?.text).toContain('Ya no ves sus alertas.');
    expect(email?.text).toContain(`Lo hizo Zoe Admin el ${whenIn('es')}.`);
    expect(mail.received).toHaveLength(1);
  });
});

it('whoever is removed from a class, or no longer owns it, is told by the name of the class [spec 10.286]', async () => {
  const { id } = await boss.createClass({ className: 'Algebra 1' });
  await boss.shareClass(id, ada, 'owner');
  const change = (what: string, body: object = {}) =>
    boss.post(`/api/classes/${id}/teachers/${what}`, { teacherUid: ada.uid, ...body });
  succeeded(await change('set-role', { role: 'helper' }));
  expect((await emailsTo(ada))[0]?.text).toContain('you help in Algebra 1 in Lyceum now');
  succeeded(await change('remove'));
  expect((await emailsTo(ada, 2))[1]?.text).toContain('you no longer teach Algebra 1 in Lyceum');
  // An invitation that nobody has accepted is no role, and a better one is no loss.
  succeeded(await boss.post(`/api/classes/${id}/teachers/invite`, { colleague: ada.email, role: 'helper' }));
  succeeded(await change('set-role', { role: 'owner' }));
  succeeded(await change('remove'));
  succeeded(await boss.post(on(ada, 'disable')));
  expect((await emailsTo(ada, 3))[2]?.text).toContain('was disabled');
});

it('what the operator does is said to be of the operator', async () => {
  await setUpSecondFactor(boss);
  await resetPasswordByEmail(app.ctx, boss.email);
  await removeSecondFactorByEmail(app.ctx, boss.email);
  await removeAdministrator(app.ctx, 'SCHOOL', boss.email);
  for (const { text } of await emailsTo(boss, 3)) expect(text).toContain('Whoever runs the server did this');
});

it('what is done with an account itself is told to its owner as well', async () => {
  const secret = await setUpSecondFactor(ada);
  app.clock.advance(30_000);
  const code = codeNow(secret, app.clock.now());
  succeeded(await ada.post('/api/users/me/second-factor/turn-off', { code }));
  const chosen = { currentPassword: ada.password, newPassword: 'staple battery' };
  succeeded(await ada.post('/api/users/me/password', chosen));
  for (const { text } of await emailsTo(ada, 2)) expect(text).toContain('It was done with your own account');
});

it('a student, who has no address, is sent nothing', async () => {
  const { teacher, class: klass, student } = await startLesson(app);
  succeeded(await teacher.post(`/api/classes/${klass.id}/reset-password`, { studentUid: student.uid }));
  succeeded(await boss.post(on(ada, 'disable')));
  await emailsTo(ada);
  expect(mail.received).toHaveLength(1);
});

it('an email that cannot be sent undoes nothing, and nobody waits for it', async () => {
  mail.treat('refuse');
  succeeded(await boss.post(on(ada, 'reset-password')));
  const body = { email: ada.email, password: ada.password };
  expect((await call(app.url, 'POST', '/api/auth/sign-in/email', { body })).status).toBe(401);
  await expect.poll(mail.tries).toBe(1);
});
