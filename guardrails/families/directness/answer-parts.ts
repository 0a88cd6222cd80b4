import { boundsIn, narrowedTo } from './answer-bounds.ts';
import { cluesIn } from './answer-clues.ts';
import { compact, type KeyForm } from './answer-forms.ts';
import { numbersIn } from './answer-numbers.ts';
import { ruledOutIn } from './answer-options.ts';
import { findingsIn, guardPoint, isClaimedWord } from './answer-score.ts';
import { bareWords, matchesIn } from './answer-words.ts';
import { type Facts, oncePerFacts } from './facts.ts';

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
/** Without such a word none of the patterns above fits. */
const speaksOfPieces =
  /digit|letter|number|figure|character|place|column|position|ziffer|stelle|buchstabe|chiffre|lettre|dígito|cifra|letra/i;
const aboveLine = /\b(?:numerators?|top(?: number)?|zähler|numérateur|numerador)\b/i;
const belowLine = /\b(?:denominators?|bottom(?: number)?|nenner|dénominateur|denominador)\b/i;
const speaksOfPlaces =
  /\b(?:decimals?|point|cents?|comma|komma|nachkomma\p{L}*|virgule|décimales?|coma|céntimos?)(?!\p{L})/iu;
const speaksOfSigns = /\b(?:negative|minus|below (?:zero|0)|negativ|négatif|negativo)\b/i;

const speaksOfPowers =
  /\b(?:power|exponent|zeros|zeroes|potenz|hochzahl|nullen|puissance|exposant|zéros|potencia|ceros|expoente|potência)/i;

/** The digits and the power of ten of a very large or small number; the power is 0 for others. */
function powerOf(value: number): [number, number] {
  const [digits = '', power = '0'] = value.toExponential().split('e');
  const isFar = Math.abs(Number(power)) > 4 && digits.length < 7;
  return isFar ? [Math.abs(Number(digits)), Number(power)] : [Math.abs(value), 0];
}

const saysHour = (text: string, hour: number): boolean =>
  [hour, hour % 12 || 12].some((one) =>
    new RegExp(
      `(?<![\\d.:])(?:(?:after|past|before|at|around|um|nach|vor|gegen|vers|à|apres|après|las) ${one}(?![\\d:])|${one} (?:o'clock|in the (?:evening|morning|afternoon)|at night|uhr|heures?|[ap]\\.?m))`,
      'iu',
    ).test(text),
  );
const speaksOfCoefficients =
  /\b(?:coefficients?|slope|gradient|intercept|in front of|put|place|write|needs?|gets?|takes?|has|numbers?|factors?|roots?|koeffizient\p{L}*|steigung|setze?|schreib\p{L}*|vor|bekommt|braucht|molecules?|molekülen?|molécules?|moléculas?|pente|met|mets|écris|devant|coeficientes?|pendiente|pon|escribe|delante)(?!\p{L})/iu;

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
      const isGiven = (one: KeyForm) => one.kind === 'number' && facts.given.has(one.value);
      const mixed = !form.parts.every(isGiven) && !text.trimEnd().endsWith('?');
      form.parts.forEach((one, at) => {
        const said = mixed && isGiven(one) && one.kind === 'number' && numbers.includes(one.value);
        item(index, at, said || stated.has(one) || isNegated(one, text, numbers));
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
      const [mantissa, exponent] = powerOf(form.value);
      if (exponent !== 0) {
        item(index, 0, numbers.some((one) => Math.abs(one) === mantissa) && !text.includes('?'));
        item(index, 1, speaksOfPowers.test(text) && numbers.includes(exponent));
      } else if (places !== undefined && form.fraction === null) {
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
      if (all || speaksOfCoefficients.test(text) || wantsTerm(facts) || isNewTerm(text, facts))
        coefficients.forEach((one, at) => {
          item(index, at, coefficients.length > 1 && numbers.some((number) => Math.abs(number) === one));
        });
    }
  });
  facts.steps.forEach((step, at) => {
    if (stated.has(step)) parts.add(`step ${at}`);
  });
  for (const bound of boundsIn(text, facts)) parts.add(bound);
  // "Yes" to "is it more than 40?" says so, too.
  if (agrees.test(text) && facts.question.includes('?'))
    for (const bound of boundsAsked(facts)) parts.add(bound);
  if (facts.options) {
    for (const at of ruledOutIn(bareWords(text), facts.options, isClaimed(facts))) parts.add(`out ${at}`);
  }
  return [...parts];
}

/** The items of answers and the steps. A key may name a value hundreds of times; equal ones are searched once. */
interface Listed {
  readonly distinct: readonly KeyForm[];
  readonly equal: ReadonlyMap<KeyForm, readonly KeyForm[]>;
}

const listedIn = oncePerFacts((facts): Listed => {
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
  return {
    distinct: all.flatMap((group) => group.slice(0, 1)),
    equal: new Map(all.flatMap((group) => group.slice(0, 1).map((form) => [form, group] as const))),
  };
});

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

/** "four on the negative side" */
const isNegated = (form: KeyForm, text: string, numbers: readonly number[]): boolean =>
  form.kind === 'number' && form.value < 0 && numbers.includes(-form.value) && speaksOfSigns.test(text);

const asksForTerm =
  /\b(?:terms?|coefficients?|signs?|vorzeichen|koeffizient\p{L}*|glied|terme|signe|término|signo)\b/iu;
