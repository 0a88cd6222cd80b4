import { LRUCache } from 'lru-cache';
import { type Named, namesOf } from './name-parts.ts';
import { maskedText } from './name-search.ts';

/** More steps than the names and the conversation of a class need; so many take some 40 ms. */
const maxSteps = 250_000;

/** The names of the latest classes. Preparing those of thirty people takes longer than the search. */
const rosters = new LRUCache<string, { readonly id: number; readonly names: ReturnType<typeof namesOf> }>({
  max: 200,
});
let latestRoster = 0;

/**
 * The latest texts with their classes, masked, since each question sends its history again; true for a text without names.
 * Together they have at most so many characters.
 */
const texts = new LRUCache<string, string | true>({
  maxSize: 8_000_000,
  sizeCalculation: (masked, key) => key.length + (masked === true ? 0 : masked.length) + 50,
});

function rosterOf(people: readonly Named[]) {
  const key = people.map(({ name, username }) => `${name}\t${username ?? ''}`).join('\n');
  let roster = rosters.get(key);
  if (!roster) {
    latestRoster += 1;
    roster = { id: latestRoster, names: namesOf(people) };
    rosters.set(key, roster);
  }
  return roster;
}

/**
 * A function that replaces the names of these people in a text by `[name]`, since a model need not know them: two or more
 * parts of a name in any order, a last name after a title, a user name. Names and text are compared folded, so that accents,
 * capitals, apostrophes, hyphens, the width of letters and invisible signs make no difference. Scripts that put no blanks
 * between words need none here.
 *
 * A single part stays, since "will", "mark" and "rose" are words of exercises; so does a user name that may be a word. In
 * another order than that of the name, such a word counts only where it has a capital letter: "Brown, Will" is a name, and
 * in "the brown rice will cook" nobody is named.
 */
export function nameMask(people: readonly Named[]): (text: string) => string {
  const { id, names } = rosterOf(people);
  // For all texts of one answer.
  const budget = { steps: maxSteps };
  return (original) => {
    const key = `${id} ${original}`;
    const known = texts.get(key);
    if (known !== undefined) return known === true ? original : known;
    const masked = maskedText(names, original, budget);
    // A search that was given up is made again for the next answer.
    if (budget.steps > 0) texts.set(key, masked === original || masked);
    return masked;
  };
}
