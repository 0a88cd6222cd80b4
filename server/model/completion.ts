import { createParser } from 'eventsource-parser';
import { OwnError } from '../log.ts';
import { ServerRefusal, type Tokens } from './model.ts';

/** The most events of an answer, and lines that are none: more than one for each character, and a long thought before it. */
const eventsMaximum = 100_000;

/** The longest event or JSON body, in characters; more is an error of the server. */
const bodyMaximum = 1_000_000;

/**
 * Reads the body of a chat completion: server-sent events, or plain JSON from a server that ignores
 * `stream: true`. The first character decides, because content types are often wrong.
 */
export class CompletionReader {
  /** The new text of the answer. */
  text = '';
  /** The answer is complete: the server has said so, or its JSON body has ended. */
  finished = false;
  /** The answer ended because it reached its maximum length. */
  truncated = false;
  /** The tokens of the whole call so far, where the server tells them. */
  tokens: Tokens | null = null;
  /** The server sends thoughts in a separate field. */
  separateThoughts = false;
  /** The new part of the body has such a thought. */
  thought = false;
  /** The error that the server sent after this text. */
  failure: unknown = null;
  #body = '';
  #format: 'unknown' | 'events' | 'json' = 'unknown';
  #events = 0;
  readonly #parser = createParser({
    maxBufferSize: bodyMaximum,
    onEvent: ({ event, data }) => {
      this.#count();
      if (this.failure === null && data !== '') this.#readEvent(event, data);
    },
    onError: (error) => {
      this.#count();
      if (error.type === 'max-buffer-size-exceeded') this.failure = error;
    },
  });

  /**
   * Reads the next part of the body, whose text and thought replace those of the part before.
   * @throws Error when the body is a page, or too long for plain JSON
   */
  read(part: string): void {
    this.text = '';
    this.thought = false;
    if (this.#format === 'events') {
      this.#parser.feed(part);
      return;
    }
    this.#body = this.#format === 'json' ? this.#body + part : (this.#body + part).trimStart();
    const [first] = this.#body;
    if (first === undefined) return;
    if (first === '<') throw new OwnError('The model server answered with a page.');
    this.#format = first === '{' ? 'json' : 'events';
    if (this.#format === 'events') this.#parser.feed(this.#body);
    else if (this.#body.length > bodyMaximum)
      throw new OwnError('The model server sent more than a chat completion.');
  }

  /** Reads the last part of the body. @throws Error when plain JSON is no chat completion, or is an error of the server */
  end(part: string): void {
    this.read(part);
    // The empty line ends the last event, in case the server left it out.
    if (this.#format === 'events') this.#parser.feed('\n\n');
    if (this.#format !== 'json') return;
    this.#readCompletion(JSON.parse(this.#body), 'message');
    this.finished = true;
  }

  #count(): void {
    this.#events += 1;
    if (this.#events > eventsMaximum) this.failure ??= new OwnError('The model server sent too many events.');
  }

  #readEvent(event: string | undefined, data: string): void {
    if (data.trim() === '[DONE]') {
      this.finished = true;
      return;
    }
    try {
      if (event === 'error') throw errorIn(data);
      this.#readCompletion(JSON.parse(data), 'delta');
    } catch (error) {
      this.failure = error;
    }
  }

  #readCompletion(json: unknown, part: 'delta' | 'message'): void {
    if (!isRecord(json)) throw new OwnError('The model server sent something that is no chat completion.');
    if (json.error) throw errorIn(JSON.stringify(json.error));
    this.tokens = tokensIn(json.usage) ?? this.tokens;
    const choice: unknown = Array.isArray(json.choices) ? json.choices[0] : undefined;
    // The last event of some servers counts tokens and has no choice.
    if (!isRecord(choice)) return;
    const { [part]: message, finish_reason: reason } = choice;
    this.finished ||= typeof reason === 'string' && reason !== '';
    this.truncated ||= reason === 'length';
    if (!isRecord(message)) return;
    this.text += contentText(message.content);
    this.thought ||= isText(message.reasoning_content) || isText(message.reasoning);
    this.separateThoughts ||= this.thought;
  }
}

/** More tokens than any call has; a larger number is a mistake of the server. */
const tokensMaximum = 10_000_000;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= tokensMaximum;

/** The tokens that a server tells; undefined when it tells none, or in another form. */
function tokensIn(usage: unknown): Tokens | undefined {
  if (!isRecord(usage)) return undefined;
  const { prompt_tokens: input, completion_tokens: output } = usage;
  return isCount(input) && isCount(output) ? { input, output } : undefined;
}

/** The text of a content field: a string, or a list of parts without the thinking ones. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  const parts = content.filter(isRecord).filter(({ type }) => type === 'text' || type === 'output_text');
  return parts.map(({ text }) => (typeof text === 'string' ? text : '')).join('');
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An error that the server sent in place of an answer, or after its beginning, without its words: they may quote what students wrote. */
const errorIn = (said: string): Error =>
  tooLongIn(400, said) ?? new OwnError('The model server sent an error.');

/** A server refused a call because the prompt is longer than its model's context. */
export class TooLong extends ServerRefusal {
  /**
   * @param length the length of the context, in tokens; null where the server does not say it
   * @param sent the tokens that the server counted; null where it does not say them
   */
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
const saysTooLong =
  /context.{0,12}(?:length|window|size)|n_ctx|max_model_len|(?:prompt|input|message|request|text)s?\b.{0,40}\btoo (?:long|large|many)|too many (?:input )?tokens|(?:length|number|count|size) of (?:the |your )?(?:input|prompt|messages|tokens)|reduce the length|exceeds?\b.{0,60}\b(?:tokens|context|length)|token(?:s| limit| count).{0,60}(?:exceed|must be)|tokens? > \d/is;

/** The number after words for the length of the context, or before them. */
const lengths = [
  /n_ctx\D{0,12}(\d{3,8})/i,
  /(?:context.{0,12}?(?:length|window|size)|maximum(?: allowed)?(?: input| prompt)?(?: length| tokens)?|token limit|max(?:imum)? number of tokens(?: allowed)?|limit|must be (?:<=|at most|less than))(?: of| is|:| to)?\D{0,12}(\d{3,8})/i,
  /[>] ?(\d{3,8})/,
  /(\d{3,8})(?:-| )(?:tokens? )?(?:maximum|context|limit)/i,
];

/** The number of tokens that the server counted. */
const counts =
  /(?:requested|resulted in|n_prompt_tokens\D{0,4}|n_keep\D{0,4}|(?:prompt|messages|request) (?:contains|has|have)|given:?|too long:?|token count\D{0,4}) ?(\d{3,8})/i;

const numberIn = (pattern: RegExp, text: string): number | null => {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/**
 * Reads the words of a refusal. They are never kept, since they may quote what students wrote.
 * @returns null when it is for another reason
 */
export function tooLongIn(status: number, said: string): TooLong | null {
  const words = said.slice(0, 4_000).replace(/(?<=\d)[,_](?=\d{3})/g, '');
  if (!statuses.includes(status) || !saysTooLong.test(words)) return null;
  const sent = numberIn(counts, words);
  const length = lengths
    .map((pattern) => numberIn(pattern, words))
    .find((one) => one !== null && one !== sent);
  return new TooLong(status, length ?? null, sent);
}
