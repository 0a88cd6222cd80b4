import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { atNoon } from '../../test/held-app.ts';
import { registerStudent, Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

const minute = 60_000;
const none = { dayMinutes: null, lessonMinutes: null, breakMinutes: null, quietHours: null };
const ofClassNone = { ...none, studentQuestions: null, classQuestions: null };
const ofSchool = { ...none, timeZone: 'UTC', sharedComputers: false };

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  app = await startApp({ clock: atNoon(), limitsScale: 1_000 });
  lesson = await startLesson(app);
  await nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
});

const setSchool = async (limits: object) => {
  await lesson.teacher.provePassword();
  return succeeded(await lesson.teacher.post('/api/school/time-limits', { ...ofSchool, ...limits })).limits;
};
const ofClass = (path: string) => `/api/classes/${lesson.class.id}/${path}`;
const setClass = async (limits: object) =>
  succeeded(await lesson.teacher.post(ofClass('time-limits'), { ...none, ...limits })).limits;
const ask = (student: Student = lesson.student) => student.ask(lesson.session.id, 'What is 3 + 4?');
const lift = (body: object) =>
  lesson.teacher.post(ofClass('time-limits/lift'), { until: 'day', reason: 'A long project.', ...body });
const ownTime = async (student: Student = lesson.student, inLesson = true) =>
  succeeded(await student.get(ofClass(`own-time?inLesson=${inLesson}`))).time;
const codeOf = (answer: Answer): string => answer.body.code ?? 'answered';

/** Asks once a minute for so many minutes. */
async function work(minutes: number, student: Student = lesson.student): Promise<void> {
  for (let n = 0; n < minutes; n += 1) {
    succeeded(await ask(student));
    app.clock.advance(minute);
  }
}

/** A second account of the class. @param device where the account signs in; by default in a new browser */
async function secondAccount(device?: string): Promise<{ student: Student; device: string }> {
  const joined = await registerStudent(app, lesson.session.sessionCode);
  await joined.joinClass(lesson.class.classCode);
  return signInOn(joined, device);
}

/** Signs a student in on a device; without one, in a new browser. */
async function signInOn(student: Student, device?: string): Promise<{ student: Student; device: string }> {
  const answer = await call(app.url, 'POST', '/api/auth/sign-in/email', {
    body: { email: student.email, password: student.password },
    headers: device === undefined ? {} : { cookie: device },
  });
  const [cookie = ''] = answer.headers
    .getSetCookie()
    .filter((each) => each.includes('lyceum-device='))
    .map((each) => each.split(';')[0] ?? '');
  return {
    student: new Student(app.url, answer.body.token, student.uid, student.name, student.email),
    device: cookie,
  };
}

describe('a school that sets nothing', () => {
  it('limits nothing and says nothing [spec 10.162]', async () => {
    await work(40);
    expect(codeOf(await ask())).toBe('answered');
    expect(await ownTime()).toBeNull();
  });
});

