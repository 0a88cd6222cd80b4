import tables from '../../data/concepts.json' with { type: 'json' };

/*
 * Which concept a word names, in which language. Two clauses in different languages that share most concepts have the same meaning. A row of
 * data/concepts.json is one concept: its words in English, German, French and Spanish, with "|" between them. Words of content are beginnings of words.
 */

/** What a word may mean: a concept, as its row in the table, and the language of its column, as a bit. */
type Meaning = readonly { readonly language: number; readonly concept: number }[];

/** The meanings of every word of a table, whose first row has the number `firstConcept`. */
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

/** Short beginnings are nearly whole words. */
const contentMeanings = meaningsIn(tables.content, 0);
/** What small words mean; they count less than words of content. */
const smallMeanings = meaningsIn(tables.small, tables.content.length);

export const smallConceptsOf = (word: string): Meaning => smallMeanings.get(word) ?? [];

const maxRemembered = 5_000;

/** Remembers what a function gives for a word, since texts repeat their words. */
export function oncePerWord<Value>(compute: (word: string) => Value): (word: string) => Value {
  const remembered = new Map<string, Value>();
  return (word) => {
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const value = compute(word);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(word, value);
    return value;
  };
}

/** How many letters may follow a beginning of this length. */
const longestEnding = (beginning: number): number => (beginning <= 2 ? 0 : beginning === 3 ? 3 : 4);

/** What a word of content may mean: the meanings of the longest beginning that the table has. */
export const conceptsOf = oncePerWord((word): Meaning => {
  for (let length = Math.min(word.length, 12); length >= 2; length--) {
    if (word.length - length > longestEnding(length)) return [];
    const found = contentMeanings.get(word.slice(0, length));
    if (found) return found;
  }
  return [];
});
