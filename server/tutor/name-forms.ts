import { foldedText } from '../../contract/characters.ts';
import { ordinaryWords, particles } from './name-words.ts';

/** A person of a class, as others know them. */
export interface Named {
  readonly name: string;
  readonly username?: string | null | undefined;
}

/** A part of a name. */
export interface Part {
  /** Its words as they follow each other in a text: "o" and "brien", or "obrien". */
  readonly words: readonly string[];
  /** The same in one text, with `joint` between them. */
  readonly joined: string;
  /** Its place in the name; a part that was written as one word with its neighbours has several. */
  readonly first: number;
  readonly last: number;
  /** These places as bits. */
  readonly places: number;
  /** Whether it names somebody; "de la" does not. */
  readonly isName: boolean;
  /** Whether sentences have the word, too. */
  readonly isOrdinary: boolean;
}

/** One way to cut a name into parts. The parts are under their first words, the longest first. */
export type NameForm = ReadonlyMap<string, readonly Part[]>;

/**
 * A word of a folded text: letters, or one character of a script that puts no blanks between words. A Korean syllable is
 * several characters in a folded text.
 */
const word =
  /[\u1100-\u115f\ua960-\ua97c][\u1160-\u11ff\ud7b0-\ud7ff]*|(?=\p{L})[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmr}\p{Script=Mymr}]\p{M}*|(?:(?=\p{L})[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{Script=Hang}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmr}\p{Script=Mymr}]\p{M}*)+/gu;

/** The words of a folded text, with their offsets. */
export const wordsIn = (folded: string): { text: string; start: number; end: number }[] =>
  [...folded.matchAll(word)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

const unspaced =
  /^(?:[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{Script=Hang}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmr}\p{Script=Mymr}])/u;

/** Whether a word is one character of a script that puts no blanks between words. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

const isName = (words: readonly string[]): boolean =>
  words.some((one) => isUnspaced(one) || (one.length > 1 && !particles.has(one)));

/** More parts than any name has that a person would write. Words after them are found with the whole name alone. */
const maxParts = 10;
/** The most cuts of a name in a script without blanks. */
const maxCuts = 24;

/** Between two words of one part. */
export const joint = '\u0001';

type NewPart = Omit<Part, 'joined' | 'places'>;

function formOf(parts: readonly NewPart[]): NameForm {
  const byWord = new Map<string, Part[]>();
  for (const part of parts) {
    const [first = ''] = part.words;
    const places = (2 << part.last) - (1 << part.first);
    byWord.set(first, [...(byWord.get(first) ?? []), { ...part, places, joined: part.words.join(joint) }]);
  }
  for (const same of byWord.values()) same.sort((one, other) => other.words.length - one.words.length);
  return byWord;
}

/** The parts of a name whose words are apart, and those that are also written as one word: "O'Brien", "van den Berg". */
function spacedForm(pieces: readonly (readonly string[])[]): NameForm {
  const parts: NewPart[] = [];
  let joined = { text: '', first: 0 };
  let at = 0;
  for (const piece of pieces) {
    for (const [index, text] of piece.entries()) {
      if (at >= maxParts) break;
      const isOrdinary = ordinaryWords.has(text);
      parts.push({ words: [text], first: at, last: at, isName: isName([text]), isOrdinary });
      const follows = at > 0 && (index > 0 || !isName(parts.at(-2)?.words ?? []));
      joined = follows ? { text: joined.text + text, first: joined.first } : { text, first: at };
      const { text: whole, first } = joined;
      if (first < at && isName([text]))
        parts.push({ words: [whole], first, last: at, isName: true, isOrdinary: ordinaryWords.has(whole) });
      at += 1;
    }
  }
  return formOf(parts);
}

/**
 * The forms of a name in a script without blanks. Nothing shows where the family name ends, so there is one form for each
 * cut. Two single characters also meet by chance, so they count in the order of the name alone.
 */
function unspacedForms(units: readonly string[]): NameForm[] {
  return units.slice(1, maxCuts).map((_, index) => {
    const cuts = [units.slice(0, index + 1), units.slice(index + 1)];
    return formOf(
      cuts.map((words, at) => ({ words, first: at, last: at, isName: true, isOrdinary: units.length === 2 })),
    );
  });
}

/** The parts of a name that has blanks, one part for each word. */
const wordsForm = (pieces: readonly (readonly string[])[]): NameForm =>
  formOf(
    pieces.slice(0, maxParts).map((words, at) => ({
      words,
      first: at,
      last: at,
      isName: isName(words),
      isOrdinary: pieces.every((piece) => piece.length === 1),
    })),
  );

/** The ways to cut a name into parts; none for a name of one word, which may be a word of any sentence. */
export function formsOf(name: string): NameForm[] {
  const pieces = foldedText(name)
    .split(/\s+/)
    .map((piece) => wordsIn(piece).map(({ text }) => text))
    .filter((piece) => piece.length > 0);
  const [withoutBlanks, withBlanks] = [true, false].map((is) =>
    pieces.filter(([first = '']) => isUnspaced(first) === is),
  );
  const forms: NameForm[] = [];
  if (withBlanks && withBlanks.flat().length > 1) forms.push(spacedForm(withBlanks));
  if (withoutBlanks && withoutBlanks.length > 1) forms.push(wordsForm(withoutBlanks));
  const [only] = withoutBlanks ?? [];
  if (only && withoutBlanks?.length === 1) forms.push(...unspacedForms(only));
  return forms;
}

/**
 * What names a person as it is written, folded: a user name, and the whole name, of which no two parts may be words ("Mei L.").
 * A user name that may be a word is left out. It cannot be one when it has a character that is no letter, or when it is
 * longer than a part of the person's name and contains this part.
 */
export function literalsOf({ name, username }: Named): string[] {
  const words = foldedText(name).trim().split(/ +/);
  const whole = words.join(' ');
  const literals = words.length > 1 || wordsIn(whole).length > 1 ? [whole] : [];
  const login = foldedText(username ?? '').trim();
  const cannotBeWord =
    /[^\p{L}]/u.test(login) ||
    words.some((part) => part.length > 2 && login.length > part.length && login.includes(part));
  return login !== '' && cannotBeWord ? [...literals, login] : literals;
}
