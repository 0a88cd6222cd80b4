import { cluesIn } from './answer-clues.ts';
import type { KeyForm } from './answer-forms.ts';
import { isClaimedWord } from './answer-score.ts';
import { bareWords, matchesIn } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/*
 * The characters of an answer that a sentence names: digits and letters by their places ("the second digit is
 * 4"), and letters that it quotes from the word.
 */

/** Letters of a shorter word can stand in quotation marks by chance. */
export const shortestWord = 4;
/** The characters of an answer, digits or letters. */
export function charactersOf(form: KeyForm): string[] {
  if (form.kind === 'number') return [...String(Math.abs(form.value)).replace('.', '')];
  return form.kind === 'words' ? [...form.text.replace(/[^\p{L}\d]/gu, '')] : [];
}

/** Where the word for a place points, counted from the end when negative. */
const places: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  leading: 0,
  erste: 0,
  première: 0,
  premier: 0,
  primera: 0,
  primer: 0,
  second: 1,
  '2nd': 1,
  zweite: 1,
  deuxième: 1,
  segunda: 1,
  segundo: 1,
  third: 2,
  '3rd': 2,
  dritte: 2,
  troisième: 2,
  tercera: 2,
  tercer: 2,
  fourth: 3,
  '4th': 3,
  vierte: 3,
  quatrième: 3,
  cuarta: 3,
  cuarto: 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  '6th': 5,
  seventh: 6,
  '7th': 6,
  eighth: 7,
  '8th': 7,
  last: -1,
  final: -1,
  letzte: -1,
  dernier: -1,
  dernière: -1,
  última: -1,
  último: -1,
  ones: -1,
  units: -1,
  unit: -1,
  tens: -2,
  hundreds: -3,
  thousands: -4,
};
const placeWord = Object.keys(places).join('|');
/** An article and an opening quotation mark before a character. */
const beforeCharacter = `(?:an? )?["'(]?`;
/** "the first digit is 4", "tens place: 4": the groups are the place and the character. */
const characterAtPlace = new RegExp(
  String.raw`(?<![\p{L}\d])(${placeWord})(?:[- ](?:place|position|stelle))?(?: (?:digit|letter|number|figure|character|ziffer|buchstabe|chiffre|lettre|dígito|cifra|letra)| place| column)(?: of (?:the|your) [a-z]{3,12})? ?(?:=|:|(?:is|are|would be|should be|must be|ist|est|es)(?!\p{L}))? ?${beforeCharacter}(\d|\p{L})(?![\p{L}\d])`,
  'giu',
);
/** "4 is in the tens place": the groups are the character and the place. */
const placeOfCharacter = new RegExp(
  String.raw`(?<![\p{L}\d])${beforeCharacter}(\d|\p{L})["')]? (?:is|goes|as|in|for|for the|is in)(?: the| its)? (${placeWord}) (?:digit|letter|place|position|column)`,
  'giu',
);
/** "letter 3 is T": the groups are the place and the character. */
const characterByNumber =
  /\b(?:digit|letter|ziffer|buchstabe|chiffre|lettre|dígito|letra) (?:number |no\.? )?([1-9]) ?(?:is|=|:|ist|est|es) ?["'(]?(\d|\p{L})(?![\p{L}\d])/giu;
/** Without one of these words, none of the patterns above matches. */
const speaksOfCharacters =
  /digit|letter|number|figure|character|place|column|position|ziffer|stelle|buchstabe|chiffre|lettre|dígito|cifra|letra/i;
/** A character that a text names by its place, counted from the end when negative. */
interface NamedCharacter {
  readonly place: number;
  readonly said: string;
}

/** Every character that a text names, whatever the answer. */
export interface NamedCharacters {
  readonly single: readonly NamedCharacter[];
  /** What the answer begins with, and what it ends with. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** All characters of the answer in order, if the text lists them; otherwise empty. */
  readonly all: string;
}

/** The characters that a text names; null if it names none. */
export function namedCharactersIn(text: string): NamedCharacters | null {
  const mayNamePlaces = speaksOfCharacters.test(text);
  const clues = cluesIn(text);
  if (!mayNamePlaces && clues === null) return null;
  const placeOf = (word: string) => places[word.toLowerCase()] ?? 0;
  const namedBy = (pattern: RegExp) => (mayNamePlaces ? [...matchesIn(text, pattern)] : []);
  return {
    single: [
      ...namedBy(characterAtPlace).map(([, place = '', one = '']) => ({
        place: placeOf(place),
        said: bareWords(one),
      })),
      ...namedBy(characterByNumber).map(([, place = '', one = '']) => ({
        place: Number(place) - 1,
        said: bareWords(one),
      })),
      ...namedBy(placeOfCharacter).map(([, one = '', place = '']) => ({
        place: placeOf(place),
        said: bareWords(one),
      })),
    ],
    first: clues?.beginsWith ?? [],
    last: clues?.endsWith ?? [],
    all: charactersListed(text),
  };
}

/** The places of an answer's characters that a text names rightly. */
export function placesNamed(form: KeyForm, { single, first, last, all }: NamedCharacters): number[] {
  const characters = charactersOf(form);
  const word = characters.join('');
  if (all !== '' && all === word) return characters.map((_, at) => at);
  const found: number[] = [];
  for (const { place, said } of single) {
    const at = place < 0 ? characters.length + place : place;
    if (characters[at] === said) found.push(at);
  }
  const range = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);
  for (const said of first) if (word.startsWith(said)) found.push(...range(0, said.length));
  for (const said of last)
    if (word.endsWith(said)) found.push(...range(characters.length - said.length, said.length));
  return found;
}

