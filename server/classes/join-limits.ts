import { limits } from '../../contract/constants.ts';

/** How many students of a class joined before a lesson, when the class has the students that it will have. */
const settledClass = 10;
/** How many new accounts may join a settled class in one lesson. */
const newAccountsMaximum = 5;

/** Who is in a class when another student joins it. */
export interface Joined {
  readonly students: number;
  /** When the open lesson began; null without one. */
  readonly lessonBegan: string | null;
  /** How many of the students joined before the lesson. */
  readonly beforeLesson: number;
  /** How many of the students have joined since, with an account that is younger than the lesson. */
  readonly newAccounts: number;
  /** Whether the account of the student who joins is younger than the lesson. */
  readonly isNewAccount: boolean;
}

/**
 * Whether so many people joined a class that from now on its teacher should let each one in: its students and five new accounts
 * in one lesson, or 60 people. It happens once in a lesson, since a teacher who then turns approval off expects more.
 */
export function needsApproval(
  { students, lessonBegan, beforeLesson, newAccounts, isNewAccount }: Joined,
  turnedOnAt: string | null,
): boolean {
  if (turnedOnAt !== null && (lessonBegan === null || turnedOnAt >= lessonBegan)) return false;
  if (students >= limits.classStudentsMaximum) return true;
  return isNewAccount && beforeLesson >= settledClass && newAccounts >= newAccountsMaximum;
}
