import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useAssignment, useAssignmentStudents } from '../assignments/queries.ts';
import { useStatusOf } from '../assignments/window.ts';
import { assignmentSource } from '../tutor/conversation-source.ts';
import { progressOf } from '../tutor/work.ts';
import { formatMoment } from '../ui/moments.ts';

/** Everything that the teacher's pages about the work in one assignment show. */
export function useAssignmentWork(assignmentId: string) {
  const { data: assignment, error } = useAssignment(assignmentId);
  const students = useAssignmentStudents(assignmentId);
  const statusOf = useStatusOf(assignment === undefined ? [] : [assignment]);
  const source = useMemo(() => assignmentSource(assignmentId), [assignmentId]);
  const status = assignment && statusOf(assignment);
  const startedWord = status === 'closed' ? t`Handed in` : t`Working`;
  const notStartedWord = t`Not started`;
  return {
    error: assignment === undefined ? error : null,
    source,
    students: {
      all: progressOf(students.data ?? [], [startedWord, notStartedWord], ({ questions }) =>
        questions > 0 ? startedWord : notStartedWord,
      ),
      loading: students.isPending,
      failed: students.isError,
      retry: () => void students.refetch(),
    },
    title: assignment?.title ?? t`Submitted work`,
    about: { assignment },
    scope: assignment === undefined ? null : { classId: assignment.classId, assignmentId },
    details: assignment !== undefined && (
      <p className="flex flex-wrap gap-x-4">
        <span>{assignment.className}</span>
        <span>
          {status === 'upcoming'
            ? t`Opens ${formatMoment(assignment.openDate)}`
            : t`Opened ${formatMoment(assignment.openDate)}`}
        </span>
        <span>
          {status === 'closed'
            ? t`Closed ${formatMoment(assignment.closeDate)}`
            : t`Closes ${formatMoment(assignment.closeDate)}`}
        </span>
      </p>
    ),
  };
}
