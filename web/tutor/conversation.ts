import { isSupport } from '../../contract/receipts.ts';
import type { Interaction, Place } from '../../contract/tutor.ts';
import type { UnacknowledgedQuestion } from './unacknowledged.ts';

/**
 * A question with its answer in the chat. Its status is `sending` until the server has stored the question.
 * It is `detached` while the answer grows without the stream of its question: after a reload, in another tab,
 * or after a lost connection.
 */
export interface ChatInteraction {
  /** The idempotency key of a question asked here, or the id of a restored interaction. */
  readonly key: string;
  /** The id of the failed interaction that it asks again. */
  readonly retryOf: string | undefined;
  /** The id of the interaction whose question it changes; null for others. */
  readonly changedFrom: string | null;
  readonly interactionId: string | null;
  readonly question: string;
  readonly answer: string;
  /** Where the question waits for the model; null when it does not wait, or while that is unknown. */
  readonly place: Place | null;
  readonly status: 'sending' | 'pending' | 'detached' | 'answered' | 'stopped' | 'failed';
  /** Whether the server refused the question, so that nothing of it is stored. */
  readonly refused: boolean;
  /** Whether it was refused because the student's time is over or a quota is used up. */
  readonly isTimeOver: boolean;
  /** The reason of a failure, if it is known, to show beside the specification's sentence. */
  readonly reason: string | null;
  /** The answer is the school's support text, because the message showed danger. */
  readonly isSupport: boolean;
  /**
   * When the server stored the question; null until that is known. The order follows this time and never the
   * clock of this machine.
   */
  readonly storedAt: string | null;
  /** For a question asked here: when the server stored the one before it; null if that is unknown. */
  readonly after: string | null;
}

export type Conversation = readonly ChatInteraction[];

export type ConversationEvent =
  | { readonly type: 'restored'; readonly interactions: readonly Interaction[] }
  | {
      readonly type: 'asked';
      readonly key: string;
      readonly question: string;
      readonly retryOf?: string | undefined;
      readonly changedFrom?: string | null;
    }
  | { readonly type: 'unacknowledged'; readonly unacknowledged: UnacknowledgedQuestion }
  | { readonly type: 'started'; readonly key: string; readonly interactionId: string }
  /** `from` is the offset of the text in the answer. */
  | { readonly type: 'delta'; readonly key: string; readonly text: string; readonly from: number }
  | { readonly type: 'place'; readonly key: string; readonly place: Place | null }
  | { readonly type: 'ended'; readonly key: string; readonly interaction: Interaction }
  | { readonly type: 'lost'; readonly key: string }
  | {
      readonly type: 'failed';
      readonly key: string;
      readonly refused: boolean;
      readonly isTimeOver?: boolean;
      readonly reason: string | null;
    };

/** The id of the interaction; until the server has stored the question, its key. */
export const idOf = ({ interactionId, key }: ChatInteraction): string => interactionId ?? key;

/** Whether the answer is pending. */
export const isWaiting = ({ status }: ChatInteraction): boolean =>
  status === 'sending' || status === 'pending' || status === 'detached';

const chatInteractionOf = (interaction: Interaction): ChatInteraction => ({
  key: interaction.id,
  interactionId: interaction.id,
  question: interaction.question,
  answer: interaction.answer,
  place: null,
  status: interaction.status === 'pending' ? 'detached' : interaction.status,
  refused: false,
  isTimeOver: false,
  reason: null,
  isSupport: isSupport(interaction),
  storedAt: interaction.createdAt,
  retryOf: undefined,
  changedFrom: interaction.changedFrom,
  after: null,
});

/** Whether the server has not acknowledged a failed question, which it may have received or not. */
export const isUnacknowledged = ({ status, interactionId, refused }: ChatInteraction): boolean =>
  status === 'failed' && interactionId === null && !refused;

/** When the server stored the newest question that is shown; null if that is unknown. */
export const lastStored = (conversation: Conversation): string | null =>
  conversation.reduce<string | null>(
    (last, { storedAt }) => (storedAt !== null && (last === null || storedAt > last) ? storedAt : last),
    null,
  );

const updateEntry = (
  conversation: Conversation,
  key: string,
  update: (entry: ChatInteraction) => ChatInteraction,
): Conversation => conversation.map((entry) => (entry.key === key ? update(entry) : entry));

/** Whether the server stored a shown interaction before another one, in the order in which it pages them. */
const isBefore = ({ storedAt, interactionId }: ChatInteraction, { createdAt, id }: Interaction): boolean =>
  storedAt !== null && (storedAt < createdAt || (storedAt === createdAt && (interactionId ?? '') < id));

