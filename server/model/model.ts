/** The port to a language model: what the tutor may ask of one, whoever answers. */

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelRequest {
  /** The instructions first, then the history, then the student's question as the last user message. */
  readonly messages: readonly ModelMessage[];
  /** For a model with words of its own: it praises nothing and makes no jokes. Others are told in the instructions. */
  readonly calm?: boolean;
  /** Ends the call at once when aborted; the stream then ends without an error. */
  readonly signal: AbortSignal;
  /** The caller waits for the whole answer: no piece of it has to come early. */
  readonly whole?: boolean;
}

export interface Model {
  /** For the log and the start-up lines: which model answers, in a person's words. */
  readonly description: string;
  /** False for the practice tutor: no language model is connected. */
  readonly connected: boolean;
  /**
   * Streams the answer in pieces of any size, each not empty.
   * @throws ModelError when the model failed, is overloaded or fell silent; never anything else
   */
  answer(request: ModelRequest): AsyncIterable<string>;
}

/** Why a model gave no (whole) answer. `cause` is for the log and never reaches a client. */
export class ModelError extends Error {
  constructor(
    readonly code: 'model-failed' | 'model-overloaded' | 'model-timeout',
    cause?: unknown,
  ) {
    super(code, { cause });
    this.name = 'ModelError';
  }
}
