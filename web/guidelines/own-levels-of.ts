import type { LiveSession, StudentGuidelines } from '../../contract/live-sessions.ts';

/** What a teacher chose for one student of the open lesson alone. */
export const ownLevelsOf = (
  { studentGuidelines }: Pick<LiveSession, 'studentGuidelines'>,
  uid: string,
): StudentGuidelines | undefined => studentGuidelines.find(({ studentUid }) => studentUid === uid);
