import {
  type Assignment,
  type AssignmentStatus,
  assignmentStatus,
  endOfWindow,
} from '../../contract/assignments.ts';
import { useNow } from '../ui/use-now.ts';

type Window = Pick<Assignment, 'openDate' | 'closeDate'>;

/** When the status of one of these windows changes next, in milliseconds since 1970; null when none will. */
export function nextChange(windows: readonly Window[], now: number): number | null {
  const moments = windows.flatMap((window) => {
    const status = assignmentStatus(window, new Date(now));
    if (status === 'closed') return [];
    return [(status === 'upcoming' ? new Date(window.openDate) : endOfWindow(window)).getTime()];
  });
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The status of a window by the server's clock; it updates when the window opens or closes (spec 4). */
export function useStatusOf(windows: readonly Window[]): (window: Window) => AssignmentStatus {
  const now = useNow((at) => nextChange(windows, at));
  return (window) => assignmentStatus(window, now);
}
