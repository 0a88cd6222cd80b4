import { describe, expect, it, onTestFinished } from 'vitest';
import { type Answer, call } from '../../test/client.ts';
import { startApp } from '../../test/harness.ts';
import { startModelServer } from '../../test/model-server.ts';
import { registerStudent, registerTeacher, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

/** A server with the limits of a real school: LIMITS_SCALE is 1. */
async function startSchool(trustProxy = 0) {
  const modelServer = await startModelServer();
  onTestFinished(() => modelServer.close());
  return startApp({ modelUrl: modelServer.url, limitsScale: 1, trustProxy });
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const signIn = (url: string, email: string, password: string) =>
  call(url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });

const statuses = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))];

function expectTooMany(answer: Answer | undefined): void {
  expect(answer).toEqual(refusal('too-many-requests'));
  expect(answer?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
}

describe('a class of 40 behind one address', () => {
  it('registers, signs in, joins and asks within a minute', async () => {
    const app = await startSchool();
    const { session, class: lesson, teacher } = await startLesson(app, { students: 0 });
    const students = await Promise.all(times(40, () => registerStudent(app, session.sessionCode)));
    const signedIn = await Promise.all(students.map((each) => signIn(app.url, each.email, each.password)));
    expect(statuses(signedIn)).toEqual([200]);
    await Promise.all(students.map((each) => each.joinClass(lesson.classCode)));
    await Promise.all(students.map((each) => each.openSession(session.id)));
    const answers = await Promise.all(students.map((each) => each.ask(session.id, 'What is a prime?')));
    expect(statuses(answers)).toEqual([200]);
    const shown = await teacher.get(`/api/sessions/${session.id}/interactions?limit=200`);
    expect(shown.body.interactions).toHaveLength(40);
  });
});

describe('a search for a valid code', () => {
  const registerWith = (url: string, sessionId: string, from = '10.0.0.1') => {
    const body = {
      firstName: 'A',
      lastName: 'B',
      username: `user${Math.random()}`,
      password: 'secret',
      sessionId,
    };
    return call(url, 'POST', '/auth/register/student', { body, headers: { 'x-forwarded-for': from } });
  };

  it('is refused after 100 wrong session codes, also when the client claims another address', async () => {
    const app = await startSchool();
    const { session } = await startLesson(app, { students: 0 });
    const wrong = await Promise.all(times(100, (n) => registerWith(app.url, 'NOSUCH', `10.0.0.${n}`)));
    expect(statuses(wrong)).toEqual([400]);
    expectTooMany(await registerWith(app.url, session.sessionCode, '10.0.1.1'));
  });

  it('does not affect people at another address behind the same proxy', async () => {
    const app = await startSchool(1);
    const { session } = await startLesson(app, { students: 0 });
    await Promise.all(times(100, () => registerWith(app.url, 'NOSUCH')));
    expectTooMany(await registerWith(app.url, session.sessionCode));
    expect((await registerWith(app.url, session.sessionCode, '10.0.0.2')).status).toBe(200);
  });

  it('is refused after 20 class codes', async () => {
    const app = await startSchool();
    const { student, class: lesson } = await startLesson(app);
    const tries = times(19, () => student.post('/api/classes/join', { classCode: 'NOSUCH' }));
    expect(statuses(await Promise.all(tries))).toEqual([404]);
    expectTooMany(await student.post('/api/classes/join', { classCode: lesson.classCode }));
  });
});

describe('guessing a password', () => {
  it('is refused after 10 wrong ones, for that account only', async () => {
    const app = await startSchool();
    const [ada, ben] = [await registerTeacher(app), await registerTeacher(app)];
    for (let guess = 1; guess <= 10; guess++) {
      expect((await signIn(app.url, ada.email, `guess ${guess}`)).status).toBe(401);
    }
    expectTooMany(await signIn(app.url, ada.email.toUpperCase(), ada.password));
    expect((await signIn(app.url, ben.email, ben.password)).status).toBe(200);
  });

  it('allows no more guesses when they are made at once', async () => {
    const app = await startSchool();
    const ada = await registerTeacher(app);
    const guesses = await Promise.all(times(40, (n) => signIn(app.url, ada.email, `guess ${n}`)));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('does not include frequent sign-ins with the right one', async () => {
    const app = await startSchool();
    const ada = await registerTeacher(app);
    for (let time = 1; time <= 15; time++) {
      expect((await signIn(app.url, ada.email, ada.password)).status).toBe(200);
    }
  });
});

describe('a flood', () => {
  it('of questions is refused after 30', async () => {
    const app = await startSchool();
    const { student, session } = await startLesson(app);
    for (let n = 1; n <= 30; n++) succeeded(await student.ask(session.id, `Question ${n}?`));
    expectTooMany(await student.ask(session.id, 'One more?'));
  });

  it('of calls is refused after 600, for that account only', async () => {
    const app = await startSchool();
    const [ada, ben] = [await registerTeacher(app), await registerTeacher(app)];
    const answers = await Promise.all(times(601, () => ada.get('/api/users/me')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(600);
    expectTooMany(answers.find(({ status }) => status !== 200));
    expect((await ben.get('/api/users/me')).status).toBe(200);
  });

  it('of registrations is refused after 120', async () => {
    const app = await startSchool();
    const answers = await Promise.all(
      times(121, () => call(app.url, 'POST', '/auth/register', { body: {} })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(120);
    expectTooMany(answers.find(({ status }) => status !== 400));
  });
});
