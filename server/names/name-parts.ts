import { foldedText, isAscii } from '../../contract/characters.ts';
import lists from './name-words.json' with { type: 'json' };

/** A person of a class, as others know them. */
export interface Named {
  readonly name: string;
  readonly username?: string | null | undefined;
}

/** A part of a name. */
export interface Part {
  /** Its words as they follow each other in a text: "o" and "brien", or "obrien". */
  readonly words: readonly string[];
  /** Its place in the name; a part that was written as one word with its neighbours has several. */
  readonly first: number;
  readonly last: number;
  /** Whether it names somebody; "de la" does not. */
  readonly isName: boolean;
  /** Whether sentences have the word, too. */
  readonly isOrdinary: boolean;
}

/** One way to cut a name into parts. The parts are under their first words, the longest first. */
export type NameForm = ReadonlyMap<string, readonly Part[]>;

/** The names of a class, ready for the search. */
export interface Names {
  /** The forms of names that have a part with this first word. */
  readonly forms: ReadonlyMap<string, readonly NameForm[]>;
  /** User names and whole names, folded. */
  readonly literals: readonly string[];
}

const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));
/** What stands before a last name, folded like all words here. "m" needs its point, since metres have the same letter. */
export const titles = setOf(lists.titles);
/** Small words inside names, which name nobody. */
const particles = setOf(lists.particles);
/** Words of sentences that are also names. They count as names only where the text shows that they are meant as such. */
const ordinaryWords = setOf(lists.ordinary);

/** The scripts that put no blanks between words, but Korean, whose syllables are several characters in a folded text. */
const scripts = ['Han', 'Hira', 'Kana', 'Bopo'].map((name) => `\\p{scx=${name}}`).join('');
const unspacedScripts = `${scripts}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmr}\\p{Script=Mymr}`;
const unspaced = new RegExp(`^[${unspacedScripts}\\p{Script=Hang}]`, 'u');
/** A word of a folded text: letters, or one character of a script that puts no blanks between words. */
const word = new RegExp(
  '[\\u1100-\\u115f\\ua960-\\ua97c][\\u1160-\\u11ff\\ud7b0-\\ud7ff]*|' +
    `(?=\\p{L})[${unspacedScripts}]\\p{M}*|(?:(?=\\p{L})[^${unspacedScripts}\\p{Script=Hang}]\\p{M}*)+`,
  'gu',
);

/** The words of a folded text, with their offsets. */
export const wordsIn = (folded: string): { text: string; start: number; end: number }[] =>
  [...folded.matchAll(isAscii(folded) ? /[a-z]+/g : word)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));

/** Whether a word is one character of a script that puts no blanks between words. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

const isName = (words: readonly string[]): boolean =>
  words.some((one) => isUnspaced(one) || (one.length > 1 && !particles.has(one)));

/** More parts than any name has that a person would write. Words after them are found with the whole name alone. */
const maxParts = 10;
/** The most cuts of a name in a script without blanks. */
const maxCuts = 24;

function add<Value>(to: Map<string, Value[]>, key: string, value: Value): void {
  const others = to.get(key);
  if (others) others.push(value);
  else to.set(key, [value]);
}

function formOf(parts: Part[]): NameForm {
  const byWord = new Map<string, Part[]>();
  for (const part of parts.sort((one, other) => other.words.length - one.words.length))
    add(byWord, part.words[0] ?? '', part);
  return byWord;
}

/** The parts of a name whose words are apart, and those that are also written as one word: "O'Brien", "van den Berg". */
function spacedForm(pieces: readonly (readonly string[])[]): NameForm {
  const parts: Part[] = [];
  let joined = { text: '', first: 0 };
  const words = pieces.flatMap((piece) => piece.map((text, index) => ({ text, isInside: index > 0 })));
  for (const [at, { text, isInside }] of words.slice(0, maxParts).entries()) {
    const follows = isInside || parts.at(-1)?.isName === false;
    joined = follows ? { text: joined.text + text, first: joined.first } : { text, first: at };
    const { text: whole, first } = joined;
    const here = { last: at, isName: isName([text]) };
    parts.push({ ...here, words: [text], first: at, isOrdinary: ordinaryWords.has(text) });
    if (first < at && here.isName)
      parts.push({ ...here, words: [whole], first, isOrdinary: ordinaryWords.has(whole) });
  }
  return formOf(parts);
}

/** The parts of a name that are one or more words each. */
const piecesForm = (pieces: readonly (readonly string[])[], isOrdinary: boolean): NameForm =>
  formOf(
    pieces
      .slice(0, maxParts)
      .map((words, at) => ({ words, first: at, last: at, isName: isName(words), isOrdinary })),
  );

/** The ways to cut a name into parts; none for a name of one word, which may be a word of any sentence. */
function formsOf(name: string): NameForm[] {
  const pieces = foldedText(name)
    .split(/\s+/)
    .map((piece) => wordsIn(piece).map(({ text }) => text))
    .filter(([first]) => first !== undefined);
  const apart = pieces.filter(([first = '']) => !isUnspaced(first));
  const together = pieces.filter(([first = '']) => isUnspaced(first));
  const forms = apart.flat().length > 1 ? [spacedForm(apart)] : [];
  const [units = []] = together;
  // Single characters also meet by chance, so they count in the order of the name alone.
  if (together.length > 1)
    return [...forms, piecesForm(together, together.flat().length === together.length)];
  // Nothing shows where a family name without blanks ends, so there is one form for each cut.
  const cuts = units.slice(1, maxCuts).map((_, at) => [units.slice(0, at + 1), units.slice(at + 1)]);
  return [...forms, ...cuts.map((cut) => piecesForm(cut, units.length === 2))];
}

/** Letters that people write as two where their keyboard lacks them. */
const asTwo: Readonly<Record<string, string>> = lists.asTwo;

/** A name as it is, and as keyboards without or with some of its letters write it: "Müller", "Mueller". */
function spellingsOf(name: string): string[] {
  const composed = name.normalize('NFC').toLowerCase();
  const longer = composed.replace(/[äæöøœüåđ]/g, (letter) => asTwo[letter] ?? letter);
  const shorter = composed.replace(/ae|oe|ue|aa|dj/g, (two) => two.charAt(0));
  return [name, ...[longer, shorter].filter((spelling) => spelling !== composed)];
}

/**
 * What names a person as it is written, folded: a user name, and the whole name, of which no two parts may be words ("Mei L.").
 * A user name that may be a word is left out. It cannot be one when it has a character that is no letter, or when it is
 * longer than a part of the person's name and contains this part.
 */
function literalsOf({ name, username }: Named): string[] {
  const words = foldedText(name).trim().split(/ +/);
  const whole = words.join(' ');
  const literals = words.length > 1 || wordsIn(whole).length > 1 ? [whole] : [];
  const login = foldedText(username ?? '').trim();
  const cannotBeWord =
    /[^\p{L}]/u.test(login) ||
    words.some((part) => part.length > 2 && login.length > part.length && login.includes(part));
  return login !== '' && cannotBeWord ? [...literals, login] : literals;
}

/** What to search texts for, so that these people are found. */
export function namesOf(people: readonly Named[]): Names {
  const forms = new Map<string, NameForm[]>();
  for (const form of people.flatMap(({ name }) => spellingsOf(name).flatMap(formsOf)))
    for (const [first, parts] of form) if (parts.some((part) => part.isName)) add(forms, first, form);
  return { forms, literals: [...new Set(people.flatMap(literalsOf))] };
}
