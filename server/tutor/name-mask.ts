import { LRUCache } from 'lru-cache';
import { literalPattern } from '../literal-pattern.ts';

/** A person of a class, as others know them. */
export interface Named {
  readonly name: string;
  readonly username?: string | null | undefined;
}

const titles =
  'mr|mrs|ms|miss|mx|dr|prof|herrn?|frau|fräulein|señor(?:a|ita)?|srt?a|sr|don|doña|dona|madame|mademoiselle|monsieur|mme|mlle|m|professora?';

const spaced = (words: readonly string[]): string => words.map(literalPattern).join(String.raw`\s+`);

/**
 * The ways in which a text can name a person: the full name, the last name after a title, the user name. A name of one word
 * is left out, and so is a user name that may be a word, since "will", "rose" and "max" occur in exercises.
 */
function formsOf({ name, username }: Named): string[] {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const forms =
    words.length > 1 ? [spaced(words), String.raw`(?:${titles})\.?\s+${literalPattern(last)}`] : [];
  // A user name cannot be an ordinary word when it has a character that is no letter, or when it is longer
  // than a part of the person's name and contains this part.
  const parts = words.filter((word) => word.length > 2).map((word) => word.toLowerCase());
  const cannotBeWord =
    username &&
    (/[^\p{L}]/u.test(username) ||
      parts.some((part) => username.length > part.length && username.toLowerCase().includes(part)));
  return cannotBeWord ? [...forms, literalPattern(username)] : forms;
}

/** The expressions of the latest classes. They are cached because making one for thirty people takes longer than using it. */
const cache = new LRUCache<string, RegExp>({ max: 200 });

function expressionFor(people: readonly Named[]): RegExp | null {
  const key = people.map(({ name, username }) => `${name}\t${username ?? ''}`).join('\n');
  const known = cache.get(key);
  if (known) return known;
  const forms = [...new Set(people.flatMap(formsOf))];
  if (forms.length === 0) return null;
  const names = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${forms.join('|')})(?![\p{L}\p{N}_])`, 'giu');
  cache.set(key, names);
  return names;
}

/**
 * A function that replaces the names of these people in a text by `[name]`, since a model need not know them.
 */
export function nameMask(people: readonly Named[]): (text: string) => string {
  const names = expressionFor(people);
  return names ? (text) => text.replace(names, '[name]') : (text) => text;
}
