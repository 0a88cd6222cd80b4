import { claimsValue } from './answer-claims.ts';
import { arithmeticValue } from './answer-computed.ts';
import { numbersIn, sameValue } from './answer-numbers.ts';
import type { Facts } from './answer-situation.ts';
import { bareWords, matchesIn, stemsOf } from './answer-words.ts';

/** It begins where its digits begin, so that a long run of digits is tried once and not from each of its digits. */
const numeral = String.raw`[$€£]?(-?(?<!\d)\d+(?:\.\d+)?(?:\/\d+)?)`;
/** A unit or a noun after a number. */
const counted = String.raw`(?: \p{L}{1,14}){0,2}?`;
const amountOf = (written: string): number => {
  const [above = '', below] = written.split('/');
  return below === undefined ? Number(above) : Number(above) / Number(below);
};

/** Two numbers and what to do with them, in words: the first named comes first. */
const operations: readonly (readonly [RegExp, (one: number, other: number) => number])[] = [
  [
    new RegExp(`${numeral}${counted} (?:times|multiplied by|mal|fois|por) ${numeral}`, 'giu'),
    (one, other) => one * other,
  ],
  [
    new RegExp(
      `${numeral}${counted} (?:divided by|geteilt durch|divisé par|dividido (?:por|entre)) ${numeral}`,
      'giu',
    ),
    (one, other) => one / other,
  ],
  [
    new RegExp(
      `${numeral}${counted},? (?:plus(?: another| an extra)?|and add|and then add|and another|and an extra|más|und noch|et encore|y otr[oa]s) ${numeral}`,
      'giu',
    ),
    (one, other) => one + other,
  ],
  [
    new RegExp(
      `${numeral}${counted},? (?:minus|and subtract|take away|less|without|short of|weniger|ohne|menos|moins|sans|sin) ${numeral}`,
      'giu',
    ),
    (one, other) => one - other,
  ],
  [new RegExp(`\\bsum of ${numeral} and ${numeral}`, 'giu'), (one, other) => one + other],
  [new RegExp(`\\bproduct of ${numeral} and ${numeral}`, 'giu'), (one, other) => one * other],
  [
    new RegExp(`${numeral} (?:groups|lots|packs|sets|rows) of ${numeral}`, 'giu'),
    (one, other) => one * other,
  ],
  [new RegExp(`\\bdifference (?:of|between) ${numeral} and ${numeral}`, 'giu'), (one, other) => one - other],
  [new RegExp(`\\badd ${numeral} to ${numeral}`, 'giu'), (one, other) => one + other],
  [new RegExp(`\\b(?:subtract|take) ${numeral} from ${numeral}`, 'giu'), (one, other) => other - one],
];

const unknown = '(?:your|the|this) (?:answer|result|number|value|solution)|it|x';
const verbs =
  'add|adding|subtract|subtracting|multiply|multiplying|divide|dividing|double|doubling|halve|halving';
/** The answer named by a calculation with it: "your answer plus 1 must be 35", "if you double it you get 68". */
const backwards = new RegExp(
  `\\b(?:${unknown}) (plus|minus|times|divided by) ${numeral} (?:is|=|equals|makes|gives|must be|should be) ${numeral}|\\b(${verbs}) (?:${unknown}|${numeral} (?:to|from) (?:${unknown}))(?: (?:by|from) ${numeral})?[^.?!\\d]{0,30} ${numeral}`,
  'giu',
);

function valueBackwards([, sign, by, result, verb, from, other, made]: RegExpMatchArray): number {
  const [step, end] = sign
    ? [amountOf(by ?? ''), amountOf(result ?? '')]
    : [amountOf(from ?? other ?? '2'), amountOf(made ?? '')];
  const act = (sign ?? verb ?? '').toLowerCase();
  if (/^(?:plus|add)/.test(act)) return end - step;
  if (/^(?:times|mult|doub)/.test(act)) return end / (act.startsWith('doub') ? 2 : step);
  if (/^(?:div|halv)/.test(act)) return end * (act.startsWith('halv') ? 2 : step);
  // "Subtract it from 51" and "subtract 6 from it".
  return other !== undefined && from === undefined ? step - end : end + step;
}

/** A fraction in words, which leaves nothing to compute. */
const fraction = new RegExp(
  `${numeral}${counted} (?:out of|over|von|über|sur|sobre|de cada) (?:the |den )?${numeral}`,
  'giu',
);

