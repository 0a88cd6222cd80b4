import { ContractError } from '../../contract/errors.ts';
import { logFailure } from '../api/log.ts';
import type { ConversationEvent } from './conversation.ts';
import type { Place } from './place.ts';

interface Question {
  /** The idempotency key: the same one asks once, however often it is sent. */
  readonly key: string;
  readonly place: Place;
  readonly question: string;
  readonly retryOf: string | undefined;
}

const tries = 3;
const pauseBetween = 800;

/** What to say beside the spec's sentence: only what helps the student to go on. */
const helpful = new Set([
  'too-many-requests',
  'question-pending',
  'session-closed',
  'assignment-unavailable',
  'invalid-input',
  'too-large',
]);

const reasonOf = (error: unknown): string | null =>
  error instanceof ContractError && helpful.has(error.code) ? error.message : null;

/**
 * Asks one question and tells each step of its answer. A line that breaks before the server has spoken is tried
 * again with the same key; one that breaks later leaves the answer to be polled. Never throws.
 */
export async function ask(question: Question, tell: (event: ConversationEvent) => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await askOnce(question, tell);
    if (outcome === 'told') return;
    if (attempt === tries) return tell({ type: 'failed', key: question.key, reason: null });
    await new Promise((resolve) => setTimeout(resolve, pauseBetween * attempt));
  }
}

async function askOnce(
  asked: Question,
  tell: (event: ConversationEvent) => void,
): Promise<'told' | 'unheard'> {
  const { key, place, question, retryOf } = asked;
  let started = false;
  try {
    for await (const event of place.ask({ key, question, retryOf })) {
      if (event.event === 'start') {
        started = true;
        tell({ type: 'started', key, interactionId: event.data.interactionId });
      } else if (event.event === 'delta') tell({ type: 'delta', key, text: event.data.text });
      else if (event.event === 'done') {
        tell({ type: 'ended', key, interaction: event.data.interaction });
        return 'told';
      } else if (event.event === 'error') {
        tell({ type: 'failed', key, reason: null });
        return 'told';
      }
    }
  } catch (error) {
    logFailure(error);
    if (error instanceof ContractError) {
      tell({ type: 'failed', key, reason: reasonOf(error) });
      return 'told';
    }
  }
  if (started) tell({ type: 'lost', key });
  return started ? 'told' : 'unheard';
}
