import { isSupport } from '../../contract/receipts.ts';
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
  /** The school's own words stand in place of an answer: the message showed danger. */
  readonly isSupport: boolean;
  /** When the server stored the question; null until that is known. This machine's clock orders nothing. */
  readonly storedAt: string | null;
}

export type Conversation = readonly Turn[];

export type ConversationEvent =
  | { readonly type: 'restored'; readonly interactions: readonly Interaction[] }
  | { readonly type: 'asked'; readonly key: string; readonly question: string }
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
  isSupport: isSupport(interaction),
  storedAt: interaction.createdAt,
});

const change = (turns: Conversation, key: string, to: (turn: Turn) => Turn): Conversation =>
  turns.map((turn) => (turn.key === key ? to(turn) : turn));

/** Whether the server stored a shown turn before an interaction, in the order in which it pages them. */
const isBefore = ({ storedAt, interactionId }: Turn, { createdAt, id }: Interaction): boolean =>
  storedAt !== null && (storedAt < createdAt || (storedAt === createdAt && (interactionId ?? '') < id));

/** A shown turn as it is stored; a stream that runs is ahead of what is stored. */
const refreshed = (turn: Turn, stored: Interaction): Turn =>
  turn.status === 'pending' && stored.status === 'pending'
    ? { ...turn, storedAt: stored.createdAt }
    : { ...turnOf(stored), key: turn.key };

/**
 * Puts a stored interaction where it belongs: in the place of its turn where that is shown, else after the last turn
 * that the server stored before it. A turn that the server does not know keeps its place behind the one it followed.
 */
function place(turns: Conversation, stored: Interaction): Conversation {
  if (turns.some(({ interactionId }) => interactionId === stored.id)) {
    return turns.map((turn) => (turn.interactionId === stored.id ? refreshed(turn, stored) : turn));
  }
  const index = turns.findLastIndex((turn) => isBefore(turn, stored)) + 1;
  return [...turns.slice(0, index), turnOf(stored), ...turns.slice(index)];
}

/** What the chat shows after an event; the same event twice changes nothing more. */
export function converse(turns: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'restored':
      return event.interactions.reduce(place, turns);
    case 'asked': {
      const { key, question } = event;
      const turn = {
        key,
        question,
        interactionId: null,
        answer: '',
        reason: null,
        isSupport: false,
        storedAt: null,
      };
      return [...turns.filter((shown) => shown.key !== key), { ...turn, status: 'sending' }];
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
      return change(turns, event.key, ({ key }) => ({ ...turnOf(event.interaction), key }));
    case 'lost':
      return change(turns, event.key, (turn) => ({ ...turn, status: 'polled' }));
    case 'failed':
      return change(turns, event.key, (turn) => ({ ...turn, status: 'failed', reason: event.reason }));
  }
}

/** A failed question that was asked again at once is shown once. */
export const visibleTurns = (turns: Conversation): Conversation =>
  turns.filter((turn, index) => turn.status !== 'failed' || turns[index + 1]?.question !== turn.question);
