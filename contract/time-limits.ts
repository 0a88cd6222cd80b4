import { z } from 'zod';
import { changeOf } from './changes.ts';
import { endpoint, id, timestamp } from './endpoint.ts';
import { oneLineText } from './one-line-text.ts';
import { person } from './people.ts';

/** Bounds, in minutes unless they say otherwise. */
export const timeBounds = {
  /** The shortest and the longest limit. */
  minimum: 5,
  maximum: 600,
  /** How long before the end of the time a student is told. */
  nearEnd: 10,
  /** The longest reason for a lift, in characters. */
  reasonMaximum: 300,
} as const;

/** Bounds of quotas, in questions. */
export const quotaBounds = {
  maximumOfStudent: 1_000,
  maximumOfClass: 100_000,
  /**
   * A student is told how many questions are left when they are at most a fifth of the quota and at most so
   * many.
   */
  fewOfStudent: 5,
  fewOfClass: 20,
} as const;

/** What the forms about time say. */
export const timeSentences = {
  minutes: 'Please choose 5 to 600 minutes, or leave it empty.',
  time: 'Please enter a time such as 21:00.',
  sameTimes: 'Quiet hours must begin and end at different times.',
  timeZone: 'Please choose a time zone from the list.',
  reason: 'Please say why.',
  questionsOfStudent: 'Please choose 1 to 1,000 questions, or leave it empty.',
  questionsOfClass: 'Please choose 1 to 100,000 questions, or leave it empty.',
} as const;

const minutes = z
  .int({ error: timeSentences.minutes })
  .min(timeBounds.minimum, { error: timeSentences.minutes })
  .max(timeBounds.maximum, { error: timeSentences.minutes })
  .nullable();

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: timeSentences.time });

/** Hours in which the tutor answers nobody, in the school's local time; `until` can be on the next day. */
const quietHours = z
  .object({ from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from !== until, { error: timeSentences.sameTimes });

/** The limits of a school or of a class; null: none. */
export const timeLimits = z.object({
  dayMinutes: minutes.describe('Of use in one day, in the school’s local time.'),
  lessonMinutes: minutes.describe('Of use in one lesson.'),
  breakMinutes: minutes.describe('Of use without a break after which a student is reminded of one.'),
  quietHours: quietHours.nullable(),
});
export type TimeLimits = z.infer<typeof timeLimits>;

const questions = (maximum: number, error: string) =>
  z.int({ error }).min(1, { error }).max(maximum, { error }).nullable();

/** The limits of a class: those on time, and how many questions may be asked in one day; null: no limit. */
export const classTimeLimits = timeLimits.extend({
  studentQuestions: questions(quotaBounds.maximumOfStudent, timeSentences.questionsOfStudent).describe(
    'Of each student in this class in one day, in the school’s local time.',
  ),
  classQuestions: questions(quotaBounds.maximumOfClass, timeSentences.questionsOfClass).describe(
    'Of all students of the class together in one day.',
  ),
});
export type ClassTimeLimits = z.infer<typeof classTimeLimits>;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export const schoolTimeLimits = timeLimits.extend({
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, { error: timeSentences.timeZone })
    .nullable()
    .describe('Null: that of the server.'),
  sharedComputers: z
    .boolean()
    .describe(
      'Whether students of one class use the same browsers. Otherwise their accounts share one time there.',
    ),
});
export type SchoolTimeLimits = z.infer<typeof schoolTimeLimits>;

/** What can end a student's time. */
const timeReason = z.enum(['day', 'lesson', 'quiet-hours']);
export type TimeReason = z.infer<typeof timeReason>;

/** When limits were lifted, for whom, by whom and why. */
const lift = z.object({
  id: z.string(),
  className: z.string(),
  studentName: z.string().nullable().describe('Null: the whole class.'),
  studentUsername: z.string().nullable(),
  until: z.enum(['day', 'lesson']),
  reason: z.string(),
  liftedBy: z.string(),
  liftedAt: timestamp,
});
export type Lift = z.infer<typeof lift>;

/** What is left of a quota of questions. */
const questionsLeft = z.object({
  of: z.enum(['student', 'class']).describe('Whose quota ends first for the student.'),
  left: z.int().describe('0: no more questions until then.'),
  until: timestamp.describe('When all of them are there again.'),
});
export type QuestionsLeft = z.infer<typeof questionsLeft>;

