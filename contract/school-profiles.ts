import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { type AiGuidelines, type GuidelineFamily, guidelineFamilies } from './guidelines.ts';
import type { RetentionMonths } from './retention.ts';
import type { TimeLimits } from './time-limits.ts';

/** The loosest level of a family that a teacher can choose, and why. */
interface Ceiling<F extends GuidelineFamily> {
  readonly level: NonNullable<AiGuidelines[F]>;
  readonly reason: string;
}

/**
 * What an administrator sets for the whole school with one choice. A profile is data: nothing depends on its
 * name.
 */
interface SchoolProfile {
  readonly label: string;
  /** What it is for, in a sentence or two. */
  readonly says: string;
  /** The loosest levels; a family without one has no ceiling. */
  readonly ceilings: { readonly [F in GuidelineFamily]?: Ceiling<F> };
  /**
   * Whether every class requires an attempt before explanations. If false, the school and each class choose.
   */
  readonly requiresAttempt: boolean;
  /** The age of the students that the checks of harmful content assume where a class has none. */
  readonly defaultAge: number;
  /** The time limits that apply where the school has set no others. */
  readonly timeLimits: TimeLimits;
  /** Whether students can sign up only when the safeguarding contact has confirmed to be the contact. */
  readonly requiresContact: boolean;
  /** What the country calls the contact, and the helpline that students read where the school names none. */
  readonly wording: { readonly contact: string | null; readonly helpline: string | null };
  /** For how many days the security log is kept at least, whatever the setting of the server. */
  readonly securityLogDays: number;
  /**
   * A class with fewer students than `smallestClass` has no row of its own in the school's report: its
   * figures are shown together with those of others. `why` says the reason.
   */
  readonly reports: { readonly smallestClass: number; readonly why: string };
  /** How long the school keeps each kind of data where it has set nothing else, and why. */
  readonly retention: RetentionMonths & { readonly why: string };
  /** What teachers can still choose for a class, and why. */
  readonly leftToTeachers: readonly { readonly what: string; readonly why: string }[];
}

const wholeAnswer = 'The English standards ask that no whole solution is shown before a student has tried.';

/** Every profile, the one of a new school first. */
export const schoolProfiles = {
  default: {
    label: 'Default',
    says: 'The school and its teachers choose everything themselves.',
    ceilings: {},
    requiresAttempt: false,
    defaultAge: 13,
    timeLimits: { dayMinutes: null, lessonMinutes: null, breakMinutes: null, quietHours: null },
    requiresContact: false,
    wording: { contact: null, helpline: null },
    securityLogDays: 0,
    reports: { smallestClass: 0, why: '' },
    retention: {
      conversations: 24,
      records: 60,
      accounts: 24,
      why: 'Work is at hand in the next school year, too, and records outlast what is asked about them at a school.',
    },
    leftToTeachers: [
      {
        what: 'Every level, an attempt first where the school does not require it, and time limits that are stricter than the school’s.',
        why: 'Without a profile, only the school sets limits.',
      },
    ],
  },
  'england-2026': {
    label: 'England, 2026',
    says: 'What the generative AI product safety standards of January 2026 ask for, as far as settings decide it.',
    ceilings: {
      directness: { level: 'collaborative', reason: wholeAnswer },
      mathSupport: { level: 'step_by_step', reason: wholeAnswer },
      programmingSupport: { level: 'debug_assistance', reason: wholeAnswer },
      translationSupport: { level: 'cultural_context', reason: wholeAnswer },
    },
    requiresAttempt: true,
    defaultAge: 11,
    timeLimits: {
      dayMinutes: 120,
      lessonMinutes: 60,
      breakMinutes: 30,
      quietHours: { from: '21:00', until: '07:00' },
    },
    requiresContact: true,
    wording: { contact: 'Designated safeguarding lead', helpline: 'Childline on 0800 1111' },
    securityLogDays: 365,
    reports: {
      smallestClass: 5,
      why: 'The figures of fewer than 5 students say much about each of them, and a school’s report is about classes.',
    },
    retention: {
      conversations: 12,
      records: 300,
      accounts: 12,
      why: 'A school year is enough for work. Schools in England keep safeguarding records until somebody is 25.',
    },
    leftToTeachers: [
      {
        what: 'Levels up to the ceiling, and stricter ones.',
        why: 'How much help teaches depends on the subject and the class.',
      },
      {
        what: 'Lifting a time limit until the end of the day or lesson, with a reason that is kept.',
        why: 'Some work takes longer, and whoever teaches is there to decide it.',
      },
      {
        what: 'The age of a class.',
        why: 'The age of the profile only stands in for one that nobody has typed.',
      },
    ],
  },
} as const satisfies Record<string, SchoolProfile>;

