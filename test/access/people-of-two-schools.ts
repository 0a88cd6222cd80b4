import { nameAdministrator, nameSafeguarding } from '../../server/identity/school-rules.ts';
import { call } from '../client.ts';
import type { HeldApp } from '../held-app.ts';
import { registerStudent, registerTeacher, type Student, succeeded, type Teacher } from '../people.ts';
import { invitedEmails, usedKey } from './known-values.ts';
import type { CallerKind } from './who-may.ts';

/** Two schools with people of every kind, and the one class that all calls of the matrix are about. */

/** Invented words, each in one field only: an answer that contains one of them discloses that field. */
export const canaries = {
  className: 'Marigold',
  task: 'Taskbird',
  answerKey: 'Keystone',
  student: 'Quillfeather',
  danger: 'Sorrowmark',
} as const;
export type Canary = keyof typeof canaries;

export const schools = { own: 'SCHOOL', other: 'OTHER' } as const;
const minute = 60_000;

export interface Target {
  readonly classId: string;
  readonly classCode: string;
  readonly sessionId: string;
  readonly sessionCode: string;
  readonly openingId: string;
  readonly assignmentId: string;
  readonly interactionId: string;
  /** A note to the student. */
  readonly noteId: string;
  /** A help request of the student. */
  readonly requestId: string;
  readonly alertId: string;
  /** An observation that refers to the message that shows danger. */
  readonly observationId: string;
  /** The student who asked the question (`interactionId`). */
  readonly studentUid: string;
  /** The student who was removed. */
  readonly removedUid: string;
  /** The student who waits to be let in. */
  readonly waitingUid: string;
  readonly schoolId: string;
  /** The teacher of the class. */
  readonly teacherUid: string;
  /** The colleague who teaches the class as a helper. */
  readonly helperUid: string;
  /** A sign-in of the student that makes no calls. */
  readonly signInId: string;
  /** An invitation to administer the school, for the colleague, and its token. */
  readonly invitationId: string;
  readonly invitation: string;
  /** The token of an invitation for an address without an account. */
  readonly secondInvitation: string;
}

/** What the calls of the matrix need of a caller. */
export interface Caller {
  readonly token?: string;
  readonly password?: string;
}

export interface TwoSchools {
  readonly target: Target;
  readonly callers: Readonly<Record<CallerKind, Caller>>;
  /** Ids of a colleague's lesson in the same school, in which the callers about the target have no part. */
  readonly elsewhere: Partial<Target>;
}

type School = { url: string; schoolCode: string };
type Product = HeldApp & School;

/** The window of the assignment, in minutes from now. */
const assignmentWindow = { opens: 60, closes: 120 };

/** Builds both schools through the API. The lesson is open, and the assignment opens in an hour. */
export async function buildTwoSchools(app: Product): Promise<TwoSchools> {
  const own = { url: app.url, schoolCode: schools.own };
  const lesson = await openLesson(own);
  const { teacher, created, join } = lesson;
  const members = await membersOf(lesson);
  const { student, classmate, removed } = members;
  const assignmentId = await scheduleHomework(app, lesson);
  await teacher.post(`/api/classes/${created.id}/remove-student`, { studentUid: removed.uid });
  const waiting = await waitingStudentOf(lesson);
  const { alertId, observationId } = await storeObservation(app, teacher, members.inDanger);
  const invited = await invitationFor(app, own, invitedEmails.first);
  const { token: secondInvitation } = await invitationFor(app, own, invitedEmails.second);
  const colleague = await registerTeacher(own, { email: invitedEmails.first });
  const {
    notes: [note],
  } = succeeded(
    await teacher.post(`/api/sessions/${lesson.session.id}/notes`, {
      text: `Look again, ${canaries.student}.`,
      studentUids: [student.uid],
    }),
  );
  const { request } = succeeded(
    await student.post(`/api/sessions/${lesson.session.id}/help-request`, { text: canaries.student }),
  );
  const helper = await helperOf(own, lesson);
  const target = {
    classId: created.id,
    classCode: created.classCode,
    sessionId: lesson.session.id,
    sessionCode: lesson.session.sessionCode,
    openingId: lesson.session.openingId,
    assignmentId,
    interactionId: members.interactionId,
    alertId,
    noteId: note.id as string,
    requestId: request.id as string,
    observationId,
    studentUid: student.uid,
    removedUid: removed.uid,
    waitingUid: waiting.uid,
    schoolId: await schoolIdOf(app, created.id),
    teacherUid: teacher.uid,
    helperUid: helper.uid,
    signInId: await secondSignInOf(student),
    invitationId: invited.invitation.id,
    invitation: invited.token,
    secondInvitation,
  };
  const foreign = await lessonOf(own, colleague);
  const callers = {
    teacher,
    helper,
    'invited teacher': await invitedTo(own, lesson),
    student,
    classmate,
    removed,
    'waiting student': waiting,
    withheld: await withheldFrom(await join(), colleague),
    'reset password': await resetBy(teacher, created.id, await join()),
    colleague,
    neighbour: foreign.student,
    ...(await strangersAndStaff(app, own)),
    ...(await peopleOfOtherSchool(app, { url: app.url, schoolCode: schools.other })),
  };
  return { target, callers, elsewhere: idsIn(foreign, colleague) };
}

