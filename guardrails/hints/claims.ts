import { sameValue } from '../../arithmetic/evaluate.ts';
import { arithmeticValue } from '../families/directness/answer-computed.ts';
import { compact, type KeyForm } from '../families/directness/answer-forms.ts';
import { numbersIn } from '../families/directness/answer-numbers.ts';
import { bareWords } from '../families/directness/answer-words.ts';
import { unitSymbol } from '../key/unit-symbols.ts';
import { type Asked, isAskedWord } from './asked.ts';
import { asides, claimFrames, reasons, turning } from './claim-words.ts';

/** What a message claims to be the answer. The rest of the message does not change the claim. */
export type Claim =
  | {
      readonly kind: 'number';
      readonly value: number;
      /** The unknown that it names, in lower case; empty for none. */
      readonly unknown: string;
      /** The symbol of its unit, or the word after the number; empty for none. */
      readonly unit: string;
      /** Whether it is the result of a calculation that the student wrote down and that holds. */
      readonly calculated: boolean;
      /** Whether no word calls it the answer. */
      readonly bare: boolean;
    }
  | { readonly kind: 'words'; readonly said: string }
  /** A calculation that holds, but uses none of the known numbers. */
  | { readonly kind: 'holds' }
  /** A calculation whose sides differ. */
  | { readonly kind: 'slip' }
  /** A line that is compared with the steps of the key. */
  | { readonly kind: 'line'; readonly line: string };

/** What the reader of claims knows of the exercise. */
export interface ClaimContext {
  readonly asked: Asked;
  /** The words that the key looks for. */
  readonly words: readonly Extract<KeyForm, { kind: 'words' }>[];
  /**
   * Whether a number may stand beside a claim: it is in the exercise, in the steps, or in what was said
   * before.
   */
  readonly known: (value: number) => boolean;
}

/** A longer message is an explanation, not a claim. */
const maxLength = 600;

