import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useEffect, useState } from 'react';
import { quickStarts } from '../../contract/quick-starts.ts';
import type { Place } from '../../contract/tutor.ts';
import { useOffline } from '../api/online.ts';
import { Button } from '../ui/button.tsx';
import { type ChangeProps, QuestionChange, questionAnchor } from '../ui/changed-question.tsx';
import { Icon } from '../ui/icon.tsx';
import { AuthorAt, ownEndingOf, waitingWord } from '../ui/interaction.tsx';
import { MessageBubble } from '../ui/message-bubble.tsx';
import { formatClock } from '../ui/moments.ts';
import { RichText } from '../ui/rich-text.tsx';
import { translated } from '../ui/translated.ts';
import { WrittenText } from '../ui/written-text.tsx';
import { AskAgain } from './ask-again.tsx';
import { type ChatInteraction, idOf, isWaiting } from './conversation.ts';
import { placeWords } from './place-words.ts';

/** The sentence of a failed chat (spec 8). */
const failure = () => t`Sorry, I encountered an error. Please try again.`;

/** When a question was stored, as it is shown; undefined until that is known. */
const timeOf = ({ storedAt }: ChatInteraction): string | undefined =>
  storedAt === null ? undefined : formatClock(storedAt);

/**
 * The student's question. Above a quick start stands its name, which tells that the product wrote the prompt.
 */
function Question({ interaction, ...change }: { interaction: ChatInteraction } & ChangeProps) {
  const text = interaction.question;
  const mode = quickStarts.find(({ prompt }) => prompt === text || translated(prompt) === text);
  return (
    <MessageBubble
      side="end"
      author={<AuthorAt author={t`You`} at={timeOf(interaction)} />}
      anchor={questionAnchor(idOf(interaction))}
    >
      {mode !== undefined && <p className="text-xs font-semibold text-accent">{translated(mode.label)}</p>}
      <p dir="auto" className="whitespace-pre-wrap [unicode-bidi:plaintext]">
        <WrittenText text={text} />
      </p>
      <QuestionChange {...change} />
    </MessageBubble>
  );
}

/** How long an answer may stand still before the chat says that it takes longer, in milliseconds. */
const slowAfter = 10_000;

/**
 * Whether an answer has stood still for `slowAfter`.
 * @param progress a text that changes whenever the answer goes on
 */
function useStandsStill(progress: string): boolean {
  const [still, setStill] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStill(progress), slowAfter);
    return () => clearTimeout(timer);
  }, [progress]);
  return still === progress;
}

/** The part of an answer that has arrived. */
function GrowingAnswer({ interaction: { answer: text, place } }: { interaction: ChatInteraction }) {
  const offline = useOffline();
  const queued = text === '' && !offline ? place : null;
  // Screen readers announce only the first place, not every change of it.
  const [firstPlace, setFirstPlace] = useState<Place | null>(null);
  if (queued !== null && firstPlace === null) setFirstPlace(queued);
  const slow = useStandsStill(queued === null ? `answer: ${text}` : 'queued') && !offline && queued === null;
  return (
    <MessageBubble side="start" named author={t`AI tutor`}>
      {text === '' ? (
        <p className="py-1 text-soft">{queued === null ? waitingWord(!offline) : placeWords(queued)}</p>
      ) : (
        <RichText text={text} growing />
      )}
      <p role="status" className="sr-only">
        {firstPlace && placeWords(firstPlace)}
      </p>
      <p role="status" className="text-sm text-soft">
        {slow && t`The tutor takes longer than usual.`}
      </p>
    </MessageBubble>
  );
}

function FinishedAnswer({ interaction }: { interaction: ChatInteraction }) {
  if (interaction.answer === '' && interaction.status !== 'stopped') return null;
  return (
    <MessageBubble side="start" named author={<AuthorAt author={t`AI tutor`} at={timeOf(interaction)} />}>
      <RichText text={interaction.answer} />
      {interaction.status === 'stopped' && <p className="mt-2 text-xs text-soft">{ownEndingOf('stopped')}</p>}
    </MessageBubble>
  );
}

interface ChatInteractionProps extends ChangeProps {
  interaction: ChatInteraction;
  /** The day, shown above its first question; null for the others. */
  day: string | null;
  /** Null while no question can be asked. */
  onRetry: ((interaction: ChatInteraction) => void) | null;
  /** Asks a question that follows from this one; null where that is not offered. */
  onAsk: ((question: string, changedFrom?: string) => void) | null;
  /** The conversation is closed: no more questions can be asked in it. */
  closed: boolean;
}

function Failure({
  interaction,
  onRetry,
  closed,
}: Pick<ChatInteractionProps, 'interaction' | 'onRetry' | 'closed'>) {
  const isSubmitted = closed && interaction.interactionId !== null;
  return (
    <MessageBubble
      side="start"
      named
      author={t`AI tutor`}
      {...(!interaction.isTimeOver && { look: 'danger' })}
    >
      {!interaction.isTimeOver && <p>{isSubmitted ? ownEndingOf('failed') : failure()}</p>}
      {interaction.reason !== null && (
        <p className={interaction.isTimeOver ? '' : 'mt-1 text-sm text-soft'}>{interaction.reason}</p>
      )}
      {onRetry !== null && (
        <Button className="mt-2" onClick={() => onRetry(interaction)}>
          <Icon name="retry" />
          <Trans>Try again</Trans>
        </Button>
      )}
    </MessageBubble>
  );
}

/**
 * A question and its answer, or the error bubble with its button (spec 8). The live region is empty while the
 * answer grows outside it, so that screen readers read the finished answer once and not each token.
 */
export const ChatInteractionView = memo(
  ({ interaction, day, onRetry, onAsk, closed, ...change }: ChatInteractionProps) => {
    const waiting = isWaiting(interaction);
    return (
      // `contain` keeps the browser from laying out and painting the other messages while an answer grows.
      // The clip margin leaves room for focus rings, which are drawn a little outside of their buttons.
      <div className="grid gap-3 [contain:content] [overflow-clip-margin:8px]">
        {day !== null && <p className="text-center text-xs text-soft">{day}</p>}
        <Question interaction={interaction} {...change} />
        {waiting && <GrowingAnswer interaction={interaction} />}
        <div aria-live="polite" className={waiting ? '-mt-3' : 'grid gap-3'}>
          {!waiting && <FinishedAnswer interaction={interaction} />}
          {interaction.status === 'failed' && (
            <Failure interaction={interaction} onRetry={onRetry} closed={closed} />
          )}
        </div>
        {onAsk !== null && <AskAgain interaction={interaction} onAsk={onAsk} />}
      </div>
    );
  },
);
ChatInteractionView.displayName = 'ChatInteractionView';
