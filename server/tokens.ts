/**
 * How many tokens a text has at most, as far as its script tells. Models cut texts differently: English has some four
 * characters a token, but a Chinese character is often one token alone, or more. The figures are a little high, so that a
 * prompt fits where they are all that is known; a server's own counts correct them (server/model/context-window.ts).
 */

/** Hundredths of a token for each character, by what it is; the first that fits counts. */
const hundredths = [
  [/[a-z \n]/i, 28],
  [/[!-~\t\r]/, 60],
  [/\p{Script=Latin}/u, 70],
  [/[\p{Script=Cyrillic}\p{Script=Greek}]/u, 60],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 130],
] as const;

/** Of other scripts, and of signs such as emoji. */
const ofOthers = 110;
const weightOf = (character: string): number =>
  hundredths.find(([characters]) => characters.test(character))?.[1] ?? ofOthers;

/** The weight of each character of 16 bits, as far as texts had them; 0 for the others. The halves of longer ones are signs. */
const weights = new Uint8Array(0x1_0000);

export function tokensOf(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (weights[code] === 0) weights[code] = weightOf(String.fromCharCode(code));
    sum += weights[code] as number;
  }
  return Math.ceil(sum / 100);
}

/** What a message takes beside its words. */
export const tokensOfMessage = 4;

/** How many tokens a text of this length has at most, whatever its script. */
export const mostTokensOf = ({ length }: string): number => length * 1.3;

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

export interface Turn {
  readonly question: string;
  readonly answer: string;
}

/** The parts of the room that texts get at most: those of the newest turn, and of one that may state the exercise. */
const newestShare = { question: 1 / 6, answer: 1 / 8 } as const;
const openingShare = { question: 1 / 3, answer: 1 / 60 } as const;

const gap = '[Some messages are left out here.]\n';

/**
 * A conversation that fits into some tokens. A long one loses its middle: the newest turns stay, and so do the first question
 * and the longest one, which state the exercise where no assignment does.
 * @param turns the oldest first
 */
export function shortenedTurns<Each extends Turn>(turns: readonly Each[], most: number): readonly Each[] {
  const last = turns.length - 1;
  const newest = turns[last];
  if (!newest || sum(turns) <= most) return turns;

  const kept = new Map<number, Each>();
  kept.set(last, shortened(newest, most, newestShare));
  for (const [index, turn] of openings(turns.slice(0, last)))
    kept.set(index, shortened(turn, most, openingShare));
  let left = most - sum([...kept.values()]) - kept.size * tokensOf(gap);
  for (let index = last - 1; index >= 0; index--) {
    const turn = turns[index];
    if (!turn || kept.has(index)) continue;
    left -= lengthOf(turn);
    if (left < 0) break;
    kept.set(index, turn);
  }
  const inOrder = [...kept].sort(([one], [other]) => one - other);
  return inOrder.map(([index, turn], at) => {
    const follows = index === (inOrder[at - 1]?.[0] ?? -1) + 1 || turn.question.startsWith(gap);
    return follows ? turn : { ...turn, question: gap + turn.question };
  });
}

/** The first question and the longest one, with their indexes. */
function openings<Each extends Turn>(turns: readonly Each[]): ReadonlyMap<number, Each> {
  const [first] = turns;
  if (!first) return new Map();
  let longest: [number, Each] = [0, first];
  for (const [index, turn] of turns.entries())
    if (turn.question.length > longest[1].question.length) longest = [index, turn];
  return new Map([[0, first], longest]);
}

const lengthOf = ({ question, answer }: Turn): number =>
  tokensOf(question) + tokensOf(answer) + 2 * tokensOfMessage;

const sum = (turns: readonly Turn[]): number => turns.reduce((tokens, turn) => tokens + lengthOf(turn), 0);

const shortened = <Each extends Turn>(
  turn: Each,
  most: number,
  share: typeof newestShare | typeof openingShare,
): Each => ({
  ...turn,
  question: withoutMiddle(turn.question, most * share.question),
  answer: withoutMiddle(turn.answer, most * share.answer),
});