/** A student's time in a class now. */
export const ownTime = z.object({
  over: z
    .object({ reason: timeReason, until: timestamp.nullable().describe('Null: not before the next lesson.') })
    .nullable()
    .describe('Null while the student may ask.'),
  left: z
    .object({ reason: timeReason, minutes: z.int() })
    .nullable()
    .describe('The whole minutes until the time is over; null far from it.'),
  breakDue: z
    .object({ minutes: z.int(), since: timestamp })
    .nullable()
    .describe('The minutes of use without a break, once they are enough for a reminder of one.'),
  questions: questionsLeft.nullable().describe('The questions that are left today; null far from the end.'),
  isLifted: z.boolean(),
  timeZone: z.string().describe('In which the school’s days and quiet hours are.'),
});
export type OwnTime = z.infer<typeof ownTime>;

/** A student's use of today, for the teacher. */
const studentTime = z.object({
  uid: z.string(),
  name: z.string(),
  ...person,
  minutesToday: z.int().describe('Of use in all classes.'),
  questionsToday: z.int().describe('Asked in this class; failed ones do not count. 0 where no quota is set.'),
  over: z
    .enum([...timeReason.options, 'questions'])
    .nullable()
    .describe('The limit that the student has reached.'),
  isLifted: z.boolean(),
});
export type StudentTime = z.infer<typeof studentTime>;

export const getSchoolTimeLimits = endpoint({
  method: 'GET',
  path: '/api/school/time-limits',
  caller: 'teacher',
  summary: 'The time limits of the school that the caller administers, and the newest lifts in its classes',
  answer: z.object({
    limits: schoolTimeLimits.describe('Those that the school has set itself.'),
    ofProfile: timeLimits.describe('Those of its profile, which apply where it has set none.'),
    serverTimeZone: z.string(),
    lifts: z.array(lift).describe('The newest first, at most fifty.'),
  }),
  errors: ['administrator-only'],
});

export const setSchoolTimeLimits = endpoint({
  method: 'POST',
  path: '/api/school/time-limits',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Sets the time limits of the school that the caller administers; they apply to every class',
  body: changeOf(schoolTimeLimits),
  answer: z.object({ limits: schoolTimeLimits }),
  errors: ['administrator-only'],
});

const ofClass = z.object({ classId: id });

export const getClassTime = endpoint({
  method: 'GET',
  path: '/api/classes/:classId/time',
  caller: 'teacher',
  summary:
    'The time limits of a class and its school, how long each student used the tutor today, and what was lifted lately',
  params: ofClass,
  answer: z.object({
    limits: classTimeLimits,
    school: timeLimits.describe('They apply as well.'),
    questionsToday: z
      .int()
      .nullable()
      .describe('Asked in the class; failed ones do not count. Null where no quota is set.'),
    timeZone: z.string(),
    inLesson: z.boolean(),
    students: z.array(studentTime).describe('Every student of the class; empty without limits.'),
    lifts: z.array(lift).describe('Those of the last thirty days, the newest first, at most fifty.'),
  }),
  errors: ['class-not-found'],
});

export const setClassTimeLimits = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/time-limits',
  caller: 'teacher',
  summary:
    'Sets the limits of a class: those on time can only be stricter than those of its school; the quotas are its own',
  params: ofClass,
  body: changeOf(classTimeLimits),
  answer: z.object({ limits: classTimeLimits }),
  errors: ['class-not-found', 'class-archived', 'looser-than-school'],
});

export const liftTimeLimits = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/time-limits/lift',
  caller: 'teacher',
  summary:
    'Lifts the time limits in a class, those of its school too, until the end of the day or lesson, for a student or everybody',
  params: ofClass,
  body: z.object({
    studentUid: id.optional().describe('Without it the whole class.'),
    until: z.enum(['day', 'lesson']),
    reason: oneLineText(timeBounds.reasonMaximum, timeSentences.reason).describe('It is kept.'),
  }),
  answer: z.object({ message: z.string() }),
  errors: ['class-not-found', 'class-archived', 'student-not-found', 'no-lesson'],
});

export const getOwnTime = endpoint({
  method: 'GET',
  path: '/api/classes/:classId/own-time',
  caller: 'student',
  summary: 'The time that the caller has left in a class',
  params: ofClass,
  query: z.object({
    inLesson: z.enum(['true', 'false']).default('false').describe('Whether the caller works in its lesson.'),
  }),
  answer: z.object({ time: ownTime.nullable().describe('Null where nothing is limited.') }),
  errors: ['class-not-found'],
});
