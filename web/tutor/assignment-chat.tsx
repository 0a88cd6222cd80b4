import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { Alert } from '../ui/alert.tsx';
import { useFocusHeadingAfter } from '../ui/focus-heading.ts';
import { MessageBubble } from '../ui/message-bubble.tsx';
import { AskBox, ChatFrame, endedQuestions, Messages, type Support, type Time } from './chat.tsx';
import { assignmentSource } from './conversation-source.ts';
import { useConversation } from './use-conversation.ts';
import { useQuestionDraft } from './use-question-draft.ts';

interface AssignmentChatProps {
  assignmentId: string;
  title: string;
  /** The window has closed: the work can be read, and no more questions can be asked. */
  closed: boolean;
  /** The student has no access any more: the assignment was archived, or the student left the class. */
  gone: boolean;
  support: Support;
  time: Time;
  /** Called when a question failed without being stored: the window may have changed. */
  onRefused: () => void;
}

/**
 * The tutor's first message, which names the assignment (spec 2, "Assignment page"). It is not part of the
 * work.
 */
function Greeting({ title }: { title: string }) {
  return (
    <MessageBubble side="start" named author={t`AI tutor`}>
      <p>
        <Trans>
          Welcome. This is an AI tutor for “{title}”. Write what you have tried so far, or where you would
          like to begin.
        </Trans>
      </p>
    </MessageBubble>
  );
}

/** The chat in which a student works through an assignment: the conversation is the submitted work. */
export function AssignmentChat(props: AssignmentChatProps) {
  const { assignmentId, title, closed, gone, support, time, onRefused } = props;
  const source = useMemo(() => assignmentSource(assignmentId), [assignmentId]);
  const conversation = useConversation(source);
  const [draft, setDraft] = useQuestionDraft(`assignment/${assignmentId}`);
  const last = conversation.interactions.at(-1);
  const refusedKey = last?.status === 'failed' && last.interactionId === null ? last.key : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs only for a new refusal
  useEffect(() => {
    if (refusedKey !== null) onRefused();
  }, [refusedKey]);
  useFocusHeadingAfter(!closed);
  return (
    <ChatFrame conversation={conversation} support={support}>
      <Messages conversation={conversation} closed={closed} opening={<Greeting title={title} />} />
      <div className="grid gap-3 py-3 short:gap-1 short:py-1">
        {!closed && time(endedQuestions(conversation))}
        {closed && (
          <Alert look="calm">
            {gone
              ? t`You can no longer work on this assignment. Your teacher has kept your conversation and can tell you more.`
              : t`This assignment has closed. Your conversation is handed in and stays here to read.`}
          </Alert>
        )}
        <AskBox
          conversation={conversation}
          closed={closed}
          draft={draft}
          onDraft={setDraft}
          notSent={t`This was not sent. It is not part of your work.`}
          placeholder={t`Write your message`}
          onTyping={() => undefined}
        />
      </div>
    </ChatFrame>
  );
}
