import type { StudentClass, TeacherClass } from '../../contract/classes.ts';
import type { Profile } from '../../contract/identity.ts';
import type { Class, Enrollment } from './store.ts';

type Profiles = ReadonlyMap<string, Profile>;

/** A class as its students see it, who get ids of the others without names. */
export function presentToStudent(
  shown: Class,
  enrollments: readonly Enrollment[],
  profiles: Profiles,
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
    teacherName: profiles.get(shown.teacherUid)?.fullName ?? '',
    createdAt: shown.createdAt,
    archivedAt: shown.archivedAt,
  };
}

/** A class as its teacher sees it, with the roster in the order of joining. */
export function presentToTeacher(
  shown: Class,
  enrollments: readonly Enrollment[],
  profiles: Profiles,
): TeacherClass {
  const roster = enrollments
    .filter((e) => e.classId === shown.id)
    .map(({ studentUid, joinedAt }) => {
      const profile = profiles.get(studentUid);
      return { uid: studentUid, name: profile?.fullName ?? '', username: profile?.username ?? '', joinedAt };
    });
  return { ...presentToStudent(shown, enrollments, profiles), roster };
}
