import { isSupport } from '../../contract/receipts.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { Unheard } from './unheard.ts';

/**
 * One question and what came of it, as the chat shows it. `sending` until the server has stored the question,
 * `polled` when the answer is awaited without a stream.
 */
export interface ChatInteraction {
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
  /** The answer is the school's support text, because the message showed danger. */
  readonly isSupport: boolean;
  /** When the server stored the question; null until that is known. This machine's clock orders nothing. */
  readonly storedAt: string | null;
  /** When the server stored the last question before a question asked here; null where none is known. */
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

/** Whether the answer is still to come. */
export const isWaiting = ({ status }: ChatInteraction): boolean =>
  status === 'sending' || status === 'pending' || status === 'polled';

const chatInteractionOf = (interaction: Interaction): ChatInteraction => ({
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
export const isUnheard = ({ status, interactionId, refused }: ChatInteraction): boolean =>
  status === 'failed' && interactionId === null && !refused;

/** When the server stored the newest question that is shown; null where none is known. */
export const lastStored = (conversation: Conversation): string | null =>
  conversation.reduce<string | null>(
    (last, { storedAt }) => (storedAt !== null && (last === null || storedAt > last) ? storedAt : last),
    null,
  );

const change = (
  conversation: Conversation,
  key: string,
  to: (entry: ChatInteraction) => ChatInteraction,
): Conversation => conversation.map((entry) => (entry.key === key ? to(entry) : entry));

/** Whether the server stored a shown interaction before another one, in the order in which it pages them. */
const isBefore = ({ storedAt, interactionId }: ChatInteraction, { createdAt, id }: Interaction): boolean =>
  storedAt !== null && (storedAt < createdAt || (storedAt === createdAt && (interactionId ?? '') < id));

/** A shown interaction as it is stored. An open stream is ahead of what is stored. */
const refreshed = (entry: ChatInteraction, stored: Interaction): ChatInteraction =>
  entry.status === 'pending' && stored.status === 'pending'
    ? { ...entry, storedAt: stored.createdAt }
    : { ...chatInteractionOf(stored), key: entry.key };

/** Whether a stored interaction is a question of which no answer came: it was heard after all. */
const isHeard = (entry: ChatInteraction, { id, question, createdAt }: Interaction): boolean =>
  isUnheard(entry) &&
  entry.question === question &&
  entry.retryOf !== id &&
  (entry.after === null || entry.after < createdAt);

/**
 * Inserts a stored interaction: in its place where it is shown already, else after the last one that the server stored
 * before it. A question that the server does not know stays behind the one it followed.
 */
function insertStored(conversation: Conversation, stored: Interaction): Conversation {
  if (conversation.some(({ interactionId }) => interactionId === stored.id)) {
    return conversation.map((entry) =>
      entry.interactionId === stored.id ? refreshed(entry, stored) : entry,
    );
  }
  const heard = conversation.find((entry) => isHeard(entry, stored));
  if (heard !== undefined) {
    const others = conversation.filter((entry) => entry !== heard);
    return insertStored(others, stored).map((entry) =>
      entry.interactionId === stored.id ? { ...entry, key: heard.key } : entry,
    );
  }
  const index = conversation.findLastIndex((entry) => isBefore(entry, stored)) + 1;
  return [...conversation.slice(0, index), chatInteractionOf(stored), ...conversation.slice(index)];
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
export function converse(conversation: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'restored':
      return event.interactions.reduce(insertStored, conversation);
    case 'asked': {
      const { key, question, retryOf } = event;
      const others = conversation.filter((shown) => shown.key !== key);
      return [
        ...others,
        { ...unsent, key, question, retryOf, after: lastStored(conversation), status: 'sending' },
      ];
    }
    case 'unheard':
      return [...conversation, { ...unsent, ...event.unheard, status: 'failed' }];
    case 'started': {
      const { key, interactionId } = event;
      // Asked again under its key, a question can turn out to be one that is shown already.
      const others = conversation.filter(
        (entry) => entry.key === key || entry.interactionId !== interactionId,
      );
      return change(others, key, (entry) => ({ ...entry, interactionId, answer: '', status: 'pending' }));
    }
    case 'delta':
      return change(conversation, event.key, (entry) =>
        entry.status === 'pending' ? { ...entry, answer: entry.answer + event.text } : entry,
      );
    case 'ended':
      return change(conversation, event.key, ({ key }) => ({ ...chatInteractionOf(event.interaction), key }));
    case 'lost':
      return change(conversation, event.key, (entry) => ({ ...entry, status: 'polled' }));
    case 'failed':
      return change(conversation, event.key, (entry) => ({
        ...entry,
        status: 'failed',
        refused: event.refused,
        reason: event.reason,
      }));
  }
}

/** A failed question that was asked again at once is shown once. */
export const visibleInteractions = (conversation: Conversation): Conversation =>
  conversation.filter(
    (entry, index) => entry.status !== 'failed' || conversation[index + 1]?.question !== entry.question,
  );
