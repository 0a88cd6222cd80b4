import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Assignment, AssignmentStatus } from '../../contract/assignments.ts';
import type { TeacherClass } from '../../contract/classes.ts';
import type { Subject } from '../../contract/constants.ts';
import { describeGuidelines } from '../../contract/guidelines.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { PreviewText } from '../ui/preview-text.tsx';
import { translated } from '../ui/translated.ts';
import { useAssignmentDialogs } from './assignment-dialogs.ts';
import { AssignmentList } from './assignment-list.tsx';
import { Moment } from './moment.tsx';
import { useClassAssignments } from './queries.ts';
import { useStatusOf } from './window.ts';

/** The status in the teacher's words (spec 4). */
const badges = {
  upcoming: { look: 'neutral', word: msg`Scheduled` },
  open: { look: 'positive', word: msg`Open` },
  closed: { look: 'neutral', word: msg`Closed` },
} as const;

type Change = 'edit' | 'extend' | 'close' | 'delete';

function Actions({
  assignment,
  subject,
  status,
}: {
  assignment: Assignment;
  subject: Subject;
  status: AssignmentStatus;
}) {
  const [change, setChange] = useState<Change | null>(null);
  const [wanted, setWanted] = useState(false);
  const dialogs = useAssignmentDialogs(wanted);
  const close = () => setChange(null);
  const actionFor = (label: string, next: Change, danger = false) => ({
    label,
    danger,
    onChoose: () => setChange(next),
  });
  const actions = [
    actionFor(t`Edit`, 'edit'),
    actionFor(t`Extend`, 'extend'),
    ...(status === 'open' ? [actionFor(t`Close now`, 'close')] : []),
    actionFor(t`Delete`, 'delete', true),
  ];
  const dialogProps = (name: Change) => ({
    assignment,
    open: change === name,
    onClose: close,
  });
  return (
    <>
      <ActionMenu
        onOpen={() => setWanted(true)}
        trigger={
          <IconButton label={t`Options for ${assignment.title}`} className="-my-2 -me-2">
            <Icon name="more" />
          </IconButton>
        }
        actions={actions}
      />
      <LazyDialog code={dialogs} open={change !== null} title={assignment.title} onClose={close}>
        {({ EditAssignment, ExtendAssignment, CloseAssignment, DeleteAssignment }) => (
          <>
            <EditAssignment subject={subject} {...dialogProps('edit')} />
            <ExtendAssignment {...dialogProps('extend')} />
            <CloseAssignment {...dialogProps('close')} />
            <DeleteAssignment {...dialogProps('delete')} />
          </>
        )}
      </LazyDialog>
    </>
  );
}

/** The levels of an assignment's guidelines in words: 'Guided, Formulas allowed'. */
const summaryOf = (assignment: Assignment): string =>
  describeGuidelines(assignment.aiGuidelines)
    .map(({ level }) => translated(level))
    .join(', ');

interface ItemProps {
  assignment: Assignment;
  status: AssignmentStatus;
  badge: ReactNode;
  actions?: ReactNode;
  work: ReactNode;
}

function AssignmentItem({ assignment, status, badge, actions, work }: ItemProps) {
  return (
    <li aria-label={assignment.title} className="grid gap-1.5 rounded-md bg-tone px-3.5 py-3 text-sm">
      <div className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 font-semibold wrap-anywhere">{assignment.title}</h4>
        {badge}
        {actions}
      </div>
      {assignment.description !== '' && (
        <p dir="auto" className="line-clamp-3 whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
          <PreviewText text={assignment.description} />
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-soft">
        <Moment label={status === 'upcoming' ? t`Opens` : t`Opened`} at={assignment.openDate} />
        <Moment label={status === 'closed' ? t`Closed` : t`Closes`} at={assignment.closeDate} />
      </p>
      <p className="text-soft">
        <Trans>AI guidelines: {summaryOf(assignment)}</Trans>
      </p>
      <div>{work}</div>
    </li>
  );
}

interface TeacherAssignmentsProps {
  schoolClass: Pick<TeacherClass, 'id' | 'subject'>;
  /** The link to the submitted work. */
  work: (assignment: Assignment) => ReactNode;
}

/**
 * The assignments of a class as its teacher sees them: all of them, each with its status by this machine's
 * clock (spec 2).
 */
export function TeacherAssignments({ schoolClass, work }: TeacherAssignmentsProps) {
  const query = useClassAssignments(schoolClass.id);
  const assignments = query.data ?? [];
  const statusOf = useStatusOf(assignments);
  return (
    <div className="grid gap-2">
      <AssignmentList
        query={query}
        empty={t`No assignments yet. Create one, and your students see it here when it opens.`}
        items={assignments.map((assignment) => {
          const status = statusOf(assignment);
          const { look, word } = badges[status];
          return (
            <AssignmentItem
              key={assignment.id}
              assignment={assignment}
              status={status}
              badge={<Badge look={look}>{i18n._(word)}</Badge>}
              actions={<Actions assignment={assignment} subject={schoolClass.subject} status={status} />}
              work={work(assignment)}
            />
          );
        })}
      />
      <ArchivedAssignments classId={schoolClass.id} work={work} />
    </div>
  );
}

interface ArchivedProps {
  classId: string;
  work: TeacherAssignmentsProps['work'];
}

function ArchivedAssignments({ classId, work }: ArchivedProps) {
  const [shown, setShown] = useState(false);
  const { data: archived = [] } = useClassAssignments(classId, { archived: true });
  const statusOf = useStatusOf(archived);
  if (archived.length === 0) return null;
  return (
    <div className="grid gap-2">
      <Button
        look="quiet"
        aria-expanded={shown}
        className="-ms-4 justify-self-start"
        onClick={() => setShown(!shown)}
      >
        <Trans>Archived assignments ({archived.length})</Trans>
      </Button>
      {shown && (
        <ul aria-label={t`Archived assignments`} className="grid gap-3">
          {archived.map((assignment) => (
            <AssignmentItem
              key={assignment.id}
              assignment={assignment}
              status={statusOf(assignment)}
              badge={
                <Badge>
                  <Trans>Archived</Trans>
                </Badge>
              }
              work={work(assignment)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
