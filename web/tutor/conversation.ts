import type { Interaction } from '../../contract/tutor.ts';

/**
 * One question and what came of it, as the chat shows it. `sending` until the server has stored the question,
 * `polled` when the answer is awaited without a stream.
 */
export interface Turn {
  /** The idempotency key of a question asked here, the interaction's id of a restored one. */
  readonly key: string;
  readonly interactionId: string | null;
  readonly question: string;
  readonly answer: string;
  readonly status: 'sending' | 'pending' | 'polled' | 'answered' | 'stopped' | 'failed';
  /** What to say beside the spec's sentence, where more is known about a failure. */
  readonly reason: string | null;
  readonly time: string;
}

export type Conversation = readonly Turn[];

export type ConversationEvent =
  | { readonly type: 'restored'; readonly interactions: readonly Interaction[] }
  | { readonly type: 'asked'; readonly key: string; readonly question: string; readonly time: string }
  | { readonly type: 'started'; readonly key: string; readonly interactionId: string }
  | { readonly type: 'delta'; readonly key: string; readonly text: string }
  | { readonly type: 'ended'; readonly key: string; readonly interaction: Interaction }
  | { readonly type: 'lost'; readonly key: string }
  | { readonly type: 'failed'; readonly key: string; readonly reason: string | null };

/** The spec's chat messages are two for a turn: the student's and the tutor's. */
export const isWaiting = ({ status }: Turn): boolean =>
  status === 'sending' || status === 'pending' || status === 'polled';

const turnOf = (interaction: Interaction): Turn => ({
  key: interaction.id,
  interactionId: interaction.id,
  question: interaction.question,
  answer: interaction.answer,
  status: interaction.status === 'pending' ? 'polled' : interaction.status,
  reason: null,
  time: interaction.createdAt,
});

const change = (turns: Conversation, key: string, to: (turn: Turn) => Turn): Conversation =>
  turns.map((turn) => (turn.key === key ? to(turn) : turn));

/** Stored turns take the place of those that were shown; those that the server does not know yet stay at the end. */
function restore(turns: Conversation, interactions: readonly Interaction[]): Conversation {
  const shown = new Map(turns.map((turn) => [turn.interactionId, turn]));
  const stored = interactions.map((interaction) => {
    const known = shown.get(interaction.id);
    // A stream that runs is ahead of what is stored.
    if (known !== undefined && known.status === 'pending' && interaction.status === 'pending') return known;
    return { ...turnOf(interaction), key: known?.key ?? interaction.id };
  });
  const ids = new Set(interactions.map(({ id }) => id));
  return [
    ...stored,
    ...turns.filter((turn) => turn.interactionId === null || !ids.has(turn.interactionId)),
  ].sort((a, b) => a.time.localeCompare(b.time));
}

/** What the chat shows after an event; the same event twice changes nothing more. */
export function converse(turns: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'restored':
      return restore(turns, event.interactions);
    case 'asked': {
      const turn = {
        key: event.key,
        interactionId: null,
        question: event.question,
        answer: '',
        reason: null,
      };
      return [
        ...turns.filter(({ key }) => key !== event.key),
        { ...turn, status: 'sending', time: event.time },
      ];
    }
    case 'started':
      return change(turns, event.key, (turn) => ({
        ...turn,
        interactionId: event.interactionId,
        answer: '',
        status: 'pending',
      }));
    case 'delta':
      return change(turns, event.key, (turn) =>
        turn.status === 'pending' ? { ...turn, answer: turn.answer + event.text } : turn,
      );
    case 'ended':
      return change(turns, event.key, (turn) => ({
        ...turnOf(event.interaction),
        key: turn.key,
        time: turn.time,
      }));
    case 'lost':
      return change(turns, event.key, (turn) => ({ ...turn, status: 'polled' }));
    case 'failed':
      return change(turns, event.key, (turn) => ({ ...turn, status: 'failed', reason: event.reason }));
  }
}

/** A failed question that was asked again at once is shown once. */
export const visibleTurns = (turns: Conversation): Conversation =>
  turns.filter((turn, index) => turn.status !== 'failed' || turns[index + 1]?.question !== turn.question);
