import { wordsOf } from '../words.ts';
import { conceptsOf } from './concepts.ts';

/** The notions of a clause, each with the languages of its word. */
export interface Clause {
  readonly notions: ReadonlyMap<number, number>;
  readonly words: readonly string[];
}

const clauseEnds = /[.!?;:,…"“”„«»()=|\n]+|\s[-–—]\s/;
/** The least notions that identify a clause, unless it has no other content word. */
const enough = 3;
const fewest = 2;
const shortClause = 6;
const mostOf = 0.6;

/** The clauses of a text that can be recognised in another language. */
export const clausesOf = (text: string): Clause[] =>
  text
    .split(clauseEnds)
    .map((clause) => clauseOf(wordsOf(clause)))
    .filter(({ notions }) => notions.size >= fewest);

function clauseOf(words: readonly string[]): Clause {
  const notions = new Map<number, number>();
  for (const word of words) {
    for (const { concept, language } of conceptsOf(word))
      notions.set(concept, (notions.get(concept) ?? 0) | language);
  }
  return { notions, words };
}

/**
 * The clause that translates a clause of the exercise: it has most of its notions, three or more (both of two in a clause of
 * at most six words), in words of another language, and no more words than a translation.
 */
export function alignedClause(text: string, exercise: readonly Clause[]): readonly string[] | null {
  if (exercise.length === 0) return null;
  for (const sentence of text.split(/(?<=[.!?…\n])/)) {
    // A question about the content tells nothing.
    if (/\?["”»]?\s*$/.test(sentence)) continue;
    const found = clausesOf(sentence).find((said) => exercise.some((clause) => saysTheSame(said, clause)));
    if (found) return found.words;
  }
  return null;
}

function saysTheSame(said: Clause, clause: Clause): boolean {
  let shared = 0;
  for (const [concept, languages] of clause.notions) {
    const other = said.notions.get(concept);
    if (other !== undefined && (other & languages) === 0) shared += 1;
  }
  if (shared >= enough) return shared >= clause.notions.size * mostOf && said.words.length <= shared * 5;
  const isShort = clause.words.length <= shortClause && said.words.length <= clause.words.length + 2;
  return isShort && said.words.length > 2 && shared === fewest && clause.notions.size <= 3;
}