/** Matches the end of a clause. A point or a dash between digits does not end one. */
const clauseEnd =
  /[?!;\n]+|\.+(?=\s|$)|,(?=\s|$)|(?<!\d)\s[–—-]\s(?!\d)|\b(?:and so|so then|which is why)\b|(?<=\d\S{0,12})\s(?:so|also|donc|entonces|because|weil|parce que|porque|and then)\s|\s(?:so|also|donc|entonces|then)\s(?=[\d(])/u;

/**
 * Reads what a message claims. A clause is a claim only if nothing is left of it after the value, its unit,
 * words of the question and the words around a claim: "is it 15?", "so the answer is 15 litres". With
 * anything else ("not", "more than", "or", "add", "why", another thing) it is not a claim.
 * @param text canonical
 * @returns different claims, as in "x = 7, x = -2"; none when the message claims nothing, or when it is
 * unclear what it claims
 */
export function readClaims(text: string, context: ClaimContext): Claim[] {
  if (text.length > maxLength) return [];
  const clauses = inSymbols(text)
    .split(clauseEnd)
    .map((clause) => bareApostrophes(clause).trim())
    .filter((clause) => clause !== '');
  const read = clauses.map((clause) => clauseOf(clause, context));
  if (read.includes('unclear')) return [];
  const claims = read.filter((one) => typeof one === 'object');
  // A calculation shows the work. If the message also has a plain claim, only the plain claim counts.
  const plain = claims.filter(
    (claim) => claim.kind !== 'holds' && !(claim.kind === 'number' && claim.calculated),
  );
  const final = plain.length > 0 ? plain : claims.slice(-1);
  return final.filter((claim, at) => !final.slice(0, at).some((one) => isSameClaim(one, claim)));
}

/** Puts calculations in words into symbols: "14 times 6 is 84" becomes "14 * 6 = 84". */
const inSymbols = (text: string): string =>
  spokenSigns.reduce((said, [words, sign]) => said.replace(words, sign), text);

/** Words between two numbers, and the sign that they stand for. */
const spokenSigns: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s?(?:times|multiplied by|mal|fois|multiplicado por|x|×)\s?(?=\d)/giu, ' * '],
  [/(?<=\d)\s(?:plus|and then add|más)\s(?=\d)/giu, ' + '],
  [/(?<=\d)\s(?:minus|take away|moins|menos)\s(?=\d)/giu, ' - '],
  [/(?<=\d)\s(?:divided by|over|geteilt durch|divisé par|dividido (?:por|entre))\s(?=\d)/giu, ' / '],
  [
    /(?<=\d)\s(?:is|equals|gives|makes|ist|gibt|ergibt|macht|fait|font|donne|es|son|da)\s(?=[$€£]?-?\d)/giu,
    ' = ',
  ],
  [
    /\s(?:and|und|et|y)\s(?=(?:i |so |then )?(?:got|get|it's|it is|it came|came|that's|that is|then|habe|komme|das ist|ça fait|c'est|me sale|es|da)(?!\p{L})|[\d\s().+*/-]{1,30}=)/giu,
    ', ',
  ],
];

/** Whether a message shows how a result came about: a calculation, an equation, a reason. */
export const showsWork = (text: string): boolean =>
  /\d\s?[-+*/^]\s?\(?\d|[a-z\d)]\s?=\s?\S{1,80}\s?[-+*/]/i.test(text) ||
  text.split('\n').some(compares) ||
  reasons.test(text);

/** Whether a line has an equals sign or an inequality sign, with a letter or a digit after it. */
const compares = (line: string): boolean =>
  /[=<>]/.test(line) && /[a-z\d]/i.test(line.slice(line.search(/[=<>]/)));

function isSameClaim(one: Claim, other: Claim): boolean {
  if (one.kind === 'number' && other.kind === 'number')
    return sameValue(one.value, other.value) && one.unknown === other.unknown;
  if (one.kind === 'words' && other.kind === 'words') return one.said === other.said;
  return one === other;
}

/** Makes apostrophes straight and removes quotation marks. */
const bareApostrophes = (text: string): string => text.replace(/[’`]/g, "'").replace(/[¿¡_"“”]/g, ' ');

/** A clause with this many words says something of its own. */
const sentenceLength = 5;

/** Whether a clause says something of its own: by its length or its reason. */
const saysMore = (bare: string): boolean => wordsIn(bare).length >= sentenceLength || reasons.test(bare);

/** What a clause is: a claim, an aside that leaves the claim beside it as it is, or unclear. */
type ClauseReading = Claim | 'aside' | 'unclear';

/** Reads a clause by what it has: an equation, numbers, or words alone. */
function clauseOf(clause: string, context: ClaimContext): ClauseReading {
  const lower = clause.toLowerCase().replace(/\s+/g, ' ');
  if (asides.test(lower)) return 'aside';
  if (lower.includes('=')) return equationOf(lower, context);
  const numbers = numbersIn(lower);
  if (numbers.length > 0) return numberOf(lower, numbers, context);
  return wordsOf(lower, context);
}

/** A single letter at the end, which names an unknown. */
const letterAtEnd = /(?<![\p{L}\d'])[a-z]\s*$/u;

/** "x = 9" names its unknown, "14 * 6 = 84" is a calculation, "2x = 18" a line. */
function equationOf(clause: string, context: ClaimContext): ClauseReading {
  const sides = clause.split('=').map((side) => side.trim());
  const last = sides.at(-1) ?? '';
  const before = sides.slice(0, -1);
  // The last side: a number or a fraction, perhaps after a currency sign, and what follows it.
  const end = /^[$€£]?\s?(-?\d[\d.]*(?:\s?\/\s?\d+)?)\s?(.*)$/.exec(last);
  if (!end || before.some((side) => side === '')) return lineOf(clause);
  const [, written = '', after = ''] = end;
  const value = numbersIn(written)[0]?.values[0];
  if (value === undefined) return lineOf(clause);
  const name = letterAtEnd.exec(before[0] ?? '')?.[0].trim() ?? '';
  const unit = unitIn(after);
  const rest = `${(before[0] ?? '').replace(letterAtEnd, ' ')} ${unit.rest}`;
  if (before.length === 1 && name !== '' && !/[\d+*/^-]/.test(before[0] ?? ''))
    return isFrameOrQuestion(rest, context) && !/\d/.test(unit.rest)
      ? { kind: 'number', value, unknown: name, unit: unit.symbol, calculated: false, bare: false }
      : 'unclear';
  const values = before.map((side) => arithmeticValue(calculationIn(side)));
  const holds = values.every((one) => one !== null && sameValue(one, value));
  if (/[\d+*/^]/.test(unit.rest)) return lineOf(clause);
  if (!holds)
    return slips(values, value) && /\d\s?[-+*/^]\s?\(?\d/.test(before.join(' '))
      ? { kind: 'slip' }
      : lineOf(clause);
  const numbers = numbersIn(before[0] ?? '').flatMap((mention) => mention.values);
  if (!numbers.some((one) => context.known(one))) return { kind: 'holds' };
  return { kind: 'number', value, unknown: '', unit: unit.symbol, calculated: true, bare: true };
}

/**
 * Whether the sides of a calculation differ by more than a hundredth; a smaller difference may be rounding.
 */
const slips = (values: readonly (number | null)[], value: number): boolean =>
  values.every((one) => one !== null) &&
  values.some(
    (one) => one !== null && Math.abs(one - value) > 0.01 * Math.max(Math.abs(one), Math.abs(value)),
  );

/** A side of an equation without its words and currencies, which leaves its calculation. */
const calculationIn = (side: string): string =>
  side
    .replace(/\p{L}{2,}|(?<![\p{L}\d])i(?![\p{L}\d])/gu, ' ')
    .replace(/[$€£]/g, '')
    .trim();

/** A line that can only be compared with the steps of the key. */
const lineOf = (clause: string): ClauseReading => ({ kind: 'line', line: compact(clause) });

/**
 * Reads a clause with a number: a claim if it has nothing besides the number, its unit, words of the question
 * and words around a claim.
 */
function numberOf(
  clause: string,
  numbers: ReturnType<typeof numbersIn>,
  context: ClaimContext,
): ClauseReading {
  const [first] = numbers;
  if (!first) return 'unclear';
  const isPercent = clause.charAt(first.to - 1) === '%';
  const unit = unitIn(clause.slice(isPercent ? first.to - 1 : first.to));
  const before = clause.slice(0, first.from).replace(/[$€£]\s?$/, ' ');
  const money = /[$€£](?=\s?$)/.exec(clause.slice(0, first.from))?.[0] ?? '';
  const isOnly = !/\d/.test(unit.rest) && !/\d/.test(before);
  // "x is 9" names its unknown.
  const named = /^(.*?)(?<![\p{L}\d'])([a-z]) is $/u.exec(before);
  const around = `${named ? named[1] : before} ${unit.rest}`;
  const [value] = first.values;
  if (isOnly && value !== undefined && isFrameOrQuestion(around, context))
    return {
      kind: 'number',
      value,
      unknown: named?.[2] ?? '',
      unit: unit.symbol || unitSymbol(money),
      calculated: false,
      bare: around.trim() === '',
    };
  // A clause that has only known numbers, or is a bare calculation, leaves the claim beside it as it is.
  const isCalculation = /^[\d\s().+*/^-]+$/.test(clause);
  const isKnown = numbers.every(({ values }) => values.some((one) => context.known(one)));
  const hasKeyWord = context.words.some(({ pattern }) => bareWords(clause).match(pattern) !== null);
  return (isKnown && !hasKeyWord && !turning.test(clause)) || isCalculation ? 'aside' : 'unclear';
}

/** Words after a number that are not a unit: "3 more", "3 times". */
const noUnit =
  /^(?:more|less|fewer|left|of|times|per|each|and|in|to|mehr|weniger|mal|und|pro|je|plus|moins|fois|et|par|más|menos|veces|y|por|cada)$/u;

/** The unit after a number, and the rest of the text. A word that cannot be a unit belongs to the rest. */
function unitIn(after: string): { symbol: string; rest: string } {
  const found = /^\s?(%|[$€£°]|[\p{L}°][\p{L}°'.]*(?:[/^][\p{L}\d]+)*)/u.exec(after);
  const word = found?.[1] ?? '';
  if (word === '' || noUnit.test(word) || turning.test(word) || claimFrames.some((frame) => frame.has(word)))
    return { symbol: '', rest: after };
  return { symbol: unitSymbol(word), rest: after.slice(found?.[0].length ?? 0) };
}

/**
 * Reads a clause without numbers: a claim if it has words of the key and besides them only words around a
 * claim. The words after those of the key may also repeat the question.
 */
function wordsOf(clause: string, context: ClaimContext): ClauseReading {
  const bare = bareWords(clause);
  const found = context.words.flatMap((form) =>
    [...bare.matchAll(form.pattern)].map(({ 0: said, index }) => ({ said, index, form })),
  );
  const [first] = [...found].sort((one, other) => other.said.length - one.said.length);
  // A few other words next to a claim may be another choice: "a lung, the heart".
  if (!first) return turning.test(clause) || !(saysMore(bare) || isFrameOnly(bare)) ? 'unclear' : 'aside';
  const before = bare.slice(0, first.index);
  const after = bare.slice(first.index + first.said.length);
  if (/\d/.test(before + after)) return 'unclear';
  const named =
    context.asked.noun === '' ? before : before.replace(new RegExp(`\\b${context.asked.noun}\\b`), ' ');
  const isClaim = isFrameOnly(named) && (isFrameOnly(after) || context.asked.continues(after));
  return isClaim ? { kind: 'words', said: first.form.text } : 'unclear';
}

/** Whether nothing is left but words around a claim, all of one language. */
const isFrameOnly = (text: string): boolean => {
  const words = wordsIn(text);
  return !/[+*^/<>]/.test(text) && claimFrames.some((frame) => words.every((word) => frame.has(word)));
};

/** Whether nothing is left but words around a claim, all of one language, and words of the question. */
const isFrameOrQuestion = (text: string, { asked }: ClaimContext): boolean => {
  const words = wordsIn(text);
  if (/[+*^/<>]|-(?!\p{L})/u.test(text)) return false;
  return claimFrames.some((frame) => words.every((word) => frame.has(word) || isAskedWord(asked, word)));
};

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+(?:['-]\p{L}+)*'?/gu) ?? [];
