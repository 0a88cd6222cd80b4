/** Letters, digits and what joins words: no sentence, formula or code block can begin or end within them. */
const words = /^ ?[\p{L}\p{N},'’-]+(?: [\p{L}\p{N},'’-]+)* ?$/u;
const insidePhrase = /[\p{L}\p{N},] ?$/u;

/** The most characters that wait, so that a text without punctuation goes on, too. */
const longestWait = 200;

/**
 * Joins pieces of a reply as long as the gate could release nothing after them. Models send a word at a time, the gate releases
 * sentences, and a message to the thread of the guardrails for each word took most of a stream's processor time.
 */
export async function* phrasesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  let lastCharacters = '';
  for await (const piece of pieces) {
    const isInside = insidePhrase.test(lastCharacters) && words.test(piece);
    waiting += piece;
    lastCharacters = (lastCharacters + piece).slice(-2);
    if (isInside && waiting.length < longestWait) continue;
    yield waiting;
    waiting = '';
  }
  if (waiting !== '') yield waiting;
}