export type SchoolProfileName = keyof typeof schoolProfiles;

export const schoolProfileNames = Object.keys(schoolProfiles) as [SchoolProfileName, ...SchoolProfileName[]];

/** A profile by its name. */
export const schoolProfile = (name: SchoolProfileName): SchoolProfile => schoolProfiles[name];

/** The ceiling of a family; undefined without one. */
export const ceilingOf = (
  name: SchoolProfileName,
  family: GuidelineFamily,
): Ceiling<GuidelineFamily> | undefined => schoolProfile(name).ceilings[family];

/** How loose a level is, from 0. */
const loosenessOf = (family: GuidelineFamily, level: string): number =>
  guidelineFamilies[family].levels.findIndex(({ id }) => id === level);

/** Whether a profile's ceiling is stricter than a level. */
export function isAboveCeiling(name: SchoolProfileName, family: GuidelineFamily, level: string): boolean {
  const ceiling = ceilingOf(name, family);
  return ceiling !== undefined && loosenessOf(family, level) > loosenessOf(family, ceiling.level);
}

type Levels = { readonly [F in GuidelineFamily]?: AiGuidelines[F] | undefined } | null | undefined;

/** The families in which chosen levels are looser than a profile allows. */
export const familiesAboveCeiling = (name: SchoolProfileName, chosen: Levels): GuidelineFamily[] =>
  (Object.keys(guidelineFamilies) as GuidelineFamily[]).filter((family) => {
    const level = chosen?.[family];
    return level !== undefined && isAboveCeiling(name, family, level);
  });

/** Guidelines in which every level that is looser than a profile allows is replaced by the ceiling. */
export const underCeilings = (name: SchoolProfileName, guidelines: AiGuidelines): AiGuidelines => ({
  ...guidelines,
  ...Object.fromEntries(
    familiesAboveCeiling(name, guidelines).map((family) => [family, ceilingOf(name, family)?.level]),
  ),
});

/** The time limits of a school: its own, and those of its profile where it has set none. */
export function limitsWithDefaults<L extends TimeLimits>(name: SchoolProfileName, own: L): L {
  const defaults = schoolProfile(name).timeLimits;
  return {
    ...own,
    dayMinutes: own.dayMinutes ?? defaults.dayMinutes,
    lessonMinutes: own.lessonMinutes ?? defaults.lessonMinutes,
    breakMinutes: own.breakMinutes ?? defaults.breakMinutes,
    quietHours: own.quietHours ?? defaults.quietHours,
  };
}

const name = z.enum(schoolProfileNames);

export const getSchoolProfile = endpoint({
  method: 'GET',
  path: '/api/school/profile',
  caller: 'teacher',
  summary: 'The profile of the caller’s school, whose ceilings the forms show',
  answer: z.object({
    profile: name,
    awaitsContact: z
      .boolean()
      .describe('Whether students cannot sign up until the safeguarding contact has confirmed their role.'),
    asksCaller: z.boolean().describe('Whether the caller is this contact.'),
    isPractice: z
      .boolean()
      .describe('Whether no language model is connected, so that the practice tutor answers.'),
  }),
  errors: [],
});

export const setSchoolProfile = endpoint({
  method: 'POST',
  path: '/api/school/profile',
  caller: 'teacher',
  asksPassword: true,
  summary: 'Chooses the profile of the school that the caller administers, from the next question on',
  body: z.object({ profile: name }),
  answer: z.object({ profile: name }),
  errors: ['administrator-only'],
});

/**
 * For how many months a school keeps each kind of data: its own choice, and that of its profile where it has
 * made none.
 */
export function monthsWithDefaults(
  name: SchoolProfileName,
  own: Partial<Record<keyof RetentionMonths, number | null>>,
): RetentionMonths {
  const { conversations, records, accounts } = schoolProfile(name).retention;
  return {
    conversations: own.conversations ?? conversations,
    records: own.records ?? records,
    accounts: own.accounts ?? accounts,
  };
}
