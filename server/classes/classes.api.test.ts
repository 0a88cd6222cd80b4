import { beforeEach, describe, expect, it } from 'vitest';
import type { TeacherClass } from '../../contract/classes.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import {
  registerStudent,
  registerTeacher,
  type Student,
  startLesson,
  succeeded,
  type Teacher,
} from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { addSchool } from '../identity/rules.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const parts = { firstName: expect.any(String), lastName: expect.any(String) };
const code = expect.stringMatching(/^[A-HJKMNP-Z2-9]{6}$/);

/** The part of a teacher's view of a class that its students see. */
function ofStudents({
  teachers,
  roster,
  asksApproval,
  approvalTurnedOnAt,
  joiningClosed,
  requiresAttempt,
  schoolRequiresAttempt,
  ageOrGrade,
  workingOn,
  waiting,
  removed,
  unconfirmed,
  ...shown
}: TeacherClass) {
  return shown;
}

describeEndpoint('createClass', () => {
  let teacher: Teacher;
  beforeEach(async () => {
    teacher = await registerTeacher(app, { name: 'Ada Byron' });
  });

  it('creates a class with its own code and without students [spec 1.2 3.5 5.29 7.8]', async () => {
    const body = { className: '  Algebra 1 ', subject: 'Science', description: ' Fractions first. ' };
    const answer = await teacher.post('/api/classes/create', body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'The class “Algebra 1” is ready.',
      class: {
        id: expect.stringMatching(/^[A-Z0-9]{26}$/),
        className: 'Algebra 1',
        subject: 'Science',
        description: 'Fractions first.',
        classCode: code,
        students: [],
        teachers: [{ uid: teacher.uid, name: 'Ada Byron', role: 'owner' }],
        roster: [],
        asksApproval: false,
        approvalTurnedOnAt: null,
        joiningClosed: false,
        requiresAttempt: false,
        schoolRequiresAttempt: false,
        attemptFirst: false,
        ageOrGrade: '',
        workingOn: '',
        waiting: [],
        removed: [],
        unconfirmed: [],
        sessionStatus: 'closed',
        currentSessionId: null,
        sessionCode: null,
        teacherName: 'Ada Byron',
        createdAt: timestamp,
        archivedAt: null,
      },
    });
  });

  it('uses Mathematics and an empty description when neither is sent [spec 5.30 5.31]', async () => {
    const { body } = await teacher.post('/api/classes/create', { className: 'Algebra' });
    expect(body.class).toMatchObject({ subject: 'Mathematics', description: '' });
    const without = await teacher.post('/api/classes/create', { className: 'Algebra', description: null });
    expect(without.body.class).toMatchObject({ description: '' });
  });

  const subjects =
    'Mathematics, Science, Computer Science, Language Arts, Social Studies, Foreign Languages, Business';

  it.each([
    { body: {}, message: 'Please give the class a name.' },
    { body: { className: '   ' }, message: 'Please give the class a name.' },
    { body: { className: 7 }, message: 'Please give the class a name.' },
    { body: { className: 'a'.repeat(121) }, message: 'Please use at most 120 characters.' },
    { body: { className: 'Algebra', subject: 'Alchemy' }, message: `Please choose a subject: ${subjects}.` },
    {
      body: { className: 'Algebra', description: 'a'.repeat(4_001) },
      message: 'Please use at most 4000 characters.',
    },
  ])('refuses an invalid class: $message [spec 5.29 5.30 9.4]', async ({ body, message }) => {
    expect(await teacher.post('/api/classes/create', body)).toEqual(refusal('invalid-input', message));
  });
});

