import { z } from 'zod';
import { limits, subjects } from './constants.ts';
import { endpoint, id, optionalText, timestamp, typedCode } from './endpoint.ts';
import { nameChange } from './identity.ts';
import { oneLineText, optionalLine } from './one-line-text.ts';
import { person } from './people.ts';
import { schoolTeacher } from './teachers.ts';

/** A class as its students see it, without the names of other students. */
export const studentClass = z.object({
  id: z.string(),
  className: z.string(),
  subject: z.enum(subjects),
  description: z.string(),
  classCode: z.string(),
  students: z.array(z.string()).describe('Opaque ids; the length is the count.'),
  sessionStatus: z.enum(['open', 'closed']),
  currentSessionId: z.string().nullable(),
  sessionCode: z
    .string()
    .nullable()
    .describe("The code that students register with; null until the class's first lesson."),
  attemptFirst: z
    .boolean()
    .describe(
      'Whether the tutor asks for a student’s own attempt before it explains: by the class or its school.',
    ),
  teacherName: z.string(),
  createdAt: timestamp,
  archivedAt: timestamp.nullable().describe('Null unless the class is archived.'),
});

const rosterEntry = z.object({
  uid: z.string(),
  name: z.string(),
  ...person,
  joinedAt: timestamp,
});

/** A student whom the teacher removed. The student can join again only after the teacher has let them in. */
const removedStudent = z.object({
  uid: z.string(),
  name: z.string(),
  ...person,
  removedAt: timestamp,
});

/**
 * A student whose password another teacher reset. The class opens to the student when its teacher confirms
 * the reset.
 */
const unconfirmedStudent = z.object({
  uid: z.string(),
  name: z.string(),
  ...person,
  resetBy: z.string().describe('The name of the teacher who reset the password.'),
  resetAt: timestamp,
});

/** A student who asked to join a class whose teacher lets each student in. */
const waitingStudent = z.object({
  uid: z.string(),
  name: z.string(),
  ...person,
  askedAt: timestamp,
});

export type StudentClass = z.infer<typeof studentClass>;

/** A teacher of a class. Its creator always owns it. */
const teacherOfClass = z.object({ uid: z.string(), name: z.string(), role: z.enum(['owner', 'helper']) });

/** A class as its teachers see it. */
export const teacherClass = studentClass.extend({
  teachers: z.array(teacherOfClass).describe('Its creator first, then the colleagues who teach it too.'),
  roster: z.array(rosterEntry),
  asksApproval: z.boolean().describe('Whether the teacher lets each student in who joins.'),
  approvalTurnedOnAt: timestamp
    .nullable()
    .describe(
      'When this turned itself on, since many new people joined; null: the teacher chose it, or it is off.',
    ),
  joiningClosed: z.boolean().describe('Whether nobody else can join until the lesson ends.'),
  requiresAttempt: z.boolean().describe('Whether the class requires an attempt before explanations.'),
  schoolRequiresAttempt: z.boolean().describe('Whether its school does, for all classes.'),
  ageOrGrade: z.string().describe('For the tutor; empty if the teacher has not said it.'),
  workingOn: z.string().describe('What the class is working on, for the tutor; empty if not said.'),
  waiting: z.array(waitingStudent).describe('Who asked to join, the longest waiting first.'),
  removed: z.array(removedStudent).describe('In the order of their removal.'),
  unconfirmed: z
    .array(unconfirmedStudent)
    .describe('Those who have chosen a new password since the reset, the oldest reset first.'),
});
export type TeacherClass = z.infer<typeof teacherClass>;

/**
 * The offer to join the class with whose session code a student registered. It ends when the student first
 * joins the class, or when its teacher renews a code. It is left out while the student waits to be let in,
 * and while the class is archived.
 */
export const joinOffer = z.object({ className: z.string(), classCode: z.string(), teacherName: z.string() });
export type JoinOffer = z.infer<typeof joinOffer>;

/** A class that a student asked to join. The student sees nothing of it but its name. */
export const awaitedClass = z.object({
  classId: z.string(),
  className: z.string(),
  askedAt: timestamp,
  declinedAt: timestamp.nullable().describe('When the teacher declined; null while the student waits.'),
});
export type AwaitedClass = z.infer<typeof awaitedClass>;

/** A student's list of classes: the answer of the call, and the `snapshot` of the student's stream. */
export const studentClassList = {
  classes: z.array(studentClass),
  waiting: z.array(awaitedClass).describe('The classes that the student asked to join, the first one first.'),
  invitation: joinOffer.nullable(),
  hadClasses: z.boolean().describe('Whether the student is or ever was in a class.'),
  withheldClasses: z
    .int()
    .describe('How many of their classes open only when somebody has confirmed the reset of the password.'),
  workDeletedAt: timestamp
    .nullable()
    .describe('When somebody last deleted questions of the student, so that pages forget them; null: never.'),
};
export type StudentClassList = z.infer<z.ZodObject<typeof studentClassList>>;

export const listTeacherClasses = endpoint({
  method: 'GET',
  path: '/api/classes/teacher',
  caller: 'teacher',
  summary: "The teacher's classes, newest first; with archived=true the archived ones",
  query: z.object({ archived: z.enum(['true', 'false']).default('false') }),
  answer: z.object({ classes: z.array(teacherClass) }),
  errors: [],
});

