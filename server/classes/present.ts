import type { StudentClass, TeacherClass } from '../../contract/classes.ts';
import type { Profile } from '../../contract/identity.ts';
import type { WithheldClass } from '../identity/reset-rules.ts';
import { personOf } from '../identity/rules.ts';
import type { Enrollment } from './enrollment-store.ts';
import type { Removal } from './removal-store.ts';
import type { JoinRequest } from './request-store.ts';
import type { Class } from './store.ts';

/**
 * The students of several classes: enrolled, removed, asking to join, and those whose reset can be confirmed.
 */
interface Members {
  enrollments: readonly Enrollment[];
  removals: readonly Removal[];
  requests: readonly JoinRequest[];
  toConfirm: readonly WithheldClass[];
}

type Profiles = ReadonlyMap<string, Profile>;

/** A class as its students see it: with the ids of the other students, but without their names. */
export function presentToStudent(
  shown: Class,
  enrollments: readonly Enrollment[],
  profiles: Profiles,
  schoolRequiresAttempt: boolean,
): StudentClass {
  return {
    id: shown.id,
    className: shown.className,
    subject: shown.subject,
    description: shown.description,
    classCode: shown.classCode,
    students: enrollments.filter((e) => e.classId === shown.id).map((e) => e.studentUid),
    sessionStatus: shown.sessionStatus,
    currentSessionId: shown.currentSessionId,
    sessionCode: shown.sessionCode,
    attemptFirst: shown.requiresAttempt || schoolRequiresAttempt,
    teacherName: profiles.get(shown.teacherUid)?.fullName ?? '',
    createdAt: shown.createdAt,
    archivedAt: shown.archivedAt,
  };
}

/** The students of a class in the order of joining. */
export function presentRoster(
  shown: Pick<Class, 'id'>,
  enrollments: readonly Enrollment[],
  profiles: Profiles,
): TeacherClass['roster'] {
  return enrollments
    .filter((e) => e.classId === shown.id)
    .map(({ studentUid, joinedAt }) => ({
      uid: studentUid,
      ...personOf(profiles.get(studentUid)),
      joinedAt,
    }));
}

/**
 * A class as its teacher sees it: with the students who are enrolled, removed or waiting, and those whose
 * reset can be confirmed.
 */
export function presentToTeacher(
  shown: Class,
  { enrollments, removals, requests, toConfirm }: Members,
  profiles: Profiles,
  schoolRequiresAttempt: boolean,
): TeacherClass {
  const removed = removals
    .filter((e) => e.classId === shown.id)
    .map(({ studentUid, removedAt }) => ({
      uid: studentUid,
      ...personOf(profiles.get(studentUid)),
      removedAt,
    }));
  const waiting = requests
    .filter((e) => e.classId === shown.id)
    .map(({ studentUid, askedAt }) => ({ uid: studentUid, ...personOf(profiles.get(studentUid)), askedAt }));
  const roster = presentRoster(shown, enrollments, profiles);
  const inClass = new Set(roster.map(({ uid }) => uid));
  const unconfirmed = toConfirm
    .filter((e) => e.classId === shown.id && inClass.has(e.studentUid))
    .map(({ studentUid, resetBy, resetAt }) => ({
      uid: studentUid,
      ...personOf(profiles.get(studentUid)),
      resetBy: profiles.get(resetBy)?.fullName ?? '',
      resetAt,
    }));
  const { asksApproval, approvalTurnedOnAt, joiningClosed, requiresAttempt, ageOrGrade, workingOn } = shown;
  return {
    ...presentToStudent(shown, enrollments, profiles, schoolRequiresAttempt),
    teachers: presentTeachers(shown, profiles),
    asksApproval,
    approvalTurnedOnAt: asksApproval ? approvalTurnedOnAt : null,
    joiningClosed,
    requiresAttempt,
    schoolRequiresAttempt,
    ageOrGrade,
    workingOn,
    roster,
    waiting,
    removed,
    unconfirmed,
  };
}

const presentTeachers = ({ teacherUid, coTeachers }: Class, profiles: Profiles): TeacherClass['teachers'] =>
  [{ uid: teacherUid, role: 'owner' as const }, ...coTeachers].map(({ uid, role }) => ({
    uid,
    name: profiles.get(uid)?.fullName ?? '',
    role,
  }));
