import { LRUCache } from 'lru-cache';
import { alignedForm, foldedText } from '../../contract/characters.ts';
import {
  formsOf,
  isUnspaced,
  joint,
  literalsOf,
  type Named,
  type NameForm,
  type Part,
} from './name-forms.ts';
import { apart, type NameText, textOf } from './name-text.ts';
import { titles } from './name-words.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The names of a class, ready for the search. */
interface Names {
  /** The forms of names that have a part with this first word. */
  readonly forms: ReadonlyMap<string, readonly NameForm[]>;
  readonly literals: readonly string[];
}

/** The names of the latest classes. They are cached because preparing those of thirty people takes longer than the search. */
const cache = new LRUCache<string, Names>({ max: 200 });

/** Letters that people write as two where their keyboard lacks them. */
const asTwo: readonly (readonly [letter: RegExp, two: string, plain: RegExp])[] = [
  [/ä|æ/g, 'ae', /ae/g],
  [/ö|ø|œ/g, 'oe', /oe/g],
  [/ü/g, 'ue', /ue/g],
  [/å/g, 'aa', /aa/g],
  [/đ/g, 'dj', /dj/g],
];

/** A name as it is, and as keyboards without or with some of its letters write it: "Müller", "Mueller". */
function spellingsOf(name: string): string[] {
  const composed = name.normalize('NFC').toLowerCase();
  const longer = asTwo.reduce((text, [letter, two]) => text.replace(letter, two), composed);
  const shorter = asTwo.reduce((text, [, two, plain]) => text.replace(plain, two.charAt(0)), composed);
  return [name, ...[longer, shorter].filter((spelling) => spelling !== composed)];
}

function namesOf(people: readonly Named[]): Names {
  const key = people.map(({ name, username }) => `${name}\t${username ?? ''}`).join('\n');
  const known = cache.get(key);
  if (known) return known;
  const forms = new Map<string, NameForm[]>();
  for (const form of people.flatMap(({ name }) => spellingsOf(name).flatMap(formsOf)))
    for (const [first, parts] of form) {
      if (!parts.some(({ isName }) => isName)) continue;
      const others = forms.get(first);
      if (others) others.push(form);
      else forms.set(first, [form]);
    }
  const names = { forms, literals: [...new Set(people.flatMap(literalsOf))] };
  cache.set(key, names);
  return names;
}

/** More small words than stand before any last name. */
const maxParticles = 5;

/** A part of a name in a text, with the indexes of its words. */
interface Placed {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

/** A text that is searched. */
type Text = NameText & { readonly budget: Budget };

/** How many more steps a search may take. */
interface Budget {
  steps: number;
}

/**
 * More steps than the names and the conversation of a class need; so many take some 40 ms. Past them, the rest is searched for
 * whole names alone.
 */
const maxSteps = 250_000;

/** The part that this word begins and that is not among the parts at these places yet. */
function partAt(
  form: NameForm,
  { words, joined, starts, budget }: Text,
  at: number,
  used: number,
): Placed | null {
  const candidates = form.get(words[at]?.text ?? '') ?? [];
  budget.steps -= 1 + candidates.length;
  for (const part of candidates) {
    if (part.places & used) continue;
    const start = starts[at] ?? 0;
    const end = joined[start + part.joined.length];
    const fits = (end === joint || end === apart) && joined.startsWith(part.joined, start);
    if (fits) return { part, from: at, to: at + part.words.length };
  }
  return null;
}

/** The part of the same name that stands after this one. */
function partAfter(form: NameForm, text: Text, before: Placed, used: number): Placed | null {
  for (let at = before.to; (text.gaps[at] ?? 'none') !== 'none'; at += 1) {
    const one = partAt(form, text, at, used);
    const word = text.words[at];
    // "José M. Pérez": the initial of a name that the class does not know.
    if (one || !word || word.text.length > 1 || text.folded[word.end] !== '.') return one;
  }
  return null;
}

/** Whether a part stands beside another one as in the name, without a comma. */
const areInOrder = ({ gaps }: Text, one: Placed | null, next: Placed | null): boolean =>
  one !== null &&
  next !== null &&
  next.from === one.to &&
  next.part.first === one.part.last + 1 &&
  gaps[next.from] === 'plain';

/** The index of the first word of a name whose small words stand before a part of it: "van den" before "Berg". */
function beginning(form: NameForm, text: Text, part: Placed): number {
  let first = part;
  for (;;) {
    const from = first.from - 1;
    const before = form
      .get(text.words[from]?.text ?? '')
      ?.map((one) => ({ part: one, from, to: first.from }))
      .find((one) => !one.part.isName && areInOrder(text, one, first));
    if (!before) return first.from;
    first = before;
  }
}

/**
 * The words that name a person for certain from this word on, as indexes; null for none. The parts of a name follow each other,
 * each once and in any order. The search ends at the first word that is not meant as a name (see `nameMask`), since every word
 * of a text may be a part of everybody's name.
 */
function nameAt(form: NameForm, text: Text, at: number, fewest: number) {
  const named: Placed[] = [];
  let used = 0;
  let before: Placed | null = null;
  let one = partAt(form, text, at, used);
  while (one) {
    used |= one.part.places;
    const next = partAfter(form, text, one, used);
    const isMeant =
      !one.part.isOrdinary ||
      text.words[one.from]?.hasCapital ||
      areInOrder(text, before, one) ||
      areInOrder(text, one, next);
    if (!isMeant) break;
    if (one.part.isName) named.push(one);
    [before, one] = [one, next];
  }
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last || named.length < fewest) return null;
  return { from: beginning(form, text, first), to: last.to, isFirstName: first.part.first === 0 };
}

