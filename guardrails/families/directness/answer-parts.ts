import type { KeyForm } from './answer-forms.ts';
import { numbersIn } from './answer-numbers.ts';
import { ruledOutIn } from './answer-options.ts';
import { findingsIn, guardPoint } from './answer-score.ts';
import type { Facts } from './answer-situation.ts';
import { bareWords, matchesIn } from './answer-words.ts';

/*
 * An answer can be given away piece by piece. Each piece has a name, so that pieces of several messages add up:
 * "digit 0 0" (answer 0, its first digit), "letter 0 0", "item 0 1" (of a list), "above 41", "below 43", "step 2".
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

const aboveLine = /\b(?:numerators?|top(?: number)?|zähler|numérateur|numerador)\b/i;
const belowLine = /\b(?:denominators?|bottom(?: number)?|nenner|dénominateur|denominador)\b/i;
const speaksOfPlaces =
  /\b(?:decimals?|point|cents?|comma|komma|nachkomma\p{L}*|virgule|décimales?|coma|céntimos?)(?!\p{L})/iu;
const speaksOfSigns = /\b(?:negative|minus|below (?:zero|0)|negativ|négatif|negativo)\b/i;

const saysHour = (text: string, hour: number): boolean =>
  [hour, hour % 12 || 12].some((one) =>
    new RegExp(
      `(?<![\\d.:])(?:(?:after|past|before|at|around|um|nach|vor|gegen|vers|à|apres|après|las) ${one}(?![\\d:])|${one} (?:o'clock|in the (?:evening|morning|afternoon)|at night|uhr|heures?|[ap]\\.?m))`,
      'iu',
    ).test(text),
  );
const speaksOfCoefficients =
  /\b(?:coefficients?|slope|gradient|intercept|in front of|put|place|write|needs?|gets?|takes?|has|numbers?|factors?|roots?|koeffizient\p{L}*|steigung|setze?|schreib\p{L}*|vor|bekommt|braucht|pente|met|mets|écris|devant|coeficientes?|pendiente|pon|escribe|delante)(?!\p{L})/iu;

const multiples =
  /\b(?:multiple of|vielfaches von|multiple de|múltiplo de) ([1-9]\d{0,5})(?!\d)|\b(?:divisible by|teilbar durch) ([1-9]\d{0,5})(?!\d)/gi;
const parities = /\b(?:it is|it's|number is|answer is|an) (even|odd)\b/gi;
/** Bounds further apart leave too many numbers. */
const mostCandidates = 12;

