import { type AlignedText, alignedForm, foldedText } from '../../contract/characters.ts';
import { isUnspaced, type NameForm, type Names, type Part, titles, wordsIn } from './name-parts.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** How many more steps a search may take. Past them, the rest is searched for whole names alone. */
export interface Budget {
  steps: number;
}

/** The longest space between two parts of a name, in characters. */
const longestGap = 40;
/** Blanks, hyphens, the marks of emphasis, and one comma: "Pérez, José", "José **Pérez**". */
const gap = /^[\s'_*-]*[,،、;/·・•‧]?[\s'_*-]*$/u;
/** The same without a comma. */
const plainGap = /^[\s'_*·・-]*$/u;

/** A capital letter inside a word, which begins another word: "JosePerez". */
const innerCapital = /(?=\p{Lu})(?<=\p{Ll}[\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*)/u;
const hasInnerCapital = (original: string): boolean => innerCapital.test(original.normalize('NFKC'));

/** A text in words, which are counted from 0. */
class Text {
  readonly words: ReturnType<typeof wordsIn>;

  constructor(
    private readonly original: string,
    private readonly aligned: AlignedText,
    private readonly names: Names,
    readonly budget: Budget,
  ) {
    const words = wordsIn(aligned.text);
    this.words = hasInnerCapital(original) ? words.flatMap((word) => this.#piecesOf(word)) : words;
  }

  /** The words in one word that has capital letters inside it, when all of those are known. */
  #piecesOf(word: Span & { text: string }): (Span & { text: string })[] {
    const { forms } = this.names;
    if (forms.has(word.text)) return [word];
    let end = word.start;
    const pieces = this.#written(word)
      .split(innerCapital)
      .map((piece) => {
        const text = foldedText(piece);
        end += text.length;
        return { text, start: end - text.length, end };
      });
    return pieces.every(({ text }) => forms.has(text)) && end === word.end ? pieces : [word];
  }

  #written({ start, end }: Span): string {
    const { startOf, endOf } = this.aligned;
    return this.original.slice(startOf(start), endOf(end)).normalize('NFKC');
  }

  word(at: number): string {
    return this.words[at]?.text ?? '';
  }

  hasCapital(at: number): boolean {
    const word = this.words[at];
    return word !== undefined && word.text.length > 1 && /^\p{Lu}/u.test(this.#written(word));
  }

  /** What stands between a word and the word before. */
  space(at: number): string {
    return this.aligned.text.slice(this.words[at - 1]?.end ?? 0, this.words[at]?.start);
  }

  /** Whether a word is one letter with a point. */
  isInitial(at: number): boolean {
    const { text, end } = this.words[at] ?? { text: '', end: 0 };
    return text.length === 1 && !isUnspaced(text) && this.aligned.text[end] === '.';
  }

  /** Whether a word may stand in a name with the word before it, which a comma may end. */
  follows(at: number, between: RegExp): boolean {
    const space = this.space(at).slice(this.isInitial(at - 1) ? 1 : 0);
    return at > 0 && at < this.words.length && space.length <= longestGap && between.test(space);
  }

  /** Whether a part of a name stands here. */
  has({ words }: Part, at: number): boolean {
    return words.every((text, index) => {
      this.budget.steps -= 1;
      if (this.word(at + index) !== text) return false;
      const space = index > 0 ? this.space(at + index) : '';
      return space === '' || (space === ' ' && isUnspaced(text));
    });
  }
}

/** A part of a name in a text, with the indexes of its words. */
interface Placed {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

/** The places of a part in its name, as bits. */
const placesOf = ({ first, last }: Part): number => (2 << last) - (1 << first);

/** The part that this word begins and that is not among the parts at these places yet. */
function partAt(form: NameForm, text: Text, at: number, used: number): Placed | null {
  text.budget.steps -= 1;
  const isNew = (part: Part) => (placesOf(part) & used) === 0 && text.has(part, at);
  const part = form.get(text.word(at))?.find(isNew);
  return part ? { part, from: at, to: at + part.words.length } : null;
}

/** The part of the same name that stands after this one. */
function partAfter(form: NameForm, text: Text, before: Placed, used: number): Placed | null {
  for (let at = before.to; text.follows(at, gap); at += 1) {
    const one = partAt(form, text, at, used);
    // "José M. Pérez": the initial of a name that the class does not know.
    if (one || !text.isInitial(at)) return one;
  }
  return null;
}

/** Whether a part stands beside another one as in the name, without a comma. */
const areInOrder = (text: Text, one: Placed | null, next: Placed | null): boolean =>
  one !== null &&
  next?.from === one.to &&
  next.part.first === one.part.last + 1 &&
  text.follows(next.from, plainGap);

/** The index of the first word of a name whose small words stand before a part of it: "van den" before "Berg". */
function beginning(form: NameForm, text: Text, first: Placed): number {
  const from = first.from - 1;
  const before = form
    .get(text.word(from))
    ?.map((part) => ({ part, from, to: first.from }))
    .find((one) => !one.part.isName && areInOrder(text, one, first));
  return before ? beginning(form, text, before) : first.from;
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
    used |= placesOf(one.part);
    const next = partAfter(form, text, one, used);
    const isInOrder = areInOrder(text, before, one) || areInOrder(text, one, next);
    if (one.part.isOrdinary && !isInOrder && !text.hasCapital(one.from)) break;
    if (one.part.isName) named.push(one);
    [before, one] = [one, next];
  }
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last || named.length < fewest) return null;
  return { from: beginning(form, text, first), to: last.to, isFirstName: first.part.first === 0 };
}

/** More small words than stand before any last name. */
const maxParticles = 5;

/** The index after a last name with a title before it; 0 when there is none. */
function titledEnd({ forms }: Names, text: Text, at: number): number {
  const title = text.word(at);
  if (!titles.has(title)) return 0;
  if (!(title === 'm' ? /^\. *$/ : /^\.?\s+$/).test(text.space(at + 1))) return 0;
  const after = text.words.slice(at + 1, at + 1 + maxParticles).findIndex((word) => forms.has(word.text));
  if (after < 0) return 0;
  const last = at + 1 + after;
  const names = (forms.get(text.word(last)) ?? []).map((form) => nameAt(form, text, last, 1));
  return Math.max(
    0,
    ...names.map((name) => (name?.isFirstName === false && name.from === at + 1 ? name.to : 0)),
  );
}

/** Where the parts of names stand in a folded text. */
function placesOfParts(names: Names, text: Text): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < text.words.length && text.budget.steps > 0; at += 1) {
    let [from, to] = [at, titledEnd(names, text, at)];
    for (const form of names.forms.get(text.word(at)) ?? []) {
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

/** Where a literal stands in a folded text as a word of its own. */
function placesOfLiteral(literal: string, folded: string): Span[] {
  const spans: Span[] = [];
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

/** Whether a text needs a search: a word of it belongs to a name or is a title, or is several words in one. */
const mayName = ({ forms, literals }: Names, original: string, folded: string): boolean =>
  wordsIn(folded).some(({ text }) => forms.has(text) || titles.has(text)) ||
  literals.some((literal) => folded.includes(literal)) ||
  hasInnerCapital(original);

/** The text with `[name]` in place of each name. */
export function maskedText(names: Names, original: string, budget: Budget): string {
  if (!mayName(names, original, foldedText(original))) return original;
  const aligned = alignedForm(original, foldedText);
  const spans = [
    ...placesOfParts(names, new Text(original, aligned, names, budget)),
    ...names.literals.flatMap((literal) => placesOfLiteral(literal, aligned.text)),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
  let masked = '';
  let from = 0;
  for (const { start, end } of spans) {
    if (aligned.startOf(start) < from) continue;
    masked += `${original.slice(from, aligned.startOf(start))}[name]`;
    from = aligned.endOf(end);
  }
  return masked + original.slice(from);
}
