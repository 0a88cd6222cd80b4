import { createParser } from 'eventsource-parser';
import { OwnError } from '../log.ts';
import type { Tokens } from './model.ts';
import { tooLongIn } from './too-long.ts';

/** The content of a piece of a completion's body. */
export interface CompletionChunk {
  /** The new text of the answer. */
  readonly text: string;
  /** The answer is complete: the server has said so, or its JSON body has ended. */
  readonly finished: boolean;
  /** The answer ended because it reached its maximum length. */
  readonly truncated?: boolean;
  /** The tokens of the whole call so far, where the server tells them. */
  readonly tokens?: Tokens | undefined;
  /** The server sends thoughts in a separate field. */
  readonly separateThoughts?: boolean;
  /** This piece has such a thought. */
  readonly thought?: boolean;
  /** The error that the server sent after this text. */
  readonly error?: unknown;
}

interface Reader {
  /**
   * Reads the next piece of the body. An error in a stream of events is in the chunk, after the text that
   * came before it.
   * @throws Error when the body is a page, or too long for plain JSON
   */
  read(text: string): CompletionChunk;
  /**
   * Reads what is left at the end of the body.
   * @throws Error when plain JSON is no chat completion, or is an error of the server
   */
  end(): CompletionChunk;
}

/** The most events of an answer, and lines that are none: more than one for each character, and a long thought before it. */
const eventsMaximum = 100_000;

/** The longest event or JSON body, in characters; more is an error of the server. */
const bodyMaximum = 1_000_000;

/**
 * The message for an error of the server. It leaves out the server's words, which may quote what students
 * wrote.
 */
const sentError = 'The model server sent an error.';

/** A piece of the body without any text of the answer. */
const emptyChunk: CompletionChunk = { text: '', finished: false };

/**
 * Reads the body of a chat completion: server-sent events, or plain JSON from a server that ignores
 * `stream: true`. The first character decides, because content types are often wrong.
 */
export function createCompletionReader(): Reader {
  let start = '';
  let reader: Reader | undefined;
  const read = (text: string): CompletionChunk => {
    if (reader) return reader.read(text);
    start = (start + text).trimStart();
    const [first] = start;
    if (first === undefined) return emptyChunk;
    if (first === '<') throw new OwnError('The model server answered with a page.');
    reader = first === '{' ? readJson() : readEvents();
    return reader.read(start);
  };
  return { read, end: () => reader?.end() ?? emptyChunk };
}

function readEvents(): Reader {
  let text = '';
  let finished = false;
  let truncated = false;
  let separateThoughts = false;
  let thought = false;
  let tokens: Tokens | undefined;
  let failure: unknown;
  let events = 0;
  const count = () => {
    events += 1;
    if (events > eventsMaximum) failure ??= new OwnError('The model server sent too many events.');
  };
  const parser = createParser({
    maxBufferSize: bodyMaximum,
    onEvent: ({ event, data }) => {
      count();
      if (failure !== undefined || data === '') return;
      if (data.trim() === '[DONE]') {
        finished = true;
        return;
      }
      try {
        if (event === 'error') throw errorIn(data);
        const piece = readCompletion(JSON.parse(data), 'delta');
        text += piece.text;
        tokens = piece.tokens ?? tokens;
        finished ||= piece.finished;
        truncated ||= piece.truncated === true;
        thought ||= piece.separateThoughts === true;
        separateThoughts ||= thought;
      } catch (error) {
        failure = error;
      }
    },
    onError: (error) => {
      count();
      if (error.type === 'max-buffer-size-exceeded') failure = error;
    },
  });
  const feed = (body: string): CompletionChunk => {
    parser.feed(body);
    const chunk = { text, finished, truncated, tokens, separateThoughts, thought, error: failure };
    text = '';
    thought = false;
    return chunk;
  };
  // Adds the empty line that ends the last event, in case the server left it out.
  return { read: feed, end: () => feed('\n\n') };
}

function readJson(): Reader {
  let body = '';
  return {
    read: (text) => {
      body += text;
      if (body.length > bodyMaximum) throw new OwnError('The model server sent more than a chat completion.');
      return emptyChunk;
    },
    end: () => ({ ...readCompletion(JSON.parse(body), 'message'), finished: true }),
  };
}

/** An error that the server sent in place of an answer, or after its beginning. */
const errorIn = (said: string): Error => tooLongIn(400, said) ?? new OwnError(sentError);

function readCompletion(json: unknown, part: 'delta' | 'message'): CompletionChunk {
  if (!isRecord(json)) throw new OwnError('The model server sent something that is no chat completion.');
  if (json.error) throw errorIn(JSON.stringify(json.error));
  const choice: unknown = Array.isArray(json.choices) ? json.choices[0] : undefined;
  const tokens = tokensIn(json.usage);
  // The last event of some servers counts tokens and has no choice.
  if (!isRecord(choice)) return { ...emptyChunk, tokens };
  const message = choice[part];
  const reason = choice.finish_reason;
  return {
    text: isRecord(message) ? contentText(message.content) : '',
    finished: typeof reason === 'string' && reason !== '',
    truncated: reason === 'length',
    tokens,
    separateThoughts: isRecord(message) && (isText(message.reasoning_content) || isText(message.reasoning)),
  };
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
