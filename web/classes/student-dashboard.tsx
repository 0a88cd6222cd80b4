import type { ReactNode } from 'react';
import type { Invitation, StudentClass } from '../../contract/classes.ts';
import { logFailure } from '../api/log.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { countOf } from '../ui/counts.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ClassList } from './class-list.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { JoinClass } from './join-class-dialog.tsx';
import { useJoinClass, useStudentClasses } from './queries.ts';

/** One click into the class whose session code the student registered with (contract "Classes and sessions"). */
function InvitationButton({ invitation }: { invitation: Invitation }) {
  const { mutate: join, isPending, error } = useJoinClass();
  return (
    <div className="grid justify-items-center gap-2">
      <Button
        look="primary"
        busy={isPending}
        onClick={() => join(invitation.classCode, { onError: logFailure })}
      >
        {`Join ${invitation.className}`}
      </Button>
      <p className="text-sm text-soft">The class of {invitation.teacherName}</p>
      {error !== null && <Alert>{sentenceOf(error, 'Failed to join class')}</Alert>}
    </div>
  );
}

interface StudentClassCardProps {
  of: StudentClass;
  joinSession: (sessionId: string) => ReactNode;
}

function StudentClassCard({ of, joinSession }: StudentClassCardProps) {
  const open = of.sessionStatus === 'open';
  return (
    <Card aria-label={of.className} className="grid gap-3">
      <Disclosure title={of.className}>
        <p className="border-t border-line py-3 text-sm whitespace-pre-wrap">
          {of.description || 'Your teacher has not described this class.'}
        </p>
      </Disclosure>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span>{of.teacherName}</span>
        <span aria-hidden="true">·</span>
        <span>{of.subject}</span>
        <span aria-hidden="true">·</span>
        <span>{countOf(of.students.length, 'student')}</span>
      </p>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <Badge look={open ? 'positive' : 'neutral'}>{open ? 'Session Open' : 'Session Closed'}</Badge>
        {open && of.currentSessionId !== null && joinSession(of.currentSessionId)}
      </div>
    </Card>
  );
}

/** /student-dashboard (spec 2). `joinSession` is the link into an open session. */
export function StudentDashboard({ joinSession }: Pick<StudentClassCardProps, 'joinSession'>) {
  const query = useStudentClasses();
  const { classes = [], invitation = null } = query.data ?? {};
  return (
    <DashboardPage action={<JoinClass />}>
      <ClassList
        query={query}
        cards={classes.map((each) => <StudentClassCard key={each.id} of={each} joinSession={joinSession} />)}
        empty={
          <EmptyState text="No classes yet. Join your first class to get started!">
            {invitation !== null && <InvitationButton invitation={invitation} />}
          </EmptyState>
        }
      />
      {classes.length > 0 && invitation !== null && <InvitationButton invitation={invitation} />}
    </DashboardPage>
  );
}
