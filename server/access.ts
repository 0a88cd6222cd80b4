import type { Role } from '../contract/identity.ts';

/** The signed-in caller. An account without a profile has no role and may do nothing but read who it is. */
export interface Actor {
  readonly uid: string;
  readonly role: Role | null;
  readonly name: string;
  readonly username: string | null;
  readonly schoolId: string | null;
  readonly schoolCode: string | null;
  /** The session code that a student registered with. */
  readonly sessionCode: string | null;
}

/** A caller who is not signed in. */
export const nobody: Actor = {
  uid: '',
  role: null,
  name: '',
  username: null,
  schoolId: null,
  schoolCode: null,
  sessionCode: null,
};

/** Who may do what (spec 6), one sentence each. What these refuse looks like what does not exist. */

export const teaches = (actor: Actor, owned: { teacherUid: string }): boolean =>
  actor.role === 'teacher' && owned.teacherUid === actor.uid;

/** A class code is for the students of the class's own school. */
export const mayJoin = (actor: Actor, joined: { schoolId: string }): boolean =>
  actor.role === 'student' && joined.schoolId === actor.schoolId;

/** An answer is stopped by the student who asked for it. */
export const asked = (actor: Actor, question: { studentUid: string }): boolean =>
  actor.role === 'student' && question.studentUid === actor.uid;
