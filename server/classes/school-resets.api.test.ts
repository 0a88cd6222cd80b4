import { beforeEach, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, Student, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';

/**
 * What an administrator does with the resets of the school's students (docs/decisions/12-access-and-sharing.md).
 */

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ schoolCodes: ['SCHOOL', 'OTHER'] });
});

/** Makes a student of two teachers' classes, and resets the student's password as the first teacher. */
async function resetStudent(teacher?: Teacher) {
  const own = await startLesson(app, { teacher });
  const other = await startLesson(app, { students: 0 });
  const { student } = own;
  await student.joinClass(other.class.classCode);
  const path = `/api/classes/${own.class.id}/reset-password`;
  const { password } = succeeded(await own.teacher.post(path, { studentUid: student.uid }));
  return { own, other, student, password };
}

/**
 * Signs in with the password that was reset and chooses another one.
 * @returns the student with the new sign-in
 */
async function enterAfterReset({
  student,
  password,
}: {
  student: Student;
  password: string;
}): Promise<Student> {
  const body = { email: student.email, password };
  const { token } = (await call(app.url, 'POST', '/api/auth/sign-in/email', { body })).body;
  const signedIn = new Student(app.url, token, student.uid, student.name, student.email);
  const chosen = { currentPassword: password, newPassword: 'staple battery' };
  succeeded(await signedIn.post('/api/users/me/password', chosen));
  return signedIn;
}

const list = '/api/school/resets';
const resetsOf = async (administrator: Teacher) => succeeded(await administrator.get(list)).resets;
const confirm = (administrator: Teacher, { uid }: { uid: string }) =>
  administrator.post(`${list}/${uid}/confirm`);

describeEndpoint('listSchoolResets', () => {
  it('lists the students from whom classes are withheld and who made each reset, once the student has chosen a password', async () => {
    const administrator = await registerAdministrator(app);
    const reset = await resetStudent();
    const { own, student } = reset;
    expect(await resetsOf(administrator)).toEqual([]);
    await enterAfterReset(reset);
    expect(await resetsOf(administrator)).toEqual([
      {
        studentUid: student.uid,
        name: student.name,
        username: expect.any(String),
        resetBy: own.teacher.name,
        resetAt: app.clock.now().toISOString(),
        classCount: 1,
      },
    ]);
    expect(await resetsOf(await registerAdministrator({ ...app, schoolCode: 'OTHER' }))).toEqual([]);
  });
});

describeEndpoint('confirmSchoolReset', () => {
  it('opens all classes of the student at once, and says so in the security log', async () => {
    const administrator = await registerAdministrator(app);
    const reset = await resetStudent();
    const { own, other, student } = reset;
    expect(await confirm(administrator, student)).toEqual(refusal('password-not-changed'));
    const signedIn = await enterAfterReset(reset);
    const feed = await signedIn.events('/api/student/events');
    expect((await feed.next('snapshot')).data).toMatchObject({ withheldClasses: 1 });
    expect(succeeded(await confirm(administrator, student)).message).toBe(
      'The student sees all of their classes again.',
    );
    const { data } = await feed.next('snapshot');
    expect(data.withheldClasses).toBe(0);
    expect(data.classes.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [own.class.id, other.class.id].toSorted(),
    );
    expect(await resetsOf(administrator)).toEqual([]);
    const log = succeeded(await administrator.get('/api/school/security-log?kind=password'));
    expect(log.entries[0]).toMatchObject({
      event: 'reset-confirmed',
      detail: 'administrator',
      by: { uid: administrator.uid },
      about: { uid: student.uid },
    });
    expect((await confirm(administrator, student)).status).toBe(200);
  });

  it('is not for the administrator who made the reset, who could have signed in with it [spec 10.113]', async () => {
    const administrator = await registerAdministrator(app);
    const reset = await resetStudent(administrator);
    const signedIn = await enterAfterReset(reset);
    expect(await resetsOf(administrator)).toEqual([]);
    expect(await confirm(administrator, reset.student)).toEqual(refusal('own-reset'));
    expect(succeeded(await signedIn.get('/api/classes/student')).withheldClasses).toBe(1);
    const colleague = await registerAdministrator(app);
    expect((await confirm(colleague, reset.student)).status).toBe(200);
  });

  it('is about a student', async () => {
    const administrator = await registerAdministrator(app);
    const teacher = await registerTeacher(app);
    expect(await confirm(administrator, teacher)).toEqual(refusal('student-not-found'));
    expect(await confirm(administrator, { uid: 'x'.repeat(5_000) })).toEqual(
      refusal('invalid-input', 'Please check studentUid.'),
    );
  });
});
