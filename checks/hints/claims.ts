import { calculate, sameValue } from '../../arithmetic/evaluate.ts';
import { compact } from '../exact/directness/answer-forms.ts';
import { bareWords } from '../exact/directness/answer-words.ts';
import { unitSymbol } from '../exact/key/unit-symbols.ts';
import { letterWordsOf } from '../families/words.ts';
import { oncePerText } from '../once-per-text.ts';
import { type Asked, isAskedWord } from './asked.ts';
import type { KnownAnswer } from './known.ts';
import type { Line } from './lines.ts';
import { withSigns } from './notation.ts';
import { allWords, anyOf, claimFrames, turning } from './words.ts';

/** What a message claims to be the answer. The rest of the message does not change the claim. */
export type Claim =
  | NumberClaim
  | { readonly kind: 'words'; readonly said: string }
  /** holds: a calculation that holds, but uses no known number; line: any other line, which is compared with the steps of the key. */
  | { readonly kind: 'holds' | 'line'; readonly line: string };

export interface NumberClaim {
  readonly kind: 'number';
  readonly value: number;
  /** As it was written. */
  readonly written: string;
  /** The unknown that it names, in lower case; empty for none. */
  readonly unknown: string;
  /** The symbol of its unit, or the word after the number; empty for none. */
  readonly unit: string;
  /** Whether it is the result of a calculation that the student wrote down and that holds. */
  readonly calculated: boolean;
  /** Whether no word calls it the answer. */
  readonly bare: boolean;
}

/** What a claim is compared with. */
export interface Comparison {
  readonly known: KnownAnswer;
  readonly asked: Asked;
  /** The unknowns that are asked for: "x" for the key "x = 9". */
  readonly unknowns: readonly string[];
}

/** A message of the student with its lines and claims, and what the tutor said before it. */
export interface Message {
  readonly said: string;
  readonly tutorSaid: string;
  readonly lines: readonly Line[];
  readonly claims: readonly Claim[];
}

/** A longer message is an explanation, not a claim. */
const maxLength = 600;

