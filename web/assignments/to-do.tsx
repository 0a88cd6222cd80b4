import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { assignmentStatus, endOfWindow } from '../../contract/assignments.ts';
import type { StudentClass } from '../../contract/classes.ts';
import type { OwnAssignment } from '../../contract/work.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { relativeMoment } from '../ui/moments.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { StaleNotice } from '../ui/stale-notice.tsx';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { useSteadyList } from '../ui/use-steady-list.ts';
import { Moment } from './moment.tsx';
import { useOwnAssignments } from './queries.ts';
import { nextChange } from './window.ts';

type Look = 'primary' | 'secondary';

/** The links from the list to other pages, which other rooms and the router provide. */
export interface ToDoLinks {
  joinSession: (sessionId: string, look: Look, describedBy: string) => ReactNode;
  work: (assignment: OwnAssignment, look: Look, describedBy: string) => ReactNode;
  readWork: (assignment: OwnAssignment, describedBy: string) => ReactNode;
}

type Item =
  | { readonly id: string; readonly schoolClass: StudentClass }
  | { readonly id: string; readonly assignment: OwnAssignment };

function SessionItem({
  schoolClass,
  gone,
  join,
}: {
  schoolClass: StudentClass;
  gone: boolean;
  join: ToDoLinks['joinSession'];
}) {
  const titleId = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-accent-wash p-5">
      <div className="grid min-w-56 flex-1 gap-0.5">
        <h2 id={titleId} dir="auto" className="text-line-start text-xl wrap-anywhere">
          {schoolClass.className}
        </h2>
        <p className="text-sm text-soft">
          {gone ? (
            <Trans>
              <bdi>{schoolClass.teacherName}</bdi> has closed the session.
            </Trans>
          ) : (
            <Trans>
              <bdi>{schoolClass.teacherName}</bdi> has opened the session.
            </Trans>
          )}
        </p>
      </div>
      {gone || schoolClass.currentSessionId === null ? (
        <Button disabled>
          <Trans>Closed</Trans>
        </Button>
      ) : (
        join(schoolClass.currentSessionId, 'primary', titleId)
      )}
    </li>
  );
}

interface AssignmentItemProps {
  assignment: OwnAssignment;
  gone: boolean;
  now: Date;
  look: Look;
  work: ToDoLinks['work'];
}

function AssignmentItem({ assignment, gone, now, look, work }: AssignmentItemProps) {
  const titleId = useId();
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface px-5 py-4"
    >
      <div className="grid min-w-56 flex-1 gap-0.5">
        <h2 id={titleId} dir="auto" className="text-line-start text-base/6 font-semibold wrap-anywhere">
          {assignment.title}
        </h2>
        <p className="flex flex-wrap gap-x-2 text-sm text-soft">
          <bdi>{assignment.className}</bdi>
          <span aria-hidden="true">·</span>
          {gone ? (
            <span>
              <Trans>Closed</Trans>
            </span>
          ) : (
            <>
              <span className="font-semibold text-ink">
                <Trans>Closes {relativeMoment(endOfWindow(assignment).toISOString(), now)}</Trans>
              </span>
              <span aria-hidden="true" className="max-sm:hidden">
                ·
              </span>
              <Moment label={t`Due`} at={assignment.closeDate} />
            </>
          )}
        </p>
      </div>
      {gone ? (
        <Button disabled>
          <Trans>Closed</Trans>
        </Button>
      ) : (
        work(assignment, look, titleId)
      )}
    </li>
  );
}

function HandedIn({
  assignments,
  readWork,
}: {
  assignments: readonly OwnAssignment[];
  readWork: ToDoLinks['readWork'];
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-3 grid gap-2">
      <h2 id={headingId} className="text-lg">
        <Trans>Recently handed in</Trans>
      </h2>
      <ul className="grid divide-y divide-line rounded-lg bg-surface px-5">
        {assignments.map((assignment) => (
          <li key={assignment.id} className="flex flex-wrap items-center gap-x-4 py-2 text-sm">
            <div className="grid min-w-48 flex-1">
              <span
                id={`${headingId}-${assignment.id}`}
                dir="auto"
                className="text-line-start font-semibold wrap-anywhere"
              >
                {assignment.title}
              </span>
              <span className="flex flex-wrap gap-x-2 text-xs text-soft">
                <bdi>{assignment.className}</bdi>
                <span aria-hidden="true">·</span>
                <Moment label={t`Closed`} at={assignment.closeDate} />
              </span>
            </div>
            {readWork(assignment, `${headingId}-${assignment.id}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many assignments the list "Recently handed in" has at most. */
const handedInMaximum = 5;

/**
 * Everything open to the student in all classes: first the sessions, then the assignments by close date
 * (docs/decisions/17-pages-and-first-visit.md).
 */
export function ToDo({ classes, links }: { classes: readonly StudentClass[]; links: ToDoLinks }) {
  const query = useOwnAssignments();
  const assignments = query.data ?? [];
  const now = useNow((at) =>
    assignments.length === 0 ? null : Math.min(nextMinute(at), nextChange(assignments, at) ?? Infinity),
  );
  const isOpen = (assignment: OwnAssignment) => assignmentStatus(assignment, now) === 'open';
  // The server sorts by close date, the earliest first. Here the newest comes first.
  const handedIn = assignments
    .filter((each) => !isOpen(each) && each.lastAskedAt !== null)
    .toReversed()
    .slice(0, handedInMaximum);
  const { list, shown, isGone } = useSteadyList<Item>([
    ...classes
      .filter(({ sessionStatus, currentSessionId }) => sessionStatus === 'open' && currentSessionId !== null)
      .map((schoolClass) => ({ id: schoolClass.id, schoolClass })),
    ...assignments.filter(isOpen).map((assignment) => ({ id: assignment.id, assignment })),
  ]);
  // Open sessions stand out. Without one, the assignment that closes first does.
  const first = shown.find((item) => !isGone(item));
  return (
    <>
      {query.isError && <StaleNotice onReload={() => void query.refetch()} />}
      {/* The list stays when it is empty: useSteadyList compares its place with the pointer's. */}
      <div>
        <ul ref={list} aria-label={t`To do`} className="grid gap-3">
          {shown.map((item) =>
            'schoolClass' in item ? (
              <SessionItem
                key={item.id}
                schoolClass={item.schoolClass}
                gone={isGone(item)}
                join={links.joinSession}
              />
            ) : (
              <AssignmentItem
                key={item.id}
                assignment={item.assignment}
                gone={isGone(item)}
                now={now}
                look={item === first ? 'primary' : 'secondary'}
                work={links.work}
              />
            ),
          )}
        </ul>
        {query.isPending && <CardSkeletons count={1} label={t`Your assignments are loading`} />}
        {shown.length === 0 && !query.isPending && (
          <div className="rounded-lg bg-surface">
            <EmptyState
              icon="check"
              text={t`Nothing to do right now. Open sessions and assignments appear here by themselves.`}
            />
          </div>
        )}
      </div>
      {handedIn.length > 0 && <HandedIn assignments={handedIn} readWork={links.readWork} />}
    </>
  );
}
