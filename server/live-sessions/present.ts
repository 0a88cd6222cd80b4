import { type AiGuidelines, chooseGuidelines, effectiveGuidelines } from '../../contract/guidelines.ts';
import type { Profile } from '../../contract/identity.ts';
import type {
  LessonActs,
  Pause,
  LiveSession as SessionView,
  StudentGuidelines,
} from '../../contract/live-sessions.ts';
import { type SchoolProfileName, underCeilings } from '../../contract/school-profiles.ts';
import type { Class } from '../classes/rules.ts';
import type { LiveSession, Participant } from './store.ts';

/** A session in the form of the contract, which has some values under two names. */
export function presentSession(
  session: LiveSession,
  parts: {
    ofClass: Class;
    /** The students whom the caller may see. */
    participants: readonly Participant[];
    profiles: ReadonlyMap<string, Profile>;
    schoolProfile: SchoolProfileName;
    /** The pauses of the open lesson that the caller may see. */
    pauses: readonly Pause[];
    /** The levels of single students of the open lesson that the caller may see. */
    studentGuidelines: readonly StudentGuidelines[];
    /** The caller's own levels, if the caller is a student who has some. */
    ownLevels: Partial<AiGuidelines> | undefined;
    /** Who started and stopped the lesson; undefined for a student. */
    acts: LessonActs | undefined;
  },
): SessionView {
  const { ofClass, participants, profiles, schoolProfile, pauses, studentGuidelines } = parts;
  const ofSession = effectiveGuidelines(ofClass.subject, session.guidelines);
  return {
    id: session.id,
    classId: session.classId,
    teacherUid: session.teacherUid,
    teacherId: session.teacherUid,
    teacherName: profiles.get(session.teacherUid)?.fullName ?? '',
    status: session.status,
    students: participants.map(({ studentUid, joinedAt }) => {
      const name = profiles.get(studentUid)?.fullName ?? '';
      return {
        studentId: studentUid,
        uid: studentUid,
        name,
        studentName: name,
        status: 'joined',
        joinedAt,
        createdAt: joinedAt,
      };
    }),
    createdAt: session.createdAt,
    lastOpenedAt: session.lastOpenedAt,
    endsAt: session.status === 'open' ? session.endsAt : null,
    pauses: [...pauses],
    studentGuidelines: [...studentGuidelines],
    openingId: session.openingId,
    ...(parts.acts && { acts: parts.acts }),
    title: ofClass.className,
    subject: ofClass.subject,
    sessionCode: session.sessionCode,
    aiGuidelines: underCeilings(schoolProfile, chooseGuidelines(ofSession, parts.ownLevels)),
  };
}
