/**
 * How many tokens a text has at most, as far as its script tells. Models cut texts differently: English has some four
 * characters a token, but a Chinese character is often one token alone, or more. The figures are a little high, so that a
 * prompt fits where they are all that is known; a server's own counts correct them (context-window.ts).
 */

/** Tokens for each character, by what it is; the first that fits counts. */
const tokensPerCharacter = [
  [/[a-z \n]/gi, 0.28],
  [/[0-9]/g, 0.6],
  [/[!-~\t\r]/g, 0.6],
  [/\p{Script=Latin}/gu, 0.7],
  [/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, 0.6],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, 1.3],
] as const;

/** Other scripts, and signs such as emoji. */
const tokensPerOther = 1.1;

export function tokensOf(text: string): number {
  let tokens = 0;
  let others = text;
  for (const [characters, each] of tokensPerCharacter) {
    if (others === '') break;
    const left = others.replace(characters, '');
    tokens += (others.length - left.length) * each;
    others = left;
  }
  return Math.ceil(tokens + others.length * tokensPerOther);
}

/** The text, or its beginning and end when it has more tokens than `most`. */
export function withoutMiddle(text: string, most: number): string {
  const tokens = tokensOf(text);
  if (tokens <= most) return text;
  // Scripts can be mixed, so a cut by the mean may still be too long.
  for (let length = Math.floor((text.length * most) / tokens); ; length = Math.floor(length * 0.9)) {
    const cut = cutTo(text, length);
    if (length < dropped.length * 2 || tokensOf(cut) <= most) return cut;
  }
}

/** The end of a text, with at most some tokens. */
export const endOf = (text: string, most: number): string =>
  text.slice(-Math.ceil(text.length * Math.min(1, most / Math.max(1, tokensOf(text))))).toWellFormed();

const dropped = '\n[…]\n';

/** The beginning gets two thirds, the end one. `toWellFormed` replaces the half of a character that a cut may leave. */
function cutTo(text: string, length: number): string {
  const end = Math.floor(length / 3);
  const beginning = text.slice(0, Math.max(0, length - end - dropped.length));
  return `${beginning}${dropped}${end > 0 ? text.slice(-end) : ''}`.toWellFormed();
}
