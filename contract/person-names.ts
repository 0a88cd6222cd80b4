import { foldedText } from './characters.ts';

/** How people are told apart and put in order, wherever their names are read. */

/** A person of whom a full name and perhaps a username are known. */
export interface Named {
  readonly name: string;
  readonly username?: string | null | undefined;
}

/** The name with the username, for places where the name alone would not be enough. */
export const nameWithUsername = ({ name, username }: Named): string =>
  username ? `${name} (${username})` : name;

/**
 * The names that several of these people have, in the form in which names are compared. A name in which
 * nothing can be seen counts as one of them.
 */
function sharedNames(people: Iterable<Named>): ReadonlySet<string> {
  const first = new Map<string, string | null | undefined>();
  const shared = new Set(['']);
  for (const { name, username } of people) {
    const folded = foldedText(name).trim();
    if (first.has(folded) && first.get(folded) !== username) shared.add(folded);
    else first.set(folded, username);
  }
  return shared;
}

/**
 * The same people, each with a name that nobody else of them has: where two names are equal, the username
 * stands beside both. Whoever has a name of their own is the same object.
 * @param among the people whose names count; without it the people themselves
 */
export function toldApart<P extends Named>(people: readonly P[], among: Iterable<Named> = people): P[] {
  const shared = sharedNames(among);
  return people.map((each) =>
    shared.has(foldedText(each.name).trim()) && each.username
      ? { ...each, name: nameWithUsername(each) }
      : each,
  );
}

/** The name and, where `toldApart` or `nameWithUsername` put it there, the username beside it. */
export function partsOfLabel({ name, username }: Named): { name: string; beside: string } {
  const beside = `(${username})`;
  return username && name.endsWith(` ${beside}`)
    ? { name: name.slice(0, -beside.length - 1), beside }
    : { name, beside: '' };
}

/** A name in its two parts. */
export interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The first and the last name. Of a full name alone, the last word is the last name; what stands before a
 * comma is it, too.
 */
export function namePartsOf(named: {
  readonly name: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}): NameParts {
  const { name, firstName, lastName } = named;
  if (firstName || lastName) return { firstName: firstName ?? '', lastName: lastName ?? '' };
  const [before = '', after] = name.split(/,\s*/, 2);
  if (after) return { firstName: after, lastName: before };
  const words = name.split(' ');
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
