import type { KeyForm } from './answer-forms.ts';

/*
 * Digits and letters of an answer by their places ("the second digit is 4", "it ends in 89"), and the bounds
 * of a number ("more than 83").
 */

/** The characters of an answer, digits or letters. */
export function charactersOf(form: KeyForm): string[] {
  if (form.kind === 'number') return [...String(Math.abs(form.value)).replace('.', '')];
  return form.kind === 'words' ? [...form.text.replace(/[^\p{L}\d]/gu, '')] : [];
}

/** Words for a place, from the first one on. */
const places = [
  'first|1st|leading|erste|première|premier|primera?',
  'second|2nd|zweite|deuxième|segund[ao]',
  'third|3rd|dritte|troisième|tercera?',
  'fourth|4th|vierte|quatrième|cuart[ao]',
  'fifth|5th|fünfte|cinquième|quint[ao]',
].map((words) => new RegExp(`^(?:${words})$`, 'iu'));
/** Words for a place, from the last one on. */
const fromEnd = [
  /^(?:last|final|ones|letzte|dernière?|últim[ao])$/iu,
  /^tens$/i,
  /^hundreds$/i,
  /^thousands$/i,
];

/** "the second digit is 4", "die erste Ziffer ist 8", "fourth letter: i". */
const atPlace =
  /(?<!\p{L})([\p{L}\d]{3,12}) (?:digit|letter|one|ziffer|buchstabe|chiffre|lettre|cifra|dígito|letra)(?: is| ist| est| es|:)(?: an?)? ["'“]?([\p{L}\d])(?![\p{L}\d])/giu;
/** "it starts with 19", "endet auf 9". The groups are the verb and the characters. */
const atEdge =
  /(?<!\p{L})(starts?|begins?|beginnt|commence|empieza|ends?|endet|finit|termina) (?:with|in|mit|auf|par|con|en)(?: the (?:letters?|digits?))?(?: an?)? ["'“]?([\p{L}\d]{1,16})(?![\p{L}\d])/giu;

/** The places of an answer's characters that a sentence in bare words names. */
export function placesNamed(form: KeyForm, words: string): number[] {
  const characters = charactersOf(form);
  if (characters.length < 2) return [];
  const found = [...words.matchAll(atPlace)].flatMap(([, place = '', character = '']) => {
    const last = fromEnd.findIndex((pattern) => pattern.test(place));
    const at = last < 0 ? places.findIndex((pattern) => pattern.test(place)) : characters.length - 1 - last;
    return characters[at] === character ? [at] : [];
  });
  for (const [, verb = '', said = ''] of words.matchAll(atEdge)) {
    const from = /^(?:e|f|t)/i.test(verb) && !/^empieza/i.test(verb) ? characters.length - said.length : 0;
    if (from >= 0 && characters.slice(from, from + said.length).join('') === said)
      found.push(...[...said].map((_, at) => from + at));
  }
  return found;
}

/** A number after words of a bound. */
const number = String.raw`\s[$€£]?(-?\d{1,12}(?:\.\d{1,6})?)(?!\d|\.\d|%|\s?[-+*/^])`;
const lower = new RegExp(
  String.raw`(?<!\p{L})(?:(?:more|greater|bigger|larger|higher|later) than|above|over|after|between|(?:größer|mehr|höher|später) als|über|nach|zwischen|plus (?:grande? )?(?:que|de)|supérieure? à|après|más (?:grande |alto )?(?:de|que)|mayor (?:que|de)|entre)${number}`,
  'giu',
);
const upper = new RegExp(
  String.raw`(?<!\p{L})(?:(?:less|smaller|lower|fewer|earlier) than|below|under|before|(?:kleiner|weniger|niedriger|früher) als|unter|vor|moins (?:que|de)|plus petite? que|inférieure? à|avant|menos (?:de|que)|menor (?:que|de)|(?:between|zwischen|entre) -?[\d.]{1,14} (?:and|und|et|y))${number}`,
  'giu',
);

/** A bound further from a number than this says little. */
const near = (value: number): number => (Number.isInteger(value) ? 2 : Math.abs(value) / 500);

/** The bounds close to one of these numbers that a text names, as "above 41" and "below 43". */
export function boundsIn(text: string, values: readonly number[]): string[] {
  if (values.length === 0 || !/\d/.test(text)) return [];
  const isNear = (bound: number, side: number) =>
    values.some((value) => (value - bound) * side > 0 && Math.abs(value - bound) <= near(value));
  return [
    ...[...text.matchAll(lower)].flatMap(([, bound]) => (isNear(Number(bound), 1) ? [`above ${bound}`] : [])),
    ...[...text.matchAll(upper)].flatMap(([, bound]) =>
      isNear(Number(bound), -1) ? [`below ${bound}`] : [],
    ),
  ];
}

/** Whether bounds leave only this number: the one whole number between them, or nearly its decimals. */
export function isNarrowedTo(value: number, names: ReadonlySet<string>): boolean {
  let [above, below] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const name of names) {
    const [kind, bound] = name.split(' ');
    if (kind === 'above' && Number(bound) < value) above = Math.max(above, Number(bound));
    if (kind === 'below' && Number(bound) > value) below = Math.min(below, Number(bound));
  }
  return below - above <= near(value);
}