/** The index after a last name with a title before it; 0 when there is none. */
function titledEnd({ forms }: Names, text: Text, at: number): number {
  const [title, next] = [text.words[at], text.words[at + 1]];
  if (!title || !next || !titles.has(title.text)) return 0;
  const space = text.folded.slice(title.end, next.start);
  if (!(title.text === 'm' ? /^\. *$/ : /^\.?\s+$/).test(space)) return 0;
  const after = text.words.slice(at + 1, at + 1 + maxParticles).findIndex((word) => forms.has(word.text));
  const last = at + 1 + after;
  if (after < 0) return 0;
  const names = (forms.get(text.words[last]?.text ?? '') ?? []).map((form) => nameAt(form, text, last, 1));
  return Math.max(
    0,
    ...names.map((name) => (name && !name.isFirstName && name.from === at + 1 ? name.to : 0)),
  );
}

/** Where the parts of names stand in a folded text. */
function placesOfParts(names: Names, text: Text): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < text.words.length && text.budget.steps > 0; at += 1) {
    const forms = names.forms.get(text.words[at]?.text ?? '') ?? [];
    let [from, to] = [at, titledEnd(names, text, at)];
    for (const form of forms) {
      const name = nameAt(form, text, at, 2);
      if (name && name.to > to) [from, to] = [name.from, name.to];
    }
    if (to === 0) continue;
    spans.push({ start: text.words[from]?.start ?? 0, end: text.words[to - 1]?.end ?? 0 });
    at = to - 1;
  }
  return spans;
}

/** Whether two characters are inside one word. */
const isInsideWord = (one = '', next = ''): boolean =>
  [one, next].every((character) => /[\p{L}\p{N}_]/u.test(character) && !isUnspaced(character));

/** Where user names stand in a folded text. */
function placesOfLiterals({ literals }: Names, folded: string): Span[] {
  const spans: Span[] = [];
  for (const literal of literals)
    for (
      let start = folded.indexOf(literal);
      start >= 0;
      start = folded.indexOf(literal, start + literal.length)
    ) {
      const end = start + literal.length;
      const isPart = isInsideWord(folded[start - 1], literal[0]) || isInsideWord(literal.at(-1), folded[end]);
      if (!isPart) spans.push({ start, end });
    }
  return spans;
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
  const names = namesOf(people);
  if (names.forms.size === 0 && names.literals.length === 0) return (text) => text;
  // For all texts of one answer.
  const budget: Budget = { steps: maxSteps };
  return (original) => {
    const aligned = alignedForm(original, foldedText);
    const { text: folded, startOf, endOf } = aligned;
    const text = { ...textOf(original, aligned, names.forms), budget };
    const spans = [...placesOfParts(names, text), ...placesOfLiterals(names, folded)];
    let masked = '';
    let from = 0;
    for (const { start, end } of spans.sort((one, other) => one.start - other.start || other.end - one.end)) {
      if (startOf(start) < from) continue;
      masked += `${original.slice(from, startOf(start))}[name]`;
      from = endOf(end);
    }
    return masked + original.slice(from);
  };
}
