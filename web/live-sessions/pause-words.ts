import type { LiveSession, Pause } from '../../contract/live-sessions.ts';
import { pauseText } from '../ui/pause-text.ts';

/** What a paused student reads: the teacher's own words, or the usual sentence without them. */
export const pauseWords = (pause: Pause): string => `${pause.teacherName}: ${pauseText(pause)}`;

/** The pause of all of the lesson. */
export const pauseOfAll = ({ pauses }: Pick<LiveSession, 'pauses'>): Pause | undefined =>
  pauses.find(({ studentUid }) => studentUid === null);

/** The pause of one student alone. */
export const pauseOf = ({ pauses }: Pick<LiveSession, 'pauses'>, uid: string): Pause | undefined =>
  pauses.find(({ studentUid }) => studentUid === uid);

/**
 * The pause that a student's own page shows: a pause of the student alone comes before a pause of all. The
 * session that a student gets holds no pauses of others.
 */
export const ownPause = ({ pauses }: Pick<LiveSession, 'pauses'>): Pause | undefined =>
  pauses.find(({ studentUid }) => studentUid !== null) ?? pauses[0];
