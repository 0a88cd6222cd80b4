import type { ContractError } from '../../contract/errors.ts';
import { readAnswer } from '../api/answer-stream.ts';
import { ConnectionError } from '../api/connection-error.ts';
import { isOffline, untilOnline } from '../api/online.ts';
import { reasonOf as connectionReason } from '../api/refusal.ts';
import type { ConversationEvent } from './conversation.ts';
import { type ConversationSource, followStoredAnswer } from './conversation-source.ts';

interface Question {
  /** The idempotency key. The server stores one question for a key, however often the question is sent. */
  readonly key: string;
  readonly source: ConversationSource;
  readonly question: string;
  readonly retryOf: string | undefined;
  readonly changedFrom: string | null;
}

const maximumAttempts = 3;
/** The pause after the first attempt, in milliseconds; after the second one it is twice as long. */
const retryPause = 800;

/**
 * The codes of refusals whose sentence helps the student to continue. The chat shows that sentence beside the
 * one of spec 8.
 */
const helpfulReasons = new Set([
  'too-many-requests',
  'question-pending',
  'session-closed',
  'time-limit-reached',
  'quota-reached',
  'assignment-unavailable',
  'invalid-input',
  'too-large',
  'model-failed',
  'model-overloaded',
  'model-timeout',
  'not-ready',
]);

const reasonOf = ({ code, message }: ContractError): string | null =>
  helpfulReasons.has(code) ? message : null;

/**
 * Whether the server has certainly not stored the question. A server that failed (status 500 and above) may
 * have stored it; a server that was too busy has not.
 */
const isRefusal = ({ status, code }: ContractError): boolean => status < 500 || code === 'model-overloaded';

/**
 * Asks one question and reports each step of its answer. Without a connection the question waits. If the
 * connection breaks before the server's first event, the question is sent again with the same key, at most
 * `maximumAttempts` times in all. If the connection breaks later, `lost` is reported, and the caller follows
 * the stored answer (`followToEnd`). Never throws.
 */
export async function ask(question: Question, report: (event: ConversationEvent) => void): Promise<void> {
  for (let attempt = 1; ; ) {
    await untilOnline();
    const outcome = await askOnce(question, report);
    if (outcome === 'reported') return;
    // An attempt without a connection does not count: the question waits for it.
    if (isOffline()) continue;
    if (attempt === maximumAttempts) {
      const reason = connectionReason(new ConnectionError()) ?? null;
      return report({ type: 'failed', key: question.key, refused: false, reason });
    }
    await new Promise((resolve) => setTimeout(resolve, retryPause * attempt));
    attempt += 1;
  }
}

async function askOnce(
  { key, source, question, retryOf, changedFrom }: Question,
  report: (event: ConversationEvent) => void,
): Promise<'reported' | 'unacknowledged'> {
  const end = await readAnswer(
    source.ask({ key, question, retryOf, changedFrom: changedFrom ?? undefined }),
    {
      onStart: ({ interactionId }) => report({ type: 'started', key, interactionId }),
      onDelta: deltasOf(key, report),
      onPlace: (place) => report({ type: 'place', key, place }),
    },
  );
  if (end.outcome === 'broken' && !end.begun) return 'unacknowledged';
  if (end.outcome === 'done') report({ type: 'ended', key, interaction: end.data.interaction });
  else if (end.outcome === 'refused')
    report({
      type: 'failed',
      key,
      refused: isRefusal(end.error),
      isTimeOver: ['time-limit-reached', 'quota-reached'].includes(end.error.code),
      reason: reasonOf(end.error),
    });
  // The answer is under way without this connection: it broke, or an earlier connection asked the same
  // question.
  else if (end.outcome === 'broken' || end.error.code === 'question-pending') report({ type: 'lost', key });
  else report({ type: 'failed', key, refused: false, reason: reasonOf(end.error) });
  return 'reported';
}

/** Reports each piece of an answer with its offset. */
function deltasOf(key: string, report: (event: ConversationEvent) => void): (text: string) => void {
  let from = 0;
  return (text) => {
    report({ type: 'delta', key, text, from });
    from += text.length;
  };
}

/**
 * Follows an answer under way from its beginning, and reports its pieces and its end. Never throws.
 * @returns whether the end was reported; otherwise the connection broke, the server refused the call, or the
 *   answer is under way elsewhere
 */
export async function followToEnd(
  { key, interactionId }: { readonly key: string; readonly interactionId: string },
  report: (event: ConversationEvent) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const end = await readAnswer(followStoredAnswer(interactionId, signal), {
    onStart: () => undefined,
    onDelta: deltasOf(key, report),
    onPlace: (place) => report({ type: 'place', key, place }),
    signal,
  });
  if (end.outcome === 'done') report({ type: 'ended', key, interaction: end.data.interaction });
  else if (end.outcome === 'failed' && end.error.code !== 'question-pending')
    report({ type: 'failed', key, refused: false, reason: reasonOf(end.error) });
  else return false;
  return true;
}
