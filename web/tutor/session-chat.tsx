import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ReactNode, useMemo } from 'react';
import { Alert } from '../ui/alert.tsx';
import { useFocusHeadingAfter } from '../ui/focus-heading.ts';
import type { Inserted } from '../ui/inserted.ts';
import { AskBox, ChatFrame, endedQuestions, Messages, type Support, type Time } from './chat.tsx';
import { lessonSource } from './conversation-source.ts';
import { useConversation } from './use-conversation.ts';
import { useQuestionDraft } from './use-question-draft.ts';
import { Welcome } from './welcome.tsx';

interface SessionChatProps {
  sessionId: string;
  openingId: string;
  subject: string;
  /**
   * Why no more questions can be asked: the session was closed, or the student has no access to the class any
   * more. Null while they can.
   */
  ended: 'closed' | 'gone' | null;
  /** The words of the pause while the student cannot ask; null without a pause. */
  paused: string | null;
  /** The notes of the teacher. */
  notes: readonly Inserted[];
  /** The lesson before this one, to read. */
  earlier: ReactNode;
  support: Support;
  time: Time;
  onTyping: () => void;
}

const endings = {
  closed: msg`The teacher has closed this session. Your conversation stays here to read, and on your dashboard under “My lessons”. If the teacher continues the lesson, it goes on here; a new lesson begins a new conversation.`,
  gone: msg`You can no longer ask questions in this class. Your teacher has kept your conversation and can tell you more.`,
};

/** The student's chat in a session (spec 2). Unsent text is kept for the next lesson. */
export function SessionChat(props: SessionChatProps) {
  const [draft, setDraft] = useQuestionDraft(`session/${props.sessionId}`);
  return <Lesson key={props.openingId} {...props} draft={draft} onDraft={setDraft} />;
}

/** The chat of one lesson: first the welcome, then the conversation. */
function Lesson(props: SessionChatProps & { draft: string; onDraft: (draft: string) => void }) {
  const { sessionId, openingId, subject, ended, paused, notes, earlier, support, time } = props;
  const { draft, onDraft, onTyping } = props;
  const source = useMemo(() => lessonSource(sessionId, openingId), [sessionId, openingId]);
  const conversation = useConversation(source);
  const started = conversation.interactions.length > 0;
  const closed = ended !== null;
  useFocusHeadingAfter(!closed);
  const box = (
    <>
      <div role="status">
        {paused !== null && (
          <Alert look="notice">{t`${paused} What you type here is kept until the chat goes on.`}</Alert>
        )}
      </div>
      {ended === null ? (
        time(endedQuestions(conversation))
      ) : (
        <Alert look="calm">{i18n._(endings[ended])}</Alert>
      )}
      <AskBox
        key={started ? 'chat' : 'welcome'}
        conversation={conversation}
        closed={closed}
        paused={paused !== null}
        draft={draft}
        onDraft={onDraft}
        notSent={t`This was not sent. It is not part of your conversation.`}
        placeholder={started ? t`Write your next message` : t`Write your question`}
        onTyping={onTyping}
      />
    </>
  );
  return (
    <ChatFrame conversation={conversation} support={support}>
      {started ? (
        <>
          <Messages conversation={conversation} inserted={notes} closed={closed} opening={earlier} />
          <div className="grid gap-3 py-3 short:gap-1 short:py-1">{box}</div>
        </>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-1 -mx-1">
          <div className="relative shrink-0 pt-3 empty:hidden short:pt-1">{earlier}</div>
          {notes.map(({ key, node }) => (
            <div key={key} className="pt-3">
              {node}
            </div>
          ))}
          {closed ? (
            <div className="grid gap-3 py-6">{box}</div>
          ) : (
            <Welcome subject={subject} box={box} onStart={paused === null ? conversation.send : null} />
          )}
        </div>
      )}
    </ChatFrame>
  );
}
