import { arithmeticValue } from './answer-computed.ts';
import { bareWords } from './answer-forms.ts';
import { sameValue } from './answer-numbers.ts';
import type { Facts } from './answer-situation.ts';

/** It begins where its digits begin, so that a long run of digits is tried once and not from each of its digits. */
const numeral = String.raw`[$€£]?(-?(?<!\d)\d+(?:\.\d+)?)`;

/** Two numbers and what to do with them, in words: the first named comes first. */
const operations: readonly (readonly [RegExp, (one: number, other: number) => number])[] = [
  [
    new RegExp(`${numeral} (?:times|multiplied by|mal|fois|por) ${numeral}`, 'gi'),
    (one, other) => one * other,
  ],
  [new RegExp(`${numeral} (?:divided by|over|geteilt durch) ${numeral}`, 'gi'), (one, other) => one / other],
  [
    new RegExp(`${numeral} (?:plus|and add|and then add|más|und) ${numeral}`, 'gi'),
    (one, other) => one + other,
  ],
  [
    new RegExp(`${numeral} (?:minus|and subtract|take away|less|menos|moins) ${numeral}`, 'gi'),
    (one, other) => one - other,
  ],
  [new RegExp(`\\badd ${numeral} to ${numeral}`, 'gi'), (one, other) => one + other],
  [new RegExp(`\\b(?:subtract|take) ${numeral} from ${numeral}`, 'gi'), (one, other) => other - one],
];

/** Phrases that name a number by its neighbour. */
const relations: readonly (readonly [RegExp, (one: number, other: number) => number])[] = [
  [
    new RegExp(`${numeral} (?:more|higher|greater|bigger|larger) than ${numeral}`, 'gi'),
    (one, other) => other + one,
  ],
  [new RegExp(`${numeral} (?:less|lower|fewer|smaller) than ${numeral}`, 'gi'), (one, other) => other - one],
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
  if (!/\d/.test(text)) return [];
  const values = facts.answers.flatMap((form) => (form.kind === 'number' ? [form.value] : []));
  if (values.length === 0) return [];
  const names = (value: number | null) => value !== null && values.some((one) => sameValue(one, value));
  const strange = (numbers: readonly number[]) => numbers.filter((number) => !isInPlay(number, facts));
  const found: Disguise[] = [];
  for (const [pattern, value] of relations) {
    for (const [evidence, one = '', other = ''] of text.matchAll(pattern)) {
      const from = Number(other === '' ? one : other);
      if (names(value(Number(one), Number(other)))) found.push({ evidence, strange: strange([from]) });
    }
  }
  const farFetched = (numbers: readonly number[]) =>
    strange(numbers).filter((number) => !facts.reachable.has(number));
  for (const [pattern, value] of operations) {
    for (const [evidence, one = '', other = ''] of text.matchAll(pattern)) {
      if (names(value(Number(one), Number(other))))
        found.push({ evidence, strange: farFetched([Number(one), Number(other)]) });
    }
  }
  for (const { 0: evidence, 1: one = '', 2: operation = '', 3: other = '', index } of text.matchAll(sum)) {
    const numbers = [Number(one), Number(other)];
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
