import { effectiveGuidelines } from '../../contract/guidelines.ts';
import type { Profile } from '../../contract/identity.ts';
import type { LiveSession as Shown } from '../../contract/live-sessions.ts';
import { teaches, type Viewer } from '../access.ts';
import type { Class } from '../classes/rules.ts';
import type { LiveSession, Participant } from './store.ts';

/** A session as the caller may see it: its teacher sees all students, a student the own entry. */
export function presentSession(
  session: LiveSession,
  parts: {
    actor: Viewer;
    ofClass: Class;
    participants: readonly Participant[];
    profiles: ReadonlyMap<string, Profile>;
  },
): Shown {
  const { actor, ofClass, profiles } = parts;
  const seesAll = teaches(actor, session);
  // Later entries replace earlier ones: a student who came to several lessons stands once.
  const latest = new Map(parts.participants.map((participant) => [participant.studentUid, participant]));
  const students = [...latest.values()].filter(({ studentUid }) => seesAll || studentUid === actor.uid);
  return {
    id: session.id,
    classId: session.classId,
    teacherUid: session.teacherUid,
    teacherId: session.teacherUid,
    teacherName: profiles.get(session.teacherUid)?.fullName ?? '',
    status: session.status,
    students: students.map(({ studentUid, joinedAt }) => {
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
    openingId: session.openingId,
    title: ofClass.className,
    subject: ofClass.subject,
    sessionCode: session.sessionCode,
    aiGuidelines: effectiveGuidelines(ofClass.subject, session.guidelines),
  };
}