describe('the limit of a day', () => {
  it('refuses the next question, says why, when it goes on and who can lift it, and calls no model [spec 10.163, standard 11.10 11.12]', async () => {
    await setSchool({ dayMinutes: 10 });
    await work(10);
    expect(await ask()).toEqual(
      refusal(
        'time-limit-reached',
        'Your time with the tutor for today is used up. It goes on tomorrow, from 00:00. Your teacher can lift the limit.',
      ),
    );
    const stored = await lesson.student.get(`/api/sessions/${lesson.session.id}/interactions`);
    expect(succeeded(stored).interactions).toHaveLength(10);
  });

  it('stores when a question was refused, without its words, at most twenty times a day and for four weeks', async () => {
    await setSchool({ dayMinutes: 5 });
    await work(5);
    for (let n = 0; n < 25; n += 1) {
      app.clock.advance(1_000);
      expect(codeOf(await ask())).toBe('time-limit-reached');
    }
    const stored = () => app.ctx.db.read.selectFrom('time_refusal').selectAll().execute();
    const refusals = await stored();
    expect(refusals).toHaveLength(20);
    expect(Object.keys(refusals[0] ?? {}).toSorted()).toEqual(['refused_at', 'student_id']);
    app.clock.advance(29 * 24 * 60 * minute);
    await app.doChores();
    expect(await stored()).toEqual([]);
  });

  it('holds in other tabs, other lessons, assignments, and on other devices [spec 10.164, standard 11.10]', async () => {
    await setSchool({ dayMinutes: 10 });
    await work(10);
    const { student: elsewhere } = await signInOn(lesson.student);
    const manyTabs = await Promise.all([ask(), ask(), ask(elsewhere), ask(elsewhere)]);
    expect(manyTabs.map(codeOf)).toEqual(Array(4).fill('time-limit-reached'));
    await lesson.teacher.stopSession(lesson.class.id);
    await lesson.teacher.startSession(lesson.class.id);
    expect(codeOf(await ask())).toBe('time-limit-reached');
    const { assignment } = succeeded(
      await lesson.teacher.post('/api/assignments/create', {
        classId: lesson.class.id,
        title: 'Sums',
        openDate: '2020-01-01T00:00:00Z',
        closeDate: '2090-01-01T00:00:00Z',
      }),
    );
    const chat = await lesson.student.post(`/api/assignments/${assignment.id}/chat`, { question: 'How?' });
    expect(codeOf(chat)).toBe('time-limit-reached');
  });

  it('ignores the times that the client sends [spec 10.164]', async () => {
    await setSchool({ dayMinutes: 10 });
    await work(10);
    const body = { sessionId: lesson.session.id, question: 'How?', createdAt: '2001-01-01T00:00:00Z' };
    const headers = { date: 'Mon, 01 Jan 2001 00:00:00 GMT', 'x-client-time': '978307200' };
    expect(codeOf(await lesson.student.post('/api/student/ask', body, headers))).toBe('time-limit-reached');
  });

  it('is for a day in the school’s time zone', async () => {
    // It is noon in UTC and 23:00 in Nouméa: a day there ends in an hour.
    await setSchool({ dayMinutes: 10, timeZone: 'Pacific/Noumea' });
    await work(10);
    expect(codeOf(await ask())).toBe('time-limit-reached');
    app.clock.advance(49 * minute);
    expect(codeOf(await ask())).toBe('time-limit-reached');
    app.clock.advance(minute);
    expect(codeOf(await ask())).toBe('answered');
  });

  it('counts the minutes of every class for the school, and those of a class for the class', async () => {
    const other = await startLesson(app, { students: 0, teacher: lesson.teacher });
    await lesson.student.joinClass(other.class.classCode);
    await setClass({ dayMinutes: 10 });
    await work(10);
    const inOther = () => lesson.student.ask(other.session.id, 'How?');
    expect([codeOf(await ask()), codeOf(await inOther())]).toEqual(['time-limit-reached', 'answered']);
    await setSchool({ dayMinutes: 10 });
    expect(codeOf(await inOther())).toBe('time-limit-reached');
  });
});

describe('a second account of the same class', () => {
  it('shares the time of the first in the same browser [spec 10.165, standard 11.10]', async () => {
    await setSchool({ dayMinutes: 10 });
    const first = await signInOn(lesson.student);
    await work(10, first.student);
    const second = await secondAccount(first.device);
    expect(codeOf(await ask(second.student))).toBe('time-limit-reached');
    // Changing between the accounts or signing out does not bring the time back, either.
    await call(app.url, 'POST', '/api/auth/sign-out', {
      token: second.student.token,
      headers: { cookie: first.device },
    });
    const again = await signInOn(second.student, first.device);
    expect(codeOf(await ask(again.student))).toBe('time-limit-reached');
  });

  it('has a time of its own in another browser, and where the school shares its computers', async () => {
    await setSchool({ dayMinutes: 10 });
    const first = await signInOn(lesson.student);
    await work(10, first.student);
    const elsewhere = await secondAccount();
    expect(codeOf(await ask(elsewhere.student))).toBe('answered');
    const classmate = await secondAccount(first.device);
    expect(codeOf(await ask(classmate.student))).toBe('time-limit-reached');
    await setSchool({ dayMinutes: 10, sharedComputers: true });
    expect(codeOf(await ask(classmate.student))).toBe('answered');
  });

  it('shares nothing when it is of another class', async () => {
    await setSchool({ dayMinutes: 10 });
    const first = await signInOn(lesson.student);
    await work(10, first.student);
    const other = await startLesson(app, { teacher: lesson.teacher });
    const { student } = await signInOn(other.student, first.device);
    expect(codeOf(await student.ask(other.session.id, 'How?'))).toBe('answered');
  });
});

describe('the limit of a lesson', () => {
  it('ends with the lesson', async () => {
    await setClass({ lessonMinutes: 5 });
    await work(5);
    expect((await ask()).body.message).toContain('in the next lesson');
    expect((await ownTime()).over).toEqual({ reason: 'lesson', until: null });
    expect((await ownTime(lesson.student, false)).over).toBeNull();
    await lesson.teacher.stopSession(lesson.class.id);
    await lesson.teacher.startSession(lesson.class.id);
    expect(codeOf(await ask())).toBe('answered');
  });
});

