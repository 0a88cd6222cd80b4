/** The interface to a language model. */

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelRequest {
  /** The instructions first, then the history, then the student's question as the last user message. */
  readonly messages: readonly ModelMessage[];
  /** For the practice tutor: no praise and no jokes. A language model is told so in the instructions. */
  readonly calm?: boolean;
  /** Aborts the call; the stream then ends without an error. */
  readonly signal: AbortSignal;
  /** The caller needs the whole answer, so pieces need not come early. */
  readonly whole?: boolean;
}

export interface Model {
  /** Names the model, for the log and the start-up lines. */
  readonly description: string;
  /** False for the practice tutor: no language model is connected. */
  readonly connected: boolean;
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
