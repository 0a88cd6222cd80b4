import { bareWords, type KeyForm } from './answer-forms.ts';
import { findingsIn, guardPoint } from './answer-score.ts';
import type { Facts } from './answer-situation.ts';

/*
 * An answer can be given away piece by piece. Each piece has a name, so that pieces of several messages add up:
 * "character 0 0" (answer 0, its first digit or letter), "item 0 1" (of a list), "above 41", "below 43", "step 2".
 */

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
const sign = `(?:an? )?["'(]?`;
const placed = new RegExp(
  String.raw`(?<![\p{L}\d])(${placeWord})(?:[- ](?:place|position|stelle))?(?: (?:digit|letter|number|figure|character|ziffer|buchstabe|chiffre|lettre|dígito|cifra|letra)| place| column)(?: of (?:the|your) [a-z]{3,12})? ?(?:=|:|(?:is|are|would be|should be|must be|ist|est|es)(?!\p{L}))? ?${sign}(\d|\p{L})(?![\p{L}\d])`,
  'giu',
);
const valued = new RegExp(
  String.raw`(?<![\p{L}\d])${sign}(\d|\p{L})["')]? (?:is|goes|as|in|for|for the|is in)(?: the| its)? (${placeWord}) (?:digit|letter|place|position|column)`,
  'giu',
);
const numbered =
  /\b(?:digit|letter|ziffer|buchstabe|chiffre|lettre|dígito|letra) (?:number |no\.? )?([1-9]) ?(?:is|=|:|ist|est|es) ?["'(]?(\d|\p{L})(?![\p{L}\d])/giu;
const begins = new RegExp(
  String.raw`\b(?:starts?|begins?|starting|beginning|beginnt|commence|empieza|comienza) (?:with|mit|par|con) (?:the )?(?:digits? |letters? |number )?${sign}([\p{L}\d]{1,12})(?![\p{L}\d])`,
  'giu',
);
const ends = new RegExp(
  String.raw`\b(?:ends?|ending|finishes|endet|finit|termina) (?:in|with|on|auf|mit|par|en|con) (?:the )?(?:digits? |letters? |number )?${sign}([\p{L}\d]{1,12})(?![\p{L}\d])`,
  'giu',
);

/** Without such a word none of the patterns above fits. */
const speaksOfPieces =
  /digit|letter|number|figure|character|place|column|position|ziffer|stelle|buchstabe|chiffre|lettre|dígito|cifra|letra/i;
const speaksOfEnds = /start|begin|commence|empieza|comienza|end|finish|finit|termina/i;
const more =
  /\b(?:(?:more|greater|bigger|larger|higher) than|above|over|exceeds|after|größer als|mehr als|plus (?:grand )?que|mayor que|más de)\s[$€£]?(-?\d+(?:\.\d+)?)(?!\d|\.\d|%|\s?[-+*/^])|>\s?(-?\d+(?:\.\d+)?)(?!\.?\d)/gi;
const less =
  /\b(?:(?:less|smaller|lower|fewer) than|below|under|before|kleiner als|weniger als|moins (?:grand )?que|menor que|menos de)\s[$€£]?(-?\d+(?:\.\d+)?)(?!\d|\.\d|%|\s?[-+*/^])|<\s?(-?\d+(?:\.\d+)?)(?!\.?\d)/gi;
const between =
  /\b(?:between|zwischen|entre)\s[$€£]?(-?\d+(?:\.\d+)?)\s(?:and|und|et|y)\s[$€£]?(-?\d+(?:\.\d+)?)(?!\.?\d)/gi;

/** The parts of the answers that a plain text discloses, by name. */
export function partsIn(text: string, facts: Facts): string[] {
  if (facts.answers.length === 0) return [];
  const named = piecesIn(text);
  // All at once: an answer may have hundreds of parts, and the numbers of a text are read once for all of them.
  const items = facts.answers.flatMap((form) => (form.kind === 'parts' ? form.parts : []));
  const stated = new Set(
    findingsIn(text, facts, [...items, ...facts.steps]).flatMap(({ score, form }) =>
      score >= guardPoint ? [form] : [],
    ),
  );
  const parts = new Set<string>();
  facts.answers.forEach((form, index) => {
    if (named) for (const part of pieces(form, index, named)) parts.add(part);
    if (form.kind === 'parts') {
      form.parts.forEach((item, at) => {
        if (stated.has(item)) parts.add(`item ${index} ${at}`);
      });
    }
  });
  facts.steps.forEach((step, at) => {
    if (stated.has(step)) parts.add(`step ${at}`);
  });
  if (/\d/.test(text)) for (const bound of bounds(text, facts)) parts.add(bound);
  return [...parts];
}

/** The characters of an answer, digits or letters. */
function charactersOf(form: KeyForm): string[] {
  if (form.kind === 'number') return [...String(Math.abs(form.value)).replace('.', '')];
  return form.kind === 'words' ? [...form.text.replace(/[^\p{L}\d]/gu, '')] : [];
}

/** A character that a text names by its place, counted from the end when negative. */
interface Piece {
  readonly place: number;
  readonly said: string;
}

/** Every character that a text names, independent of the answer; null if it names none. */
function piecesIn(text: string): { single: Piece[]; first: string[]; last: string[] } | null {
  const [inPieces, atEnds] = [speaksOfPieces.test(text), speaksOfEnds.test(text)];
  if (!inPieces && !atEnds) return null;
  const placeOf = (word: string) => places[word.toLowerCase()] ?? 0;
  const said = (pattern: RegExp) =>
    (pattern === begins || pattern === ends ? atEnds : inPieces) ? [...text.matchAll(pattern)] : [];
  return {
    single: [
      ...said(placed).map(([, place = '', one = '']) => ({ place: placeOf(place), said: bareWords(one) })),
      ...said(numbered).map(([, place = '', one = '']) => ({
        place: Number(place) - 1,
        said: bareWords(one),
      })),
      ...said(valued).map(([, one = '', place = '']) => ({ place: placeOf(place), said: bareWords(one) })),
    ],
    first: said(begins).map(([, one = '']) => bareWords(one)),
    last: said(ends).map(([, one = '']) => bareWords(one)),
  };
}

function pieces(
  form: KeyForm,
  index: number,
  { single, first, last }: NonNullable<ReturnType<typeof piecesIn>>,
): string[] {
  const characters = charactersOf(form);
  const found: string[] = [];
  const add = (place: number, said: string) => {
    const at = place < 0 ? characters.length + place : place;
    if (characters[at] === said) found.push(`character ${index} ${at}`);
  };
  for (const { place, said } of single) add(place, said);
  for (const said of first) {
    if (characters.join('').startsWith(said)) for (const [at, one] of [...said].entries()) add(at, one);
  }
  for (const said of last) {
    if (characters.join('').endsWith(said))
      for (const [at, one] of [...said].reverse().entries()) add(-1 - at, one);
  }
  return found;
}

/**
 * The bounds that leave room for no whole number between them and an answer, by the name of the next whole number: "above 41"
 * for 42, whether a text says 41 or 41.5. So there are at most two for an answer, however many a text has.
 */
function bounds(text: string, facts: Facts): string[] {
  const inPlay = (value: number) => facts.given.has(value) || facts.studentNumbers.has(value);
  const wholes = new Set(facts.answers.flatMap((form) => (form.kind === 'number' ? [form.value] : [])));
  const found: string[] = [];
  const addAbove = (value: number) => {
    const next = Math.floor(value);
    if (!inPlay(value) && wholes.has(next + 1)) found.push(`above ${next}`);
  };
  const addBelow = (value: number) => {
    const next = Math.ceil(value);
    if (!inPlay(value) && wholes.has(next - 1)) found.push(`below ${next}`);
  };
  for (const [, words, sign] of text.matchAll(more)) addAbove(Number(words ?? sign));
  for (const [, words, sign] of text.matchAll(less)) addBelow(Number(words ?? sign));
  for (const [, low, high] of text.matchAll(between)) {
    addAbove(Math.min(Number(low), Number(high)));
    addBelow(Math.max(Number(low), Number(high)));
  }
  return found;
}

/** Whether all disclosed parts together make one of the answers. @param known whether a part was disclosed, by its name */
export function disclosesAll(known: (part: string) => boolean, facts: Facts): boolean {
  return facts.answers.some((form, index) => {
    const characters = charactersOf(form);
    if (characters.length > 1 && characters.every((_, at) => known(`character ${index} ${at}`))) return true;
    if (form.kind === 'parts') return form.parts.every((_, at) => known(`item ${index} ${at}`));
    // Bounds that leave one whole number.
    return form.kind === 'number' && known(`above ${form.value - 1}`) && known(`below ${form.value + 1}`);
  });
}
