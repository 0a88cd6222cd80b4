import { useMemo } from 'react';
import { useAssignment, useAssignmentStudents } from '../assignments/queries.ts';
import { useStatusOf } from '../assignments/window.ts';
import { assignmentPlace } from '../tutor/place.ts';
import { progressOf } from '../tutor/work.ts';
import { formatMoment } from '../ui/moments.ts';

/** All that the teacher's pages about one assignment's work show. */
export function useAssignmentWork(assignmentId: string) {
  const { data: assignment, error } = useAssignment(assignmentId);
  const students = useAssignmentStudents(assignmentId);
  const statusOf = useStatusOf(assignment === undefined ? [] : [assignment]);
  const place = useMemo(() => assignmentPlace(assignmentId), [assignmentId]);
  const status = assignment && statusOf(assignment);
  const begun = status === 'closed' ? 'Handed in' : 'Working';
  return {
    error: assignment === undefined ? error : null,
    place,
    students: {
      all: progressOf(students.data ?? [], [begun, 'Not started'], ({ questions }) =>
        questions > 0 ? begun : 'Not started',
      ),
      loading: students.isPending,
      failed: students.isError,
      retry: () => void students.refetch(),
    },
    title: assignment?.title ?? 'Submitted work',
    about: { assignment },
    details: assignment !== undefined && (
      <p className="flex flex-wrap gap-x-4">
        <span>{assignment.className}</span>
        <span>
          {status === 'upcoming' ? 'Opens' : 'Opened'} {formatMoment(assignment.openDate)}
        </span>
        <span>
          {status === 'closed' ? 'Closed' : 'Closes'} {formatMoment(assignment.closeDate)}
        </span>
      </p>
    ),
  };
}
