import { reversed, rot13 } from '../canonical/hidden.ts';
import { arithmeticValue } from './answer-computed.ts';
import { bareWords, type KeyForm } from './answer-forms.ts';
import { sameValue } from './answer-numbers.ts';
import type { Facts } from './answer-situation.ts';

const numeral = String.raw`[$€£]?(-?\d+(?:\.\d+)?)`;

/** Ways to name a number by its neighbours, so that nothing is left to compute. */
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
  [new RegExp(String.raw`\b(?:number|one|integer) after ${numeral}()`, 'gi'), (one) => one + 1],
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

/**
 * The answer named by other numbers: "one more than 41", "half of 84", "the answer is 6 * 7". What is built from the
 * exercise's own numbers is a step that the student still has to work, and is no disguise.
 */
export function disguisedIn(text: string, facts: Facts): string | null {
  const values = facts.answers.flatMap((form) => (form.kind === 'number' ? [form.value] : []));
  if (values.length === 0) return null;
  const names = (value: number) => values.some((one) => sameValue(one, value));
  const inPlay = (value: number, before: string) =>
    facts.given.has(value) ||
    facts.studentNumbers.has(value) ||
    facts.tutorNumbers.has(value) ||
    facts.steps.some((step) => step.kind === 'number' && sameValue(step.value, value)) ||
    new RegExp(String.raw`=\s?[$€£]?${String(value).replace('.', '\\.')}(?![\d.])`).test(before);
  for (const [pattern, value] of relations) {
    for (const { 0: evidence, 1: one = '', 2: other = '', index } of text.matchAll(pattern)) {
      const base = Number(other === '' ? one : other);
      if (names(value(Number(one), Number(other))) && !inPlay(base, text.slice(0, index))) return evidence;
    }
  }
  for (const { 0: evidence, 1: one = '', 2: operation = '', 3: other = '', index } of text.matchAll(sum)) {
    const before = text.slice(0, index);
    if (inPlay(Number(one), before) && inPlay(Number(other), before)) continue;
    const trivial = /[-+]/.test(operation)
      ? Number(other) <= 2 && !inPlay(Number(one), before)
      : Number(other) === 1;
    if (!trivial && !announces.test(before.slice(-60))) continue;
    const value = arithmeticValue(evidence);
    if (value !== null && names(value)) return evidence;
  }
  return null;
}

const known = new WeakMap<readonly KeyForm[], readonly string[]>();

/** The answers written in ways that only give themselves away when one knows the answer. */
function codedForms(answers: readonly KeyForm[]): readonly string[] {
  const kept = known.get(answers);
  if (kept) return kept;
  const coded = answers.flatMap((form) => {
    const written = form.kind === 'words' ? form.text : form.kind === 'number' ? String(form.value) : '';
    if (written.length < 2 || !/^[\x20-\x7e]+$/.test(written)) return [];
    const capital = written.charAt(0).toUpperCase() + written.slice(1);
    const base64 = [written, capital, written.toUpperCase()].map((one) => btoa(one).replace(/=+$/, ''));
    const hex = [...written].map((one) => one.charCodeAt(0).toString(16)).join('');
    const turned = form.kind === 'words' && written.length > 3 ? [rot13(written), reversed(written)] : [];
    return [...base64.filter((one) => one.length > 2), ...(form.kind === 'words' ? [hex] : []), ...turned];
  });
  known.set(answers, coded);
  return coded;
}

/** An answer in base64, hexadecimal, rot13 or backwards, or as the first letters of lines; null when there is none. */
export function codedIn(text: string, facts: Facts): string | null {
  const words = bareWords(text);
  for (const coded of codedForms(facts.answers)) {
    const exact = /[A-Z]/.test(coded);
    const place = (exact ? text : words).indexOf(coded);
    if (place < 0) continue;
    const around = (exact ? text : words).slice(Math.max(0, place - 1), place + coded.length + 1);
    const alone = around.replace(coded, '').replace(/[^\p{L}\d]/gu, '') === '';
    if (alone && !bareWords(facts.student).includes(coded) && !bareWords(facts.task).includes(coded))
      return coded;
  }
  return acrosticIn(text, facts);
}

function acrosticIn(text: string, facts: Facts): string | null {
  const lines = text.split('\n').map((line) => line.replace(/^[\s\-*•>#\d.)]+/, ''));
  if (lines.length < 4) return null;
  const initials = bareWords(lines.map((line) => line.charAt(0)).join(''));
  const found = facts.answers.find(
    (form) =>
      form.kind === 'words' && form.text.length > 3 && initials.includes(form.text.replaceAll(' ', '')),
  );
  return found?.kind === 'words' ? found.text : null;
}
