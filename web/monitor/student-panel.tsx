import { t } from '@lingui/core/macro';
import type { KeyboardEvent } from 'react';
import type { HelpRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { SessionState } from '../../contract/live-sessions.ts';
import type { Mark } from '../../contract/marks.ts';
import type { MonitorStudent } from '../../contract/monitor.ts';
import type { InHand } from '../../contract/safeguarding.ts';
import { PersonName } from '../people/person-name.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { MarkBadge } from './mark-badge.tsx';
import { inHandWords } from './mark-words.ts';
import type { StudentParts } from './student-parts.ts';
import { attemptsLine, StudentStatus, workLine } from './student-state.tsx';
import type { AskedMessage } from './use-asked-message.ts';
import { useConversationPart } from './use-conversation-part.ts';

interface StudentPanelProps {
  student: MonitorStudent;
  session: SessionState;
  live: boolean;
  marks: readonly Mark[];
  /** Who has the student's alert in hand. */
  inHand: InHand | undefined;
  notes: readonly Note[];
  request: HelpRequest | undefined;
  /** The message to show. */
  asked: AskedMessage | undefined;
  parts: StudentParts;
  isPinned: boolean;
  onPin: (isPinned: boolean) => void;
  onClose: () => void;
}

function PanelHead(props: Omit<StudentPanelProps, 'notes' | 'request' | 'asked'>) {
  const { student, session, parts, live, marks, inHand, isPinned, onPin, onClose } = props;
  return (
    <div className="border-b border-line px-4 py-2.5">
      <div className="flex items-center gap-3">
        <Avatar emoji={student.avatar} />
        <p dir="auto" className="min-w-0 flex-1 truncate text-line-start text-lg font-semibold">
          <PersonName {...student} />
        </p>
        <IconButton
          label={t`Pin to the front`}
          aria-pressed={isPinned}
          onClick={() => onPin(!isPinned)}
          className={isPinned ? 'bg-accent-wash text-accent' : ''}
        >
          <Icon name="pin" />
        </IconButton>
        <IconButton label={t`Minimize`} aria-expanded autoFocus onClick={onClose}>
          <Icon name="minimize" />
        </IconButton>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
        <StudentStatus student={student} live={live} />
        <span>{workLine(student)}</span>
        <span className="font-semibold text-notice empty:hidden">{attemptsLine(student)}</span>
        {marks.map(({ kind }) => (
          <MarkBadge key={kind} kind={kind} />
        ))}
        {inHand && <span>{inHandWords(inHand)}</span>}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {parts.actions(session, student)}
        {parts.guidelines(session, student)}
        {parts.print(session, student)}
      </div>
    </div>
  );
}

/** One student's whole conversation, beside the wall; on a phone it is a page. */
export function StudentPanel({ notes, request, asked, ...props }: StudentPanelProps) {
  const { data: StudentConversation, isError, refetch } = useConversationPart();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) props.onClose();
  };
  const focus = useFocusKept(request?.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from everywhere in it
    <div
      {...focus}
      data-printed
      onKeyDown={closeOnEscape}
      className="fixed inset-0 z-40 flex flex-col bg-surface shadow-floating sm:start-auto sm:w-110 xl:absolute xl:z-10 xl:overflow-hidden xl:rounded-lg xl:border xl:border-line xl:shadow-none"
    >
      <PanelHead {...props} />
      {props.parts.alerts(props.session, props.student)}
      {request && (
        <div className="border-b border-line px-4 py-2">
          {props.parts.helpRequest(request, props.student)}
        </div>
      )}
      {StudentConversation !== undefined && (
        <StudentConversation
          student={props.student}
          session={props.session}
          live={props.live}
          asked={asked}
          inserted={props.parts.inserted(notes, props.student)}
        />
      )}
      {isError && <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void refetch()} />}
    </div>
  );
}
