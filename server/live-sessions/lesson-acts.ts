import type { LessonActs, Opening } from '../../contract/live-sessions.ts';

/** How long a session may stay open, in milliseconds; after that it is closed. */
export const longestLesson = 12 * 3_600_000;

/** A lesson as it is stored, with the names of the teachers who started and stopped it. */
export interface StoredLesson {
  id: string;
  openedAt: string;
  closedAt: string | null;
  /** When its timer ends it; null without one. */
  endsAt: string | null;
  startedBy: string | null;
  stoppedBy: string | null;
}

/**
 * Who started a lesson, and who or what ended it. If no teacher stopped it, its times show whether the timer
 * or the longest time ended it. If neither fits, the lesson is from before the names of teachers were stored,
 * and `endedBy` is null.
 */
export function actsOf(lesson: Omit<StoredLesson, 'id'>): LessonActs {
  const { startedBy, stoppedBy } = lesson;
  return { startedBy, endedBy: endOf(lesson), stoppedBy };
}

function endOf({
  openedAt,
  closedAt,
  endsAt,
  stoppedBy,
}: Omit<StoredLesson, 'id' | 'startedBy'>): LessonActs['endedBy'] {
  if (closedAt === null) return null;
  if (stoppedBy !== null) return 'teacher';
  if (endsAt !== null && closedAt >= endsAt) return 'timer';
  return Date.parse(closedAt) - Date.parse(openedAt) >= longestLesson ? 'longest-time' : null;
}

/** A lesson as its teachers see it. */
export const withActs = (lesson: StoredLesson): Opening & { acts: LessonActs } => ({
  ...withoutActs(lesson),
  acts: actsOf(lesson),
});

/** A lesson as students see it. */
export const withoutActs = ({ id, openedAt, closedAt }: StoredLesson): Opening => ({
  id,
  openedAt,
  closedAt,
});