/** Updates a shown interaction from its stored state. An answer that grows here is ahead of the store. */
const refreshed = (entry: ChatInteraction, stored: Interaction): ChatInteraction =>
  isWaiting(entry) && stored.status === 'pending'
    ? { ...entry, storedAt: stored.createdAt }
    : { ...chatInteractionOf(stored), key: entry.key };

/**
 * Whether a stored interaction is the question of an unacknowledged entry, which the server received after
 * all. It must be newer than the question before the entry, since an earlier question may have the same
 * words.
 */
const isReceived = (entry: ChatInteraction, { id, question, createdAt }: Interaction): boolean =>
  isUnacknowledged(entry) &&
  entry.question === question &&
  entry.retryOf !== id &&
  (entry.after === null || entry.after < createdAt);

/**
 * Inserts a stored interaction. One that is shown already is updated in its place; another one comes after
 * the last interaction that the server stored before it. A question that the server does not know stays after
 * the one that it followed.
 */
function insertStored(conversation: Conversation, stored: Interaction): Conversation {
  if (conversation.some(({ interactionId }) => interactionId === stored.id)) {
    return conversation.map((entry) =>
      entry.interactionId === stored.id ? refreshed(entry, stored) : entry,
    );
  }
  const received = conversation.find((entry) => isReceived(entry, stored));
  if (received !== undefined) {
    const others = conversation.filter((entry) => entry !== received);
    return insertStored(others, stored).map((entry) =>
      entry.interactionId === stored.id ? { ...entry, key: received.key } : entry,
    );
  }
  const index = conversation.findLastIndex((entry) => isBefore(entry, stored)) + 1;
  return [...conversation.slice(0, index), chatInteractionOf(stored), ...conversation.slice(index)];
}

/**
 * The end of an answer. If the answer failed and the server has lost its text, the part that was shown stays.
 */
const ended = ({ key, answer }: ChatInteraction, stored: Interaction): ChatInteraction => {
  const end = { ...chatInteractionOf(stored), key };
  return stored.status === 'failed' && stored.answer === '' ? { ...end, answer } : end;
};

/** The fields of a question that the server has not stored yet. */
const unsent = {
  interactionId: null,
  answer: '',
  place: null,
  refused: false,
  isTimeOver: false,
  reason: null,
  isSupport: false,
  storedAt: null,
} as const;

/**
 * The conversation after an event. Stored interactions that come twice change nothing, and a delta replaces
 * the text from its offset on.
 */
export function conversationReducer(conversation: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'restored':
      return event.interactions.reduce(insertStored, conversation);
    case 'asked': {
      const { key, question, retryOf, changedFrom = null } = event;
      const others = conversation.filter((shown) => shown.key !== key);
      return [
        ...others,
        {
          ...unsent,
          key,
          question,
          retryOf,
          changedFrom,
          after: lastStored(conversation),
          status: 'sending',
        },
      ];
    }
    case 'unacknowledged':
      return [...conversation, { ...unsent, ...event.unacknowledged, status: 'failed' }];
    case 'started': {
      const { key, interactionId } = event;
      // The interaction may already be shown under another key, if it was restored from the server meanwhile.
      const others = conversation.filter(
        (entry) => entry.key === key || entry.interactionId !== interactionId,
      );
      return updateEntry(others, key, (entry) => ({ ...entry, interactionId, status: 'pending' }));
    }
    case 'delta':
      return updateEntry(conversation, event.key, (entry) =>
        isWaiting(entry) ? { ...entry, answer: entry.answer.slice(0, event.from) + event.text } : entry,
      );
    case 'place':
      return updateEntry(conversation, event.key, (entry) =>
        isWaiting(entry) ? { ...entry, place: event.place } : entry,
      );
    case 'ended':
      return updateEntry(conversation, event.key, (entry) => ended(entry, event.interaction));
    case 'lost':
      return updateEntry(conversation, event.key, (entry) => ({ ...entry, status: 'detached', place: null }));
    case 'failed':
      return updateEntry(conversation, event.key, (entry) => ({
        ...entry,
        status: 'failed',
        place: null,
        refused: event.refused,
        isTimeOver: event.isTimeOver ?? false,
        reason: event.reason,
      }));
  }
}

/** The interactions to show. A failed question is left out if the same question follows it. */
export const visibleInteractions = (conversation: Conversation): Conversation =>
  conversation.filter(
    (entry, index) => entry.status !== 'failed' || conversation[index + 1]?.question !== entry.question,
  );