describe('quiet hours', () => {
  it('refuse every question until they end, over midnight [spec 10.166]', async () => {
    await setSchool({ quietHours: { from: '21:00', until: '07:00' }, timeZone: 'Asia/Tokyo' });
    // It is 21:00 in Tokyo.
    const { body } = await ask();
    expect(body.message).toBe(
      'These are quiet hours. The tutor answers again at 07:00. Your teacher can lift the limit.',
    );
    expect((await ownTime()).over.until).toBe(
      new Date(app.clock.now().getTime() + 600 * minute).toISOString(),
    );
    app.clock.advance(599 * minute);
    expect(codeOf(await ask())).toBe('time-limit-reached');
    app.clock.advance(minute);
    expect(codeOf(await ask())).toBe('answered');
  });
});

describe('a message that shows danger', () => {
  it('passes every limit and counts as no use [spec 10.167]', async () => {
    await setSchool({ dayMinutes: 5, quietHours: { from: '11:00', until: '13:00' } });
    for (let n = 0; n < 12; n += 1) {
      const answer = await lesson.student.ask(lesson.session.id, 'I want to kill myself.');
      expect(answer.body.interaction.guard.rule).toBe('safeguarding');
      app.clock.advance(minute);
    }
    await setSchool({ dayMinutes: 5 });
    expect(codeOf(await ask())).toBe('answered');
  });
});

describeEndpoint('getOwnTime', () => {
  it('refuses an unclear choice', async () => {
    expect((await lesson.student.get(ofClass('own-time?inLesson=maybe'))).body.code).toBe('invalid-input');
  });

  it('tells a student the time that is left near its end, and reminds of a break [standard 11.9]', async () => {
    await setSchool({ dayMinutes: 20, breakMinutes: 15 });
    await work(9);
    expect(await ownTime()).toEqual({
      over: null,
      left: null,
      breakDue: null,
      questions: null,
      isLifted: false,
      timeZone: 'UTC',
    });
    await work(7);
    expect(await ownTime()).toMatchObject({ left: { reason: 'day', minutes: 4 }, breakDue: { minutes: 16 } });
    await work(4);
    expect(await ownTime()).toMatchObject({ over: { reason: 'day' }, left: null });
    app.clock.advance(5 * minute);
    expect((await ownTime()).breakDue).toBeNull();
  });
});

describeEndpoint('liftTimeLimits', () => {
  it('lifts them for one student until the end of the day, with a reason that is kept [spec 10.168, standard 11.11]', async () => {
    await setSchool({ dayMinutes: 5 });
    const { student: classmate } = await secondAccount();
    await work(5);
    await work(5, classmate);
    succeeded(await lift({ studentUid: lesson.student.uid }));
    expect([codeOf(await ask()), codeOf(await ask(classmate))]).toEqual(['answered', 'time-limit-reached']);
    expect(await ownTime()).toMatchObject({ over: null, left: null, isLifted: true });
    const kept = {
      className: lesson.class.className,
      studentName: lesson.student.name,
      until: 'day',
      reason: 'A long project.',
      liftedBy: lesson.teacher.name,
    };
    expect(succeeded(await lesson.teacher.get(ofClass('time'))).lifts).toMatchObject([kept]);
    expect(succeeded(await lesson.teacher.get('/api/school/time-limits')).lifts).toMatchObject([kept]);
    const log = succeeded(await lesson.teacher.get('/api/school/security-log?kind=time')).entries;
    expect(log[0]).toMatchObject({
      event: 'time-limits-lifted',
      detail: 'day',
      about: { uid: lesson.student.uid },
      className: lesson.class.className,
    });
    expect(JSON.stringify(log)).not.toContain('long project');
  });

  it('ends with the day', async () => {
    await setSchool({ quietHours: { from: '11:00', until: '10:00' }, timeZone: 'Pacific/Noumea' });
    succeeded(await lift({}));
    app.clock.advance(59 * minute);
    expect(codeOf(await ask())).toBe('answered');
    app.clock.advance(minute);
    expect(codeOf(await ask())).toBe('time-limit-reached');
  });

  it('lifts them for the class until the end of the lesson', async () => {
    await setSchool({ dayMinutes: 5 });
    await work(5);
    succeeded(await lift({ until: 'lesson' }));
    expect(codeOf(await ask())).toBe('answered');
    await lesson.teacher.stopSession(lesson.class.id);
    expect(await lift({ until: 'lesson' })).toEqual(refusal('no-lesson'));
    await lesson.teacher.startSession(lesson.class.id);
    expect(codeOf(await ask())).toBe('time-limit-reached');
  });

  it('asks for a reason [standard 11.11]', async () => {
    expect((await lift({ reason: '  ' })).body).toMatchObject({
      code: 'invalid-input',
      message: 'Please say why.',
    });
  });
});

