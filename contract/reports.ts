import { z } from 'zod';
import { endpoint, id, timestamp } from './endpoint.ts';
import { person } from './people.ts';
import { schoolProfileNames } from './school-profiles.ts';

/**
 * The kind of an answer that was completed with a hint, since the model wrote nothing or ended without one.
 */
export const incompleteKind = 'incomplete';

const count = z.int();

const kinds = z
  .array(z.object({ kind: z.string().describe('The name of a prohibition.'), count }))
  .describe('In the order of the table of prohibitions; kinds that did not occur are left out.');
export type Kinds = z.infer<typeof kinds>;

/** How students used the tutor in a week: counts, and not a word of what anybody wrote. */
const studentFigures = z.object({
  minutes: count.describe('Of work: the time from each question to the next, of which at most five minutes.'),
  lessons: count.describe('Lessons that began in the week; of a student those that the student joined.'),
  questions: count,
  offloading: z.object({
    asked: count.describe('Questions that hand the work over.'),
    given: count.describe('Those of them whose answer contained the whole.'),
  }),
  switchOff: count.describe('Questions that tried to switch the rules off.'),
  pressure: count.describe('Questions that pressed for the answer.'),
  harmful: kinds.describe('Questions that asked for harmful content, by its kind.'),
});
export type StudentFigures = z.infer<typeof studentFigures>;

/**
 * The same of several students, and what was stopped in the answers that they got. The model wrote it, so it
 * is never a figure of one student.
 */
export const workFigures = studentFigures.extend({
  stopped: count.describe('Answers of the model in which something was stopped.'),
  kinds: kinds.describe('What was stopped in them. An answer can have several kinds.'),
});
export type WorkFigures = z.infer<typeof workFigures>;

export const noFigures: StudentFigures = {
  minutes: 0,
  lessons: 0,
  questions: 0,
  offloading: { asked: 0, given: 0 },
  switchOff: 0,
  pressure: 0,
  harmful: [],
};

export const noWork: WorkFigures = { ...noFigures, stopped: 0, kinds: [] };

/** The alerts of a week, and how fast somebody looked. */
export const alertFigures = z.object({
  raised: count,
  unread: count.describe('Nobody has looked at them yet.'),
  unreadSince: timestamp.nullable().describe('When the oldest of those was raised.'),
  medianMinutes: count.nullable().describe('Until somebody looked, of those that somebody looked at.'),
  longestMinutes: count.nullable(),
});
export type AlertFigures = z.infer<typeof alertFigures>;

export const noAlerts: AlertFigures = {
  raised: 0,
  unread: 0,
  unreadSince: null,
  medianMinutes: null,
  longestMinutes: null,
};

/** A week of a school, in its time zone. */
const week = z.object({
  monday: z.iso.date(),
  sunday: z.iso.date(),
  begins: timestamp,
  ends: timestamp.describe('Without this moment.'),
  timeZone: z.string(),
});
export type ReportWeek = z.infer<typeof week>;

/** What was used of the model in a week, as its server counted it. Nothing is estimated. */
export const modelUse = z.object({
  calls: count.describe(
    'Calls of a model for the class: answers, the readings of the second model, answer keys, the trials of its teachers.',
  ),
  unreported: count.describe('Those of them whose tokens the model’s server did not report.'),
  inputTokens: count.describe('That the model read.'),
  outputTokens: count.describe('That it wrote.'),
  unpricedTokens: count.describe('Those of both for which no price was set.'),
  costs: z
    .array(z.object({ currency: z.string(), amount: z.number() }))
    .describe('What the tokens cost by the prices that were set when they were used, for each currency.'),
});
export type ModelUse = z.infer<typeof modelUse>;

export const noUse: ModelUse = {
  calls: 0,
  unreported: 0,
  inputTokens: 0,
  outputTokens: 0,
  unpricedTokens: 0,
  costs: [],
};

const total = z.object({
  students: count.describe('Students who asked something.'),
  work: workFigures,
  alerts: alertFigures,
  modelUse,
});
export type Total = z.infer<typeof total>;

/** How personal a student's exchanges were, in one word. */
export const personalWords = ['none', 'some', 'often'] as const;
export type PersonalWord = (typeof personalWords)[number];

/** From how many messages on it is "often": about one in each lesson of a week. */
const oftenFrom = 3;

export const personalWordOf = (messages: number): PersonalWord =>
  messages === 0 ? 'none' : messages < oftenFrom ? 'some' : 'often';

const studentReport = z.object({
  uid: z.string(),
  name: z.string(),
  ...person,
  isInClass: z.boolean().describe('False: has left the class, and took part in the week.'),
  work: studentFigures,
  personal: z
    .enum(personalWords)
    .describe(
      'How often messages told of distress or danger or had personal data. A word, since it is no measure.',
    ),
  alerts: alertFigures,
});
export type StudentReport = z.infer<typeof studentReport>;

/** What every report has. */
const made = {
  madeAt: timestamp,
  version: z.string().describe('Of Lyceum.'),
  week,
};

export const classReport = z.object({
  ...made,
  class: z.object({ id: z.string(), className: z.string(), teacherName: z.string() }),
  students: z.array(studentReport).describe('By name.'),
  total,
  before: total.describe('The same of the week before.'),
});
export type ClassReport = z.infer<typeof classReport>;

const schoolTotal = total.extend({
  students: count.nullable(),
  work: workFigures
    .nullable()
    .describe('Null for a safeguarding contact who does not administer the school.'),
  modelUse: modelUse.nullable(),
});
export type SchoolTotal = z.infer<typeof schoolTotal>;

const classOfSchool = schoolTotal.extend({
  id: z.string(),
  className: z.string(),
  teacherName: z.string(),
  enrolled: count.describe('Students of the class today.'),
});
export type ClassOfSchool = z.infer<typeof classOfSchool>;

const smallClasses = schoolTotal.extend({
  profile: z.enum(schoolProfileNames).describe('The profile of the school, which asks for this.'),
  classNames: z.array(z.string()).describe('In the order of the classes.'),
  enrolled: count.describe('Students of these classes today.'),
});
export type SmallClasses = z.infer<typeof smallClasses>;

export const schoolReport = z.object({
  ...made,
  schoolName: z.string(),
  classes: z.array(classOfSchool).describe('By name. No student is named.'),
  smallClasses: smallClasses
    .nullable()
    .describe(
      'Classes with few students, in one row; null for none, and for a safeguarding contact, who sees each alert.',
    ),
  total: schoolTotal,
  before: schoolTotal.describe('The same of the week before.'),
});
export type SchoolReport = z.infer<typeof schoolReport>;

const chosen = z.object({
  week: z.iso
    .date()
    .startsWith('20', { error: 'Please choose a date of this century.' })
    .optional()
    .describe('A day of the week, such as 2026-11-18; without it the present week.'),
  export: z
    .enum(['csv', 'xlsx', 'json'])
    .optional()
    .describe('The caller makes a file of it, which is recorded.'),
});

export const getClassReport = endpoint({
  method: 'GET',
  path: '/api/classes/:classId/report',
  caller: 'teacher',
  summary: 'How the students of a class used the tutor in a week, for its teacher',
  params: z.object({ classId: id }),
  query: chosen,
  answer: z.object({ report: classReport }),
  errors: ['class-not-found'],
});

export const getSchoolReport = endpoint({
  method: 'GET',
  path: '/api/school/report',
  caller: 'teacher',
  summary:
    'How the classes of a school used the tutor in a week, for its administrators; its safeguarding contact gets the alerts alone',
  query: chosen,
  answer: z.object({ report: schoolReport }),
  errors: ['administrator-only'],
});