type Lesson = Awaited<ReturnType<typeof openLesson>>;

/** A class with a lesson under way; `join` registers a student who joins the class. */
async function openLesson(own: School) {
  const teacher = await registerTeacher(own);
  const created = await teacher.createClass({ className: `Algebra ${canaries.className}` });
  const session = await teacher.startSession(created.id);
  const join = async (fields: Record<string, unknown> = {}): Promise<Student> => {
    const student = await registerStudent(own, session.sessionCode, fields);
    await student.joinClass(created.classCode);
    return student;
  };
  return { teacher, created, session, join };
}

/** A colleague who is invited to teach the class as a helper. */
async function invitedTo(own: School, { teacher, created }: Lesson): Promise<Teacher> {
  const invited = await registerTeacher(own);
  const body = { colleague: invited.email, role: 'helper' };
  succeeded(await teacher.post(`/api/classes/${created.id}/teachers/invite`, body));
  return invited;
}

/** A colleague who teaches the class as a helper. */
async function helperOf(own: School, lesson: Lesson): Promise<Teacher> {
  const helper = await invitedTo(own, lesson);
  succeeded(await helper.post(`/api/class-invitations/${lesson.created.id}/accept`));
  return helper;
}

/**
 * The students of the class, all in its lesson. Three of them have asked the tutor, one with a message that
 * shows danger.
 */
async function membersOf({ session, join }: Lesson) {
  const student = await join({ lastName: canaries.student });
  const question = `What is 1 + 1, ${canaries.student}?`;
  const { interaction } = succeeded(await student.ask(session.id, question, { key: usedKey }));
  const classmate = await join();
  await classmate.openSession(session.id);
  const removed = await join();
  await removed.ask(session.id, 'What is 2 + 2?');
  const inDanger = await join();
  await inDanger.ask(session.id, `I want to kill myself. ${canaries.danger}`);
  return { student, interactionId: interaction.id as string, classmate, removed, inDanger };
}

/** Creates an assignment that opens in an hour. @returns its id */
async function scheduleHomework({ clock }: Product, { teacher, created }: Lesson): Promise<string> {
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * minute).toISOString();
  const { assignment } = succeeded(
    await teacher.post('/api/assignments/create', {
      classId: created.id,
      title: `Homework ${canaries.task}`,
      openDate: at(assignmentWindow.opens),
      closeDate: at(assignmentWindow.closes),
      answerKey: { answers: `x = 4\n${canaries.answerKey}` },
    }),
  );
  return assignment.id;
}

/** A student who waits to be let in. Approval is turned on only for this student: others join at once. */
async function waitingStudentOf({ teacher, created, join }: Lesson): Promise<Student> {
  const setApproval = async (asksApproval: boolean) =>
    succeeded(
      await teacher.post(`/api/classes/${created.id}/update`, { className: created.className, asksApproval }),
    );
  await setApproval(true);
  const waiting = await join();
  await setApproval(false);
  return waiting;
}

/** Those who are not in the class: people without an account or profile, and teachers of the school. */
async function strangersAndStaff(app: Product, own: School) {
  const administrator = await administratorOf(app, own);
  return {
    nobody: {},
    'signed out': await signedOut(app, own),
    'no profile': await accountWithoutProfile(app),
    'waiting teacher': await waitingTeacher(own, administrator),
    'disabled teacher': await disabledTeacher(own, administrator),
    administrator,
    contact: await contactOf(app, own),
  };
}

/** Stores an observation that refers to the student's alert, as if messages of several days had been read. */
async function storeObservation(app: Product, teacher: Teacher, { uid, name }: Student) {
  const [alert] = succeeded(await teacher.get('/api/alerts')).alerts;
  const at: string = alert.raisedAt;
  const evidence = {
    timeZone: 'UTC',
    days: [{ from: at, until: at, messages: 1 }],
    messages: [{ id: alert.interactionId, at, sign: 'alert', inAssignment: false }],
    count: 1,
    refused: 0,
    others: 0,
    before: null,
  };
  const observation = {
    id: app.ctx.ids.next(),
    school_id: await schoolIdOf(app, alert.classId),
    student_id: uid,
    student_name: name,
    pattern: 'more-distress' as const,
    window_from: at,
    window_until: at,
    noted_at: at,
    evidence: JSON.stringify(evidence),
  };
  await app.ctx.db.write(({ query }) => query.insertInto('observation').values(observation).execute());
  return { alertId: alert.id as string, observationId: observation.id };
}

