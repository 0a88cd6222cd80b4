import type { Caller } from '../contract/endpoint.ts';
import type { Role } from '../contract/identity.ts';

/** What is known of everybody who is signed in. */
interface Person {
  readonly uid: string;
  readonly name: string;
}

export interface StudentActor extends Person {
  readonly role: 'student';
  readonly schoolId: string;
  /** The session code that the student registered with. */
  readonly sessionCode: string | null;
}

export interface TeacherActor extends Person {
  readonly role: 'teacher';
  readonly schoolId: string;
}

/** An account without a profile has no role and may do nothing but read who it is. */
interface AccountWithoutProfile extends Person {
  readonly role: null;
}

/** A caller who is not signed in. */
interface Nobody {
  readonly role: 'nobody';
}

/** Who makes a call, told apart by `role`. */
type Actor = StudentActor | TeacherActor | AccountWithoutProfile | Nobody;

/** Who makes a call that the contract declares for such a caller: the one whom its handler gets. */
export type ActorOf<C extends Caller> = Extract<Actor, { role: RoleOf[C] }>;

interface RoleOf {
  anyone: 'nobody';
  account: Role | null;
  teacher: 'teacher';
  student: 'student';
}

/** A caller who is signed in, whatever the role. */
export type AccountActor = ActorOf<'account'>;

export const nobody: Nobody = { role: 'nobody' };

/** As much of an account as decides what is its own. */
export type Viewer = Pick<AccountActor, 'uid' | 'role'>;

/** Who may do what (spec 6), one sentence each. What these refuse looks like what does not exist. */

export const teaches = (viewer: Viewer, owned: { teacherUid: string }): boolean =>
  viewer.role === 'teacher' && owned.teacherUid === viewer.uid;

/** A class code is for the students of the class's own school. */
export const mayJoin = (student: StudentActor, joined: { schoolId: string }): boolean =>
  joined.schoolId === student.schoolId;

/** An answer is stopped by the student who asked for it. */
export const asked = (student: StudentActor, question: { studentUid: string }): boolean =>
  question.studentUid === student.uid;
