import type { ContractError } from '../../contract/errors.ts';
import { readAnswer } from '../api/answer-stream.ts';
import type { ConversationEvent } from './conversation.ts';
import type { ConversationSource } from './conversation-source.ts';

interface Question {
  /** The idempotency key: the same one asks once, however often it is sent. */
  readonly key: string;
  readonly source: ConversationSource;
  readonly question: string;
  readonly retryOf: string | undefined;
}

const tries = 3;
const pauseBetween = 800;

/** Shown beside the specification's sentence: only reasons that help the student to continue. */
const helpful = new Set([
  'too-many-requests',
  'question-pending',
  'session-closed',
  'assignment-unavailable',
  'invalid-input',
  'too-large',
]);

const reasonOf = ({ code, message }: ContractError): string | null => (helpful.has(code) ? message : null);

/** A server that failed may already have stored the question; a server that was too busy has not. */
const isRefusal = ({ status, code }: ContractError): boolean => status < 500 || code === 'model-overloaded';

/**
 * Asks one question and reports each step of its answer. If the connection breaks before the server's first event, it asks
 * again with the same key; if it breaks later, the answer is polled. Never throws.
 */
export async function ask(question: Question, tell: (event: ConversationEvent) => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await askOnce(question, tell);
    if (outcome === 'told') return;
    if (attempt === tries) return tell({ type: 'failed', key: question.key, refused: false, reason: null });
    await new Promise((resolve) => setTimeout(resolve, pauseBetween * attempt));
  }
}

async function askOnce(
  { key, source, question, retryOf }: Question,
  tell: (event: ConversationEvent) => void,
): Promise<'told' | 'unacknowledged'> {
  const end = await readAnswer(source.ask({ key, question, retryOf }), {
    onStart: ({ interactionId }) => tell({ type: 'started', key, interactionId }),
    onDelta: (text) => tell({ type: 'delta', key, text }),
  });
  if (end.outcome === 'broken' && !end.begun) return 'unacknowledged';
  if (end.outcome === 'done') tell({ type: 'ended', key, interaction: end.data.interaction });
  else if (end.outcome === 'refused')
    tell({ type: 'failed', key, refused: isRefusal(end.error), reason: reasonOf(end.error) });
  // The question was asked before, and its answer is under way on another connection: poll it.
  else if (end.outcome === 'broken' || end.error.code === 'question-pending') tell({ type: 'lost', key });
  else tell({ type: 'failed', key, refused: false, reason: null });
  return 'told';
}
