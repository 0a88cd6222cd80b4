import type { AnswerKey } from '../../checks/checks.ts';
import type { AiGuidelines } from '../../contract/guidelines.ts';
import { OwnError } from '../log.ts';
import type { Turn } from '../tokens.ts';

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The messages of a conversation, a question and its answer each. */
export const messagesOf = (turns: readonly Turn[]): ModelMessage[] =>
  turns.flatMap(({ question, answer }) => [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ]);

/** The conversation of such messages. */
export const turnsOf = (messages: readonly ModelMessage[]): Turn[] =>
  messages.flatMap(({ content: question }, at) =>
    at % 2 === 0 ? [{ question, answer: messages[at + 1]?.content ?? '' }] : [],
  );

/** A conversation for the practice tutor, which gets no instructions. Every other model reads the messages instead. */
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

export type Purpose = 'tutor' | 'judge' | 'guard' | 'keys';

export interface ModelRequest {
  /** The instructions first, then the history, then the student's question as the last user message. */
  readonly messages: readonly ModelMessage[];
  readonly talk?: Talk;
  /** Called with the name of the model that answers in place of the first one. */
  readonly onFallback?: (model: string) => void;
  /** The student whose question the call answers; undefined for other calls. */
  readonly askedBy?: string | undefined;
  /** Undefined for a call that is for no class, such as a check of the model. */
  readonly classId?: string | undefined;
  /** Left out for the usual purpose of the model, such as answering students. */
  readonly purpose?: Purpose;
  /** Called when the server tells the tokens of the call; a later call replaces an earlier one. */
  readonly onTokens?: (tokens: Tokens) => void;
  /** Called with the messages that are sent where not all fit into the model's context; a later call replaces an earlier one. */
  readonly onShortened?: (messages: readonly ModelMessage[]) => void;
  /** Waits until a call that the server refused for load may be made again, or rejects. Without it such a call fails. */
  readonly turnAgain?: (() => Promise<void>) | undefined;
  /** Aborts the call; the stream then ends without an error. */
  readonly signal: AbortSignal;
  /** The caller needs the whole answer, so pieces need not come early. */
  readonly whole?: boolean;
  /** The JSON schema of the whole answer. A server that does not know schemas answers in any form, so the caller must check it. */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** For a short verdict, which has no thought before it. */
  readonly sampling?: { readonly temperature: number; readonly maxTokens: number };
}

export interface Model {
  /** For the log and the start-up lines. */
  readonly description: string;
  /** False for the practice tutor: no language model is connected. */
  readonly connected: boolean;
  readonly server?: { readonly baseUrl: string; readonly model: string } | undefined;
  /** False while its server bears no further call beside those under way. */
  readonly hasRoom?: boolean;
  /** The server has cut a prompt silently: it gets shorter ones. @returns the length of its context from now on, in tokens */
  readonly cutSilently?: (() => number) | undefined;
  /**
   * Streams the answer in pieces of any size, each not empty.
   * @throws ModelError when the model fails, is overloaded or times out; never anything else
   */
  answer(request: ModelRequest): AsyncIterable<string>;
}

/** Where a model is, and how it is called. */
export interface ModelAddress {
  /** Includes the server's /v1. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
}

/** The name of a server for people; its whole address where that is no URL. */
export const hostOf = (baseUrl: string): string => (URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl);

export const descriptionOf = ({ baseUrl, model }: ModelAddress): string => `${model} at ${hostOf(baseUrl)}`;

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

export const asModelError = (cause: unknown): ModelError =>
  cause instanceof ModelError ? cause : new ModelError('model-failed', cause);

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

/** What the statuses of a server with too much to do, and of a gateway whose model timed out, mean. 529 is in no standard. */
const codes: Readonly<Record<number, ModelError['code']>> = {
  429: 'model-overloaded',
  503: 'model-overloaded',
  529: 'model-overloaded',
  408: 'model-timeout',
  504: 'model-timeout',
};

export function refusalOf(head: { status: number; retryAfter: string | undefined }): ModelError {
  // The header may also name a date, which is ignored.
  const seconds = /^\d{1,4}$/.exec(head.retryAfter ?? '')?.[0];
  const refusal = new ServerRefusal(head.status, seconds === undefined ? null : Number(seconds) * 1_000);
  return new ModelError(codes[head.status] ?? 'model-failed', refusal);
}

/** A server refused a call because the prompt is longer than its model's context. */
export class TooLong extends ServerRefusal {
  /** @param length of the context, and `sent` of the prompt, in tokens; null where the server does not say it */
  constructor(
    status: number,
    readonly length: number | null,
    readonly sent: number | null,
  ) {
    super(status);
  }
}

/** The statuses with which servers refuse a prompt for its length. */
const statuses: readonly number[] = [400, 413, 422, 500];

/** Words for it, of all servers that we know. */
const wordsOfLength = [
  /context.{0,12}(?:length|window|size)|n_ctx|max_model_len|reduce the length|tokens? > \d/is,
  /(?:prompt|input|message|request|text)s?\b.{0,40}\btoo (?:long|large|many)|too many (?:input )?tokens/is,
  /(?:length|number|count|size) of (?:the |your )?(?:input|prompt|messages|tokens)/i,
  /exceeds?\b.{0,60}\b(?:tokens|context|length)|token(?:s| limit| count).{0,60}(?:exceed|must be)/is,
];

/** The number after words for the length of the context, or before them. */
const lengths = [
  /n_ctx\D{0,12}(\d{3,8})/i,
  new RegExp(
    '(?:context.{0,12}?(?:length|window|size)|maximum(?: allowed)?(?: input| prompt)?(?: length| tokens)?|token limit|' +
      String.raw`max(?:imum)? number of tokens(?: allowed)?|limit|must be (?:<=|at most|less than))(?: of| is|:| to)?\D{0,12}(\d{3,8})`,
    'i',
  ),
  /[>] ?(\d{3,8})/,
  /(\d{3,8})(?:-| )(?:tokens? )?(?:maximum|context|limit)/i,
];

/** The number of tokens that the server counted. */
const counts = new RegExp(
  String.raw`(?:requested|resulted in|(?:n_prompt_tokens|n_keep|token count)\D{0,4}|(?:prompt|messages|request) (?:contains|has|have)|` +
    String.raw`given:?|too long:?) ?(\d{3,8})`,
  'i',
);

/** Reads the words of a refusal, which are never kept. @returns null when it is for another reason */
export function tooLongIn(status: number, message: string): TooLong | null {
  const words = message.slice(0, 4_000).replace(/(?<=\d)[,_](?=\d{3})/g, '');
  if (!statuses.includes(status) || !wordsOfLength.some((one) => one.test(words))) return null;
  const sent = counts.exec(words)?.[1];
  const length = lengths.map((pattern) => pattern.exec(words)?.[1]).find((one) => one && one !== sent);
  return new TooLong(status, length ? Number(length) : null, sent ? Number(sent) : null);
}
