import * as guardrails from '../../guardrails/guardrails.ts';
import { practiceHint, practiceReply } from '../model/practice/practice-tutor.ts';

/**
 * Every function that reads text of students or models. They run in worker threads (pool.ts), so their parameters and
 * results are plain data.
 */
const methods = {
  detectDanger: guardrails.detectDanger,
  findContent: guardrails.findContent,
  doubtOf: guardrails.doubtOf,
  ageOf: guardrails.ageOf,
  /** What each message tells of its writer below danger. */
  findSigns: (messages: readonly string[]): guardrails.Signs[] => messages.map(guardrails.findSigns),
  readAnswerKey: guardrails.readAnswerKey,
  /** The texts without personal data. */
  maskTexts: (texts: readonly string[]): string[] =>
    texts.map((text) => guardrails.maskPersonalData(text).text),
  openReply: guardrails.openReply,
  exerciseOf: guardrails.exerciseOf,
  readProposedKey: guardrails.readProposedKey,
  readKeyProposal: guardrails.readKeyProposal,
  warmUp: guardrails.warmUp,
  takeKey: guardrails.takeKey,
  pushPiece: guardrails.pushPiece,
  endAttempt: guardrails.endAttempt,
  rejectAttempt: guardrails.rejectAttempt,
  replyStateOf: guardrails.replyStateOf,
  reopenReply: guardrails.reopenReply,
  addHint: guardrails.addHint,
  closeReply: guardrails.closeReply,
  practiceHint,
  practiceReply,
};

type Methods = typeof methods;
export type MethodName = keyof Methods;

/** The guardrails for one owner of text, whose calls take turns with those of other owners. */
export type Guardrails = {
  readonly [Name in MethodName]: (
    ...parameters: Parameters<Methods[Name]>
  ) => Promise<ReturnType<Methods[Name]>>;
};

/** Whose text it is, such as the school, the conversation and the account. */
export type Owner = readonly string[];

export interface GuardrailsPool {
  for(owner: Owner): Guardrails;
  /** Ends the threads. Calls under way fail. */
  close(): Promise<void>;
}

/** Makes the methods of an owner from one function that runs any of them. */
export function guardrailsBy(
  run: (method: MethodName, parameters: readonly unknown[]) => Promise<unknown>,
): Guardrails {
  const entries = Object.keys(methods).map((name) => [
    name,
    (...parameters: unknown[]) => run(name as MethodName, parameters),
  ]);
  return Object.fromEntries(entries) as Guardrails;
}

/** Calls a method by its name. */
export function callMethod(method: MethodName, parameters: readonly unknown[]): unknown {
  return (methods[method] as (...parameters: readonly unknown[]) => unknown)(...parameters);
}

const here = guardrailsBy(async (method, parameters) => callMethod(method, parameters));

/** The guardrails in the calling thread: for the seed, the operator's commands, and tests that are not about the threads. */
export const guardrailsInThisThread: GuardrailsPool = { for: () => here, close: async () => {} };