/** Signs the student in on a second device. @returns the id of that sign-in */
async function secondSignInOf({ url, token, email, password }: Student): Promise<string> {
  await call(url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
  const { signIns } = succeeded(await call(url, 'GET', '/api/users/me/sign-ins', { token }));
  return signIns.find(({ current }: { current: boolean }) => !current).id;
}

async function peopleOfOtherSchool(app: Product, other: School) {
  const teacher = await registerTeacher(other);
  return {
    'other teacher': teacher,
    'other student': (await lessonOf(other, teacher)).student,
    'other administrator': await administratorOf(app, other),
    'other contact': await contactOf(app, other),
  };
}

/** Another class of this teacher, with a student and a lesson under way. */
async function lessonOf(school: School, teacher: Teacher) {
  const created = await teacher.createClass({ className: 'Elsewhere' });
  const session = await teacher.startSession(created.id);
  const student = await registerStudent(school, session.sessionCode);
  await student.joinClass(created.classCode);
  return { created, session, student };
}

function idsIn({ created, session, student }: Awaited<ReturnType<typeof lessonOf>>, { uid }: Teacher) {
  return {
    classId: created.id,
    sessionId: session.id,
    openingId: session.openingId,
    studentUid: student.uid,
    removedUid: student.uid,
    waitingUid: student.uid,
    helperUid: uid,
  };
}

/** Gives a student of the class a new password. @returns the student, signed in with it */
async function resetBy(teacher: Teacher, classId: string, { url, uid, email }: Student): Promise<Caller> {
  const reset = await teacher.post(`/api/classes/${classId}/reset-password`, { studentUid: uid });
  const { password } = succeeded(reset);
  const { token } = (await call(url, 'POST', '/api/auth/sign-in/email', { body: { email, password } })).body;
  return { token, password };
}

/**
 * Lets a student also join a class of a colleague, who then resets the student's password. The class of the
 * first teacher is withheld from the student from then on.
 * @returns the student, signed in with a password of their own
 */
async function withheldFrom(student: Student, colleague: Teacher): Promise<Caller> {
  const elsewhere = await colleague.createClass({ className: 'Elsewhere' });
  await student.joinClass(elsewhere.classCode);
  const { token = '', password = '' } = await resetBy(colleague, elsewhere.id, student);
  const chosen = 'chosen by the student';
  const body = { currentPassword: password, newPassword: chosen };
  succeeded(await call(student.url, 'POST', '/api/users/me/password', { token, body }));
  return { token, password: chosen };
}

async function administratorOf(app: Product, school: School): Promise<Teacher> {
  const teacher = await registerTeacher(school);
  await nameAdministrator(app.ctx, school.schoolCode, teacher.email);
  return teacher;
}

async function invitationFor(app: Product, school: { schoolCode: string }, email: string) {
  const { made } = await nameAdministrator(app.ctx, school.schoolCode, email);
  if (!made) throw new Error(`The account ${email} was named instead of invited.`);
  return made;
}

async function waitingTeacher(school: School, administrator: Teacher) {
  const approves = (approvesTeachers: boolean) =>
    administrator.post('/api/school/registration', { approvesTeachers });
  succeeded(await approves(true));
  const teacher = await registerTeacher(school);
  succeeded(await approves(false));
  return teacher;
}

async function disabledTeacher(school: School, administrator: Teacher) {
  const teacher = await registerTeacher(school);
  succeeded(await administrator.post(`/api/school/teachers/${teacher.uid}/disable`));
  return teacher;
}

async function contactOf(app: Product, school: School): Promise<Teacher> {
  const teacher = await registerTeacher(school);
  const words = { contactName: 'Ms Okoye', contactEmail: teacher.email, helpline: '116 111' };
  await nameSafeguarding(app.ctx, school.schoolCode, words);
  return teacher;
}

async function signedOut(app: Product, school: School): Promise<Caller> {
  const teacher = await registerTeacher(school);
  await call(app.url, 'POST', '/api/auth/sign-out', { token: teacher.token });
  return { token: teacher.token };
}

async function accountWithoutProfile({ ctx }: Product): Promise<Caller> {
  const { internalAdapter } = await ctx.auth.$context;
  const user = await internalAdapter.createUser(
    { name: 'Nobody', email: 'nobody@school.example' },
    { method: 'email-password' },
  );
  return { token: (await internalAdapter.createSession(user.id)).token };
}

async function schoolIdOf({ ctx }: Product, classId: string): Promise<string> {
  const found = await ctx.db.read
    .selectFrom('class')
    .select('school_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  return found.school_id;
}
