import type { ReactNode } from 'react';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { SessionState } from '../../contract/live-sessions.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import type { Inserted } from '../ui/inserted.ts';

/** What other rooms show for a student of the lesson. */
export interface StudentParts {
  /** The buttons with which the teacher acts on the student. */
  readonly actions: (session: SessionState, student: MonitorStudent) => ReactNode;
  /** The levels of the tutor for the student, and the way to change them. */
  readonly guidelines: (session: SessionState, student: MonitorStudent) => ReactNode;
  /** The link to the print of the student's conversation. */
  readonly print: (session: SessionState, student: MonitorStudent) => ReactNode;
  /** The button with which the teacher writes to each of some students. */
  readonly noteToSome: (session: SessionState, students: readonly MonitorStudent[]) => ReactNode;
  /** The student's alerts in this lesson, with the ways to judge them. */
  readonly alerts: (session: SessionState, student: MonitorStudent) => ReactNode;
  /** What a student asks the teacher for, with what the teacher can answer in one click. */
  readonly helpRequest: (request: HelpRequest, student: MonitorStudent) => ReactNode;
  /** What stands between the messages of the student's conversation. */
  readonly inserted: (notes: readonly Note[], student: MonitorStudent) => readonly Inserted[];
}
