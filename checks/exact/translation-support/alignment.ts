import { wordsOf } from '../../families/words.ts';
import { conceptsOf, oncePerWord } from './concepts.ts';

/** A clause that can be recognised in another language. */
export interface Clause {
  /** The concepts of its words, each with the languages of its word. */
  readonly concepts: ReadonlyMap<number, number>;
  readonly words: readonly string[];
}

/** Marks between clauses. */
export const clauseEnds = /[.!?;:,…"“”„«»()=|\n]+|\s[-–—]\s/;
/** The fewest concepts that identify a clause, unless it is short. */
const fewestConcepts = 3;
/** How many concepts identify a short clause. */
const fewestInShortClause = 2;
/** A clause of at most this many words is short. */
const shortClause = 6;
/** The share of a clause's concepts that identifies it. */
const leastShare = 0.6;

/** The clauses of a text that can be recognised in another language. */
export const clausesOf = (text: string): Clause[] =>
  text
    .split(clauseEnds)
    .map((clause) => clauseOf(wordsOf(clause)))
    .filter(({ concepts, words }) => concepts.size >= fewestInShortClause || words.length >= fewestConcepts);

/** What identifies a clause in another language. */
function clauseOf(words: readonly string[]): Clause {
  const concepts = new Map<number, number>();
  for (const word of words)
    for (const { concept, language } of meaningsOf(word))
      concepts.set(concept, (concepts.get(concept) ?? 0) | language);
  return { concepts, words };
}

/** What a word or a part of it may mean: "l'école". */
const meaningsOf = oncePerWord((word) =>
  (word.includes("'") ? [word, ...word.split("'")] : [word]).flatMap(conceptsOf),
);

/**
 * The words of the first clause in a text that translates a clause of the exercise; null if none does. It
 * names most of that clause's concepts, at least three (two in a clause of at most six words), in words of
 * another language, and is not longer than a translation.
 */
export function alignedClause(text: string, exercise: readonly Clause[]): readonly string[] | null {
  if (exercise.length === 0) return null;
  for (const sentence of text.split(/(?<=[.!?…\n])/)) {
    // A question about the content gives nothing away.
    if (/\?["”»]?\s*$/.test(sentence)) continue;
    const found = clausesOf(sentence).find((said) => exercise.some((clause) => saysTheSame(said, clause)));
    if (found) return found.words;
  }
  return null;
}

/** How many concepts of a clause the reply names in another language. */
function sharedBy(said: ReadonlyMap<number, number>, clause: ReadonlyMap<number, number>): number {
  let shared = 0;
  for (const [concept, languages] of clause) {
    const other = said.get(concept);
    if (other !== undefined && (other & languages) === 0) shared += 1;
  }
  return shared;
}

/** Whether one clause is a translation of another. */
function saysTheSame(said: Clause, clause: Clause): boolean {
  const shared = sharedBy(said.concepts, clause.concepts);
  // A translation has at most about five words for each concept.
  if (
    shared >= fewestConcepts &&
    shared >= clause.concepts.size * leastShare &&
    said.words.length <= shared * 5
  )
    return true;
  const isShort = clause.words.length <= shortClause && said.words.length <= clause.words.length + 2;
  return isShort && said.words.length > 2 && shared === fewestInShortClause && clause.concepts.size <= 3;
}
