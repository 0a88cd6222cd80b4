import { isSupport } from '../../contract/receipts.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { Unheard } from './unheard.ts';

/**
 * One question and what came of it, as the chat shows it. `sending` until the server has stored the question,
 * `polled` when the answer is awaited without a stream.
 */
export interface Turn {
  /** The idempotency key of a question asked here, the interaction's id of a restored one. */
  readonly key: string;
  /** The failed interaction that it asks again. */
  readonly retryOf: string | undefined;
  readonly interactionId: string | null;
  readonly question: string;
  readonly answer: string;
  readonly status: 'sending' | 'pending' | 'polled' | 'answered' | 'stopped' | 'failed';
  /** Whether the server refused the question, so that nothing of it is stored. */
  readonly refused: boolean;
  /** What to say beside the spec's sentence, where more is known about a failure. */
  readonly reason: string | null;
  /** The school's own words stand in place of an answer: the message showed danger. */
  readonly isSupport: boolean;
  /** When the server stored the question; null until that is known. This machine's clock orders nothing. */
  readonly storedAt: string | null;
  /** When the server stored the last question before a question asked here; null where none is known. */
  readonly after: string | null;
}

export type Conversation = readonly Turn[];

export type ConversationEvent =
  | { readonly type: 'restored'; readonly interactions: readonly Interaction[] }
  | {
      readonly type: 'asked';
      readonly key: string;
      readonly question: string;
      readonly retryOf?: string | undefined;
    }
  | { readonly type: 'unheard'; readonly unheard: Unheard }
  | { readonly type: 'started'; readonly key: string; readonly interactionId: string }
  | { readonly type: 'delta'; readonly key: string; readonly text: string }
  | { readonly type: 'ended'; readonly key: string; readonly interaction: Interaction }
  | { readonly type: 'lost'; readonly key: string }
  | {
      readonly type: 'failed';
      readonly key: string;
      readonly refused: boolean;
      readonly reason: string | null;
    };

/** The spec's chat messages are two for a turn: the student's and the tutor's. */
export const isWaiting = ({ status }: Turn): boolean =>
  status === 'sending' || status === 'pending' || status === 'polled';

const turnOf = (interaction: Interaction): Turn => ({
  key: interaction.id,
  interactionId: interaction.id,
  question: interaction.question,
  answer: interaction.answer,
  status: interaction.status === 'pending' ? 'polled' : interaction.status,
  refused: false,
  reason: null,
  isSupport: isSupport(interaction),
  storedAt: interaction.createdAt,
  retryOf: undefined,
  after: null,
});

/** Whether the server has said nothing about a question that failed: it may have heard it or not. */
export const isUnheard = ({ status, interactionId, refused }: Turn): boolean =>
  status === 'failed' && interactionId === null && !refused;

/** When the server stored the newest question that is shown; null where none is known. */
export const lastStored = (turns: Conversation): string | null =>
  turns.reduce<string | null>(
    (last, { storedAt }) => (storedAt !== null && (last === null || storedAt > last) ? storedAt : last),
    null,
  );

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

/** Whether a stored interaction is a question of which no answer came: it was heard after all. */
const isHeard = (turn: Turn, { id, question, createdAt }: Interaction): boolean =>
  isUnheard(turn) &&
  turn.question === question &&
  turn.retryOf !== id &&
  (turn.after === null || turn.after < createdAt);

/**
 * Puts a stored interaction where it belongs: in the place of its turn where that is shown, else after the last turn
 * that the server stored before it. A turn that the server does not know keeps its place behind the one it followed.
 */
function place(turns: Conversation, stored: Interaction): Conversation {
  if (turns.some(({ interactionId }) => interactionId === stored.id)) {
    return turns.map((turn) => (turn.interactionId === stored.id ? refreshed(turn, stored) : turn));
  }
  const heard = turns.find((turn) => isHeard(turn, stored));
  if (heard !== undefined) {
    const others = turns.filter((turn) => turn !== heard);
    return place(others, stored).map((turn) =>
      turn.interactionId === stored.id ? { ...turn, key: heard.key } : turn,
    );
  }
  const index = turns.findLastIndex((turn) => isBefore(turn, stored)) + 1;
  return [...turns.slice(0, index), turnOf(stored), ...turns.slice(index)];
}

const unsent = {
  interactionId: null,
  answer: '',
  refused: false,
  reason: null,
  isSupport: false,
  storedAt: null,
} as const;

/** What the chat shows after an event; the same event twice changes nothing more. */
export function converse(turns: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'restored':
      return event.interactions.reduce(place, turns);
    case 'asked': {
      const { key, question, retryOf } = event;
      const others = turns.filter((shown) => shown.key !== key);
      return [...others, { ...unsent, key, question, retryOf, after: lastStored(turns), status: 'sending' }];
    }
    case 'unheard':
      return [...turns, { ...unsent, ...event.unheard, status: 'failed' }];
    case 'started': {
      const { key, interactionId } = event;
      // Asked again under its key, a question can turn out to be one that is shown already.
      const others = turns.filter((turn) => turn.key === key || turn.interactionId !== interactionId);
      return change(others, key, (turn) => ({ ...turn, interactionId, answer: '', status: 'pending' }));
    }
    case 'delta':
      return change(turns, event.key, (turn) =>
        turn.status === 'pending' ? { ...turn, answer: turn.answer + event.text } : turn,
      );
    case 'ended':
      return change(turns, event.key, ({ key }) => ({ ...turnOf(event.interaction), key }));
    case 'lost':
      return change(turns, event.key, (turn) => ({ ...turn, status: 'polled' }));
    case 'failed':
      return change(turns, event.key, (turn) => ({
        ...turn,
        status: 'failed',
        refused: event.refused,
        reason: event.reason,
      }));
  }
}

/** A failed question that was asked again at once is shown once. */
export const visibleTurns = (turns: Conversation): Conversation =>
  turns.filter((turn, index) => turn.status !== 'failed' || turns[index + 1]?.question !== turn.question);