/** All characters at once: "its digits are 8 and 4". */
const allCharacters =
  /\b(?:digits|letters|ziffern|buchstaben|chiffres|lettres|cifras|dígitos|letras)\b[^.?!\n]{0,20}?((?:["'(]?[\p{L}\d](?![\p{L}\d])["')]?(?:,| and| und| et| y|-)* ?){2,20})/iu;

/** The characters that a text lists at once; empty for none. */
function charactersListed(text: string): string {
  const [, list = ''] = allCharacters.exec(text) ?? [];
  const characters = list.replace(/\b(?:and|und|et)\b| y /g, '').match(/[\p{L}\d]/gu) ?? [];
  return bareWords(characters.join(''));
}

/**
 * Letters in quotation marks or brackets, or with a hyphen in place of the rest of the word: '"tochon"',
 * "mito-", "-ria".
 */
const fragment =
  /["“'(]([\p{L}]{2,12})[-.…]*["”')]|(?<!\p{L})\p{L}{1,12}(?=-(?:\s|$|["']))|(?<=\s-)\p{L}{2,12}/gu;

/** Words of spelling, after which letters need no quotation marks. */
const spells =
  /\b(?:letters?|spel(?:l|t)\p{L}*|starts?|begins?|syllables?|(?:then|next|after (?:that|it)) (?:comes?|follows?|just|an?)|comes? (?:next|then|after)|follows|ends? (?:in|with|on)|finish(?:es)?|silent|buchstaben?|silben?|fängt|beginnt|danach|endet|lettres?|syllabes?|commence|finit|letras?|sílabas?|empieza|termina)\b/iu;
/** A few letters that are not a common short word. */
const bareFragment =
  /(?<![\p{L}\d'’])(?!(?:[aiy]|an?|and|the|to|of|or|in|on|it|is|as|at|be|by|so|no|do|you|your|we|he|one|two|for|how|what|then|next|just|with|ends?|word|like|this|that|und|ein|das|die|der|mit|auf|an|es|du|et|un|une|le|la|les|de|el|los|las|con|por|en|se)(?!\p{L}))\p{L}{1,5}(?![\p{L}\d'’])/giu;

/** The words of the exercise and the student. */
const wordsKnown = oncePerFacts(({ knownWords }) => new Set(knownWords.match(/\p{L}+/gu) ?? []));

/** The places of letters that a text quotes from a word of the answer: "tochon" of mitochondria. */
export function fragmentsIn(text: string, form: KeyForm, facts: Facts): number[] {
  if (form.kind !== 'words' || isClaimedWord(form, facts)) return [];
  const word = charactersOf(form).join('');
  if (word.length < shortestWord) return [];
  const spelled = spells.test(text) ? text.matchAll(bareFragment) : [];
  return [...matchesIn(text, fragment), ...spelled].flatMap(([whole, quoted = whole]) => {
    const letters = bareWords(quoted);
    const from = word.indexOf(letters);
    return from < 0 || wordsKnown(facts).has(letters)
      ? []
      : Array.from({ length: letters.length }, (_, at) => from + at);
  });
}
