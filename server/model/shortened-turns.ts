import { tokensOf, withoutMiddle } from './tokens.ts';

/** A question and its answer. */
export interface Turn {
  readonly question: string;
  readonly answer: string;
}

/** The parts of the room that single texts get at most, where not all of the conversation fits. */
const share = {
  /** The question and the answer of the newest turn. */
  question: 1 / 6,
  answer: 1 / 8,
  /** A question that may state the exercise, and its answer. */
  opening: 1 / 3,
  openingAnswer: 1 / 60,
} as const;

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
  kept.set(last, shortened(newest, most * share.question, most * share.answer));
  for (const [index, turn] of openings(turns.slice(0, last)))
    kept.set(index, shortened(turn, most * share.opening, most * share.openingAnswer));
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

/** What a message takes beside its words. */
const tokensOfMessage = 4;

const lengthOf = ({ question, answer }: Turn): number =>
  tokensOf(question) + tokensOf(answer) + 2 * tokensOfMessage;

const sum = (turns: readonly Turn[]): number => turns.reduce((tokens, turn) => tokens + lengthOf(turn), 0);

const shortened = <Each extends Turn>(turn: Each, question: number, answer: number): Each => ({
  ...turn,
  question: withoutMiddle(turn.question, question),
  answer: withoutMiddle(turn.answer, answer),
});
