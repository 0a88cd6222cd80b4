import { useMemo } from 'react';
import { assignmentStatus } from '../../contract/assignments.ts';
import { useAssignment, useAssignmentStudents } from '../assignments/queries.ts';
import { assignmentPlace } from '../tutor/place.ts';
import { useWork } from '../tutor/use-work.ts';
import { formatMoment } from '../ui/moments.ts';

/** All that the teacher's pages about one assignment's work show. */
export function useAssignmentWork(assignmentId: string) {
  const { data: assignment, error } = useAssignment(assignmentId);
  const { data: students, isPending } = useAssignmentStudents(assignmentId);
  const place = useMemo(() => assignmentPlace(assignmentId), [assignmentId]);
  const known = (students ?? []).map(({ studentUid, name, username }) => ({
    uid: studentUid,
    name,
    username,
  }));
  // The students' counts are cheap to follow; the conversations are read again when one of them has moved.
  const version = (students ?? [])
    .map(({ questions, lastActivity }) => `${questions}@${lastActivity ?? ''}`)
    .join();
  const work = useWork(isPending ? null : place, known, { version });
  const closed = assignment !== undefined && assignmentStatus(assignment, new Date()) === 'closed';
  return {
    error,
    work,
    title: assignment?.title ?? 'Submitted work',
    words: { begun: closed ? 'Handed in' : 'Working', none: 'Not started' },
    about: { assignment },
    details: assignment !== undefined && (
      <p className="flex flex-wrap gap-x-4">
        <span>{assignment.className}</span>
        <span>Opens {formatMoment(assignment.openDate)}</span>
        <span>Closes {formatMoment(assignment.closeDate)}</span>
      </p>
    ),
  };
}