/** Matches the end of a clause. A point or a dash between digits does not end one. */
const clauseEnd = new RegExp(
  [
    /[?!;\n]+|\.+(?=\s|$)|,(?=\s|$)|(?<!\d)\s[–—-]\s(?!\d)|\b(?:and so|so then|which is why)\b/,
    /(?<=\d\S{0,12})\s(?:so|entonces|because|porque|and then)\s|\s(?:so|entonces|then)\s(?=[\d(])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** "and" before another result or calculation, which then is a clause of its own. */
const nextResult =
  /\s(?:and|y)\s(?=(?:i |so |then )?(?:got|get|it's|it is|it came|came|that's|that is|then|me sale|es|da)(?!\p{L})|[\d\s().+*/-]{1,30}=)/giu;

/** The marks of parts before their results: "a) 108 € b) 288 €". */
const partMarks = /(?<![\p{L}\d])\(?[a-h]\)\s/giu;

/**
 * Reads what a message claims. A clause is a claim only if nothing is left of it after the value, its unit, words of the question
 * and the words around a claim: "is it 15?", "so the answer is 15 litres". With anything else ("not", "or", "why") it is no claim.
 * @param text canonical
 * @returns different claims, as in "x = 7, x = -2"; none when the message claims nothing, or when it is unclear what it claims
 */
export function readClaims(text: string, context: Comparison): Claim[] {
  if (text.length > maxLength || (!/\d/.test(text) && context.known.words.length === 0)) return [];
  const read = clausesOf(text).map((clause) => clauseOf(clause, context));
  if (read.includes('unclear')) return [];
  const claims = read.filter((one) => typeof one === 'object');
  // A calculation shows the work. If the message also has a plain claim, only the plain claim counts.
  const plain = claims.filter((one) => one.kind !== 'holds' && !(one.kind === 'number' && one.calculated));
  const final = plain.length > 0 ? plain : claims.slice(-1);
  return final.filter((claim, at) => !final.slice(0, at).some((one) => isSameClaim(one, claim)));
}

/** The clauses of a message in lower case, with calculations in signs. */
const clausesOf = oncePerText((text: string): readonly string[] =>
  withSigns(text)
    .replace(nextResult, ', ')
    .replace(partMarks, ', ')
    .split(clauseEnd)
    .map((clause) => clause.replace(/[’`]/g, "'").replace(/[¿¡_"“”\s]+/g, ' '))
    .map((clause) => clause.trim().toLowerCase())
    .filter((clause) => clause !== ''),
);

/** Matches words that say how the result came about: a result beside them is more than a guess. */
const reasons = anyOf('reason');

/** Whether a message shows how a result came about: a calculation, an equation, a reason. */
export const showsWork = oncePerText(
  (text) =>
    /\d\s?[-+*/^]\s?\(?\d|[a-z\d)]\s?=\s?\S{1,80}\s?[-+*/]/i.test(text) ||
    text.split('\n').some((line) => /[a-z\d]/i.test(line.slice(line.search(/[=<>]|$/)))) ||
    reasons.test(text),
);

function isSameClaim(one: Claim, other: Claim): boolean {
  if (one.kind === 'number' && other.kind === 'number')
    return sameValue(one.value, other.value) && one.unknown === other.unknown;
  return one.kind === 'words' && other.kind === 'words' && one.said === other.said;
}

/** What a clause is: a claim, an aside that leaves the claim beside it as it is, or unclear. */
type ClauseReading = Claim | 'aside' | 'unclear';

/** The clauses that ask whether the claim beside them is right, or are unsure of it. */
const asides = allWords('aside');

/** Reads a clause by what it has: an equation, numbers, or words alone. */
function clauseOf(clause: string, context: Comparison): ClauseReading {
  if (asides.has(clause.replace(/^(?:and|but|so) /, ''))) return 'aside';
  if (clause.includes('=')) return equationIn(clause, context);
  // A digit inside a word, as in "co2", is no number.
  return clause.search(number) < 0 ? wordsIn(clause, context) : numberIn(clause, context);
}

/** A number, a fraction or a mixed number, as canonical text has it. */
const number =
  /(?<![\w.])(?:(?<!\d\s?|\)\s?|(?<!\p{L})\p{L}\s)-\s?)?\d+(?:\.\d+)?(?: \d+\/\d+|\/\d+)?(?![\d/])/gu;

/** The value of a number as it was written. */
const numberOf = oncePerText(
  (written) => calculate(written.trim().replace(/^(\d+) (\d+\/\d+)$/, '($1+$2)')) ?? Number.NaN,
);

/** "x = 9" names its unknown, "14 * 6 = 84" is a calculation, "2x = 18" a line. */
function equationIn(clause: string, context: Comparison): ClauseReading {
  const line: Claim = { kind: 'line', line: compact(clause) };
  const sides = clause.split('=').map((side) => side.trim());
  const before = sides.slice(0, -1);
  const [first = ''] = before;
  // The last side: a number, perhaps after a currency sign, and what follows it.
  const end = /^[$€£]?\s?(-?\d[\d.]*(?:\s?\/\s?\d+| \d+\/\d+)?)\s?(.*)$/.exec(sides.at(-1) ?? '');
  if (!end || before.includes('')) return line;
  const [, written = '', after = ''] = end;
  const value = numberOf(written);
  if (Number.isNaN(value)) return line;
  const unit = unitIn(after);
  const claim = { kind: 'number', value, written, unit: unit.symbol } as const;
  const named = /^(.*)(?<![\p{L}\d'])([a-z])$/u.exec(first);
  if (before.length === 1 && named && !/[\d+*/^-]/.test(first))
    return isFrameOrQuestion(`${named[1]} ${unit.rest}`, context) && !/\d/.test(unit.rest)
      ? { ...claim, unknown: named[2] ?? '', calculated: false, bare: false }
      : 'unclear';
  if (/[\d+*/^]/.test(unit.rest)) return line;
  const values = before.map((side) => calculate(withoutWords(side)));
  if (!values.every((one) => one !== null && sameValue(one, value))) return line;
  const isKnown = (first.match(/\d+(?:\.\d+)?/g) ?? []).some((one) => context.known.isMentioned(Number(one)));
  return isKnown ? { ...claim, unknown: '', calculated: true, bare: true } : { kind: 'holds', line: clause };
}

/** A side of an equation without its words and currencies, which leaves its calculation. */
const withoutWords = (side: string): string =>
  side.replace(/\p{L}{2,}|(?<![\p{L}\d])i(?![\p{L}\d])/gu, ' ').replace(/[$€£]/g, '');

/** Reads a clause with a number: a claim if it has nothing besides it but its unit, words of the question and of a claim. */
function numberIn(clause: string, context: Comparison): ClauseReading {
  const numbers = [...clause.matchAll(number)];
  const [first] = numbers;
  if (!first) return 'unclear';
  const written = first[0];
  const before = clause.slice(0, first.index).replace(/[$€£]\s?$/, ' ');
  const money = /[$€£](?=\s?$)/.exec(clause.slice(0, first.index))?.[0] ?? '';
  const unit = unitIn(clause.slice(first.index + written.length));
  // "x is 9" names its unknown.
  const named = /^(.*?)(?<![\p{L}\d'])([a-z]) is $/u.exec(before);
  const around = `${named ? named[1] : before} ${unit.rest}`;
  if (!/\d/.test(unit.rest + before) && isFrameOrQuestion(around, context))
    return {
      kind: 'number',
      value: numberOf(written),
      written: written.trim(),
      unknown: named?.[2] ?? '',
      unit: unit.symbol || unitSymbol(money),
      calculated: false,
      bare: around.trim() === '',
    };
  // A clause that has only known numbers, or is a bare calculation, leaves the claim beside it as it is.
  const isCalculation = /^[\d\s().+*/^-]+$/.test(clause);
  const isKnown = numbers.every(([one]) => context.known.isMentioned(numberOf(one)));
  const hasKeyWord = context.known.words.some(({ pattern }) => bareWords(clause).match(pattern) !== null);
  return (isKnown && !hasKeyWord && !turning.test(clause)) || isCalculation ? 'aside' : 'unclear';
}

/** Words after a number that are not a unit: "3 more", "3 times". */
const noUnit = allWords('noUnit');

/** The unit after a number, and the rest of the text. A word that cannot be a unit belongs to the rest. */
const unitIn = oncePerText((after): { symbol: string; rest: string } => {
  const [whole = '', word = ''] = /^\s?(%|[$€£°]|[\p{L}°][\p{L}°'.]*(?:[/^][\p{L}\d]+)*)/u.exec(after) ?? [];
  const isWord = noUnit.has(word) || turning.test(word) || claimFrames.some((frame) => frame.has(word));
  return word === '' || isWord
    ? { symbol: '', rest: after }
    : { symbol: unitSymbol(word), rest: after.slice(whole.length) };
});

/** A clause with this many words, or with a reason, says something of its own. */
const sentenceLength = 5;

/**
 * Reads a clause without numbers: a claim if it has words of the key and besides them only words around a claim. The words after
 * those of the key may also repeat the question.
 */
function wordsIn(clause: string, { asked, known }: Comparison): ClauseReading {
  const bare = bareWords(clause);
  const found = known.words.flatMap(({ pattern, text }) =>
    [...bare.matchAll(pattern)].map(({ 0: said, index }) => ({ said, index, text })),
  );
  const [first] = found.sort((one, other) => other.said.length - one.said.length);
  if (!first) {
    // A few other words next to a claim may be another choice: "a lung, the heart".
    const saysMore = letterWordsOf(bare).length >= sentenceLength || reasons.test(bare);
    return turning.test(clause) || !(saysMore || isFrameOnly(bare)) ? 'unclear' : 'aside';
  }
  const before = bare.slice(0, first.index);
  const after = bare.slice(first.index + first.said.length);
  if (/\d/.test(before + after)) return 'unclear';
  const named = asked.noun === '' ? before : before.replace(new RegExp(`\\b${asked.noun}\\b`), ' ');
  const isClaim = isFrameOnly(named) && (isFrameOnly(after) || asked.continues(after));
  return isClaim ? { kind: 'words', said: first.text } : 'unclear';
}

/** Whether nothing is left but words around a claim, all of one language, and words that may stand beside them. */
const isFrameOnly = (text: string, isAllowed: (word: string) => boolean = () => false): boolean =>
  !/[+*^/<>]/.test(text) &&
  claimFrames.some((frame) => letterWordsOf(text).every((word) => frame.has(word) || isAllowed(word)));

const isFrameOrQuestion = (text: string, { asked }: Comparison): boolean =>
  !/-(?!\p{L})/u.test(text) && isFrameOnly(text, (word) => isAskedWord(asked, word));
