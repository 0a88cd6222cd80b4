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
  studentSessionCodeLength: 6,
  schoolCodeMinimum: 3,
  schoolCodeMaximum: 10,
  /** Codes that the product makes are as long as the form takes: 49 bits. */
  newSchoolCodeLength: 10,
  usernameMinimum: 2,
  usernameMaximum: 32,
  nameMaximum: 100,
  emailMaximum: 254,
  classNameMaximum: 120,
  titleMaximum: 200,
  descriptionMaximum: 4_000,
  questionMaximum: 8_000,
  /** Answers and intermediate results in an answer key: all are read before every reply. */
  answerKeyLines: 40,
  /** Messages on a collapsed monitor card. */
  collapsedMessages: 3,
} as const;

/** What the product is called. */
export const productName = 'Lyceum';

/** What a school may ask of its teachers' passwords, in characters; the specification asks the first of everybody. */
export const teacherPasswordMinima = [limits.passwordMinimum, 8] as const;

/** A student's account has the username at this domain as its e-mail address, which cannot receive mail. */
export const studentEmailDomain = 'student.lyceum.local';

/** The characters of all codes, which people read aloud: no 0/O, no 1/I/L. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The header of calls that a page makes by itself while nobody uses it; these do not keep a sign-in from being idle. */
export const unattendedHeader = 'x-lyceum-unattended';

/** The interval of comment lines in streams, in milliseconds; the contract promises one every 15 s. */
export const heartbeatInterval = 12_000;

/** After how long without a sign of activity a student becomes idle and away, in milliseconds. */
export const presenceLapse = { idle: 60_000, away: 120_000 } as const;
