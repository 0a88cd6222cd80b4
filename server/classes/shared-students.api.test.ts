import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { Student, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { dropOldHoldings } from '../identity/held-device-rules.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const chosen = 'staple battery';

type Lesson = Awaited<ReturnType<typeof startLesson>>;

/** A student of two teachers, who has asked something in the class of the second one. */
async function sharedStudent() {
  const own = await startLesson(app);
  const other = await startLesson(app, { students: 0 });
  const { student } = own;
  await student.joinClass(other.class.classCode);
  succeeded(await student.ask(other.session.id, 'Is my poem any good?'));
  return { own, other, student };
}

const reset = async ({ teacher, class: { id } }: Pick<Lesson, 'teacher' | 'class'>, { uid }: Student) =>
  succeeded(await teacher.post(`/api/classes/${id}/reset-password`, { studentUid: uid })).password;

/** A browser that keeps its cookies. */
function browser() {
  let cookies: string[] = [];
  return {
    async signIn({ email }: { email: string }, password: string): Promise<Answer> {
      const answer = await call(app.url, 'POST', '/api/auth/sign-in/email', {
        body: { email, password },
        headers: { cookie: cookies.join('; '), origin: app.url },
      });
      const set = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
      const nameOf = (cookie: string) => cookie.split('=')[0];
      cookies = [...cookies.filter((old) => !set.some((each) => nameOf(each) === nameOf(old))), ...set];
      return answer;
    },
    /** Takes the mark of the account out of the cookie that signed in last. */
    cutNewestMark() {
      const before = cookies.join();
      cookies = cookies.map((cookie) => cookie.replace(/^(lyceum-device=\w+)\.[\w-]{22}/, '$1'));
      expect(cookies.join()).not.toBe(before);
    },
  };
}

/** Signs in as the student with this password. @returns the student with the new sign-in */
async function as(student: Student, password: string, device = browser()): Promise<Student> {
  const { token } = (await device.signIn(student, password)).body;
  return new Student(app.url, token, student.uid, student.name, student.email);
}

const change = (student: Student, currentPassword: string, newPassword = chosen) =>
  student.post('/api/users/me/password', { currentPassword, newPassword });

/** Signs in with a password that was reset and chooses another one. */
async function enterAfterReset(student: Student, password: string, device = browser()): Promise<Student> {
  const signedIn = await as(student, password, device);
  succeeded(await change(signedIn, password));
  return signedIn;
}

const confirm = ({ teacher, class: { id } }: Pick<Lesson, 'teacher' | 'class'>, { uid }: { uid: string }) =>
  teacher.post(`/api/classes/${id}/confirm-student`, { studentUid: uid });

/** Ids in any order. */
const ids = (classes: readonly { id: string }[]) => new Set(classes.map(({ id }) => id));

const classesOf = async (student: Student) => {
  const { classes, withheldClasses } = succeeded(await student.get('/api/classes/student'));
  return { open: ids(classes), withheldClasses };
};

const waiting = async (teacher: Teacher) =>
  succeeded(await teacher.get('/api/classes/teacher')).classes.flatMap(
    ({ unconfirmed }: { unconfirmed: unknown[] }) => unconfirmed,
  );

describe('a password that somebody else made', () => {
  it('opens nothing until it is changed, except one’s own profile and the sign-out [spec 10.104]', async () => {
    const lesson = await startLesson(app);
    const { student } = lesson;
    const password = await reset(lesson, student);
    const signedIn = await as(student, password);
    const required = refusal('password-change-required');
    expect(await signedIn.post('/api/auth/update-user', { name: 'Somebody Else' })).toEqual(required);
    expect(succeeded(await signedIn.get('/api/users/me'))).toMatchObject({
      user: { uid: student.uid },
      mustChangePassword: true,
    });

    expect(await change(signedIn, password, password)).toEqual(refusal('password-unchanged'));
    succeeded(await change(signedIn, password));
    expect(succeeded(await signedIn.get('/api/users/me'))).not.toHaveProperty('mustChangePassword');
    expect(await classesOf(signedIn)).toEqual({ open: ids([lesson.class]), withheldClasses: 0 });
    expect((await signedIn.post('/api/auth/sign-out')).status).toBe(200);
  });

  it('restricts every sign-in until one of them changes it, which ends the others', async () => {
    const lesson = await startLesson(app);
    const password = await reset(lesson, lesson.student);
    const [first, second] = [await as(lesson.student, password), await as(lesson.student, password)];
    succeeded(await change(first, password));
    expect(await second.get('/api/users/me')).toEqual(refusal('not-signed-in'));
    const next = await as(lesson.student, chosen);
    expect(succeeded(await next.get('/api/users/me'))).not.toHaveProperty('mustChangePassword');
  });
});

describe('a teacher who resets the password of a shared student', () => {
  it('can open only their own classes with it, even after choosing a password [spec 10.105]', async () => {
    const { own, other, student } = await sharedStudent();
    const intruder = await enterAfterReset(student, await reset(own, student));
    expect(await classesOf(intruder)).toEqual({ open: ids([own.class]), withheldClasses: 1 });
    expect((await intruder.get(`/api/sessions/${own.session.id}/interactions`)).status).toBe(200);
    const work = `/api/sessions/${other.session.id}/interactions`;
    expect(await intruder.get(work)).toEqual(refusal('session-not-found'));
    const feed = await intruder.events('/api/student/events');
    expect((await feed.next('snapshot')).data.classes).toMatchObject([{ id: own.class.id }]);

    // Joining again succeeds and adds nothing.
    expect(await intruder.joinClass(other.class.classCode)).toMatchObject({ id: other.class.id });
    expect(await intruder.get(work)).toEqual(refusal('session-not-found'));
    // A class that the student was never in is open to whoever has its code.
    const third = await startLesson(app, { students: 0 });
    await intruder.joinClass(third.class.classCode);
    expect((await classesOf(intruder)).open).toEqual(ids([third.class, own.class]));
  });

  it('does not reach classes that the student left, or that are restored later', async () => {
    const { own, other, student } = await sharedStudent();
    const left = await startLesson(app, { students: 0 });
    await student.joinClass(left.class.classCode);
    await student.post(`/api/classes/${left.class.id}/leave`);
    await other.teacher.post(`/api/classes/${other.class.id}/archive`);
    const intruder = await enterAfterReset(student, await reset(own, student));
    await other.teacher.post(`/api/classes/${other.class.id}/restore`);
    await intruder.joinClass(left.class.classCode);
    expect(await classesOf(intruder)).toEqual({ open: ids([own.class]), withheldClasses: 2 });
  });

  it('restricts no student who is in their own classes only', async () => {
    const own = await startLesson(app);
    const second = await own.teacher.createClass();
    await own.student.joinClass(second.classCode);
    const signedIn = await enterAfterReset(own.student, await reset(own, own.student));
    expect(await classesOf(signedIn)).toEqual({ open: ids([second, own.class]), withheldClasses: 0 });
  });

  it('no longer counts after the reset of another teacher, which opens that teacher’s classes and withholds the others', async () => {
    const { own, other, student } = await sharedStudent();
    await enterAfterReset(student, await reset(own, student));
    const signedIn = await enterAfterReset(student, await reset(other, student));
    expect(await classesOf(signedIn)).toEqual({ open: ids([other.class]), withheldClasses: 1 });
    expect(await waiting(own.teacher)).toMatchObject([{ uid: student.uid, resetBy: other.teacher.name }]);
    expect(await waiting(other.teacher)).toEqual([]);
  });
});

describeEndpoint('confirmStudent', () => {
  it('opens the confirming teacher’s classes at once, and no others', async () => {
    const { own, other, student } = await sharedStudent();
    const third = await startLesson(app, { students: 0 });
    await student.joinClass(third.class.classCode);
    const second = await other.teacher.createClass();
    await student.joinClass(second.classCode);
    const signedIn = await enterAfterReset(student, await reset(own, student));
    const feed = await signedIn.events('/api/student/events');
    expect((await feed.next('snapshot')).data.withheldClasses).toBe(3);

    const request = {
      uid: student.uid,
      name: student.name,
      username: expect.any(String),
      firstName: expect.any(String),
      lastName: expect.any(String),
      resetBy: own.teacher.name,
      resetAt: app.clock.now().toISOString(),
    };
    expect(await waiting(other.teacher)).toEqual([request, request]);
    expect(await waiting(own.teacher)).toEqual([]);
    const answer = await confirm(other, student);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'The student sees your classes again.',
      class: { id: other.class.id, unconfirmed: [] },
    });
    expect(await waiting(other.teacher)).toEqual([]);
    const { data } = await feed.next('snapshot');
    expect(data.withheldClasses).toBe(1);
    expect(ids(data.classes)).toEqual(ids([second, other.class, own.class]));
    const { interactions } = succeeded(await signedIn.get(`/api/sessions/${other.session.id}/interactions`));
    expect(interactions).toMatchObject([{ question: 'Is my poem any good?' }]);
    expect(await signedIn.get(`/api/sessions/${third.session.id}/interactions`)).toEqual(
      refusal('session-not-found'),
    );
    expect((await confirm(other, student)).status).toBe(200);
  });

  it('waits until the student has chosen a password, which nobody else knows', async () => {
    const { own, other, student } = await sharedStudent();
    const password = await reset(own, student);
    expect(await waiting(other.teacher)).toEqual([]);
    expect(await confirm(other, student)).toEqual(refusal('password-not-changed'));
    const signedIn = await enterAfterReset(student, password);
    expect((await classesOf(signedIn)).open).toEqual(ids([own.class]));
    expect((await confirm(other, student)).status).toBe(200);
  });

  it('opens no class of another teacher when it comes from the one who made the reset, or from a second account of that teacher', async () => {
    const { own, other, student } = await sharedStudent();
    const second = await startLesson(app, { students: 0 });
    await student.joinClass(second.class.classCode);
    const intruder = await enterAfterReset(student, await reset(own, student));
    for (const lesson of [own, second]) expect((await confirm(lesson, student)).status).toBe(200);
    expect(await intruder.get(`/api/sessions/${other.session.id}/interactions`)).toEqual(
      refusal('session-not-found'),
    );
  });

  it('is about a student', async () => {
    const { own, other } = await sharedStudent();
    expect(await confirm(own, other.teacher)).toEqual(refusal('student-not-found'));
    const path = `/api/classes/${own.class.id}/confirm-student`;
    expect(await own.teacher.post(path, {})).toEqual(refusal('invalid-input', 'Please check studentUid.'));
  });
});