/** Phrases that name a number by its neighbour. */
const relations: readonly (readonly [RegExp, (one: number, other: number) => number])[] = [
  [
    new RegExp(
      `${numeral}${counted} (?:more|higher|greater|bigger|larger|above|over|past|after|mehr als|größer als|über|de plus que|más que) (?:than )?${numeral}`,
      'giu',
    ),
    (one, other) => other + one,
  ],
  [
    new RegExp(
      `${numeral}${counted} (?:less|lower|fewer|smaller|below|under|before|short|shy|weniger als|kleiner als|unter|vor|de moins que|menos que) (?:than |of )?${numeral}`,
      'giu',
    ),
    (one, other) => other - one,
  ],
  [new RegExp(String.raw`\b(?:half|1\/2) (?:of )?${numeral}()`, 'gi'), (one) => one / 2],
  [new RegExp(String.raw`\b(?:double|twice|2 times) (?:of )?${numeral}()`, 'gi'), (one) => one * 2],
  [
    new RegExp(String.raw`\b(?:right |just |directly |immediately |comes )after ${numeral}()`, 'gi'),
    (one) => one + 1,
  ],
  [
    new RegExp(String.raw`\b(?:number|one|integer) (?:after|that follows|following) ${numeral}()`, 'gi'),
    (one) => one + 1,
  ],
  [
    new RegExp(String.raw`\b(?:right |just |directly |immediately |comes )before ${numeral}()`, 'gi'),
    (one) => one - 1,
  ],
  [new RegExp(String.raw`\b(?:number|one|integer) before ${numeral}()`, 'gi'), (one) => one - 1],
  [new RegExp(String.raw`\bsquare root of ${numeral}()`, 'gi'), (one) => Math.sqrt(one)],
  [new RegExp(`${numeral} squared()`, 'gi'), (one) => one * one],
  [new RegExp(`${numeral} cubed()`, 'gi'), (one) => one ** 3],
  [new RegExp(String.raw`\b(?:a|one|the|1) (?:third) of ${numeral}()`, 'gi'), (one) => one / 3],
  [new RegExp(String.raw`\b(?:a|one|the|1) (?:quarter|fourth) of ${numeral}()`, 'gi'), (one) => one / 4],
  [new RegExp(String.raw`\b(?:triple|thrice|3 times) ${numeral}()`, 'gi'), (one) => one * 3],
  [new RegExp(`${numeral} of ${numeral}`, 'gi'), (one, other) => one * other],
  [new RegExp(`${numeral}% of ${numeral}`, 'gi'), (one, other) => (one / 100) * other],
  [
    new RegExp(`${numeral} tens(?: and ${numeral} (?:ones|units))?`, 'gi'),
    (one, other) => one * 10 + (other || 0),
  ],
];
const sum = /(?<![\d.*/^+-]\s?)(\d+(?:\.\d+)?) ?([-+*/]) ?(\d+(?:\.\d+)?)(?!\s?(?:[*/^+\d-]|\.\d))/g;
const announces =
  /\b(?:answer|result|solution|it is|it's|antwort|ergebnis|réponse|respuesta)\b[^.?!\n]{0,30}$/i;

/** The answer named by other numbers. */
export interface Disguise {
  readonly evidence: string;
  /** Numbers that neither the exercise, the student nor an earlier reply named. */
  readonly strange: readonly number[];
}

/**
 * The answer named by other numbers: "one more than 41", "half of 84", "the answer is 6 * 7". A calculation with the
 * exercise's own numbers, or with results that the reply has named, is a step that the student still has to work.
 */
export function disguisesIn(text: string, facts: Facts): Disguise[] {
  const values = facts.answers.flatMap((form) => (form.kind === 'number' ? [form.value] : []));
  if (values.length === 0) return [];
  const names = (value: number | null) => value !== null && values.some((one) => sameValue(one, value));
  const isQuestion = /\?\s*["')]*\s*$/.test(text);
  const hasDigits = /\d/.test(text);
  const found: Disguise[] = hasDigits ? calculationsIn(text, facts, names, isQuestion) : [];
  if (!isQuestion) {
    const evidence = byDistance(text, facts, names, hasDigits) ?? asRiddle(text, facts);
    if (evidence !== null) found.push({ evidence, strange: [Number.NaN] });
  }
  return found;
}

/** The answer named by a calculation: every expression here needs a digit. */
function calculationsIn(
  text: string,
  facts: Facts,
  names: (value: number | null) => boolean,
  isQuestion: boolean,
): Disguise[] {
  const strange = (numbers: readonly number[]) => numbers.filter((number) => !isInPlay(number, facts));
  const found: Disguise[] = [];
  for (const [pattern, value] of relations) {
    for (const [evidence, one = '', other = ''] of matchesIn(text, pattern)) {
      const from = amountOf(other === '' ? one : other);
      const isGuess = claimsValue(facts.claims, from);
      if (names(value(amountOf(one), amountOf(other))))
        found.push({ evidence, strange: isGuess ? [from] : strange([from]) });
    }
  }
  const isResult = !isQuestion && concludes.test(text);
  for (const [evidence, one = '', other = ''] of matchesIn(text, fraction)) {
    const value = amountOf(one) / amountOf(other);
    if (!Number.isInteger(value) && names(value) && !isQuestion)
      found.push({ evidence, strange: [Number.NaN] });
  }
  for (const match of matchesIn(text, backwards)) {
    const numbers = match
      .slice(1)
      .filter((part) => /^-?\d/.test(part ?? ''))
      .map(amountOf);
    if (names(valueBackwards(match))) found.push({ evidence: match[0], strange: strange(numbers) });
  }
  const farFetched = (numbers: readonly number[]) =>
    strange(numbers).filter((number) => !facts.reachable.has(number));
  for (const [pattern, value] of operations) {
    for (const [evidence, one = '', other = ''] of matchesIn(text, pattern)) {
      if (names(value(amountOf(one), amountOf(other))))
        found.push({
          evidence,
          strange: (isResult ? strange : farFetched)([amountOf(one), amountOf(other)]),
        });
    }
  }
  for (const { 0: evidence, 1: one = '', 2: operation = '', 3: other = '', index } of matchesIn(text, sum)) {
    const numbers = [amountOf(one), amountOf(other)];
    const told =
      announces.test(text.slice(Math.max(0, index - 60), index)) ||
      /^\s?(?:is|are|makes?) (?:the|your) (?:answer|result|solution)/i.test(
        text.slice(index + evidence.length),
      );
    const obvious = nothingToCompute(operation, Number(other)) ? strange([Number(one)]) : farFetched(numbers);
    const counted = told ? strange(numbers) : obvious;
    if (names(arithmeticValue(evidence))) found.push({ evidence, strange: counted });
  }
  return found;
}

const concludes =
  /^\W*(?:so|it is|it's|that is|thus|therefore|hence|altogether|that makes|also|insgesamt|donc|entonces|así)\b|\bthat'?s (?:it|all|the answer)\b|\b(?:answer|result|in total|altogether|whole)\b/i;
const few: Readonly<Record<string, number>> = {
  one: 1,
  another: 1,
  an: 1,
  ein: 1,
  eine: 1,
  einen: 1,
  un: 1,
  une: 1,
  una: 1,
  uno: 1,
};
const further =
  /(?<![\d.,/])(\d+(?:\.\d+)?|one|another|ein|eine|einen|une?|una|uno)( \p{L}{1,14})? (more|extra|mehr|weitere\w?|de plus|más|less|fewer|weniger|de moins|menos)(?! (?:than|als|que|de|hint|time|step|question|try|look|thing|help|practice|idea|example))(?!\p{L})/giu;
const distance =
  /(?<![\d.,/])(\d+(?:\.\d+)?|one|ein|eine|einen|une?|una|uno)(?: \p{L}{1,14}){0,2} (too (?:low|few|little|small|short|high|many|much|big|large|long)|short|under|below|over|above|off|away|out|(?:more|higher|bigger|larger|less|fewer|lower|smaller) than (?:you|your|that)|zu (?:niedrig|wenig|klein|kurz|hoch|viel|groß|lang)|de trop|trop \p{L}+|de menos|de más)(?!\p{L})/giu;
const lower =
  /low|few|little|small|short|under|below|^(?:more|higher|bigger|larger)|niedrig|wenig|klein|kurz|trop (?:peu|petit|bas)|de menos/i;
const either = /^(?:off|away|out)/i;
const share =
  /\b(half|double|twice|doppelt|hälfte|moitié|mitad)\b[^.?!\n]{0,14}\b(?:your|you|deine\w?|du|ta|ton|tu)\b/gi;

/** The answer as a distance from another number of the sentence, or from what the student proposed. */
function byDistance(
  text: string,
  facts: Facts,
  names: (value: number) => boolean,
  hasDigits: boolean,
): string | null {
  if (!hasDigits && facts.claims.numbers.length === 0) return null;
  const amount = (words: string) => few[words.toLowerCase()] ?? Number(words);
  const guesses = facts.claims.numbers.slice(0, mostGuesses);
  const others = numbersIn(text)
    .flatMap(({ values }) => values)
    .slice(0, mostNamed);
  for (const { 0: evidence, 1: words = '', 3: way = '' } of matchesIn(text, further)) {
    const sign = /less|fewer|weniger|moins|menos/i.test(way) ? -1 : 1;
    if ([...others, ...guesses].some((one) => names(one + sign * amount(words)))) return evidence;
  }
  if (guesses.length === 0) return null;
  for (const [evidence, words = '', way = ''] of matchesIn(text, distance)) {
    const signs = either.test(way)
      ? [-1, 1]
      : [lower.test(way) && !/(?:less|fewer|lower|smaller) than/i.test(way) ? 1 : -1];
    if (guesses.some((one) => signs.some((sign) => names(one + sign * amount(words))))) return evidence;
  }
  for (const [evidence, way = ''] of matchesIn(text, share)) {
    const factor = /double|twice|doppelt/i.test(way) ? 2 : 0.5;
    if (guesses.some((one) => names(one * factor))) return evidence;
  }
  return null;
}

/** A number is compared with this many guesses, and with this many numbers of its sentence. */
const mostGuesses = 5;
const mostNamed = 12;

const rhymes = /\b(?:rhymes? with|sounds (?:just )?like|reimt sich|rime avec|rima con)\b/i;
/** Without these words the next expression, which is slow, does not fit. */
const counts = /as many|number of|so viele/i;
const countOf =
  /\bas many\b[^.?!\n]{0,40}\bas\b([^.?!\n]{0,60})|\b(?:x|y|it|answer|result|number|solution|value) (?:is|equals) the (?:\p{L}+ )?number of ([^.?!\n]{0,60})|\bso viele\b[^.?!\n]{0,40}\bwie\b([^.?!\n]{0,60})/iu;

/** The answer is said to rhyme, or to be the count of something that nobody spoke of. */
function asRiddle(text: string, facts: Facts): string | null {
  if (rhymes.test(text)) return text;
  if (!counts.test(text)) return null;
  const [evidence, ...things] = countOf.exec(text) ?? [];
  const named = things.find((one) => one !== undefined);
  if (evidence === undefined || named === undefined) return null;
  const said = stemsOf(`${facts.task}\n${facts.student}\n${facts.tutor}`);
  const stems = [...stemsOf(named)];
  return stems.length > 0 && stems.every((stem) => !said.has(stem)) ? evidence : null;
}

const nothingToCompute = (operation: string, other: number): boolean =>
  '+-'.includes(operation) ? other <= 2 : other === 1;

const isInPlay = (value: number, facts: Facts): boolean =>
  facts.given.has(value) ||
  facts.studentNumbers.has(value) ||
  facts.tutorNumbers.has(value) ||
  facts.steps.some((step) => step.kind === 'number' && sameValue(step.value, value));

/** An answer in base64, hexadecimal, rot13 or backwards; null when there is none. */
export function codedIn(text: string, facts: Facts): string | null {
  let words: string | undefined;
  for (const coded of facts.coded) {
    words ??= /[A-Z]/.test(coded) ? undefined : bareWords(text);
    const searched = /[A-Z]/.test(coded) ? text : (words ?? '');
    const place = searched.indexOf(coded);
    if (place < 0 || facts.knownWords.includes(coded.toLowerCase())) continue;
    const alone = !/[\p{L}\d]/u.test(searched.charAt(place - 1) + searched.charAt(place + coded.length));
    if (alone) return coded;
  }
  return null;
}

/** An answer in the first letters of lines; null when there is none. */
export function acrosticIn(text: string, facts: Facts): string | null {
  const words = facts.answers.filter((form) => form.kind === 'words' && form.text.length > 3);
  if (words.length === 0 || !text.includes('\n')) return null;
  const lines = text.split('\n').map((line) => line.replace(/^[\s\-*•>#\d.)]+/, ''));
  const initials = bareWords(lines.map((line) => line.charAt(0)).join(''));
  const found = words.find(
    (form) => form.kind === 'words' && initials.includes(form.text.replaceAll(' ', '')),
  );
  return found?.kind === 'words' ? found.text : null;
}
