import type { AnswerKey } from '../../checks/checks.ts';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import { OwnError } from '../log.ts';

/** The interface to a language model. */

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/**
 * A conversation in the form that the practice tutor reads: the practice tutor gets no instructions. Every
 * other model reads the messages instead.
 */
export interface Talk {
  readonly guidelines: AiGuidelines;
  readonly subject: string;
  /** The text of the assignment; empty in a session. */
  readonly task: string;
  readonly key: AnswerKey | null;
  /** The oldest first, without interactions that got no answer. Personal data is masked. */
  readonly earlier: readonly { readonly question: string; readonly answer: string }[];
  readonly question: string;
}

/** The tokens of a call, as the model's server counted them. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** What a model is called for. */
export type Purpose = 'tutor' | 'judge' | 'guard' | 'keys';

export interface ModelRequest {
  /** The instructions first, then the history, then the student's question as the last user message. */
  readonly messages: readonly ModelMessage[];
  /** For the practice tutor. */
  readonly talk?: Talk;
  /** Called with the name of the model that answers in place of the first one. */
  readonly onFallback?: (model: string) => void;
  /** The student whose question the call answers; undefined for other calls. */
  readonly askedBy?: string | undefined;
  /** The class that the call is for; undefined for none, such as a check of the model. */
  readonly classId?: string | undefined;
  /** What the call is for; left out for the usual purpose of the model, such as answering students. */
  readonly purpose?: Purpose;
  /** Called with the tokens of the call when the server tells them; a later call replaces an earlier one. */
  readonly onTokens?: (tokens: Tokens) => void;
  /** Called with the messages that are sent where not all fit into the model's context; a later call replaces an earlier one. */
  readonly onShortened?: (messages: readonly ModelMessage[]) => void;
  /**
   * Waits until a call that the server refused for load may be made again; without it such a call fails. Rejects when that takes too
   * long.
   */
  readonly turnAgain?: (() => Promise<void>) | undefined;
  /** Aborts the call; the stream then ends without an error. */
  readonly signal: AbortSignal;
  /** The caller needs the whole answer, so pieces need not come early. */
  readonly whole?: boolean;
  /**
   * The JSON schema of the whole answer. A server that does not know schemas answers in any form, so the caller must check the
   * answer.
   */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** For a short verdict, which has no thought before it: how it is sampled, and how many tokens it has at most. */
  readonly sampling?: { readonly temperature: number; readonly maxTokens: number };
}

export interface Model {
  /** Names the model, for the log and the start-up lines. */
  readonly description: string;
  /** False for the practice tutor: no language model is connected. */
  readonly connected: boolean;
  /** The server and the name of a connected model. */
  readonly server?: { readonly baseUrl: string; readonly model: string } | undefined;
  /** False while its server bears no further call beside those under way. */
  readonly hasRoom?: boolean;
  /**
   * Says that the server has cut a prompt silently, so that it gets shorter ones.
   * @returns the length of its context that is assumed from now on, in tokens
   */
  readonly cutSilently?: (() => number) | undefined;
  /**
   * Streams the answer in pieces of any size, each not empty.
   * @throws ModelError when the model fails, is overloaded or times out; never anything else
   */
  answer(request: ModelRequest): AsyncIterable<string>;
}

/** Why a model gave no complete answer. `cause` is for the log and never reaches a client. */
export class ModelError extends Error {
  constructor(
    readonly code: 'model-failed' | 'model-overloaded' | 'model-timeout',
    cause?: unknown,
  ) {
    super(code, { cause });
    this.name = 'ModelError';
  }
}

/** The model ended its answer and said nothing, as some do to some questions. */
export class EmptyAnswer extends OwnError {
  constructor() {
    super('The answer is empty.');
  }
}

/** The status with which a model server refused a call, without its words, which may quote what students wrote or the key. */
export class ServerRefusal extends OwnError {
  /** @param retryAfter in how many milliseconds the server wants to be asked again; null when it does not say */
  constructor(
    readonly status: number,
    readonly retryAfter: number | null = null,
  ) {
    super(`The model server answered ${status}.`);
  }
}

/** The statuses of a server that has too much to do; 529 is not in any standard. */
const overloaded = [429, 503, 529];
/** The statuses of a gateway whose model timed out. */
const timedOut = [408, 504];
/** The failure of a call that the server refused. */
export function refusalOf({
  status,
  retryAfter,
}: {
  status: number;
  retryAfter: string | undefined;
}): ModelError {
  const code = timedOut.includes(status) ? 'model-timeout' : 'model-failed';
  // The header may also name a date, which is ignored.
  const seconds = /^\d{1,4}$/.exec(retryAfter ?? '')?.[0];
  return new ModelError(
    overloaded.includes(status) ? 'model-overloaded' : code,
    new ServerRefusal(status, seconds === undefined ? null : Number(seconds) * 1_000),
  );
}

export const asModelError = (cause: unknown): ModelError =>
  cause instanceof ModelError ? cause : new ModelError('model-failed', cause);
