import { expect, it } from 'vitest';
import type { Alert } from '../../contract/safeguarding.ts';
import { call } from '../../test/client.ts';
import { freshDatabase } from '../../test/databases.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, type Student, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { listOpen, listPage } from './list-store.ts';

/** Attackers who write alarming sentences so that nobody sees the alert of a child. */

const message = 'I want to kill myself.';
/** Half of the thirty attackers are in the class, the others make an account in the lesson. */
const half = 15;

const pageOf = async (
  { token }: Teacher,
  { url }: TestApp,
): Promise<{ alerts: Alert[]; next: string | null }> =>
  succeeded(await call(url, 'GET', '/api/alerts', { token }));

it('a child among thirty attackers is on the first page, and the email arrives, though the mail server was down [spec 10.276 10.277]', async () => {
  const mail = await startMailServer();
  const db = await freshDatabase();
  const app = await startApp({ db, mail: mail.settings, limitsScale: 10_000 });
  const lesson = await startLesson(app, { students: half + 1 });
  const { teacher } = lesson;
  await teacher.stopSession(lesson.class.id);
  app.clock.advance(60_000);
  const session = await teacher.startSession(lesson.class.id);
  app.clock.advance(60_000);
  const [child, ...classmates] = lesson.students as [Student, ...Student[]];
  const strangers: Student[] = [];
  // Approval turns itself on when the sixth stranger comes; this teacher turns it off.
  const open = { className: lesson.class.className, asksApproval: false };
  for (let made = 0; made < half; made++) {
    const stranger = await registerStudent(app, session.sessionCode);
    await stranger.post('/api/classes/join', { classCode: lesson.class.classCode });
    if (made === 5) succeeded(await teacher.post(`/api/classes/${lesson.class.id}/update`, open));
    await stranger.joinClass(lesson.class.classCode);
    strangers.push(stranger);
  }

  mail.treat('say-nothing');
  const attack = async (all: readonly Student[], times: number) => {
    for (let time = 0; time < times; time++) {
      app.clock.advance(1_000);
      await Promise.all(
        all.map((attacker) => attacker.ask(session.id, `${message} (${time})`).then(succeeded)),
      );
    }
  };
  await attack(strangers, 2);
  await attack(classmates, 2);
  app.clock.advance(1_000);
  succeeded(await child.ask(session.id, message));
  await attack([...strangers, ...classmates], 2);

  const { alerts, next } = await pageOf(teacher, app);
  expect(next).toBeNull();
  expect(alerts).toHaveLength(2 * half + 1);
  const place = alerts.findIndex(({ studentUid }) => studentUid === child.uid);
  expect(place, 'the child waits after the classmates, before every new account').toBe(half);
  expect(alerts.map(({ isNewAccount }) => isNewAccount)).toEqual([
    ...Array(half + 1).fill(false),
    ...Array(half).fill(true),
  ]);
  expect(alerts[0]).toMatchObject({ messageCount: 4, newest: { message: `${message} (1)` } });

  // The server ends while the mail server says nothing. The next one finds it back.
  await app.close();
  mail.treat('take');
  const after = await startApp({ db, mail: mail.settings });
  const sentFor = async () => {
    await after.doChores();
    const { alerts } = await pageOf(teacher, after);
    return alerts.map(({ emails }) => emails.map(({ state }) => state).join());
  };
  await expect.poll(sentFor, { timeout: 30_000 }).toEqual(Array(2 * half + 1).fill('sent'));
  expect(mail.received).toHaveLength(2 * half + 1);
}, 120_000);

it('a child who joined in the lesson is listed before the second alert of any classmate, while the teacher turns pages, too', async () => {
  const db = await freshDatabase();
  const app = await startApp({ db });
  const { teacher, class: ofClass, students: classmates } = await startLesson(app, { students: 3 });
  await teacher.stopSession(ofClass.id);
  app.clock.advance(60_000);
  const session = await teacher.startSession(ofClass.id);
  app.clock.advance(60_000);
  const assignment = succeeded(
    await teacher.post('/api/assignments/create', {
      title: 'Practice',
      description: 'Do it.',
      openDate: app.clock.now().toISOString(),
      closeDate: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
      aiGuidelines: {},
      classId: ofClass.id,
    }),
  ).assignment;
  for (const classmate of classmates) {
    succeeded(await classmate.ask(session.id, message));
    app.clock.advance(1_000);
    const question = { question: message, studentName: 'ignored' };
    succeeded(await classmate.post(`/api/assignments/${assignment.id}/chat`, question));
    app.clock.advance(1_000);
  }
  const child = await registerStudent(app, session.sessionCode);
  await child.joinClass(ofClass.classCode);
  succeeded(await child.ask(session.id, message));

  const everybody = [...classmates, child].map(({ uid }) => uid);
  const filter = { teacherUid: teacher.uid, schoolId: null, limit: everybody.length };
  for (const state of ['open', 'waiting'] as const) {
    const listed = await listOpen(db.read, filter, state);
    expect(listed.map(({ studentUid }) => studentUid).sort(), state).toEqual([...everybody].sort());
  }

  const page = async (after?: string) => {
    const now = app.clock.now().toISOString();
    const { alerts, next } = await listPage(db.read, { ...filter, limit: 2 }, { after, now });
    return { of: alerts.map(({ studentUid }) => studentUid), alerts, next: next ?? undefined };
  };
  const first = await page();
  // The look comes between two pages: the second alert of this classmate is now the first that waits.
  app.clock.advance(1_000);
  succeeded(await teacher.post(`/api/alerts/${first.alerts[0]?.id}/look`));
  const second = await page(first.next);
  const third = await page(second.next);
  const fourth = await page(third.next);
  expect([...first.of, ...second.of]).toEqual(everybody);
  expect([...third.of, ...fourth.of]).toEqual(everybody.slice(0, 3));
  expect(fourth.next).toBeUndefined();
  const anew = await page();
  expect(anew.of).toEqual(everybody.slice(0, 2));
  expect(anew.alerts[0]?.id, 'a new first page knows of the look').not.toBe(first.alerts[0]?.id);
});
