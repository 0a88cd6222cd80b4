import { setImmediate } from 'node:timers/promises';

/**
 * A piece that consists of words: letters, digits and what joins words. No sentence, formula or code block
 * can begin or end inside such a piece.
 */
const words = /^ ?[\p{L}\p{N},'’-]+(?: [\p{L}\p{N},'’-]+)* ?$/u;
/**
 * Text after which a piece of words continues the same phrase: it ends in a letter, a digit or a comma, with
 * or without a space after it.
 */
const insidePhrase = /[\p{L}\p{N},] ?$/u;

/**
 * The most characters that wait for the end of a phrase, so that a text without punctuation is shown, too; and the longest phrase,
 * since each is checked as a whole.
 */
const longest = 200;

/**
 * After so many characters phrases are passed on, even if more are there, so that no reply keeps the thread of the guardrails from
 * others for long.
 */
const mostAtOnce = 1_000;

/** Phrases of a reply that have arrived together. */
interface Arrival {
  readonly phrases: readonly string[];
  /** Whether the reply ends with them. */
  readonly isLast: boolean;
}

/**
 * Joins the pieces of a reply to phrases: text after which the gate could release something. Models send a word at a time, and each
 * message to the thread of the guardrails costs as much as a short check. A phrase is passed on as soon as it is whole, with those
 * that are there as well: the phrases that arrive while the reader is busy come together.
 */
export async function* phrasesOf(pieces: AsyncIterable<string>): AsyncGenerator<Arrival> {
  const source = pieces[Symbol.asyncIterator]();
  const joiner = new Joiner();
  let phrases: string[] = [];
  let pause: Promise<null> | null = null;
  let next = nextOf(source);
  try {
    for (;;) {
      pause = phrases.length === 0 ? null : (pause ?? setImmediate(null));
      const arrived = await (pause === null ? next : Promise.race([next, pause]));
      if (arrived?.done) return yield { phrases: [...phrases, ...joiner.end()], isLast: true };
      if (arrived !== null) {
        phrases.push(...joiner.take(arrived.value));
        next = nextOf(source);
      }
      const length = phrases.reduce((sum, phrase) => sum + phrase.length, 0);
      if (arrived !== null && length < mostAtOnce) continue;
      yield { phrases, isLast: false };
      phrases = [];
    }
  } finally {
    // The next piece may be long in coming, and nobody waits for it: whoever leaves early aborts the model's call.
    source.return?.().catch(() => {});
  }
}

/** The next piece. A failure is handled where the piece is awaited, which may be later. */
function nextOf(source: AsyncIterator<string>): Promise<IteratorResult<string>> {
  const next = source.next();
  next.catch(() => {});
  return next;
}

/** Joins pieces for as long as the gate could release nothing after them. */
class Joiner {
  #waiting = '';
  #lastCharacters = '';

  /** Takes a piece. A long one comes in parts; `WholeCharacters` joins a character that is cut. @returns the phrases that it ends */
  take(piece: string): string[] {
    const isInside = insidePhrase.test(this.#lastCharacters) && words.test(piece);
    this.#waiting += piece;
    this.#lastCharacters = (this.#lastCharacters + piece).slice(-2);
    return isInside && this.#waiting.length < longest ? [] : this.end();
  }

  end(): string[] {
    const waiting = this.#waiting;
    this.#waiting = '';
    const count = Math.ceil(waiting.length / longest);
    return Array.from({ length: count }, (_, at) => waiting.slice(at * longest, (at + 1) * longest));
  }
}

/**
 * Makes a model's pieces safe to store unchanged: removes U+0000, which PostgreSQL cannot store, and joins
 * surrogate pairs that were cut between two pieces. An unpaired surrogate becomes U+FFFD; at the end of the
 * text it is dropped.
 */
export class WholeCharacters {
  #half = '';

  /** @returns the text that is complete, possibly empty */
  push(piece: string): string {
    const text = this.#half + piece.replaceAll('\0', '');
    const last = text.charCodeAt(text.length - 1);
    const cut = last >= 0xd800 && last <= 0xdbff;
    this.#half = cut ? text.slice(-1) : '';
    return (cut ? text.slice(0, -1) : text).toWellFormed();
  }
}
