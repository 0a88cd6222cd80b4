import { useMemo, useState } from 'react';
import type { LiveSession } from '../../contract/live-sessions.ts';
import type { MarkKind } from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { useNow } from '../ui/use-now.ts';
import { type ClassMarks, classMarks, dismissalOf, noMarks } from './class-marks.ts';

/** Marks that depend on the time are looked at again this often, in milliseconds. */
const lookEvery = 5_000;

const keyOf = ({ openingId }: LiveSession): string => `lyceum.not-now.${openingId}`;

/** What the teacher did not want to see in this lesson; kept in this tab, so that a reload does not bring it back. */
function readDismissed(session: LiveSession): ReadonlySet<string> {
  const stored = sessionStorage.getItem(keyOf(session));
  return new Set(stored === null ? [] : stored.split('\n'));
}

/** The marks of the lesson on the monitor, and a function that dismisses one until the lesson ends. */
export function useMarks(
  session: LiveSession | null | undefined,
  students: readonly MonitorStudent[],
  waitingAlerts: ReadonlySet<string>,
): { marks: ClassMarks; dismiss: (studentId: string, kind: MarkKind) => void } {
  const now = useNow((at) => (Math.floor(at / lookEvery) + 1) * lookEvery).getTime();
  const [, setDismissals] = useState(0);
  const dismissed = session ? readDismissed(session) : new Set<string>();
  const dismissedKey = [...dismissed].join('\n');
  const topic = session?.title;
  const marks = useMemo(() => {
    if (topic === undefined) return noMarks;
    const notNow = new Set(dismissedKey.split('\n'));
    return classMarks(students, { now: new Date(now), topic, waitingAlerts, dismissed: notNow });
  }, [students, now, topic, waitingAlerts, dismissedKey]);
  const dismiss = (studentId: string, kind: MarkKind) => {
    if (!session) return;
    sessionStorage.setItem(keyOf(session), [...dismissed, dismissalOf(studentId, kind)].join('\n'));
    setDismissals((count) => count + 1);
  };
  return { marks, dismiss };
}
