import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type Assignment, type AssignmentStatus, endOfWindow } from '../../contract/assignments.ts';
import { refusalSentence } from '../api/refusal.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ChatPage } from '../ui/chat-page.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { LoadingPage } from '../ui/loading.tsx';
import { relativeMoment } from '../ui/moments.ts';
import { UnavailablePage } from '../ui/unavailable-page.tsx';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { AssignmentDetails } from './assignment-details.tsx';
import { Moment } from './moment.tsx';
import { assignmentRefusal, isGone, useAssignment } from './queries.ts';
import { useStatusOf } from './window.ts';

interface ChatState {
  readonly assignment: Assignment;
  readonly closed: boolean;
  /** The student no longer has access to the assignment. */
  readonly gone: boolean;
  /** Reads the assignment again. */
  readonly reload: () => void;
}

interface AssignmentPageProps {
  assignmentId: string;
  /** The button or link back, which is primary on a page that says that the assignment is unavailable. */
  back: (look: 'primary' | 'secondary') => ReactNode;
  /** The conversation. When `closed`, no more questions can be asked. */
  chat: (state: ChatState) => ReactNode;
  /** The link to the student's own work in a closed assignment. */
  work: ReactNode;
  /** Whether the student only reads their own work, which they may do after the assignment has closed. */
  reading?: boolean;
}

/** The time before the close date in which the page shows the time that is left, in milliseconds. */
const lastDay = 24 * 60 * 60_000;

/** The due date, and on the last day the time that is left. */
function DueLine({ assignment, open }: { assignment: Assignment; open: boolean }) {
  const now = useNow((at) => (open ? nextMinute(at) : null));
  const end = endOfWindow(assignment);
  const timeLeft = end.getTime() - now.getTime();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <Moment label={open ? t`Due` : t`Closed`} at={assignment.closeDate} />
      {open && timeLeft < lastDay && (
        <span>
          <Trans>Closes {relativeMoment(end.toISOString(), now)}</Trans>
        </span>
      )}
    </p>
  );
}

interface FrameProps {
  assignment: Assignment;
  status: AssignmentStatus;
  back: ReactNode;
  children: ReactNode;
}

function Frame({ assignment, status, back, children }: FrameProps) {
  const open = status === 'open';
  const [expanded, setExpanded] = useState(false);
  const toggle = () => setExpanded(!expanded);
  const [folded, setFolded] = useState(false);
  return (
    <ChatPage wide>
      <title>{`${assignment.title} · Lyceum`}</title>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5 max-lg:border-b-0 max-lg:pb-1 short:flex short:border-b short:py-0">
        <div className="flex min-w-0 items-center gap-3 max-sm:col-span-2 short:grow">
          <h1 className="line-clamp-2 min-w-0 text-lg wrap-anywhere short:line-clamp-1 short:text-base">
            {assignment.title}
          </h1>
          <div className="short:max-sm:hidden">
            <Badge look={open ? 'positive' : 'neutral'}>{open ? t`Active` : t`Closed`}</Badge>
          </div>
        </div>
        <div className="sm:col-start-1 short:hidden">
          <DueLine assignment={assignment} open={open} />
        </div>
        <div className="hidden short:max-lg:block">
          <IconButton
            label={t`All instructions, guidelines and tips`}
            aria-expanded={expanded}
            onClick={toggle}
          >
            <Icon name="info" />
          </IconButton>
        </div>
        <div className="flex shrink-0 gap-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">
          <Button
            look="quiet"
            className="px-3 max-lg:hidden"
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          >
            {folded ? t`Show instructions` : t`Hide instructions`}
          </Button>
          {back}
        </div>
      </div>
      <div
        data-print-block
        className={classNames(
          'flex min-h-0 flex-1 flex-col',
          !folded &&
            'lg:grid lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:gap-12',
        )}
      >
        <AssignmentDetails assignment={assignment} expanded={expanded} folded={folded} onToggle={toggle} />
        {/* On a phone, the details fold when the student goes on writing, to make room. */}
        <section
          data-print-block
          aria-label={t`AI Tutor`}
          onFocus={({ target }) => target instanceof HTMLTextAreaElement && setExpanded(false)}
          className="mx-auto flex min-h-0 w-full max-w-(--chat-width) flex-1 flex-col"
        >
          {children}
        </section>
      </div>
    </ChatPage>
  );
}

/**
 * /assignment/:assignmentId (spec 2). It admits a student while the window is open. A page that was open when
 * the window closed stays, to be read.
 */
export function AssignmentPage({ assignmentId, back, chat, work, reading = false }: AssignmentPageProps) {
  const { data: assignment, error, refetch } = useAssignment(assignmentId);
  const statusOf = useStatusOf(assignment === undefined ? [] : [assignment]);
  const [entered, setEntered] = useState(reading);
  if (assignment === undefined) {
    if (error === null) return <LoadingPage />;
    return (
      <UnavailablePage title={t`Assignment Unavailable`} message={assignmentRefusal(error)}>
        {back('primary')}
      </UnavailablePage>
    );
  }
  const status = statusOf(assignment);
  if (status === 'open' && !entered) setEntered(true);
  if (status === 'upcoming' || (status === 'closed' && !entered)) {
    return (
      <UnavailablePage title={t`Assignment Unavailable`} message={refusalSentence('assignment-unavailable')}>
        {back('primary')}
        {status === 'closed' && work}
      </UnavailablePage>
    );
  }
  const gone = isGone(error);
  const shownStatus = gone ? 'closed' : status;
  return (
    <Frame assignment={assignment} status={shownStatus} back={back('secondary')}>
      {chat({ assignment, closed: shownStatus === 'closed', gone, reload: () => void refetch() })}
    </Frame>
  );
}
