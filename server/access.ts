import type { Caller } from '../contract/endpoint.ts';
import type { Role } from '../contract/identity.ts';
import type { CoTeacher } from './db/co-teachers.ts';

/** Where a call comes from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

/** Everybody who is signed in. */
interface Person {
  readonly uid: string;
  readonly name: string;
  /** Undefined where there is no call, as in tests of rules. */
  readonly from?: Origin;
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

/** An account without a profile has no role and may only read its own account. */
interface AccountWithoutProfile extends Person {
  readonly role: null;
}

/** A caller who is not signed in. */
interface Nobody {
  readonly role: 'nobody';
  readonly from?: Origin;
}

/** The caller, discriminated by `role`. */
export type Actor = StudentActor | TeacherActor | AccountWithoutProfile | Nobody;

/** The actor that a handler gets when its endpoint is for this kind of caller. */
export type ActorOf<C extends Caller> = Extract<Actor, { role: RoleOf[C] }>;

interface RoleOf {
  anyone: 'nobody';
  account: Role | null;
  teacher: 'teacher';
  student: 'student';
}

/** A signed-in caller of any role. */
export type AccountActor = ActorOf<'account'>;

export const nobody: Nobody = { role: 'nobody' };

/** The part of an account that decides what it may see. */
export type Viewer = Pick<AccountActor, 'uid' | 'role'>;

/**
 * The functions below say who may do what (spec 6), in one sentence each. Where one of them says no, the
 * refusal is the same as for a thing that does not exist. Only helpers are told that a call is for owners.
 */

/**
 * The teachers of a class: its creator, who always owns it, and the colleagues who agreed to teach it too.
 */
export interface Taught {
  readonly teacherUid: string;
  readonly coTeachers: readonly CoTeacher[];
}

/** The account ids of all teachers of a class, its creator first. */
export const teachersOf = ({ teacherUid, coTeachers }: Taught): string[] => [
  teacherUid,
  ...coTeachers.map(({ uid }) => uid),
];

/** Only the teachers of a class see and change it and what is in it. */
export const teaches = (viewer: Viewer, taught: Taught): boolean =>
  viewer.role === 'teacher' && teachersOf(taught).includes(viewer.uid);

/**
 * Only the owners of a class archive it, delete its work and choose its teachers. A helper may do everything
 * else.
 */
export const owns = (viewer: Viewer, { teacherUid, coTeachers }: Taught): boolean =>
  viewer.role === 'teacher' &&
  (teacherUid === viewer.uid || coTeachers.some(({ uid, role }) => uid === viewer.uid && role === 'owner'));

/** Only students of a class's own school join it with its code. */
export const mayJoin = (student: StudentActor, joined: { schoolId: string }): boolean =>
  joined.schoolId === student.schoolId;

/** Only the student who asked a question stops its answer. */
export const asked = (student: StudentActor, question: { studentUid: string }): boolean =>
  question.studentUid === student.uid;
