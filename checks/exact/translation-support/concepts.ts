import { contentWords, smallWords } from './concept-words.ts';

/*
 * Which concept a word names, in which language. Two clauses in different languages that share most concepts
 * have the same meaning.
 */

/** What a word may mean: a concept, as its line in the table, and the language of its column, as a bit. */
type Meaning = readonly { readonly language: number; readonly concept: number }[];

/** The meanings of every word of a table, whose first line has the number `firstConcept`. */
function meaningsIn(rows: readonly string[], firstConcept: number): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const [line, row] of rows.entries())
    for (const [column, words] of row.split('|').entries())
      for (const word of words.split(' ')) {
        const meaning = { language: 1 << column, concept: firstConcept + line };
        meanings.set(word, [...(meanings.get(word) ?? []), meaning]);
      }
  return meanings;
}

const rows = contentWords.trim().split('\n');

/** The beginnings of words of content; short beginnings are nearly whole words. */
const contentMeanings = meaningsIn(rows, 0);

/** What small words mean; they count less than words of content. */
const smallMeanings = meaningsIn(smallWords.trim().split('\n'), rows.length);

/** What a small word may mean. */
export const smallConceptsOf = (word: string): Meaning => smallMeanings.get(word) ?? [];

/** How many letters may follow a beginning of this length. */
const longestEnding = (beginning: number): number => (beginning <= 2 ? 0 : beginning === 3 ? 3 : 4);

/** A cache, since texts repeat their words. */
const lookedUp = new Map<string, Meaning>();
const maxLookedUp = 5_000;

/** What a word of content may mean. */
export function conceptsOf(word: string): Meaning {
  const known = lookedUp.get(word);
  if (known) return known;
  const found = meaningOf(word);
  if (lookedUp.size >= maxLookedUp) lookedUp.clear();
  lookedUp.set(word, found);
  return found;
}

/** The meanings of the longest beginning that the table has. */
function meaningOf(word: string): Meaning {
  for (let length = Math.min(word.length, 12); length >= 2; length--) {
    if (word.length - length > longestEnding(length)) return [];
    const found = contentMeanings.get(word.slice(0, length));
    if (found) return found;
  }
  return [];
}
