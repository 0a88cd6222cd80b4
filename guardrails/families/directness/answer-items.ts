import type { KeyForm } from './answer-forms.ts';
import { compact } from './answer-forms.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/*
 * The items of an answer that a sentence says: the members of a list, the halves of a fraction, a decimal
 * number, a negative number, a power of ten or a time, and the coefficients of a formula.
 */

/** A sentence, prepared for the search for items. */
export interface SaidItems {
  readonly text: string;
  /** The numbers of the sentence. */
  readonly numbers: readonly number[];
  /** The forms that the sentence states as results. */
  readonly stated: ReadonlySet<KeyForm>;
}

/** The places of the items of an answer that a sentence says. */
export function itemsSaid(form: KeyForm, said: SaidItems, facts: Facts): number[] {
  switch (form.kind) {
    case 'parts':
      return listItems(form.parts, said, facts);
    case 'number':
      return [...fractionItems(form, said), ...numberHalves(form, said)];
    case 'time':
      return placesOf([
        saysHour(said.text, form.hour),
        new RegExp(`(?<![\\d.:])${form.minute} (?:\\p{L}+ )?min`, 'iu').test(said.text),
      ]);
    case 'expression':
      return coefficientItems(form.symbols.coefficients, said, facts);
    case 'words':
      return [];
  }
}

type NumberForm = Extract<KeyForm, { kind: 'number' }>;

/** The indices at which a list is true. */
const placesOf = (list: readonly boolean[]): number[] => list.flatMap((one, at) => (one ? [at] : []));

const isQuestion = (text: string): boolean => text.trimEnd().endsWith('?');

/** Items that the exercise gives count only together with others: "3, 5 and 8" where the exercise has 3. */
function listItems(items: readonly KeyForm[], { text, numbers, stated }: SaidItems, facts: Facts): number[] {
  const isGiven = (one: KeyForm) => one.kind === 'number' && facts.givenNumbers.has(one.value);
  const givenCount = !items.every(isGiven) && !isQuestion(text);
  return placesOf(
    items.map((one) => {
      const isGivenItem = givenCount && isGiven(one) && one.kind === 'number' && numbers.includes(one.value);
      return isGivenItem || stated.has(one) || isNegated(one, text, numbers);
    }),
  );
}

/** Whether a text says a negative number without its sign: "four on the negative side". */
const isNegated = (form: KeyForm, text: string, numbers: readonly number[]): boolean =>
  form.kind === 'number' && form.value < 0 && numbers.includes(-form.value) && speaksOfSigns.test(text);

/** Words for the upper half of a fraction. */
const aboveLine = /\b(?:numerators?|top(?: number)?|zähler|numérateur|numerador)\b/i;
/** Words for the lower half of a fraction. */
const belowLine = /\b(?:denominators?|bottom(?: number)?|nenner|dénominateur|denominador)\b/i;

/** Numerator and denominator: "the top is 3", "the bottom is 4", "…/4". */
function fractionItems({ fraction }: NumberForm, { text, numbers }: SaidItems): number[] {
  if (fraction === null) return [];
  const [above, below] = fraction;
  return placesOf([
    aboveLine.test(text) && numbers.includes(above) && !isQuestion(text),
    (belowLine.test(text) && numbers.includes(below)) || new RegExp(`\\d/${below}(?!\\d)`).test(text),
  ]);
}

/** Words for what stands behind the decimal point. */
const speaksOfDecimals =
  /\b(?:decimals?|point|cents?|comma|komma|nachkomma\p{L}*|virgule|décimales?|coma|céntimos?)(?!\p{L})/iu;
/** Words for a minus sign. */
const speaksOfSigns = /\b(?:negative|minus|below (?:zero|0)|negativ|négatif|negativo)\b/i;

/** Words for a power of ten. */
const speaksOfPowers =
  /\b(?:power|exponent|zeros|zeroes|potenz|hochzahl|nullen|puissance|exposant|zéros|potencia|ceros|expoente|potência)/i;

/** The two halves of a number: digits and power of ten, whole and decimals, or value and sign. */
function numberHalves({ value, fraction }: NumberForm, { text, numbers }: SaidItems): number[] {
  if (numbers.length === 0 && value >= 0) return [];
  const [mantissa, exponent] = powerOf(value);
  if (exponent !== 0)
    return placesOf([
      numbers.some((one) => Math.abs(one) === mantissa) && !text.includes('?'),
      speaksOfPowers.test(text) && numbers.includes(exponent),
    ]);
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  if (decimals !== undefined && fraction === null)
    return placesOf([
      numbers.includes(Number(whole)) && !isQuestion(text),
      speaksOfDecimals.test(text) &&
        // "50 cents" says the 5 of 3.5.
        numbers.some((one) => one === Number(decimals.padEnd(2, '0')) || one === Number(decimals)),
    ]);
  return value < 0 ? placesOf([numbers.includes(-value), speaksOfSigns.test(text)]) : [];
}

/** The digits and the power of ten of a very large or small number; the power is 0 for others. */
export function powerOf(value: number): [number, number] {
  const [digits = '', power = '0'] = value.toExponential().split('e');
  const isFar = Math.abs(Number(power)) > 4 && digits.length < 7;
  return isFar ? [Math.abs(Number(digits)), Number(power)] : [Math.abs(value), 0];
}

/** "after 7", "7 o'clock": by a clock of 24 or of 12 hours. */
const saysHour = (text: string, hour: number): boolean =>
  [hour, hour % 12 || 12].some((one) =>
    new RegExp(
      `(?<![\\d.:])(?:(?:after|past|before|at|around|um|nach|vor|gegen|vers|à|apres|après|las) ${one}(?![\\d:])|${one} (?:o'clock|in the (?:evening|morning|afternoon)|at night|uhr|heures?|[ap]\\.?m))`,
      'iu',
    ).test(text),
  );
/** Words with which a sentence gives a coefficient: "put a 2 in front of". */
const speaksOfCoefficients =
  /(?<!\p{L})(?:coefficients?|slope|gradient|intercept|in front of|put|place|write|needs?|gets?|takes?|has|numbers?|factors?|roots?|koeffizient\p{L}*|steigung|setze?|schreib\p{L}*|vor|bekommt|braucht|molecules?|molekülen?|molécules?|moléculas?|pente|met|mets|écris|devant|coeficientes?|pendiente|pon|escribe|delante)(?!\p{L})/iu;

/** The coefficients of a formula, where a sentence lists all of them or speaks of coefficients or terms. */
function coefficientItems(
  coefficients: readonly number[],
  { text, numbers }: SaidItems,
  facts: Facts,
): number[] {
  if (coefficients.length < 2 || isQuestion(text)) return [];
  const isAbout =
    isListed(coefficients, numbers) ||
    speaksOfCoefficients.test(text) ||
    wantsTerm(facts) ||
    isNewTerm(text, facts);
  return isAbout
    ? placesOf(coefficients.map((one) => numbers.some((number) => Math.abs(number) === one)))
    : [];
}

/** The student asks for a term, a coefficient or a sign. */
const asksForTerm =
  /\b(?:terms?|coefficients?|signs?|vorzeichen|koeffizient\p{L}*|glied|terme|signe|término|signo)\b/iu;
const wantsTerm = oncePerFacts(({ student }) => asksForTerm.test(student));

/** Whether a text has a term, such as "6x", that nobody wrote before. */
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
