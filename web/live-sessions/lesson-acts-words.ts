import { t } from '@lingui/core/macro';
import type { LessonActs } from '../../contract/live-sessions.ts';

/** How a lesson ended; empty while it goes on and when it is not known. */
function endWords({ endedBy, stoppedBy }: LessonActs): string {
  if (endedBy === 'timer') return t`Ended by its timer`;
  if (endedBy === 'longest-time') return t`Ended by itself after 12 hours`;
  return stoppedBy === null ? '' : t`Stopped by ${stoppedBy}`;
}

/** 'Started by Ms Byron · Stopped by Mr Okafor'; empty when nothing is known. */
export function lessonActsWords(acts: LessonActs | undefined): string {
  if (acts === undefined) return '';
  const started = acts.startedBy === null ? '' : t`Started by ${acts.startedBy}`;
  return [started, endWords(acts)].filter(Boolean).join(' · ');
}
