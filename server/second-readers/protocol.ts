import type { ContentKind } from '../../checks/checks.ts';
import type { GuardProtocolName } from '../../contract/model-connection.ts';
import type { Danger } from '../../contract/safeguarding.ts';
import type { DialogueAct } from '../../contract/tutor.ts';
import type { ModelRequest } from '../model/model.ts';

/** What a second reader says of a question or of a part of a reply. */
export interface GuardVerdict {
  /** Doubtful: between safe and harmful. Unread: no answer, or one in another form; it never counts as safe. */
  readonly is: 'safe' | 'harmful' | 'danger' | 'doubtful' | 'unread';
  /** The kinds of a harmful or doubtful text, the gravest first; empty where the reader does not name them. */
  readonly kinds?: readonly ContentKind[];
  /** The kind of danger that the writer of a question is in, or is to others. */
  readonly danger?: Danger;
  /** The writer tells of distress below danger. */
  readonly distress?: boolean;
  /** The text tries to switch the rules off. It is recorded and stops nothing. */
  readonly jailbreak?: boolean;
  /** What the message does. */
  readonly act?: DialogueAct;
}

export const unread: GuardVerdict = { is: 'unread' };
export const safe: GuardVerdict = { is: 'safe' };

/** A text for a second reader, without personal data and names. */
export interface GuardText {
  readonly subject: string;
  readonly age: number;
  /** The earlier questions of the conversation, the oldest first. */
  readonly earlier: readonly string[];
  readonly question: string;
  /** The part of the reply to judge. Without it the question is judged. */
  readonly reply?: string;
}

/** A category of a guard model in the product's words. Ignored: lessons trip it. */
export type GuardKind = ContentKind | 'self-harm' | 'jailbreak' | 'ignored';

/**
 * The verdict for a text that a guard calls unsafe, by the categories that it names. Self-harm is danger in a question and a method
 * in a reply. Categories that no table knows are no verdict.
 */
export function verdictFor(
  named: readonly (GuardKind | undefined)[],
  text: GuardText,
  is: 'harmful' | 'doubtful' = 'harmful',
): GuardVerdict {
  const known = named.filter((kind) => kind !== undefined);
  if (known.length === 0) return unread;
  const kinds = known.flatMap((kind) => contentOf(kind));
  if (text.reply === undefined && is === 'harmful' && known.includes('self-harm'))
    return { is: 'danger', danger: 'self-harm' };
  if (kinds.length > 0) return { is, kinds: [...new Set(kinds)] };
  if (known.includes('jailbreak')) return { is: 'safe', jailbreak: true };
  return known.length === named.length ? safe : unread;
}

function contentOf(kind: GuardKind): ContentKind[] {
  if (kind === 'ignored' || kind === 'jailbreak') return [];
  return [kind === 'self-harm' ? 'self-harm-methods' : kind];
}

/** What a verdict is called in a receipt: "safe", "danger:abuse", "content:drugs". */
export function nameOfVerdict({ is, kinds = [], danger, distress, jailbreak }: GuardVerdict): string {
  if (is === 'danger') return `danger:${danger}`;
  const kind = kinds.length === 0 ? '' : `:${kinds[0]}`;
  if (is === 'harmful') return `content${kind}`;
  if (is === 'doubtful') return `doubtful${kind}`;
  if (is === 'unread') return 'unread';
  return distress ? 'distress' : jailbreak ? 'jailbreak' : 'safe';
}

/** What a second reader is sent. */
export type VerdictCall = Pick<ModelRequest, 'messages' | 'schema' | 'sampling'>;

/**
 * How a guard model is spoken to: plain data and two pure functions. A new protocol stands in
 * guard-protocols.ts with the others, and its name in the contract.
 */
export interface GuardProtocol {
  readonly name: GuardProtocolName;
  /** The names of the models that speak it. */
  readonly models: RegExp;
  /** Whether it tells every kind of danger in a question. Otherwise the judge reads the question, too. */
  readonly tellsDanger: boolean;
  readonly call: (text: GuardText, model: string) => VerdictCall;
  /**
   * Reads the answer. One in any other form is "unread".
   * @param answer what the model wrote; for an endpoint of its own the body of its answer
   */
  readonly read: (answer: string, text: GuardText) => GuardVerdict;
}

/** The sampling of a short verdict. */
export const briefly = (maxTokens: number) => ({ temperature: 0, maxTokens });

/** The conversation as guards with a chat template expect it: the last message is the one that is judged. */
export const asChat = ({ question, reply }: GuardText): VerdictCall['messages'] => [
  { role: 'user', content: question },
  ...(reply === undefined ? [] : [{ role: 'assistant', content: reply } as const]),
];

/** The text that is judged. */
export const judgedTextOf = ({ question, reply }: GuardText): string => reply ?? question;

/** The JSON object in an answer, which some models put into a code block or after a thought; undefined without one. */
export function jsonIn(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
