import type { Methods } from './methods.ts';

export type MethodName = keyof Methods;

/**
 * The names of the methods, which the compiler compares with methods.ts. The server's own thread imports only
 * this list: it neither loads nor can run the code that reads texts.
 */
const methodNames: Readonly<Record<MethodName, true>> = {
  detectDanger: true,
  ageOf: true,
  findSigns: true,
  readAnswerKey: true,
  maskTexts: true,
  openReply: true,
  readProposedKey: true,
  readKeyProposal: true,
  takeKey: true,
  pushPieces: true,
  rejectAttempt: true,
  replyStateOf: true,
  reopenReply: true,
  addHint: true,
  closeReply: true,
  practiceReply: true,
};

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
  const entries = Object.keys(methodNames).map((name) => [
    name,
    (...parameters: unknown[]) => run(name as MethodName, parameters),
  ]);
  return Object.fromEntries(entries) as Guardrails;
}
