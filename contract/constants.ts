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
  usernameMinimum: 2,
  usernameMaximum: 32,
  nameMaximum: 100,
  emailMaximum: 254,
  classNameMaximum: 120,
  titleMaximum: 200,
  descriptionMaximum: 4_000,
  questionMaximum: 8_000,
  /** Messages on a collapsed monitor card. */
  collapsedMessages: 3,
} as const;

/** A student has no e-mail address; the account's is the username at this domain, which cannot receive mail. */
export const studentEmailDomain = 'student.lyceum.local';

/** Letters and digits of every code that people read aloud: no 0/O, no 1/I/L. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** How often a stream carries a comment line, in milliseconds: within the 15 s that readers count on. */
export const heartbeatInterval = 12_000;

/** A student without a sign of life is idle, then away, after these milliseconds. */
export const presenceLapse = { idle: 60_000, away: 120_000 } as const;
