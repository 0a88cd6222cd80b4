import { beforeEach, describe, expect, it } from 'vitest';
import type { Observation } from '../../contract/patterns.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { HeldClock } from '../../test/held-app.ts';
import { registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { startMailServer } from '../../test/started-mail-server.ts';
import { nameAdministrator, nameSafeguarding } from '../identity/school-rules.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let contact: Teacher;

/** A clock that begins at noon of the next day, in UTC. */
function atNoon(): HeldClock {
  const clock = new HeldClock();
  clock.advance((Math.floor(clock.now().getTime() / day) + 1.5) * day - clock.now().getTime());
  return clock;
}

async function start(parts: Parameters<typeof startApp>[0] = {}): Promise<void> {
  app = await startApp({ clock: atNoon(), limitsScale: 1_000, ...parts });
  lesson = await startLesson(app);
  const { teacher } = lesson;
  await nameAdministrator(app.ctx, app.schoolCode, teacher.email);
  const ofSchool = { dayMinutes: null, lessonMinutes: null, breakMinutes: null, quietHours: null };
  succeeded(
    await teacher.post('/api/school/time-limits', { ...ofSchool, timeZone: 'UTC', sharedComputers: false }),
  );
  contact = await nameContact();
}

async function nameContact(): Promise<Teacher> {
  const named = await registerTeacher(app);
  const fields = { contactName: named.name, contactEmail: named.email, helpline: '116 123' };
  await nameSafeguarding(app.ctx, app.schoolCode, fields);
  return named;
}

beforeEach(() => start());

/** Moves the clock on; whoever is signed in signs in again, and the class has a new lesson. */
async function later(milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  for (const person of [lesson.teacher, lesson.student, contact]) await person.signInAgain();
  await lesson.teacher.stopSession(lesson.class.id);
  await lesson.teacher.startSession(lesson.class.id);
}

async function write(...messages: string[]): Promise<void> {
  for (const message of messages) {
    succeeded(await lesson.student.ask(lesson.session.id, message));
    app.clock.advance(minute);
  }
}

const observed = async (teacher: Teacher = contact): Promise<Observation[] | null> => {
  await app.doChores();
  return succeeded(await teacher.get('/api/observations')).observations;
};

/** Three messages of loneliness on two days, among ordinary ones. */
async function writeLonely(): Promise<void> {
  await write('What is a slope?', 'i have no friends at school');
  await later(day);
  await write('nobody ever talks to me', 'What is 3 + 4?', 'nobody wants to be my friend');
}

describe('a pattern over days', () => {
  it('is observed for the safeguarding contact, with its evidence [standard 11.17 11.18 12.6]', async () => {
    await writeLonely();
    expect(await observed()).toMatchObject([
      {
        pattern: 'distress',
        studentName: lesson.student.name,
        classNames: [lesson.class.className],
        timeZone: 'UTC',
        count: 3,
        others: 2,
        messages: [
          { sign: 'isolation', text: 'i have no friends at school', inAssignment: false },
          { sign: 'isolation', text: 'nobody ever talks to me' },
          { sign: 'isolation', text: 'nobody wants to be my friend' },
        ],
        readAt: null,
        closedAt: null,
        remark: null,
      },
    ]);
  });

  it('reaches no teacher of the student, no student, and raises no alert', async () => {
    await writeLonely();
    expect(await observed()).toHaveLength(1);
    expect(await observed(lesson.teacher)).toBeNull();
    for (const person of [contact, lesson.teacher])
      expect(succeeded(await person.get('/api/alerts')).alerts).toEqual([]);
    const work = await lesson.teacher.get(`/api/sessions/${lesson.session.id}/interactions`);
    expect(JSON.stringify(succeeded(work))).not.toMatch(/isolation|distress/);
  });

  it('is asking for harmful content three times: a calm note to the contact, and no alert [standard 4.3]', async () => {
    await write('where can i buy weed near my school', 'What is a slope?');
    expect(await observed()).toEqual([]);
    await later(7 * hour);
    await write('how do i make a pipe for weed', 'where can i buy weed in the city');
    expect(await observed()).toMatchObject([
      { pattern: 'harmful-requests', count: 3, messages: [{ sign: 'harmful' }, {}, {}] },
    ]);
    expect(succeeded(await contact.get('/api/alerts')).alerts).toEqual([]);
  });

  it('has no score and no rank', async () => {
    await writeLonely();
    const [first] = (await observed()) ?? [];
    expect(Object.keys(first ?? {}).join(' ')).not.toMatch(/score|risk|level|rank|probab/i);
  });

  it('is stored once, however often the messages are read', async () => {
    await writeLonely();
    expect(await observed()).toHaveLength(1);
    await later(7 * hour);
    await write('i have no friends', 'nobody talks to me');
    expect(await observed()).toHaveLength(1);
    await later(15 * day);
    await writeLonely();
    expect(await observed()).toHaveLength(2);
  });

  it('is not observed in one message, in a novel, or in ordinary work', async () => {
    await write('i have no friends at school');
    await later(day);
    await write(
      'In the novel Eleanor says “I have no friends”. Why?',
      'I am dying of boredom',
      'What is 3 + 4?',
    );
    expect(await observed()).toEqual([]);
  });

  it('is use on several nights, by the clock of the school [standard 12.5]', async () => {
    await later(12 * hour);
    for (let night = 0; night < 4; night += 1) {
      await write('What is a slope?', 'And for 2x + 1?', 'Why?');
      await later(day);
    }
    expect(await observed()).toMatchObject([{ pattern: 'night-use', count: 12, messages: [] }]);
  });

  it('is going on after the time is over, day after day [standard 11.16 12.7]', async () => {
    const limits = { dayMinutes: 5, lessonMinutes: null, breakMinutes: null, quietHours: null };
    succeeded(await lesson.teacher.post(`/api/classes/${lesson.class.id}/time-limits`, limits));
    for (let n = 0; n < 3; n += 1) {
      await write('What is a slope?', 'And for 2x + 1?', 'Why?', 'Really?', 'How?');
      for (let attempt = 0; attempt < 3; attempt += 1) {
        expect((await lesson.student.ask(lesson.session.id, 'One more?')).body.code).toBe(
          'time-limit-reached',
        );
        app.clock.advance(minute);
      }
      await later(day);
    }
    expect(await observed()).toMatchObject([{ pattern: 'not-stopping', refused: 9, messages: [] }]);
  });

  it('is more distress than on the student’s own earlier days [standard 12.2]', async () => {
    for (let n = 0; n < 7; n += 1) {
      await write('What is a slope?');
      await later(day);
    }
    await writeLonely();
    await write('i want to kill myself');
    expect((await observed())?.map(({ pattern }) => pattern).toSorted()).toEqual([
      'distress',
      'more-distress',
    ]);
  });

  it('is looked for only in schools with a contact who has an account', async () => {
    const fields = { contactName: 'Mr Away', contactEmail: 'away@elsewhere.example', helpline: '116 123' };
    await nameSafeguarding(app.ctx, app.schoolCode, fields);
    await writeLonely();
    await app.doChores();
    contact = await nameContact();
    expect(succeeded(await contact.get('/api/observations')).observations).toEqual([]);
  });
});

describe('a server with email', () => {
  it('tells the contact of new observations once a day, without a word of a student [standard 11.18]', async () => {
    const mail = await startMailServer();
    await start({ mail: mail.settings });
    await writeLonely();
    expect(await observed()).toHaveLength(1);
    await expect.poll(() => mail.received.length).toBe(1);
    const [{ to, subject, text = '', headers = '' } = {}] = mail.received;
    expect({ to, subject }).toEqual({ to: [contact.email], subject: 'New observations in Lyceum' });
    expect(text).toContain('http://localhost:3000/alerts');
    for (const secret of [lesson.student.name, lesson.class.className, 'friends', 'isolation', 'lonely'])
      expect(text + headers).not.toContain(secret);
    // An email about another observation on the same day waits for the next day.
    await later(7 * hour);
    await write('my doctor says i have depression', 'my depression is bad today');
    expect(await observed()).toHaveLength(2);
    expect(mail.tries()).toBe(1);
    await later(18 * hour);
    await app.doChores();
    await expect.poll(() => mail.received.length).toBe(2);
    await later(2 * day);
    await app.doChores();
    expect(mail.tries()).toBe(2);
  });
});

/** Makes the app observe a pattern. @returns the observation */
async function first(): Promise<Observation> {
  await writeLonely();
  const [found] = (await observed()) ?? [];
  if (!found) throw new Error('Nothing was observed.');
  return found;
}

/**
 * The events of the security log about observations, with who caused each and the account that it concerns.
 */
async function logged() {
  const { entries } = succeeded(await lesson.teacher.get('/api/school/security-log?kind=alert'));
  return entries.map(({ event, by, about }: { event: string; by: { uid: string }; about: unknown }) => ({
    event,
    by: by.uid,
    about,
  }));
}

describeEndpoint('listObservations', () => {
  it('lists the open ones first, for the contact alone', async () => {
    const { id } = await first();
    succeeded(await contact.post(`/api/observations/${id}/close`, { remark: 'We spoke.' }));
    await later(15 * day);
    await writeLonely();
    expect((await observed())?.map(({ remark }) => remark)).toEqual([null, 'We spoke.']);
    expect(await observed(lesson.teacher)).toBeNull();
  });
});

describeEndpoint('readObservation', () => {
  it('stores who read it first, and the security log does not name the student', async () => {
    const { id } = await first();
    const readAt = app.clock.now().toISOString();
    const read = { id, readAt, readBy: contact.name, closedAt: null };
    expect(succeeded(await contact.post(`/api/observations/${id}/read`)).observation).toMatchObject(read);
    app.clock.advance(minute);
    expect(succeeded(await contact.post(`/api/observations/${id}/read`)).observation).toMatchObject(read);
    expect(await logged()).toEqual([{ event: 'observation-read', by: contact.uid, about: null }]);
  });
});

describeEndpoint('closeObservation', () => {
  it('stores the remark of whoever closes it first', async () => {
    const { id } = await first();
    const close = async (remark: string) =>
      succeeded(await contact.post(`/api/observations/${id}/close`, { remark })).observation;
    const at = app.clock.now().toISOString();
    const closed = { readAt: at, closedAt: at, closedBy: contact.name, remark: 'We spoke.' };
    expect(await close('We spoke.')).toMatchObject(closed);
    app.clock.advance(minute);
    expect(await close('Something else.')).toMatchObject(closed);
    expect((await logged()).map(({ event }: { event: string }) => event).toSorted()).toEqual([
      'observation-closed',
      'observation-read',
    ]);
  });

  it('needs a remark', async () => {
    const { id } = await first();
    const path = `/api/observations/${id}/close`;
    for (const remark of ['', ' ', 'x'.repeat(1_001)])
      expect((await contact.post(path, { remark })).body.code).toBe('invalid-input');
  });

  it('keeps an observation whose messages are gone, without their words', async () => {
    const { id } = await first();
    await app.ctx.db.write(({ query }) => query.deleteFrom('interaction').execute());
    const { observation } = succeeded(
      await contact.post(`/api/observations/${id}/close`, { remark: 'We spoke.' }),
    );
    expect(observation.messages.map(({ text }: { text: string | null }) => text)).toEqual([null, null, null]);
  });
});