export const listStudentClasses = endpoint({
  method: 'GET',
  path: '/api/classes/student',
  caller: 'student',
  summary: "The student's classes, newest first, and the class of the registration code",
  answer: z.object(studentClassList),
  errors: [],
});

const subject = z.enum(subjects, { error: `Please choose a subject: ${subjects.join(', ')}.` });
const description = z
  .string()
  .trim()
  .max(limits.descriptionMaximum, {
    error: `Please use at most ${limits.descriptionMaximum} characters.`,
  })
  .nullable();

/** The fields of a class that its teacher fills in. */
const classFields = {
  className: oneLineText(limits.classNameMaximum, 'Please give the class a name.'),
  subject: subject.default('Mathematics'),
  description: description.optional().transform((text) => text ?? ''),
  asksApproval: z
    .boolean()
    .optional()
    .describe('Whether the teacher lets each student in who joins; without it a class stays as it is.'),
  requiresAttempt: z
    .boolean()
    .optional()
    .describe('Whether the tutor asks for an attempt before it explains; without it a class stays as it is.'),
  ageOrGrade: optionalLine(limits.ageOrGradeMaximum).optional().describe('The age or grade of the students.'),
  workingOn: optionalText(limits.workingOnMaximum).optional().describe('What the class is working on.'),
};

/** The same fields in a change, which leaves a class as it is in what was not sent. */
export const changedClassFields = {
  ...classFields,
  className: classFields.className.optional(),
  subject: subject.optional(),
  description: description.transform((text) => text ?? '').optional(),
};

const classId = z.object({ classId: id });

export const createClass = endpoint({
  method: 'POST',
  path: '/api/classes/create',
  caller: 'teacher',
  summary: 'Creates a class and its join code',
  body: z.object(classFields),
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: [],
});

export const joinClass = endpoint({
  method: 'POST',
  path: '/api/classes/join',
  caller: 'student',
  summary:
    'Joins the class with this code, or asks to join where the teacher lets each student in; joining again changes nothing',
  body: z.object({
    classCode: typedCode('Please enter the class code.').describe(
      'The class code, or the session code of a class of the same school while it invites students.',
    ),
  }),
  answer: z.object({
    message: z.string(),
    class: studentClass.nullable().describe('Null while the student waits to be let in.'),
    waiting: awaitedClass.optional().describe('Only while the student waits to be let in.'),
  }),
  errors: ['class-not-found', 'removed-from-class', 'joining-closed'],
});

export const restoreClass = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/restore',
  caller: 'teacher',
  summary: 'Brings an archived class back',
  params: classId,
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: ['class-not-found', 'owner-only'],
});

export const letStudentIn = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/let-in',
  caller: 'teacher',
  summary:
    'Enrolls a student who asked to join or whom the teacher removed; one who is in the class stays as they are',
  params: classId,
  body: z.object({ studentUid: id }),
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: ['class-not-found', 'class-archived', 'student-not-found'],
});

export const declineStudent = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/decline',
  caller: 'teacher',
  summary: 'Declines a student who asked to join, and who may ask again',
  params: classId,
  body: z.object({ studentUid: id }),
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: ['class-not-found', 'class-archived', 'student-not-found'],
});

export const setJoining = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/joining',
  caller: 'teacher',
  summary:
    'Lets nobody else join or register for the class until its lesson ends, or opens it again; its students and those let in come as before',
  params: classId,
  body: z.object({ closed: z.boolean() }),
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: ['class-not-found', 'class-archived', 'lesson-not-open'],
});

export const resetStudentPassword = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/reset-password',
  caller: 'teacher',
  asksPassword: true,
  summary:
    "Gives a student of the class a new password, shown once, to be changed at the first sign-in; every sign-in of the student's ends, and classes of other teachers open only when they are confirmed",
  params: classId,
  body: z.object({ studentUid: id }),
  answer: z.object({ message: z.string(), password: z.string() }),
  errors: ['class-not-found', 'class-archived', 'student-not-found'],
});

export const renameStudent = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/rename-student',
  caller: 'teacher',
  summary: 'Corrects the name of a student of the class; only what is sent changes',
  params: classId,
  body: nameChange.extend({ studentUid: id }),
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: ['class-not-found', 'class-archived', 'student-not-found'],
});

export const confirmStudent = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/confirm-student',
  caller: 'teacher',
  asksPassword: true,
  summary:
    "Confirms, for all of the teacher's own classes, that a student of the class is who uses the account since another teacher reset the password; confirming again changes nothing",
  params: classId,
  body: z.object({ studentUid: id }),
  answer: z.object({ message: z.string(), class: teacherClass }),
  errors: ['class-not-found', 'class-archived', 'student-not-found', 'password-not-changed'],
});

export const listTeachers = endpoint({
  method: 'GET',
  path: '/api/school/teachers',
  caller: 'teacher',
  summary: 'All teachers of the school that the caller administers: those who wait first, then by name',
  answer: z.object({ teachers: z.array(schoolTeacher) }),
  errors: ['administrator-only'],
});
