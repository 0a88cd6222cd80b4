import type { GuardProtocolName } from '../../../contract/model-connection.ts';
import type { ModelRequest } from '../model.ts';
import type { GuardText, GuardVerdict } from './verdict.ts';

/** What a second reader is sent. */
export type VerdictCall = Pick<ModelRequest, 'messages' | 'schema' | 'sampling'>;

/**
 * How a guard model is spoken to: plain data and two pure functions. A new protocol is one file like its neighbours, a line in
 * protocols.ts and its name in the contract.
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
