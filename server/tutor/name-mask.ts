import { LRUCache } from 'lru-cache';
import { type AlignedText, alignedForm, foldedText } from '../../contract/characters.ts';
import {
  formsOf,
  isUnspaced,
  joint,
  literalsOf,
  type Named,
  type NameForm,
  type Part,
  wordsIn,
} from './name-forms.ts';
import { titles } from './name-words.ts';

/** A word of a text. */
interface Word {
  readonly text: string;
  /** Offsets in the folded text. */
  readonly start: number;
  readonly end: number;
  readonly hasCapital: boolean;
}

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
/** The longest space between two parts of a name, in characters. */
const longestGap = 40;
/** Blanks, hyphens, the marks of emphasis, and one comma: "Pérez, José", "José **Pérez**". */
const gap = /^[\s'_*-]*[,،、;/·・•‧]?[\s'_*-]*$/u;
/** The same without a comma. */
const plainGap = /^[\s'_*·・-]*$/u;

/** What is between two words; the point after an initial belongs to it. */
const between = (folded: string, one: Word, next: Word): string =>
  folded
    .slice(one.end, Math.min(next.start, one.end + longestGap + 1))
    .replace(one.text.length === 1 && !isUnspaced(one.text) ? /^\./ : '', '');

/** Whether two words can be parts of one name as they stand. */
const areBeside = (folded: string, one: Word, next: Word): boolean => {
  const space = between(folded, one, next);
  return space.length <= longestGap && gap.test(space);
};

/** A part of a name in a text, with the indexes of its words. */
interface Placed {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

/** The part that this word begins and that is not among these parts yet. */
function partAt(
  form: NameForm,
  { words, joined, starts }: Text,
  at: number,
  before: readonly Placed[],
): Placed | null {
  const candidates = form.get(words[at]?.text ?? '') ?? [];
  for (const part of candidates) {
    if (before.some(({ part: { first, last } }) => part.first <= last && first <= part.last)) continue;
    const start = starts[at] ?? 0;
    const end = joined[start + part.joined.length];
    const fits = (end === joint || end === apart) && joined.startsWith(part.joined, start);
    if (fits) return { part, from: at, to: at + part.words.length };
  }
  return null;
}

/** A text with its words. */
interface Text {
  readonly folded: string;
  readonly words: readonly Word[];
  /** The words, with a sign before each that says whether it continues the word before, and one at the end. */
  readonly joined: string;
  /** Where each word begins in `joined`. */
  readonly starts: readonly number[];
}

/** Between two words that may belong to different parts of a name only. */
const apart = '\u0000';

/**
 * A text with its words, joined so that one comparison finds a part of many words: somebody may call themselves by a hundred
 * characters, each of which is a word, and write the first of them thousands of times.
 */
function textOf(folded: string, words: readonly Word[]): Text {
  const starts: number[] = [];
  let joined = '';
  for (const [at, { text, start }] of words.entries()) {
    const space = folded.slice(words[at - 1]?.end ?? start, start);
    joined += space === '' || (space === ' ' && isUnspaced(text)) ? joint : apart;
    starts.push(joined.length);
    joined += text;
  }
  return { folded, words, joined: joined + apart, starts };
}

/** The parts of one name that follow each other in a text from a word on, each once and in any order. */
function partsFrom(form: NameForm, text: Text, from: number): Placed[] {
  const { words, folded } = text;
  const placed: Placed[] = [];
  let at = from;
  for (;;) {
    const [previous, next] = [words[at - 1], words[at]];
    if (!next || (placed.length > 0 && previous && !areBeside(folded, previous, next))) return placed;
    const one = partAt(form, text, at, placed);
    if (one) placed.push(one);
    // "José M. Pérez": the initial of a name that the class does not know.
    else if (placed.length === 0 || next.text.length > 1 || folded[next.end] !== '.') return placed;
    at = one?.to ?? at + 1;
  }
}

/** Whether a part stands beside another one as in the name, without a comma. */
const areInOrder = ({ words, folded }: Text, one: Placed | undefined, next: Placed | undefined): boolean => {
  const [end, start] = [words[(one?.to ?? 0) - 1], words[next?.from ?? 0]];
  return (
    one?.part.last !== undefined &&
    next?.part.first === one.part.last + 1 &&
    end !== undefined &&
    start !== undefined &&
    plainGap.test(between(folded, end, start))
  );
};

/** Whether a part is meant as a name where it stands; see `nameMask` for ordinary words. */
function isMeant(text: Text, placed: readonly Placed[], index: number): boolean {
  const one = placed[index];
  if (!one?.part.isOrdinary || text.words[one.from]?.hasCapital) return true;
  return areInOrder(text, placed[index - 1], one) || areInOrder(text, one, placed[index + 1]);
}

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

/** The words that name a person for certain around this word, as indexes; null for none. */
function nameAt(form: NameForm, text: Text, at: number, fewest: number) {
  const all = partsFrom(form, text, at);
  const stop = all.findIndex((_, index) => !isMeant(text, all, index));
  const named = (stop < 0 ? all : all.slice(0, stop)).filter(({ part }) => part.isName);
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

/**
 * Where in `joined` two parts of a name may begin to stand beside each other; null for any place. Names without blanks
 * are found at once. So nobody's long name is looked for at each of a thousand repeated characters.
 */
function meetingsOf(form: NameForm, { joined }: Text): ReadonlySet<number> | null {
  const parts = [...form.values()].flat().filter((part) => part.isName);
  const [one, other, ...more] = parts.filter((part) => joined.includes(part.joined));
  const meetings = new Set<number>();
  if (!one || !other) return meetings;
  if (more.length > 0 || !parts.every(({ words }) => words.every(isUnspaced))) return null;
  for (const gap of [joint, apart]) {
    for (const both of [one.joined + gap + other.joined, other.joined + gap + one.joined]) {
      for (let at = joined.indexOf(both); at >= 0; at = joined.indexOf(both, at + 1)) meetings.add(at);
    }
  }
  return meetings;
}

/** Where the parts of names stand in a folded text. */
function placesOfParts(names: Names, text: Text): Span[] {
  const spans: Span[] = [];
  const meetings = new Map<NameForm, ReadonlySet<number> | null>();
  const mayStandAt = (form: NameForm, at: number): boolean => {
    if (!meetings.has(form)) meetings.set(form, meetingsOf(form, text));
    return meetings.get(form)?.has(text.starts[at] ?? 0) ?? true;
  };
  for (let at = 0; at < text.words.length; at += 1) {
    const forms = names.forms.get(text.words[at]?.text ?? '') ?? [];
    let [from, to] = [at, titledEnd(names, text, at)];
    for (const form of forms) {
      const name = mayStandAt(form, at) ? nameAt(form, text, at, 2) : null;
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

/** A capital letter inside a word, which begins another word: "JosePerez". */
const innerCapital = /(?=\p{Lu})(?<=\p{Ll}[\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*)/u;

/** The words of a text. A word with a capital letter inside it is several when the names have those. */
function wordsOf(original: string, { text: folded, startOf, endOf }: AlignedText, { forms }: Names): Word[] {
  return wordsIn(folded).flatMap(({ text, start, end }) => {
    if (text.length === 1) return [{ text, start, end, hasCapital: false }];
    const written = original.slice(startOf(start), endOf(end)).normalize('NFKC');
    const whole = { text, start, end, hasCapital: /^\p{Lu}/u.test(written) };
    if (forms.has(text) || !innerCapital.test(written)) return [whole];
    const pieces: Word[] = [];
    let from = start;
    for (const piece of written.split(innerCapital)) {
      const short = foldedText(piece);
      pieces.push({ text: short, start: from, end: from + short.length, hasCapital: /^\p{Lu}/u.test(piece) });
      from += short.length;
    }
    return pieces.every((piece) => forms.has(piece.text)) && from === end ? pieces : [whole];
  });
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
  return (original) => {
    const aligned = alignedForm(original, foldedText);
    const { text: folded, startOf, endOf } = aligned;
    const text = textOf(folded, wordsOf(original, aligned, names));
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
