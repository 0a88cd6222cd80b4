/** The product's fixed choices and limits (spec 9, contract "The tutor"). */

export const subjects = [
  'Mathematics',
  'Science',
  'Computer Science',
  'Language Arts',
  'Social Studies',
  'Foreign Languages',
  'Business',
] as const;
export type Subject = (typeof subjects)[number];

export const limits = {
  passwordMinimum: 6,
  passwordMaximum: 128,
  /** A password as it was typed can be longer than in its stored form, which composes letters. */
  typedPasswordMaximum: 1_024,
  studentSessionCodeLength: 6,
  /** The most characters of a class or session code that a form accepts: longer than any code or id. */
  typedCodeMaximum: 64,
  schoolCodeMinimum: 3,
  schoolCodeMaximum: 10,
  /** Codes that the product makes have the maximum length that the form accepts: 49 bits of randomness. */
  newSchoolCodeLength: 10,
  usernameMinimum: 2,
  usernameMaximum: 32,
  nameMaximum: 100,
  emailMaximum: 254,
  classNameMaximum: 120,
  /** The teachers of a class, with those who are invited. */
  classTeachersMaximum: 12,
  titleMaximum: 200,
  descriptionMaximum: 4_000,
  ageOrGradeMaximum: 60,
  workingOnMaximum: 500,
  questionMaximum: 8_000,
  /**
   * The most answers and intermediate results in an answer key, since all of them are read before every
   * reply.
   */
  answerKeyLines: 40,
  modelAddressMaximum: 300,
  currencyMaximum: 12,
  modelNameMaximum: 120,
  modelKeyMaximum: 500,
  /** How many messages a collapsed card of the monitor shows. */
  collapsedMessages: 3,
} as const;

/** What the product is called. */
export const productName = 'Lyceum';

/** Within how many minutes somebody should look at an alert: the times that a school can choose from. */
export const alertMinutes = [5, 10, 15, 30, 60] as const;
/** The time that applies until a school has chosen one. */
export const defaultAlertMinutes = 10;

/**
 * The minimum lengths of teachers' passwords that a school can choose. The first is the specification's, for
 * everybody.
 */
export const teacherPasswordMinima = [limits.passwordMinimum, 8] as const;

/** A student's account has the username at this domain as its email address, which cannot receive mail. */
export const studentEmailDomain = 'student.lyceum.local';

/** The characters of all codes, which people read aloud: no 0/O, no 1/I/L. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * The header of calls that a page makes by itself while nobody uses it. Such calls do not count as use of the
 * sign-in.
 */
export const unattendedHeader = 'x-lyceum-unattended';

/** The interval of comment lines in streams, in milliseconds; the contract promises one every 15 s. */
export const heartbeatInterval = 12_000;

/**
 * The time without a sign of activity after which a student is idle, and after which away, in milliseconds.
 */
export const presenceLapse = { idle: 60_000, away: 120_000 } as const;

/** The farthest place in the queue for the model that students are told; farther places are not counted. */
export const farthestPlace = 100;
