import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';
import { beginningOf } from '../../contract/characters.ts';
import { OwnError } from '../log.ts';
import { AnswerReader } from './answer-reader.ts';
import { type Tokens, tooLongIn } from './model.ts';
import type { Connection } from './thought-signs.ts';

/** The maximum length of an answer, in characters; the call ends there. */
export const answerMaximum = 32_000;
/** The most bytes of a body. A long thought has some; a server that sends blanks for ever gets no further. */
const bytesMaximum = 16_000_000;
/** The most events of an answer, and lines that are none: more than one for each character, and a long thought before it. */
const eventsMaximum = 100_000;
/** The longest event or JSON body, in characters; more is an error of the server. */
const bodyMaximum = 1_000_000;

/**
 * The reply to a call, from its bytes to the text of the answer. The body of a chat completion is server-sent events, or plain
 * JSON from a server that ignores `stream: true`. The first character decides, because content types are often wrong.
 */
export class Reply {
  /** The server has said that the answer is complete, or its JSON body has ended. */
  isFinished = false;
  isBlank = true;
  /** In characters. */
  length = 0;
  /** Whether the last part of the body had text, a thought, or the end of the answer. */
  hasProgress = false;
  /** The tokens of the whole call so far, where the server tells them. */
  tokens: Tokens | null = null;
  /** The error that the server sent after the last piece. */
  #failure: unknown = null;
  /** The body has ended. */
  #isWhole = false;
  /** The answer has its maximum length. */
  #isCut = false;
  /** The model has ended the answer at the most tokens that it may have. */
  #isTruncated = false;
  #separatesThoughts = false;
  /** The text of the last part, before its thoughts are removed. */
  #text = '';
  #bytes = 0;
  #events = 0;
  /** The beginning of the body until its format is known; all of it where it is JSON. */
  #body = '';
  #format: 'unknown' | 'events' | 'json' = 'unknown';
  readonly #decoder = new StringDecoder();
  readonly #answer: AnswerReader;
  readonly #parser = createParser({
    maxBufferSize: bodyMaximum,
    onEvent: ({ event, data }) => {
      this.#count();
      if (this.#failure === null && data !== '') this.#readEvent(event, data);
    },
    onError: (error) => {
      this.#count();
      if (error.type === 'max-buffer-size-exceeded') this.#failure = error;
    },
  });

  /** @param whole the reader needs the whole answer, so pieces need not come early */
  constructor(connection: Connection, whole = false) {
    this.#answer = new AnswerReader(connection, whole);
  }

  /** Whether nothing more is read. */
  get isOver(): boolean {
    return this.#failure !== null || this.#isCut || this.#isWhole;
  }

  /** @throws Error when the reply is over and the answer is not complete */
  check(): void {
    if (this.#failure !== null) throw this.#failure;
    if (!this.#isCut && (!this.isFinished || this.isBlank))
      throw new OwnError('The answer ended before it was whole.');
  }

  /**
   * Reads the next part of the body; null is its end.
   * @returns the next piece of the answer, possibly empty
   * @throws Error when the body is no chat completion, or too long
   */
  take(bytes: Buffer | null): string {
    const wasFinished = this.isFinished;
    this.#text = '';
    this.hasProgress = false;
    if (bytes === null) this.#endBody();
    else {
      this.#bytes += bytes.length;
      if (this.#bytes > bytesMaximum) throw new OwnError('The model server sent too much.');
      this.#readPart(this.#decoder.write(bytes));
    }
    const isLast = this.isFinished && !wasFinished;
    this.hasProgress = isLast || (!this.isFinished && (this.hasProgress || this.#text !== ''));
    const text = this.#answer.take(this.#text, this.#separatesThoughts);
    const all = isLast ? text + this.#answer.end(this.#isTruncated) : text;
    const piece = beginningOf(all, answerMaximum - this.length);
    this.#isCut ||= piece.length < all.length;
    this.length += piece.length;
    this.isBlank &&= piece.trim() === '';
    return piece;
  }

  #readPart(part: string): void {
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

  #endBody(): void {
    this.#isWhole = true;
    this.#readPart(this.#decoder.end());
    // The empty line ends the last event, in case the server left it out.
    if (this.#format === 'events') this.#parser.feed('\n\n');
    if (this.#format !== 'json') return;
    this.#readCompletion(JSON.parse(this.#body), 'message');
    this.isFinished = true;
  }

  #count(): void {
    this.#events += 1;
    if (this.#events > eventsMaximum)
      this.#failure ??= new OwnError('The model server sent too many events.');
  }

  #readEvent(event: string | undefined, data: string): void {
    if (data.trim() === '[DONE]') {
      this.isFinished = true;
      return;
    }
    try {
      if (event === 'error') throw errorIn(data);
      this.#readCompletion(JSON.parse(data), 'delta');
    } catch (error) {
      this.#failure = error;
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
    this.isFinished ||= typeof reason === 'string' && reason !== '';
    this.#isTruncated ||= reason === 'length';
    if (!isRecord(message)) return;
    this.#text += contentText(message.content);
    if (!isText(message.reasoning_content) && !isText(message.reasoning)) return;
    this.#separatesThoughts = true;
    this.hasProgress = true;
  }
}

/** More tokens than any call has; a larger number is a mistake of the server. */
const tokensMaximum = 10_000_000;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= tokensMaximum;

/** Undefined when a server tells no tokens, or in another form. */
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

/** An error in place of an answer, or after its beginning, without the words of the server: they may quote what students wrote. */
const errorIn = (message: string): Error =>
  tooLongIn(400, message) ?? new OwnError('The model server sent an error.');
