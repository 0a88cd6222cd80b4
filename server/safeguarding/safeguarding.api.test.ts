import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertEmail } from '../../contract/safeguarding.ts';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import type { MailServer } from '../../test/mail-server.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { registerStudent, registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { registerAdministrator, registerContact } from '../../test/staff.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { nameAdministrator, nameSafeguarding } from '../identity/school-rules.ts';
import { updateAccountStatus } from '../identity/teacher-store.ts';
import { listOpen } from './list-store.ts';

const message = 'I want to kill myself.';
let app: TestApp;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  modelServer = await startScriptedModel();
  app = await startApp({ modelUrl: modelServer.url });
  lesson = await startLesson(app);
});

const write = (question: string) => lesson.student.ask(lesson.session.id, question);
const alertsOf = async (who: Teacher, query = '') => succeeded(await who.get(`/api/alerts${query}`)).alerts;

async function startWithMail(): Promise<MailServer> {
  const mail = await startMailServer();
  app = await startApp({ modelUrl: modelServer.url, mail: mail.settings });
  lesson = await startLesson(app);
  return mail;
}

/** Raises an alert. */
async function raised(): Promise<{ id: string }> {
  await write(message);
  const [alert] = await alertsOf(lesson.teacher);
  return alert;
}

describe('a question that shows danger', () => {
  it('is answered with the support text, without the model [standard 12.4 12.10 12.12]', async () => {
    await registerContact(app);
    const { status, body } = await write(message);
    expect(status).toBe(200);
    expect(body.response).toContain('Ms Okoye');
    expect(body.response).toContain('116 111');
    expect(body.interaction).toMatchObject({
      status: 'answered',
      answer: body.response,
      guard: { outcome: 'replaced', rule: 'safeguarding', stopped: [] },
    });
    expect(modelServer.requests).toHaveLength(0);
  });

  it('does not reach the model later with the conversation, either', async () => {
    await write(message);
    await write('What is a slope?');
    expect(modelServer.requests).toHaveLength(1);
    expect(JSON.stringify(modelServer.requests[0]?.body)).not.toContain('kill');
  });

  it('does not block later questions; their answers have no praise until a person has judged the alert [standard 17.8]', async () => {
    await write(message);
    const asksForCalm = async () => {
      expect((await write('What is a slope?')).status).toBe(200);
      return /no praise/.test(JSON.stringify(modelServer.requests.at(-1)?.body));
    };
    expect(await asksForCalm()).toBe(true);
    const [alert] = await alertsOf(lesson.teacher);
    await lesson.teacher.post(`/api/alerts/${alert.id}/acknowledge`);
    expect(await asksForCalm()).toBe(false);
  });

  it('is answered with the same words in a stream', async () => {
    const reader = await lesson.student.askStreaming(lesson.session.id, message);
    const { interaction } = (await reader.next('done')).data;
    const shown = reader.seen.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
    expect(shown.join('')).toBe(interaction.answer);
  });

  it('joins the alert of the message that it continues [spec 10.68]', async () => {
    await write('i dont want to live anymore');
    app.clock.advance(60_000);
    await write('ok thanks, what is 7 x 8?');
    app.clock.advance(60_000);
    const { body } = await write('i mean it, tonight');
    expect(body.interaction.guard).toMatchObject({ rule: 'safeguarding' });
    expect(await alertsOf(lesson.teacher)).toMatchObject([
      {
        message: 'i dont want to live anymore',
        messageCount: 2,
        newest: { message: 'i mean it, tonight', at: app.clock.now().toISOString() },
      },
    ]);
  });

  it('raises an alert in an assignment, too', async () => {
    const at = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
    const fields = { classId: lesson.class.id, title: 'Slopes', openDate: at(-1), closeDate: at(1) };
    const { assignment } = succeeded(await lesson.teacher.post('/api/assignments/create', fields));
    await lesson.student.post(`/api/assignments/${assignment.id}/chat`, { question: message });
    expect(await alertsOf(lesson.teacher)).toMatchObject([{ assignmentId: assignment.id, sessionId: null }]);
  });

  it('notifies the monitors of the teacher and of the school’s contact', async () => {
    const contact = await registerContact(app);
    const monitors = [await lesson.teacher.monitor(), await contact.monitor()];
    for (const monitor of monitors) await monitor.next('snapshot');
    const { id } = await raised();
    for (const monitor of monitors) expect((await monitor.next('alerts')).data).toEqual({});
    await lesson.teacher.post(`/api/alerts/${id}/acknowledge`);
    for (const monitor of monitors) await monitor.next('alerts');
  });
});

