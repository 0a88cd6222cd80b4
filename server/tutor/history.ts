import type { Interaction } from '../../contract/tutor.ts';

/** An earlier interaction of the conversation. */
export type HistoryEntry = Pick<Interaction, 'question' | 'answer' | 'status'>;

/** In characters. All but the first apply only when the whole history does not fit. */
const limits = {
  /** The whole history: some 6,000 tokens of English, which leaves room in the 8,000 of small local models. */
  history: 24_000,
  /** The question and the answer of the newest interaction. */
  question: 4_000,
  answer: 3_000,
  /** The answer to a question that may state the exercise. */
  openingAnswer: 400,
} as const;

/** How many of the newest interactions are read, so that enough are left after failed ones are dropped. */
export const historyToRead = 60;

const gap = '[Some messages are left out here.]\n';

/**
 * The history that a model is sent, without failed answers, which would confuse it. A long one is shortened by dropping its
 * middle: the newest interactions stay, and so do the first question and the longest one, which state the exercise where no
 * assignment does. At most 24,000 characters.
 * @param earlier the oldest first
 */
export function shortenedHistory<Entry extends HistoryEntry>(earlier: readonly Entry[]): Entry[] {
  const usable = earlier.filter(({ answer, status }) => answer !== '' && status !== 'failed');
  const last = usable.length - 1;
  if (last < 0 || sum(usable) <= limits.history) return usable;

  const shownEntries = new Map<number, Entry>();
  shownEntries.set(last, shortened(usable[last] as Entry, limits.question, limits.answer));
  for (const index of exercisesIn(usable.slice(0, last)))
    shownEntries.set(
      index,
      shortened(usable[index] as Entry, Number.POSITIVE_INFINITY, limits.openingAnswer),
    );
  let left = limits.history - sum([...shownEntries.values()]) - shownEntries.size * gap.length;
  for (let index = last - 1; index >= 0; index--) {
    const entry = usable[index] as Entry;
    if (shownEntries.has(index)) continue;
    left -= lengthOf(entry);
    if (left < 0) break;
    shownEntries.set(index, entry);
  }
  const indexes = [...shownEntries.keys()].sort((one, other) => one - other);
  return indexes.map((index, at) => {
    const entry = shownEntries.get(index) as Entry;
    const follows = index === (indexes[at - 1] ?? -1) + 1;
    return follows ? entry : { ...entry, question: gap + entry.question };
  });
}

/** The indexes of the first question and of the longest one. */
function exercisesIn(entries: readonly HistoryEntry[]): Set<number> {
  const lengths = entries.map(({ question }) => question.length);
  return new Set(entries.length === 0 ? [] : [0, lengths.indexOf(Math.max(...lengths))]);
}

const lengthOf = ({ question, answer }: HistoryEntry): number => question.length + answer.length;

const sum = (entries: readonly HistoryEntry[]): number =>
  entries.reduce((characters, entry) => characters + lengthOf(entry), 0);

const shortened = <Entry extends HistoryEntry>(entry: Entry, question: number, answer: number): Entry => ({
  ...entry,
  question: withoutMiddle(entry.question, question),
  answer: withoutMiddle(entry.answer, answer),
});

const dropped = '\n[…]\n';

/** The text, or its beginning and end when it is longer than `most` characters. */
function withoutMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  // The beginning gets two thirds, the end one. A cut can split a character of two UTF-16 units.
  // `toWellFormed` replaces the half that is left by U+FFFD.
  const end = Math.floor(most / 3);
  const beginning = text.slice(0, most - end - dropped.length);
  return `${beginning}${dropped}${text.slice(-end)}`.toWellFormed();
}