const beside = /(?<![\d.])(-?\d+(?:\.\d+)?) ?([<>])=? ?\p{L}(?!\p{L})(?: ?[<>]=? ?(-?\d+(?:\.\d+)?))?/gu;
const allOf =
  /\b(?:digits|letters|ziffern|buchstaben|chiffres|lettres|cifras|dígitos|letras)\b[^.?!\n]{0,20}?((?:["'(]?[\p{L}\d](?![\p{L}\d])["')]?(?:,| and| und| et| y|-)* ?){2,20})/iu;

/** The parts of the answers that a plain text discloses, by name. */
export function partsIn(text: string, facts: Facts): string[] {
  if (facts.answers.length === 0) return [];
  const named = piecesIn(text);
  const stated = statedIn(text, facts);
  const parts = new Set<string>();
  const numbers = numbersIn(text).flatMap(({ values }) => values.slice(0, 1));
  const item = (index: number, at: number, said: boolean) => {
    if (said) parts.add(`item ${index} ${at}`);
  };
  const listed = named ? charactersListed(text) : '';
  facts.answers.forEach((form, index) => {
    if (named) for (const part of pieces(form, index, named)) parts.add(part);
    if (listed !== '' && listed === charactersOf(form).join(''))
      charactersOf(form).forEach((_, at) => {
        parts.add(`character ${index} ${at}`);
      });
    for (const at of fragmentsIn(text, form, facts)) parts.add(`character ${index} ${at}`);
    if (form.kind === 'parts') {
      form.parts.forEach((one, at) => {
        item(index, at, stated.has(one));
      });
    }
    if (form.kind === 'number' && form.fraction) {
      const [above, below] = form.fraction;
      const fractions = new RegExp(`\\d/${below}(?!\\d)`);
      item(index, 0, aboveLine.test(text) && numbers.includes(above) && !text.trimEnd().endsWith('?'));
      item(index, 1, (belowLine.test(text) && numbers.includes(below)) || fractions.test(text));
    }
    if (form.kind === 'time') {
      item(index, 0, saysHour(text, form.hour));
      item(index, 1, new RegExp(`(?<![\\d.:])${form.minute} (?:\\p{L}+ )?min`, 'iu').test(text));
    }
    if (form.kind === 'number' && (numbers.length > 0 || form.value < 0)) {
      const [whole = '', places] = String(Math.abs(form.value)).split('.');
      if (places !== undefined) {
        item(index, 0, numbers.includes(Number(whole)) && !text.trimEnd().endsWith('?'));
        item(
          index,
          1,
          speaksOfPlaces.test(text) &&
            numbers.some((one) => one === Number(places.padEnd(2, '0')) || one === Number(places)),
        );
      } else if (form.value < 0) {
        item(index, 0, numbers.includes(-form.value));
        item(index, 1, speaksOfSigns.test(text));
      }
    }
    if (form.kind === 'expression' && !text.trimEnd().endsWith('?')) {
      const { coefficients } = form.symbols;
      const all = coefficients.length > 1 && isListed(coefficients, numbers);
      if (all || speaksOfCoefficients.test(text))
        coefficients.forEach((one, at) => {
          item(index, at, coefficients.length > 1 && numbers.some((number) => Math.abs(number) === one));
        });
    }
  });
  facts.steps.forEach((step, at) => {
    if (stated.has(step)) parts.add(`step ${at}`);
  });
  if (/\d|\b(?:even|odd)\b/.test(text)) for (const bound of bounds(text, facts)) parts.add(bound);
  // "Yes" to "is it more than 40?" says so, too.
  if (agrees.test(text) && facts.question.includes('?'))
    for (const bound of bounds(facts.question, facts)) parts.add(bound);
  if (facts.options) {
    const claimed = (option: string) => facts.claims.sentences.some((sentence) => sentence.includes(option));
    for (const at of ruledOutIn(bareWords(text), facts.options, claimed)) parts.add(`out ${at}`);
  }
  return [...parts];
}

/** The items of answers and the steps. A key may name a value hundreds of times; equal ones are searched once. */
interface Listed {
  readonly distinct: readonly KeyForm[];
  readonly equal: ReadonlyMap<KeyForm, readonly KeyForm[]>;
}

const listsOf = new WeakMap<Facts, Listed>();

function listedIn(facts: Facts): Listed {
  const known = listsOf.get(facts);
  if (known) return known;
  const groups = new Map<unknown, KeyForm[]>();
  const items = facts.answers.flatMap((form) => (form.kind === 'parts' ? form.parts : []));
  for (const form of [...items, ...facts.steps]) {
    const name =
      form.kind === 'number'
        ? [form.value, form.unit, form.needsUnit, form.fraction].join(' ')
        : form.kind === 'words'
          ? form.text
          : form;
    const group = groups.get(name);
    if (group) group.push(form);
    else groups.set(name, [form]);
  }
  const all = [...groups.values()];
  const listed = {
    distinct: all.flatMap((group) => group.slice(0, 1)),
    equal: new Map(all.flatMap((group) => group.slice(0, 1).map((form) => [form, group] as const))),
  };
  listsOf.set(facts, listed);
  return listed;
}

/** The items of answers and the steps that a text states. */
function statedIn(text: string, facts: Facts): ReadonlySet<KeyForm> {
  const { distinct, equal } = listedIn(facts);
  // All at once: the numbers of a text are read once for all of them.
  const found = findingsIn(text, facts, distinct);
  return new Set(found.flatMap(({ score, form }) => (score >= guardPoint ? (equal.get(form) ?? []) : [])));
}

/** The characters that a text lists at once: "its digits are 8 and 4". */
function charactersListed(text: string): string {
  const [, list = ''] = allOf.exec(text) ?? [];
  const characters = list.replace(/\b(?:and|und|et)\b| y /g, '').match(/[\p{L}\d]/gu) ?? [];
  return bareWords(characters.join(''));
}

/** Whether the numbers of a text are these, in this order. */
const isListed = (wanted: readonly number[], numbers: readonly number[]): boolean =>
  wanted.length === numbers.length && wanted.every((one, at) => Math.abs(numbers[at] ?? 0) === one);

const fragment =
  /["“'(]([\p{L}]{2,12})[-.…]*["”')]|(?<!\p{L})\p{L}{1,12}(?=-(?:\s|$|["']))|(?<=\s-)\p{L}{2,12}/gu;

/** The places of letters that a text quotes from a word of the answer: "tochon" of mitochondria. */
function fragmentsIn(text: string, form: KeyForm, facts: Facts): number[] {
  if (form.kind !== 'words' || !/["“'(-]/.test(text)) return [];
  const word = charactersOf(form).join('');
  if (word.length < shortestWord) return [];
  return [...text.matchAll(fragment)].flatMap(([whole, quoted = whole]) => {
    const letters = bareWords(quoted);
    const from = facts.knownWords.includes(letters) ? -1 : word.indexOf(letters);
    return from < 0 ? [] : Array.from({ length: letters.length }, (_, at) => from + at);
  });
}

const shortestWord = 4;

const agrees =
  /^\W{0,3}(?:yes|yep|yeah|exactly|correct|right|that'?s right|ja|genau|richtig|stimmt|oui|exact|sí|correcto)(?!\p{L})/iu;

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
    (pattern === begins || pattern === ends ? atEnds : inPieces) ? [...matchesIn(text, pattern)] : [];
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
 * The bounds near an answer, by the whole number next to them: "above 41" for 41 and for 41.5. Only the nearest are named, so
 * that there are a few for an answer, however many a text has. A divisor and the parity narrow the bounds further.
 */
function bounds(text: string, facts: Facts): string[] {
  const near = facts.answers.flatMap((form) => (form.kind === 'number' ? [form.value] : []));
  const lows: number[] = [];
  const highs: number[] = [];
  for (const [, words, sign] of matchesIn(text, more)) lows.push(Number(words ?? sign));
  for (const [, words, sign] of matchesIn(text, less)) highs.push(Number(words ?? sign));
  for (const [, low, sign, high] of matchesIn(text, beside)) {
    if (low !== undefined) (sign === '<' ? lows : highs).push(Number(low));
    if (high !== undefined) (sign === '<' ? highs : lows).push(Number(high));
  }
  for (const [, low, high] of matchesIn(text, between)) {
    lows.push(Math.min(Number(low), Number(high)));
    highs.push(Math.max(Number(low), Number(high)));
  }
  const found = near.flatMap((value) => {
    const low = lows.reduce((best, one) => (one < value && one > best ? one : best), value - mostCandidates);
    const high = highs.reduce(
      (best, one) => (one > value && one < best ? one : best),
      value + mostCandidates,
    );
    return [
      ...(low > value - mostCandidates ? [`above ${Math.floor(low)}`] : []),
      ...(high < value + mostCandidates ? [`below ${Math.ceil(high)}`] : []),
    ];
  });
  for (const [, one, other] of matchesIn(text, multiples)) found.push(`multiple ${one ?? other}`);
  for (const [, parity] of matchesIn(text, parities))
    found.push(parity?.toLowerCase() === 'even' ? 'even' : 'odd');
  return found;
}

/** Whether all disclosed parts together make one of the answers. @param known whether a part was disclosed, by its name */
export function disclosesAll(known: (part: string) => boolean, facts: Facts): boolean {
  return facts.answers.some((form, index) => {
    const characters = charactersOf(form);
    if (characters.length > 1 && characters.every((_, at) => known(`character ${index} ${at}`))) return true;
    const has = (_: unknown, at: number) => known(`item ${index} ${at}`);
    if (form.kind === 'parts') return form.parts.every(has);
    if (form.kind === 'expression')
      return form.symbols.coefficients.length > 1 && form.symbols.coefficients.every(has);
    if (form.kind === 'time') return [form.hour, form.minute].every(has);
    if (form.kind !== 'number') return ruledOut(known, facts);
    const halves = form.fraction ?? (Number.isInteger(form.value) && form.value >= 0 ? null : [0, 0]);
    return (halves?.every(has) ?? false) || ruledOut(known, facts) || narrowedTo(form.value, known);
  });
}

const ruledOut = (known: (part: string) => boolean, { options }: Facts): boolean =>
  options?.all.every((_, at) => at === options.right || known(`out ${at}`)) ?? false;

/** Whether bounds leave this whole number alone, or hardly anything besides the value. */
function narrowedTo(value: number, known: (part: string) => boolean): boolean {
  const distances = Array.from({ length: mostCandidates }, (_, at) => at);
  const down = distances.find((one) => known(`above ${Math.ceil(value) - 1 - one}`));
  const up = distances.find((one) => known(`below ${Math.floor(value) + 1 + one}`));
  if (down === undefined || up === undefined) return false;
  if (!Number.isInteger(value)) return down + up + 1 <= Math.max(1, Math.abs(value) / 100);
  const steps = distances.filter((step) => step > 1 && value % step === 0 && known(`multiple ${step}`));
  const parity = known(value % 2 === 0 ? 'even' : 'odd') ? 2 : 1;
  const fits = (one: number) => one % parity === value % parity && steps.every((step) => one % step === 0);
  const left = Array.from({ length: down + up + 1 }, (_, at) => value - down + at).filter(fits);
  return left.length === 1;
}
