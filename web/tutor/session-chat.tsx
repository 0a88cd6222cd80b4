import { useMemo } from 'react';
import { Alert } from '../ui/alert.tsx';
import { AskBox, ChatFrame, Messages } from './chat.tsx';
import { lessonPlace } from './place.ts';
import { useConversation } from './use-conversation.ts';
import { Welcome } from './welcome.tsx';

interface SessionChatProps {
  sessionId: string;
  openingId: string;
  subject: string;
  /** The teacher closed the session while the chat was open: it can be read, and nothing more is asked. */
  closed: boolean;
  onTyping: () => void;
}

/** The student's chat in one opening of a session (spec 2): welcome first, then the conversation. */
export function SessionChat({ sessionId, openingId, subject, closed, onTyping }: SessionChatProps) {
  const place = useMemo(() => lessonPlace(sessionId, openingId), [sessionId, openingId]);
  const talk = useConversation(place);
  const started = talk.turns.length > 0;
  const box = closed ? (
    <Alert look="calm">
      The teacher has closed this session. Your conversation stays here to read. You can go on when the
      session opens again.
    </Alert>
  ) : (
    <AskBox
      key={started ? 'chat' : 'welcome'}
      talk={talk}
      placeholder={started ? 'Write your next message' : 'Write your question'}
      onTyping={onTyping}
    />
  );
  return (
    <ChatFrame talk={talk}>
      {started ? (
        <>
          <Messages talk={talk} closed={closed} />
          <div className="py-3">{box}</div>
        </>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-1">
          {closed ? (
            <div className="py-6">{box}</div>
          ) : (
            <Welcome subject={subject} box={box} onStart={talk.send} />
          )}
        </div>
      )}
    </ChatFrame>
  );
}