describeEndpoint('setClassTimeLimits', () => {
  it('has a maximum', async () => {
    const unknown = await lesson.teacher.post(ofClass('time-limits'), { ...none, dayMinutes: 601 });
    expect(unknown.body.code).toBe('invalid-input');
  });

  it('can only be stricter than the school [spec 10.169]', async () => {
    await setSchool({ dayMinutes: 30, breakMinutes: 20 });
    expect(await lesson.teacher.post(ofClass('time-limits'), { ...none, dayMinutes: 31 })).toEqual(
      refusal('looser-than-school'),
    );
    expect(await setClass({ dayMinutes: 30, lessonMinutes: 60 })).toMatchObject({ lessonMinutes: 60 });
    // A limit of the school that becomes stricter later applies, too.
    await setSchool({ dayMinutes: 5 });
    await work(5);
    expect(codeOf(await ask())).toBe('time-limit-reached');
  });
});

describeEndpoint('getClassTime', () => {
  it('tells the teacher who has used how much, and who has reached a limit [standard 4.14 11.15]', async () => {
    app.clock.advance(1_000);
    const { student: classmate } = await secondAccount();
    expect(succeeded(await lesson.teacher.get(ofClass('time')))).toMatchObject({
      students: [],
      limits: none,
      inLesson: true,
    });
    await setClass({ dayMinutes: 6 });
    await work(2, classmate);
    await work(6);
    const { students, school, limits } = succeeded(await lesson.teacher.get(ofClass('time')));
    expect(students).toEqual([
      {
        uid: lesson.student.uid,
        name: lesson.student.name,
        username: expect.any(String),
        firstName: expect.any(String),
        lastName: expect.any(String),
        minutesToday: 6,
        questionsToday: 0,
        over: 'day',
        isLifted: false,
      },
      {
        uid: classmate.uid,
        name: classmate.name,
        username: expect.any(String),
        firstName: expect.any(String),
        lastName: expect.any(String),
        minutesToday: 6,
        questionsToday: 0,
        over: 'day',
        isLifted: false,
      },
    ]);
    expect({ school, limits }).toEqual({ school: none, limits: { ...ofClassNone, dayMinutes: 6 } });
  });
});

describeEndpoint('getSchoolTimeLimits', () => {
  it('tells the administrator what is set', async () => {
    await setSchool({ dayMinutes: 45, quietHours: { from: '21:00', until: '06:30' } });
    expect(succeeded(await lesson.teacher.get('/api/school/time-limits')).limits).toEqual({
      ...ofSchool,
      dayMinutes: 45,
      quietHours: { from: '21:00', until: '06:30' },
    });
  });
});

describe('the profile of a school', () => {
  it('limits time where the school has set nothing, and a class cannot be looser [spec 10.184, standard 11.8]', async () => {
    await lesson.teacher.chooseProfile('england-2026');
    await work(60);
    expect(codeOf(await ask())).toBe('time-limit-reached');
    expect(await lesson.teacher.post(ofClass('time-limits'), { ...none, dayMinutes: 180 })).toEqual(
      refusal('looser-than-school'),
    );
    expect(await setClass({ dayMinutes: 30 })).toMatchObject({ dayMinutes: 30 });
    await lesson.teacher.chooseProfile('default');
    expect(await setClass({ dayMinutes: 180 })).toMatchObject({ dayMinutes: 180 });
    expect(codeOf(await ask())).toBe('answered');
  });

  it('leaves what the school has set itself', async () => {
    await setSchool({ lessonMinutes: 10 });
    await lesson.teacher.chooseProfile('england-2026');
    const { limits, ofProfile } = succeeded(await lesson.teacher.get('/api/school/time-limits'));
    expect(limits).toMatchObject({ lessonMinutes: 10, dayMinutes: null });
    expect(ofProfile).toMatchObject({ lessonMinutes: 60, dayMinutes: 120 });
    expect(succeeded(await lesson.teacher.get(ofClass('time'))).school).toEqual({
      dayMinutes: 120,
      lessonMinutes: 10,
      breakMinutes: 30,
      quietHours: { from: '21:00', until: '07:00' },
    });
  });
});

describeEndpoint('setSchoolTimeLimits', () => {
  it('is recorded', async () => {
    await setSchool({});
    const log = succeeded(await lesson.teacher.get('/api/school/security-log?kind=time')).entries;
    expect(log).toMatchObject([{ event: 'time-limits-set', detail: 'school' }]);
  });

  it.each([
    [{ dayMinutes: 4 }, 'Please choose 5 to 600 minutes, or leave it empty.'],
    [{ quietHours: { from: '24:00', until: '07:00' } }, 'Please enter a time such as 21:00.'],
    [{ quietHours: { from: '07:00', until: '07:00' } }, 'Quiet hours must begin and end at different times.'],
    [{ timeZone: 'Middle/Earth' }, 'Please choose a time zone from the list.'],
  ])('refuses %j', async (limits, message) => {
    const answer = await lesson.teacher.post('/api/school/time-limits', { ...ofSchool, ...limits });
    expect(answer.body).toMatchObject({ code: 'invalid-input', message });
  });
});
