import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { StudentClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { studentCount } from '../ui/counts.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { translated } from '../ui/translated.ts';
import { useLeaveClass } from './queries.ts';

/** The parts of a class's card that other rooms provide. */
export interface StudentCardParts {
  /** The button that joins an open session. */
  joinSession: (sessionId: string) => ReactNode;
  /** The assignments of the expanded class. */
  assignments: (classId: string) => ReactNode;
  /** The link to the student's own lessons in the class's session. */
  lessons: (sessionId: string) => ReactNode;
}

function StudentClassMenu({ schoolClass }: { schoolClass: StudentClass }) {
  const [leaving, setLeaving] = useState(false);
  const mutation = useLeaveClass(schoolClass.id);
  const close = () => setLeaving(false);
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label={t`Options for ${schoolClass.className}`} className="-me-2">
            <Icon name="more" />
          </IconButton>
        }
        actions={[{ label: t`Leave class`, danger: true, onChoose: () => setLeaving(true) }]}
      />
      <ConfirmDialog
        open={leaving}
        onClose={close}
        title={
          <Trans>
            Leave “<bdi>{schoolClass.className}</bdi>”?
          </Trans>
        }
        confirmLabel={t`Leave`}
        danger
        mutation={mutation}
        onConfirm={() => mutation.mutate(undefined, { onSuccess: close })}
        explain={(error) => explain(error, t`Failed to leave class`)}
      >
        <p>
          <Trans>
            You no longer see its sessions and assignments. <bdi>{schoolClass.teacherName}</bdi> keeps your
            conversations. You can join again with the class code.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}

/** One class on a student's dashboard (spec 2, "Student dashboard"). */
export function StudentClassCard({
  schoolClass,
  parts,
}: {
  schoolClass: StudentClass;
  parts: StudentCardParts;
}) {
  const open = schoolClass.sessionStatus === 'open';
  const [expanded, setExpanded] = useState(false);
  const summary = (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
        <span className="min-w-0 wrap-anywhere">{schoolClass.teacherName}</span>
        <span aria-hidden="true">·</span>
        <span>{translated(schoolClass.subject)}</span>
        <span aria-hidden="true">·</span>
        <span>{studentCount(schoolClass.students.length)}</span>
      </p>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <Badge look={open ? 'positive' : 'neutral'}>{open ? t`Session Open` : t`Session Closed`}</Badge>
        {open && schoolClass.currentSessionId !== null && parts.joinSession(schoolClass.currentSessionId)}
      </div>
    </>
  );
  return (
    <Card aria-label={schoolClass.className} className="grid gap-1.5 py-3">
      <Disclosure
        title={schoolClass.className}
        open={expanded}
        onOpenChange={setExpanded}
        beside={<StudentClassMenu schoolClass={schoolClass} />}
        summary={summary}
      >
        <div className="mt-1.5 grid gap-4 border-t border-line pt-4 pb-2">
          <p className="text-sm whitespace-pre-wrap wrap-anywhere">
            {schoolClass.description || t`Your teacher has not described this class.`}
          </p>
          {parts.assignments(schoolClass.id)}
          {schoolClass.currentSessionId !== null && <div>{parts.lessons(schoolClass.currentSessionId)}</div>}
        </div>
      </Disclosure>
    </Card>
  );
}