describe('a device that the student used before the reset', () => {
  it('opens all classes with the change of the password', async () => {
    const { own, other, student } = await sharedStudent();
    const device = browser();
    await device.signIn(student, student.password);
    const password = await reset(own, student);
    const signedIn = await enterAfterReset(student, password, device);
    expect(await classesOf(signedIn)).toEqual({ open: ids([other.class, own.class]), withheldClasses: 0 });
    expect(await waiting(other.teacher)).toEqual([]);
  });

  it('opens all classes later, too, with the password that the student chose elsewhere', async () => {
    const { own, other, student } = await sharedStudent();
    const device = browser();
    await device.signIn(student, student.password);
    const elsewhere = await enterAfterReset(student, await reset(own, student));
    expect((await classesOf(elsewhere)).open).toEqual(ids([own.class]));
    await device.signIn(student, chosen);
    expect((await classesOf(elsewhere)).open).toEqual(ids([other.class, own.class]));
  });

  it('confirms nothing when somebody else is faster and chooses the password elsewhere', async () => {
    const { own, student } = await sharedStudent();
    const device = browser();
    await device.signIn(student, student.password);
    const password = await reset(own, student);
    const intruder = await as(student, password);
    const signedIn = await as(student, password, device);
    succeeded(await change(intruder, password));
    expect((await classesOf(intruder)).open).toEqual(ids([own.class]));
    expect(await signedIn.get('/api/users/me')).toEqual(refusal('not-signed-in'));
  });

  it('confirms nothing, a year later either, if the teacher who made the reset cuts her mark out of its cookie', async () => {
    const { own, student } = await sharedStudent();
    const desk = browser();
    await desk.signIn(student, student.password);
    await desk.signIn(own.teacher, own.teacher.password);
    desk.cutNewestMark();
    app.clock.advance(365 * 24 * 3_600_000);
    await dropOldHoldings(app.ctx);
    const { token } = (await browser().signIn(own.teacher, own.teacher.password)).body;
    const path = `/api/classes/${own.class.id}/reset-password`;
    const sent = { token, body: { studentUid: student.uid } };
    const { password } = (await call(app.url, 'POST', path, sent)).body;
    const intruder = await enterAfterReset(student, password, desk);
    expect((await classesOf(intruder)).open).toEqual(ids([own.class]));
  });

  it('confirms nothing if the teacher who made the reset signed in on it, or if it was first used after the reset', async () => {
    const { own, student } = await sharedStudent();
    const desk = browser();
    await desk.signIn(student, student.password);
    await desk.signIn(own.teacher, own.teacher.password);
    const fresh = browser();
    const password = await reset(own, student);
    for (const device of [desk, fresh]) await device.signIn(student, password);
    const intruder = await enterAfterReset(student, password, fresh);
    expect((await classesOf(intruder)).open).toEqual(ids([own.class]));
    for (const device of [fresh, fresh, desk]) await device.signIn(student, chosen);
    expect((await classesOf(await as(student, chosen, fresh))).open).toEqual(ids([own.class]));
  });
});
