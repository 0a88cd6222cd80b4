import { useCallback, useMemo, useState } from 'react';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { SessionState } from '../../contract/live-sessions.ts';
import type { MarkedAlert, MarkKind } from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { useNow } from '../ui/use-now.ts';
import { type ClassMarks, changesMarks, classMarks, dismissalOf } from './class-marks.ts';
import { useLessonSet } from './use-lesson-set.ts';

/** How often marks that depend on the time are computed again, in milliseconds. */
const computeEvery = 5_000;

/**
 * The students at the last change that marks depend on, so that the marks are not computed for each word of
 * an answer.
 */
function useSettled(students: readonly MonitorStudent[]): readonly MonitorStudent[] {
  const [settled, setSettled] = useState(students);
  if (!changesMarks(settled, students)) return settled;
  setSettled(students);
  return students;
}

interface MarkFacts {
  readonly helpRequests: readonly HelpRequest[];
  /** The alerts that are not settled, the newest first. */
  readonly alerts: readonly MarkedAlert[];
  readonly modelIsDown: boolean;
}

/** The marks of the lesson on the monitor, and a function that dismisses one until the lesson ends. */
export function useMarks(
  { openingId }: SessionState,
  students: readonly MonitorStudent[],
  { helpRequests: requests, alerts, modelIsDown }: MarkFacts,
): { marks: ClassMarks; dismiss: (id: string, kind: MarkKind) => void } {
  const now = useNow((at) => (Math.floor(at / computeEvery) + 1) * computeEvery).getTime();
  const [dismissed, change] = useLessonSet('not-now', openingId);
  const settled = useSettled(students);
  const marks = useMemo(() => {
    const facts = { now: new Date(now), alerts, requests, dismissed, modelIsDown };
    return classMarks(settled, facts);
  }, [settled, now, alerts, requests, dismissed, modelIsDown]);
  const dismiss = useCallback((id: string, kind: MarkKind) => change(dismissalOf(id, kind), true), [change]);
  return { marks, dismiss };
}
