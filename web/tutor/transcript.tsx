import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { Interaction } from '../../contract/tutor.ts';
import { receiptOf } from '../guidelines/receipt-words.ts';
import { ToldButton } from '../guidelines/told.tsx';
import { Button } from '../ui/button.tsx';
import { changesAmong } from '../ui/changed-question.tsx';
import { CheckLine } from '../ui/check-line.tsx';
import { type Inserted, insertedByGap } from '../ui/inserted.ts';
import { AnswerMessage, QuestionMessage } from '../ui/interaction.tsx';
import { formatClock, formatMoment } from '../ui/moments.ts';
import type { TranscriptOf } from './use-work.ts';

interface TranscriptProps {
  interactions: readonly Interaction[];
  /** The name of the student, as the page shows it; without one, that of each interaction. */
  author?: string | undefined;
  /** Whether the reader is the student; then the transcript looks like the chat. */
  own?: boolean;
  /** Whether the teacher can open what the tutor was told: its instructions and messages. Not on paper. */
  told?: boolean;
  /** What is shown between the messages, sorted in by its time. */
  inserted: readonly Inserted[];
  /**
   * Whether earlier messages are not loaded yet. What belongs before the first loaded message is then not
   * shown.
   */
  hasEarlier?: boolean;
}

/** A whole conversation, read-only. */
export function Transcript({
  interactions,
  author,
  own = false,
  told = false,
  inserted,
  hasEarlier = false,
}: TranscriptProps) {
  const changes = changesAmong(interactions);
  const gaps = insertedByGap(
    interactions.map(({ createdAt }) => createdAt),
    inserted,
  );
  const between = (index: number): ReactNode[] =>
    (index === 0 && hasEarlier ? [] : (gaps[index] ?? [])).map(({ key, node }) => (
      <div key={key} className={own ? undefined : 'text-sm'}>
        {node}
      </div>
    ));
  const messages = interactions.map((interaction) => (
    <Fragment key={interaction.id}>
      <QuestionMessage
        id={interaction.id}
        {...changes(interaction)}
        author={own ? t`You` : (author ?? interaction.studentName)}
        at={formatMoment(interaction.createdAt)}
        text={interaction.question}
        compact={!own}
      />
      <AnswerMessage
        text={interaction.answer}
        status={interaction.status}
        own={own}
        compact={!own}
        {...(own && { at: formatClock(interaction.createdAt) })}
      />
      {!own && <CheckLine check={receiptOf(interaction)} />}
      {told && <ToldButton interaction={interaction} />}
    </Fragment>
  ));
  return [...messages.flatMap((message, index) => [...between(index), message]), ...between(messages.length)];
}

interface PagedTranscriptProps {
  transcript: TranscriptOf;
  inserted: readonly Inserted[];
  author?: string;
  own?: boolean;
}

/** The newest part of a conversation, with a button for earlier messages. */
export function PagedTranscript({ transcript, inserted, author, own = false }: PagedTranscriptProps) {
  const { earlier, loadingEarlier, interactions } = transcript;
  return (
    <>
      {earlier !== null && (
        <Button look="quiet" className="justify-self-center" busy={loadingEarlier} onClick={earlier}>
          <Trans>Show earlier messages</Trans>
        </Button>
      )}
      <Transcript
        interactions={interactions}
        author={author}
        own={own}
        told={!own}
        inserted={inserted}
        hasEarlier={earlier !== null}
      />
    </>
  );
}