describeEndpoint('listTeacherClasses', () => {
  it("lists the teacher's own classes, newest first, with the roster in the order of joining [spec 3.5 7.5]", async () => {
    const { teacher, class: first, session, student } = await startLesson(app);
    app.clock.advance(60_000);
    const late = await registerStudent(app, session.sessionCode, { firstName: 'Mei', lastName: 'Lin' });
    await late.joinClass(first.classCode);
    const second = await teacher.createClass({ className: 'Algebra 2' });
    await (await registerTeacher(app)).createClass();

    const { body } = await teacher.get('/api/classes/teacher');
    expect(body).toEqual({ success: true, classes: [second, expect.objectContaining({ id: first.id })] });
    expect(body.classes[1]).toEqual({
      ...first,
      students: [student.uid, late.uid],
      roster: [
        {
          uid: student.uid,
          name: student.name,
          username: usernameOf(student),
          ...parts,
          joinedAt: timestamp,
        },
        { uid: late.uid, name: 'Mei Lin', username: usernameOf(late), ...parts, joinedAt: timestamp },
      ],
      sessionStatus: 'open',
      currentSessionId: session.id,
      sessionCode: session.sessionCode,
    });
  });

  it('lists archived classes separately', async () => {
    const teacher = await registerTeacher(app);
    const kept = await teacher.createClass({ className: 'Algebra 1' });
    const old = await teacher.createClass({ className: 'Algebra 0' });
    await teacher.post(`/api/classes/${old.id}/archive`);
    const listed = async (query: string) => (await teacher.get(`/api/classes/teacher${query}`)).body.classes;
    expect(await listed('')).toEqual([kept]);
    expect(await listed('?archived=false')).toEqual([kept]);
    expect(await listed('?archived=true')).toEqual([{ ...old, archivedAt: app.clock.now().toISOString() }]);
    const strange = await teacher.get('/api/classes/teacher?archived=maybe');
    expect(strange).toEqual(refusal('invalid-input', 'Please check archived.'));
  });
});