describe('an alert on a server with email', () => {
  type EmailTo = Pick<AlertEmail, 'as' | 'to'>;
  const byReasonAndName = (one: EmailTo, other: EmailTo) =>
    `${one.as} ${one.to}`.localeCompare(`${other.as} ${other.to}`);
  /** To whom the newest alert was emailed and what became of it, sorted by reason and name. */
  const emailsOf = async (who: Teacher, query = '') => {
    const [{ emails }] = await alertsOf(who, query);
    return emails.map(({ at: _, ...email }: AlertEmail) => email).sort(byReasonAndName);
  };

  it('is emailed to the contact and the class’s teachers, each once and with the reason, without a word of the student [spec 10.96]', async () => {
    const mail = await startWithMail();
    const contact = await registerContact(app);
    const helper = await registerTeacher(app, { name: 'Ben Okri' });
    await lesson.teacher.shareClass(lesson.class.id, helper, 'helper');
    const { id } = await raised();
    const sent = { isReminder: false, state: 'sent' };
    await expect
      .poll(() => emailsOf(contact))
      .toEqual(
        [
          { ...sent, to: 'Ngozi Okoye', as: 'contact' as const },
          { ...sent, to: lesson.teacher.name, as: 'teacher' as const },
          { ...sent, to: 'Ben Okri', as: 'teacher' as const },
        ].sort(byReasonAndName),
      );
    expect((await alertsOf(contact))[0].emails[0].at).toBe(app.clock.now().toISOString());
    const textTo = ({ email }: Teacher) => mail.received.find(({ to }) => to[0] === email)?.text;
    expect(textTo(contact)).toContain('because you are the safeguarding contact of your school.');
    for (const teacher of [lesson.teacher, helper])
      expect(textTo(teacher)).toContain('because you teach Algebra 1.');
    expect(mail.received).toHaveLength(3);
    for (const { subject, text, headers } of mail.received) {
      expect(subject).toBe('A new alert in Lyceum');
      expect(text).toContain(`http://localhost:3000/alerts#alert-${id}`);
      const { name, uid } = lesson.student;
      for (const secret of [message, 'kill', 'self-harm', name, uid])
        expect(text + headers).not.toContain(secret);
    }
  });

  it('is emailed once to a contact who also teaches the class [spec 10.220]', async () => {
    const mail = await startWithMail();
    const { email } = lesson.teacher;
    const words = { contactName: 'Ms Okoye', contactEmail: email, helpline: '116 111' };
    await nameSafeguarding(app.ctx, 'school', words);
    await write(message);
    await expect.poll(() => mail.received.length).toBe(1);
    expect(await emailsOf(lesson.teacher)).toMatchObject([{ as: 'contact' }]);
  });

  it('is emailed to each person in their language [spec 10.220]', async () => {
    const mail = await startWithMail();
    await registerContact(app);
    succeeded(await lesson.teacher.post('/api/users/me/language', { language: 'es' }));
    await write(message);
    await expect.poll(() => mail.received.length).toBe(2);
    const texts = mail.received.map(({ text }) => text).join();
    expect(texts).toContain('Recibes este correo porque das clase en Algebra 1.');
    expect(texts).toContain('You get this email because you are the safeguarding contact');
  });

  it('shows the teacher and the contact which emails were not sent', async () => {
    const mail = await startWithMail();
    const contact = await registerContact(app);
    const monitor = await contact.monitor();
    await monitor.next('snapshot');
    mail.treat('refuse');
    await write(message);
    // The monitors are notified of the alert and then of the outcome of each email.
    for (const _ of [1, 2, 3]) await monitor.next('alerts');
    for (const person of [contact, lesson.teacher])
      expect(await emailsOf(person)).toMatchObject([
        { as: 'contact', state: 'refused' },
        { as: 'teacher', state: 'refused' },
      ]);
  });

  it('is not emailed to disabled accounts', async () => {
    const mail = await startWithMail();
    const contact = await registerContact(app);
    const helper = await registerTeacher(app);
    await lesson.teacher.shareClass(lesson.class.id, helper, 'owner');
    for (const { uid } of [contact, helper])
      await app.ctx.db.write(({ query }) =>
        updateAccountStatus(query, uid, { disabledAt: new Date().toISOString() }),
      );
    await write(message);
    await expect.poll(() => mail.received.length).toBe(1);
    expect(await alertsOf(lesson.teacher)).toMatchObject([{ awaitsContact: false }]);
    expect(await emailsOf(lesson.teacher)).toMatchObject([
      { to: lesson.teacher.name, as: 'teacher' as const },
    ]);
  });

  it('is emailed again until the mail server takes it, also by the next run of the server', async () => {
    const mail = await startWithMail();
    mail.treat('refuse-for-now');
    await raised();
    await expect.poll(() => emailsOf(lesson.teacher)).toMatchObject([{ state: 'unreachable' }]);
    await app.doChores();
    await expect.poll(() => emailsOf(lesson.teacher)).toMatchObject([{ state: 'unreachable' }]);
    expect(mail.received).toEqual([]);
    mail.treat('take');
    const next = await startApp({ db: app.ctx.db, mail: mail.settings });
    await next.doChores();
    await expect.poll(() => emailsOf(lesson.teacher)).toMatchObject([{ state: 'sent' }]);
    await next.doChores();
    expect(mail.received.map(({ to }) => to)).toEqual([[lesson.teacher.email]]);
  });

  it('is not emailed again once somebody has looked at it, after a day, or when the mail server has refused it', async () => {
    const mail = await startWithMail();
    mail.treat('refuse-for-now');
    const { id } = await raised();
    await expect.poll(() => emailsOf(lesson.teacher)).toMatchObject([{ state: 'unreachable' }]);
    succeeded(await lesson.teacher.post(`/api/alerts/${id}/look`));
    mail.treat('refuse');
    app.clock.advance(11 * 60_000);
    const refused = await raised();
    await expect.poll(() => emailsOf(lesson.teacher)).toMatchObject([{ state: 'refused' }]);
    succeeded(await lesson.teacher.post(`/api/alerts/${refused.id}/look`));
    mail.treat('refuse-for-now');
    app.clock.advance(11 * 60_000);
    await raised();
    await expect.poll(() => emailsOf(lesson.teacher)).toMatchObject([{ state: 'unreachable' }]);
    mail.treat('take');
    app.clock.advance(25 * 3_600_000);
    await app.doChores();
    await app.doChores();
    expect(mail.received).toEqual([]);
  });

  it('is not emailed again to a colleague who no longer teaches the class', async () => {
    const mail = await startWithMail();
    const {
      teacher,
      class: { id: classId },
    } = lesson;
    const colleague = await registerTeacher(app, { name: 'Ben Okri' });
    await teacher.shareClass(classId, colleague);
    mail.treat('refuse-for-now');
    await raised();
    await expect
      .poll(() => emailsOf(teacher))
      .toMatchObject([{ state: 'unreachable' }, { state: 'unreachable' }]);
    succeeded(await teacher.post(`/api/classes/${classId}/teachers/remove`, { teacherUid: colleague.uid }));
    mail.treat('take');
    await app.doChores();
    await expect.poll(() => emailsOf(teacher)).toContainEqual(expect.objectContaining({ state: 'sent' }));
    await app.doChores();
    // The colleague is told of the removal, and of nothing else.
    const alertEmails = mail.received.filter(({ text }) => text.includes('/alerts#'));
    expect(alertEmails.map(({ to }) => to)).toEqual([[teacher.email]]);
  });

  it('is emailed once for all messages that join it within ten minutes [spec 10.276]', async () => {
    const mail = await startWithMail();
    const { id } = await raised();
    await expect.poll(() => emailsOf(lesson.teacher)).toMatchObject([{ state: 'sent' }]);
    for (let more = 0; more < 5; more++) {
      app.clock.advance(60_000);
      await write(message);
    }
    expect(mail.received).toHaveLength(1);
    app.clock.advance(6 * 60_000);
    await write(message);
    await expect.poll(() => emailsOf(lesson.teacher)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    succeeded(await lesson.teacher.post(`/api/alerts/${id}/look`));
    await write(message);
    await expect.poll(() => mail.received.length).toBe(3);
    expect(
      (await alertsOf(lesson.teacher)).map(({ messageCount }: { messageCount: number }) => messageCount),
    ).toEqual([1, 7]);
  });

  it('names the emails as not sent that the last run of the server had not sent', async () => {
    const mail = await startWithMail();
    mail.treat('say-nothing');
    await write(message);
    expect(await emailsOf(lesson.teacher)).toMatchObject([{ state: 'sending' }]);
    const next = await startApp({ db: app.ctx.db });
    const { token } = lesson.teacher;
    const { alerts } = succeeded(await call(next.url, 'GET', '/api/alerts', { token }));
    expect(alerts).toMatchObject([{ emails: [{ state: 'not-sent' }] }]);
    // Otherwise the first server would wait five seconds for its email when it closes.
    await mail.close();
  });
});

describeEndpoint('listAlerts', () => {
  it('lists the message, the questions before it and the state of the alert', async () => {
    await write('What is a slope?');
    app.clock.advance(1_000);
    const { id } = await raised();
    expect(await alertsOf(lesson.teacher)).toEqual([
      {
        id,
        kind: 'self-harm',
        classId: lesson.class.id,
        className: 'Algebra 1',
        sessionId: lesson.session.id,
        assignmentId: null,
        interactionId: expect.stringMatching(/^[A-Z0-9]{26}$/),
        studentUid: lesson.student.uid,
        studentName: lesson.student.name,
        studentUsername: lesson.student.email.split('@')[0],
        message,
        messageCount: 1,
        newest: null,
        isNewAccount: true,
        context: ['What is a slope?'],
        raisedAt: app.clock.now().toISOString(),
        lookedAt: null,
        lookedBy: null,
        acknowledgedAt: null,
        acknowledgedBy: null,
        isConcern: true,
        isWaiting: true,
        inHand: null,
        awaitsContact: false,
        judgements: [],
        overdueAt: null,
        emails: [],
      },
    ]);
  });

  it('can be limited to a class, and to the alerts that wait to be judged', async () => {
    const { id } = await raised();
    const other = await lesson.teacher.createClass({ className: 'Geometry' });
    expect(await alertsOf(lesson.teacher, `?classId=${other.id}`)).toEqual([]);
    expect(await alertsOf(lesson.teacher, `?classId=${lesson.class.id}&waiting=true`)).toMatchObject([
      { id },
    ]);
    await lesson.teacher.post(`/api/alerts/${id}/acknowledge`);
    expect(await alertsOf(lesson.teacher, '?waiting=true')).toEqual([]);
    expect(await alertsOf(lesson.teacher)).toMatchObject([{ id }]);
  });

  it('refuses an unclear choice', async () => {
    expect((await lesson.teacher.get('/api/alerts?waiting=perhaps')).body.code).toBe('invalid-input');
  });
});

/** The tests of each way to judge an alert. */
function testJudging(action: 'acknowledge' | 'dismiss' | 'settle', isConcern: boolean): void {
  it('records who looked at it and when; the alert stays [standard 16.5]', async () => {
    const contact = await registerContact(app);
    const alert = await raised();
    app.clock.advance(60_000);
    const answer = await contact.post(`/api/alerts/${alert.id}/${action}`);
    const at = app.clock.now().toISOString();
    const expected = {
      ...alert,
      lookedAt: at,
      lookedBy: 'Ngozi Okoye',
      acknowledgedAt: at,
      acknowledgedBy: 'Ngozi Okoye',
      isConcern,
      isWaiting: false,
      inHand: action === 'acknowledge' ? { by: 'Ngozi Okoye', at } : null,
      awaitsContact: false,
      judgements: [{ by: 'Ngozi Okoye', at, isConcern, isSettled: action === 'settle' }],
    };
    expect(succeeded(answer).alert).toEqual(expected);
    expect(await alertsOf(lesson.teacher)).toEqual([expected]);
  });
}

describeEndpoint('lookAtAlert', () => {
  it('records who opened it first; it still waits to be judged, and the monitors are notified [spec 10.223]', async () => {
    const contact = await registerContact(app);
    const alert = await raised();
    const monitor = await contact.monitor();
    await monitor.next('snapshot');
    const lookedAt = app.clock.now().toISOString();
    const looked = { ...alert, lookedAt, lookedBy: lesson.teacher.name };
    expect(succeeded(await lesson.teacher.post(`/api/alerts/${alert.id}/look`)).alert).toEqual(looked);
    await monitor.next('alerts');
    app.clock.advance(60_000);
    succeeded(await contact.post(`/api/alerts/${alert.id}/look`));
    expect(await alertsOf(lesson.teacher, '?waiting=true')).toEqual([looked]);
  });
});

describeEndpoint('acknowledgeAlert', () => testJudging('acknowledge', true));

describeEndpoint('dismissAlert', () => testJudging('dismiss', false));

describeEndpoint('settleAlert', () => {
  testJudging('settle', true);

  it('ends what an acknowledgement began, for every teacher, who is told at once', async () => {
    const colleague = await registerTeacher(app, { name: 'Mr Okafor' });
    await lesson.teacher.shareClass(lesson.class.id, colleague);
    const alert = await raised();
    const open = () => alertsOf(colleague, '?open=true');
    expect(await open()).toMatchObject([{ id: alert.id, isWaiting: true, inHand: null }]);
    const monitor = await colleague.monitor();
    await monitor.next('snapshot');
    const at = app.clock.now().toISOString();
    await lesson.teacher.post(`/api/alerts/${alert.id}/acknowledge`);
    await monitor.next('alerts');
    const inHand = { by: lesson.teacher.name, at };
    expect(await open()).toMatchObject([{ id: alert.id, isWaiting: false, inHand }]);
    app.clock.advance(60_000);
    await colleague.post(`/api/alerts/${alert.id}/settle`);
    await monitor.next('alerts');
    expect(await open()).toEqual([]);
    expect(await alertsOf(lesson.teacher, '?open=true')).toEqual([]);
    expect(await alertsOf(lesson.teacher)).toMatchObject([{ isConcern: true, inHand: null }]);
  });

  it('those in hand push none that waits out of a list that is full', async () => {
    const looked = await raised();
    await lesson.teacher.post(`/api/alerts/${looked.id}/acknowledge`);
    const classmate = await registerStudent(app, lesson.session.sessionCode);
    await classmate.joinClass(lesson.class.classCode);
    app.clock.advance(-60_000);
    await classmate.ask(lesson.session.id, message);
    const full = { teacherUid: lesson.teacher.uid, schoolId: null, limit: 1 };
    const [listed] = await listOpen(app.ctx.db.read, full, 'open');
    expect(listed?.studentUid).toBe(classmate.uid);
    expect(await alertsOf(lesson.teacher, '?open=true')).toMatchObject([
      { id: looked.id },
      { studentUid: classmate.uid },
    ]);
  });

  it('is recorded once, without the student', async () => {
    const { id } = await raised();
    for (const _ of [1, 2]) succeeded(await lesson.teacher.post(`/api/alerts/${id}/settle`));
    expect((await alertsOf(lesson.teacher))[0].judgements).toHaveLength(1);
    const rows = await app.ctx.db.read.selectFrom('security_log').selectAll().execute();
    expect(rows.filter(({ event }) => event === 'alert-settled')).toMatchObject([{ about_id: null }]);
  });
});

describeEndpoint('getSupport', () => {
  const support = async () => succeeded(await lesson.student.get('/api/student/support')).support;

  it('names the contact from the first alert until a person has judged all of them [standard 12.11]', async () => {
    await registerContact(app);
    expect(await support()).toBeNull();
    await write('What is a slope?');
    expect(await support()).toBeNull();
    await write('Ich will nicht mehr leben.');
    app.clock.advance(1_000);
    await write(message);
    const line = await support();
    expect(line).toMatchObject({ language: 'en', text: expect.stringContaining('Ms Okoye') });
    expect(line.text).toContain('116 111');
    const [first] = await alertsOf(lesson.teacher);
    await lesson.teacher.post(`/api/alerts/${first.id}/look`);
    await write(message);
    const [second] = await alertsOf(lesson.teacher);
    await lesson.teacher.post(`/api/alerts/${first.id}/acknowledge`);
    expect(await support()).toMatchObject({ language: 'en' });
    await lesson.teacher.post(`/api/alerts/${second.id}/dismiss`);
    expect(await support()).toBeNull();
  });

  it('names the helpline of the school’s profile where the school has named none', async () => {
    await nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
    await lesson.teacher.chooseProfile('england-2026');
    expect((await write(message)).body.response).toContain('You can call Childline on 0800 1111');
    expect((await support()).text).toContain('Childline on 0800 1111');
    await registerContact(app);
    expect((await support()).text).toContain('116 111');
    expect((await support()).text).not.toContain('Childline');
  });

  it('concerns the student’s own alerts', async () => {
    await write(message);
    const other = await registerStudent(app, lesson.session.sessionCode);
    expect(succeeded(await other.get('/api/student/support')).support).toBeNull();
  });
});

describe('an alert at which nobody looks', () => {
  const minute = 60_000;
  const later = async (minutes: number) => {
    app.clock.advance(minutes * minute);
    await app.doChores();
  };
  const subjects = ({ received }: MailServer) => received.map(({ to, subject }) => [to[0], subject]);

  it('gets one reminder after the agreed time, to the contact, the teachers and the administrators, without a word of the student [spec 10.210]', async () => {
    const mail = await startWithMail();
    const contact = await registerContact(app);
    const administrator = await registerAdministrator(app, { name: 'Ida Wells' });
    succeeded(await administrator.post('/api/school/alert-minutes', { alertMinutes: 10 }));
    const { id } = await raised();
    await expect.poll(() => mail.received.length).toBe(2);
    await later(9);
    expect(await alertsOf(contact)).toMatchObject([{ id, overdueAt: null }]);
    await later(1);
    for (const person of [contact, lesson.teacher])
      expect(await alertsOf(person)).toMatchObject([{ id, overdueAt: app.clock.now().toISOString() }]);
    await expect.poll(() => mail.received.length).toBe(5);
    expect(subjects(mail).slice(2).sort()).toEqual(
      [contact, lesson.teacher, administrator]
        .map(({ email }) => [email, 'An alert in Lyceum is waiting'])
        .sort(),
    );
    const texts = mail.received.slice(2).map(({ text }) => text);
    for (const reason of ['are the safeguarding contact of', 'teach Algebra 1', 'administer'])
      expect(texts.filter((text) => text.includes(`because you ${reason}`))).toHaveLength(1);
    for (const { text, headers } of mail.received)
      for (const secret of [message, 'kill', 'self-harm', lesson.student.name])
        expect(text + headers).not.toContain(secret);
    const next = await startApp({ db: app.ctx.db, mail: mail.settings });
    next.clock.advance(11 * minute);
    await next.doChores();
    await later(60);
    expect(mail.received).toHaveLength(5);
  });

  it('shows which reminders were not sent beside the first emails', async () => {
    const mail = await startWithMail();
    await raised();
    await expect.poll(() => mail.received.length).toBe(1);
    mail.treat('refuse');
    await later(10);
    const states = async () =>
      (await alertsOf(lesson.teacher))[0].emails.map(({ isReminder, state }: AlertEmail) => [
        isReminder,
        state,
      ]);
    await expect.poll(states).toEqual([
      [false, 'sent'],
      [true, 'refused'],
    ]);
  });

  it('gets no reminder when somebody has opened it in time, also without judging it', async () => {
    const mail = await startWithMail();
    const { id } = await raised();
    await later(9);
    succeeded(await lesson.teacher.post(`/api/alerts/${id}/look`));
    await later(1);
    await later(60);
    expect(await alertsOf(lesson.teacher)).toMatchObject([{ overdueAt: null, judgements: [] }]);
    await expect.poll(() => mail.received.length).toBe(1);
  });

  it('gets no reminder when somebody looked in time, or after a day', async () => {
    const mail = await startWithMail();
    const contact = await registerContact(app);
    const { id } = await raised();
    await later(9);
    succeeded(await contact.post(`/api/alerts/${id}/acknowledge`));
    await write(message);
    app.clock.advance(25 * 60 * minute);
    await later(1);
    expect(subjects(mail).every(([, subject]) => subject === 'A new alert in Lyceum')).toBe(true);
  });

  it('shows on the page also without email, and the monitors are notified', async () => {
    const monitor = await lesson.teacher.monitor();
    await monitor.next('snapshot');
    await raised();
    await monitor.next('alerts');
    await later(10);
    await monitor.next('alerts');
    expect((await alertsOf(lesson.teacher))[0].overdueAt).toBe(app.clock.now().toISOString());
  });
});

describeEndpoint('setAlertMinutes', () => {
  it('is one of the times that can be agreed on', async () => {
    const administrator = await registerAdministrator(app);
    const set = (alertMinutes: unknown) => administrator.post('/api/school/alert-minutes', { alertMinutes });
    expect(succeeded(await administrator.get('/api/school')).school.alertMinutes).toBe(10);
    expect(succeeded(await set(30)).school.alertMinutes).toBe(30);
    expect((await set(7)).status).toBe(400);
  });
});
