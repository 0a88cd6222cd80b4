import { t } from '@lingui/core/macro';
import type { MonitorStudent } from '../../contract/monitor.ts';
import { countOffloading, isAttempt } from '../../contract/receipts.ts';
import { attemptsNote, offloadingNote } from '../guidelines/work-check-words.ts';
import { questionCount } from '../ui/counts.ts';
import { StatusMark } from '../ui/status-mark.tsx';
import { pastPresenceWord, presenceWord } from './presence-words.ts';

interface StateProps {
  student: MonitorStudent;
  /** Whether the present is shown, or the moment when the connection was lost. */
  live: boolean;
}

/** What a student does now, in colour, shape and word (spec 4). */
export const StudentStatus = ({ student, live }: StateProps) => (
  <StatusMark
    status={live ? student.status : 'unknown'}
    word={live ? presenceWord(student.status) : pastPresenceWord(student.status)}
  />
);

/** How much a student asked: a student without messages is Joined (spec 2). */
export function workLine({ messages }: MonitorStudent): string {
  if (messages.length === 0) return t`Joined`;
  return [questionCount(messages.length), offloadingNote(countOffloading(messages))]
    .filter(Boolean)
    .join(' · ');
}

/** How often a student tried to get around the guidelines. */
export const attemptsLine = ({ messages }: MonitorStudent): string =>
  attemptsNote({ attempts: messages.filter(isAttempt).length });