describeEndpoint('joinClass', () => {
  it('lets nobody join while the teacher lets nobody else join', async () => {
    const { class: algebra, session, teacher } = await startLesson(app, { students: 0 });
    const student = await registerStudent(app, session.sessionCode);
    succeeded(await teacher.post(`/api/classes/${algebra.id}/joining`, { closed: true }));
    expect(await student.post('/api/classes/join', { classCode: algebra.classCode })).toEqual(
      refusal('joining-closed'),
    );
  });

  it('reads the code in any case, with spaces around it [spec 1.7 5.36 7.11]', async () => {
    const { class: algebra, session } = await startLesson(app, { students: 0 });
    const student = await registerStudent(app, session.sessionCode);
    const answer = await student.post('/api/classes/join', {
      classCode: `  ${algebra.classCode.toLowerCase()} `,
    });
    expect(answer.status).toBe(200);
    const shown = ofStudents(algebra);
    expect(answer.body).toEqual({
      success: true,
      message: 'You joined Algebra 1.',
      class: {
        ...shown,
        students: [student.uid],
        sessionStatus: 'open',
        currentSessionId: session.id,
        sessionCode: session.sessionCode,
      },
    });
  });

  it('enrolls a student once, however often it is called, even at the same moment', async () => {
    const { class: algebra, session, teacher } = await startLesson(app, { students: 0 });
    const student = await registerStudent(app, session.sessionCode);
    const answers = await Promise.all(Array.from({ length: 8 }, () => student.joinClass(algebra.classCode)));
    expect(answers.map(({ students }) => students)).toEqual(Array(8).fill([student.uid]));
    app.clock.advance(60_000);
    await student.joinClass(algebra.classCode);
    const [listed] = (await teacher.get('/api/classes/teacher')).body.classes;
    expect(listed.roster).toHaveLength(1);
    expect(listed.roster[0].joinedAt).toBe(listed.createdAt);
  });

  it('also reads a session code, in any case, with spaces around it [spec 10.188]', async () => {
    const { student, teacher } = await startLesson(app);
    const other = await teacher.createClass({ className: 'Physics' });
    const { sessionCode } = await teacher.startSession(other.id);
    expect(await student.joinClass(` ${sessionCode.toLowerCase()} `)).toMatchObject({ id: other.id });
    expect(await student.joinClass(sessionCode)).toMatchObject({ id: other.id, students: [student.uid] });
    const removal = { studentUid: student.uid };
    succeeded(await teacher.post(`/api/classes/${other.id}/remove-student`, removal));
    const again = await student.post('/api/classes/join', { classCode: sessionCode });
    expect(again).toEqual(refusal('removed-from-class'));
  });

  it('asks the teacher to let the student in with a session code, too', async () => {
    const { student, teacher } = await startLesson(app);
    const other = await teacher.createClass({ className: 'Physics', asksApproval: true });
    const { sessionCode } = await teacher.startSession(other.id);
    const { body } = await student.post('/api/classes/join', { classCode: sessionCode });
    expect(body).toMatchObject({ class: null, waiting: { classId: other.id } });
  });

  it('refuses a session code that no longer invites students, like an unknown one [spec 10.188]', async () => {
    const { student, teacher } = await startLesson(app);
    const other = await teacher.createClass({ className: 'Physics' });
    const { sessionCode } = await teacher.startSession(other.id);
    succeeded(await teacher.post(`/api/classes/${other.id}/renew-code`));
    const join = () => student.post('/api/classes/join', { classCode: sessionCode });
    expect(await join()).toEqual(refusal('class-not-found'));
    succeeded(await teacher.post(`/api/classes/${other.id}/renew-code`, { sessionCode: true }));
    expect(await join()).toEqual(refusal('class-not-found'));
    const third = await teacher.createClass({ className: 'Chemistry' });
    const archived = await teacher.startSession(third.id);
    succeeded(await teacher.post(`/api/classes/${third.id}/archive`));
    const gone = await student.post('/api/classes/join', { classCode: archived.sessionCode });
    expect(gone).toEqual(refusal('class-not-found'));
  });

  it('answers a session code of another school like an unknown one', async () => {
    const { student } = await startLesson(app);
    await addSchool(app.ctx, 'OTHER', 'Other school');
    const teacher = await registerTeacher({ url: app.url, schoolCode: 'OTHER' });
    const elsewhere = await teacher.createClass();
    const { sessionCode } = await teacher.startSession(elsewhere.id);
    expect(await student.post('/api/classes/join', { classCode: sessionCode })).toEqual(
      refusal('class-not-found'),
    );
  });

  it('needs a code [spec 5.36]', async () => {
    const { student } = await startLesson(app);
    for (const classCode of [undefined, '', '  ', 7]) {
      const answer = await student.post('/api/classes/join', { classCode });
      expect(answer).toEqual(refusal('invalid-input', 'Please enter the class code.'));
    }
  });
});

describeEndpoint('listStudentClasses', () => {
  it("lists the student's classes, newest first, without anybody's name but the teacher's [spec 7.6 10.36]", async () => {
    const { student, teacher, class: first, students } = await startLesson(app, { students: 2 });
    app.clock.advance(1_000);
    const second = await teacher.createClass({ className: 'Algebra 2' });
    await student.joinClass(second.classCode);
    const { body } = await student.get('/api/classes/student');
    expect(body).toEqual({
      success: true,
      classes: expect.any(Array),
      invitation: null,
      hadClasses: true,
      workDeletedAt: null,
      waiting: [],
      withheldClasses: 0,
    });
    const shown = ofStudents(second);
    expect(body.classes[0]).toEqual({ ...shown, students: [student.uid] });
    expect(body.classes[1]).toMatchObject({ id: first.id, sessionStatus: 'open' });
    expect(body.classes[1].students.toSorted()).toEqual(students.map(({ uid }) => uid).toSorted());
    expect(JSON.stringify(body)).not.toContain(students[1]?.name);
  });
});

describe('a class code', () => {
  it('has no letters that look alike, and is never given twice [spec 1.2]', async () => {
    const teacher = await registerTeacher(app);
    const classes = await Promise.all(Array.from({ length: 30 }, () => teacher.createClass()));
    const codes = classes.map(({ classCode }) => classCode);
    expect(codes).toEqual(Array(30).fill(code));
    expect(new Set(codes).size).toBe(30);
  });
});

const usernameOf = (student: Student) => student.email.split('@')[0];
