import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Assignment, AssignmentStatus } from '../../contract/assignments.ts';
import { Button } from '../ui/button.tsx';
import { PreviewText } from '../ui/preview-text.tsx';
import { AssignmentList } from './assignment-list.tsx';
import { Moment } from './moment.tsx';
import { useClassAssignments } from './queries.ts';
import { useStatusOf } from './window.ts';

interface StudentAssignmentsProps {
  classId: string;
  /** The button Start Assignment. */
  start: (assignment: Assignment) => ReactNode;
  /** The link to the student's work in a closed assignment. */
  work: (assignment: Assignment) => ReactNode;
}

/** The order on the page: by status, and within a status as the server sent them. */
const rank: Readonly<Record<AssignmentStatus, number>> = { open: 0, upcoming: 1, closed: 2 };

/** The assignments of a class as a student sees them: each with the button that fits its status (spec 2). */
export function StudentAssignments({ classId, start, work }: StudentAssignmentsProps) {
  const query = useClassAssignments(classId);
  const assignments = query.data ?? [];
  const statusOf = useStatusOf(assignments);
  const openFirst = [...assignments].sort((one, other) => rank[statusOf(one)] - rank[statusOf(other)]);
  return (
    <AssignmentList
      query={query}
      empty={t`No assignments yet. They appear here when they open.`}
      items={openFirst.map((assignment) => {
        const status = statusOf(assignment);
        return (
          <li
            key={assignment.id}
            aria-label={assignment.title}
            className="grid gap-1 border-t border-line pt-3 text-sm first:border-t-0 first:pt-0"
          >
            <h4 className="font-semibold wrap-anywhere">{assignment.title}</h4>
            {assignment.description !== '' && (
              <p
                dir="auto"
                className="line-clamp-3 whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]"
              >
                <PreviewText text={assignment.description} />
              </p>
            )}
            <p className="flex flex-wrap gap-x-4 text-soft">
              {status === 'upcoming' && <Moment label={t`Opens`} at={assignment.openDate} />}
              <Moment label={status === 'closed' ? t`Closed` : t`Due`} at={assignment.closeDate} />
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {status === 'open' && start(assignment)}
              {status === 'closed' && (
                <Button disabled>
                  <Trans>Closed</Trans>
                </Button>
              )}
              {status === 'upcoming' && (
                <Button disabled>
                  <Trans>Not Available</Trans>
                </Button>
              )}
              {status === 'closed' && work(assignment)}
            </div>
          </li>
        );
      })}
    />
  );
}
