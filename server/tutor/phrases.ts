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
 * The most characters that wait for the end of a phrase, so that a text without punctuation is shown, too; and the most that
 * are passed on at once, so that no piece keeps the thread of the guardrails from others for long.
 */
const longest = 200;

/**
 * Joins pieces of a reply for as long as the gate could release nothing after them. Models send a word at a
 * time, but the gate releases whole sentences, and one message to the thread of the guardrails for each word
 * took most of a stream's processor time. A long piece comes in parts; `WholeCharacters` joins a character that is cut.
 */
export async function* phrasesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  let lastCharacters = '';
  for await (const piece of pieces) {
    const isInside = insidePhrase.test(lastCharacters) && words.test(piece);
    waiting += piece;
    lastCharacters = (lastCharacters + piece).slice(-2);
    if (isInside && waiting.length < longest) continue;
    for (let at = 0; at < waiting.length; at += longest) yield waiting.slice(at, at + longest);
    waiting = '';
  }
  if (waiting !== '') yield waiting;
}
