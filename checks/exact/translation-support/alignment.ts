import { foldedText } from '../../../contract/characters.ts';
import { wordsOf } from '../../families/words.ts';
import { conceptsOf, oncePerWord, smallConceptsOf } from './concepts.ts';
import { isAboutLanguage } from './languages.ts';

/** A clause that can be recognised in another language. */
export interface Clause {
  /** The concepts of its words of content, each with the languages of its word. */
  readonly concepts: ReadonlyMap<number, number>;
  /** The concepts of its small words. */
  readonly small: ReadonlyMap<number, number>;
  /** The beginnings of its longer words, which many languages share. */
  readonly roots: ReadonlySet<string>;
  readonly words: readonly string[];
  /** How many of its words are compared: articles and the like are not. */
  readonly telling: number;
}

export const clauseEnds = /[.!?;:,…"“”„«»()=|\n]+|\s[-–—]\s/;
/** The fewest concepts that identify a clause, unless it is short. */
const fewestConcepts = 3;
const fewestInShortClause = 2;
/** A clause of at most this many words is short. */
const shortClause = 6;
/** The share of a clause's concepts that identifies it. */
const leastShare = 0.6;
/** The share of a clause's words that identifies it when small and related words count too. */
const leastShareWithSmallWords = 0.5;

/** The clauses of a text that can be recognised in another language. */
export const clausesOf = (text: string): Clause[] =>
  text
    .split(clauseEnds)
    .map((clause) => clauseOf(wordsOf(clause)))
    .filter(({ concepts, words }) => concepts.size >= fewestInShortClause || words.length >= fewestConcepts);

type Meanings = ReturnType<typeof conceptsOf>;

interface WordMeanings {
  readonly content: Meanings;
  readonly small: Meanings;
  readonly root: string;
  readonly tells: boolean;
}

/** What a word may mean, looked up once. */
const meaningsOf = oncePerWord((word): WordMeanings => {
  const parts = word.includes("'") ? [word, ...word.split("'")] : [word];
  const content = parts.flatMap(conceptsOf);
  const small = parts.flatMap(smallConceptsOf);
  const plain = foldedText(word);
  const tells = word.length > 4 || small.length > 0 || content.length > 0;
  return { content, small, root: plain.length > 4 ? plain.slice(0, 4) : '', tells };
});

function clauseOf(words: readonly string[]): Clause {
  const concepts = new Map<number, number>();
  const small = new Map<number, number>();
  const roots = new Set<string>();
  let telling = 0;
  for (const word of words) {
    const meanings = meaningsOf(word);
    for (const { concept, language } of meanings.content)
      concepts.set(concept, (concepts.get(concept) ?? 0) | language);
    for (const { concept, language } of meanings.small)
      small.set(concept, (small.get(concept) ?? 0) | language);
    if (meanings.root !== '') roots.add(meanings.root);
    if (meanings.tells) telling += 1;
  }
  return { concepts, small, roots, words, telling };
}

/**
 * The words of the first clause in a text that translates a clause of the exercise; null if none does. It names most of that clause's concepts, at least
 * three (two in a clause of at most six words), in words of another language, and is not longer than a translation. In a longer clause, small words and
 * words that begin alike in both languages count as well, and half of the clause is enough.
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
  if (isShort && said.words.length > 2 && shared === fewestInShortClause && clause.concepts.size <= 3)
    return true;
  return shared > 0 && saysMost(said, clause, shared);
}

/** Whether half of a clause of four words or more is said, in about as many words, with the same concepts or related words. */
function saysMost(said: Clause, clause: Clause, shared: number): boolean {
  const [few, many] = [said.words.length, clause.words.length].sort((one, other) => one - other);
  if (few === undefined || many === undefined || few < 4 || few * 2 < many) return false;
  let related = 0;
  for (const root of clause.roots) if (said.roots.has(root)) related += 1;
  const common = sharedBy(said.small, clause.small);
  if (shared + related < fewestInShortClause && shared + common < 4) return false;
  const found = shared + related + common;
  return (
    found >= fewestConcepts &&
    found >= clause.telling * leastShareWithSmallWords &&
    !isAboutLanguage(said.words.join(' '))
  );
}