const wantsTerm = oncePerFacts(({ student }) => asksForTerm.test(student));
/** The bounds in the student's question. */
const boundsAsked = oncePerFacts((facts) => boundsIn(facts.question, facts));

/** "6x" where nobody wrote it before. */
const isNewTerm = (text: string, facts: Facts): boolean =>
  (text.match(/(?<![\d.\p{L}])\d{1,4} ?[a-z](?!\p{L})/giu) ?? []).some(
    (term) => !facts.knownFormulas.includes(compact(term)),
  );

/** Whether the numbers of a text are these, in this order. */
function isListed(wanted: readonly number[], numbers: readonly number[]): boolean {
  // A coefficient of 1 is not written.
  const counted = numbers.filter((one) => Math.abs(one) !== 1);
  return wanted.length === counted.length && wanted.every((one, at) => Math.abs(counted[at] ?? 0) === one);
}

const fragment =
  /["“'(]([\p{L}]{2,12})[-.…]*["”')]|(?<!\p{L})\p{L}{1,12}(?=-(?:\s|$|["']))|(?<=\s-)\p{L}{2,12}/gu;

/** Words of spelling, after which letters need no quotation marks. */
const spells =
  /\b(?:letters?|spel(?:l|t)\p{L}*|starts?|begins?|syllables?|(?:then|next|after (?:that|it)) (?:comes?|follows?|just|an?)|comes? (?:next|then|after)|follows|ends? (?:in|with|on)|finish(?:es)?|silent|buchstaben?|silben?|fängt|beginnt|danach|endet|lettres?|syllabes?|commence|finit|letras?|sílabas?|empieza|termina)\b/iu;
/** Few letters that are no common short word. */
const bareFragment =
  /(?<![\p{L}\d'’])(?!(?:[aiy]|an?|and|the|to|of|or|in|on|it|is|as|at|be|by|so|no|do|you|your|we|he|one|two|for|how|what|then|next|just|with|ends?|word|like|this|that|und|ein|das|die|der|mit|auf|an|es|du|et|un|une|le|la|les|de|el|los|las|con|por|en|se)(?!\p{L}))\p{L}{1,5}(?![\p{L}\d'’])/giu;

const wordsKnown = oncePerFacts(({ knownWords }) => new Set(knownWords.match(/\p{L}+/gu) ?? []));

/** The places of letters that a text quotes from a word of the answer: "tochon" of mitochondria. */
function fragmentsIn(text: string, form: KeyForm, facts: Facts): number[] {
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

const shortestWord = 4;
/** A word is known when this share of its letters is. */
const mostlyShown = 0.61;

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
function piecesIn(
  text: string,
): { single: Piece[]; first: readonly string[]; last: readonly string[] } | null {
  const inPieces = speaksOfPieces.test(text);
  const clues = cluesIn(text);
  if (!inPieces && clues === null) return null;
  const placeOf = (word: string) => places[word.toLowerCase()] ?? 0;
  const said = (pattern: RegExp) => (inPieces ? [...matchesIn(text, pattern)] : []);
  return {
    single: [
      ...said(placed).map(([, place = '', one = '']) => ({ place: placeOf(place), said: bareWords(one) })),
      ...said(numbered).map(([, place = '', one = '']) => ({
        place: Number(place) - 1,
        said: bareWords(one),
      })),
      ...said(valued).map(([, one = '', place = '']) => ({ place: placeOf(place), said: bareWords(one) })),
    ],
    first: clues?.begins ?? [],
    last: clues?.ends ?? [],
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

/** Whether all disclosed parts together make one of the answers. @param known whether a part was disclosed, by its name */
export function disclosesAll(known: (part: string) => boolean, facts: Facts): boolean {
  return facts.answers.some((form, index) => {
    const characters = charactersOf(form);
    const shown = characters.filter((_, at) => known(`character ${index} ${at}`)).length;
    const enough = form.kind === 'words' && characters.length > shortestWord ? mostlyShown : 1;
    if (characters.length > 1 && shown >= characters.length * enough) return true;
    const has = (_: unknown, at: number) => known(`item ${index} ${at}`);
    if (form.kind === 'parts') return form.parts.every(has);
    if (form.kind === 'expression')
      return form.symbols.coefficients.length > 1 && form.symbols.coefficients.every(has);
    if (form.kind === 'time') return [form.hour, form.minute].every(has);
    if (form.kind !== 'number') return ruledOut(known, facts);
    const isSplit = !Number.isInteger(form.value) || form.value < 0 || powerOf(form.value)[1] !== 0;
    const halves = form.fraction ?? (isSplit ? [0, 0] : null);
    return (halves?.every(has) ?? false) || ruledOut(known, facts) || narrowedTo(form.value, known);
  });
}

const isClaimed =
  ({ claims }: Facts) =>
  (option: string) =>
    claims.sentences.some((sentence) => sentence.includes(option));

/** To say that the student's own option is wrong is feedback; to leave only one more is the answer. */
function ruledOut(known: (part: string) => boolean, facts: Facts): boolean {
  const { options } = facts;
  if (options === null) return false;
  const others = options.all.filter((_, at) => at !== options.right);
  return (
    options.all.every((_, at) => at === options.right || known(`out ${at}`)) &&
    !others.every(isClaimed(facts))
  );
}
