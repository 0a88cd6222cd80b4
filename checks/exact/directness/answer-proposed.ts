import { sameValue } from '../../../arithmetic/evaluate.ts';
import type { KeyProposal } from '../../../contract/answer-keys.ts';
import { plainText } from '../../canonical/canonical.ts';
import { type AnswerKey, readAnswerKey } from '../key/answer-key.ts';
import { knownWithoutKey } from '../worked-out/worked-out.ts';
import type { KeyForm } from './answer-forms.ts';
import { valuesIn } from './answer-numbers.ts';
import { clockTime } from './answer-times.ts';
import { bareWords, termsOf } from './answer-words.ts';
import { alternativesOf, wholeWordOf } from './vocabulary.ts';

const maxRead = 32_000;
const maxLines = 20;
const maxCompared = 8;
const longestAnswer = 160;
const longestModel = 8_000;

const saysNone = /^(?:none|null|n\/?a|nothing|unknown|undefined)\.?$/i;
/** An answer that only chooses, which a teacher may still be shown: "unclear", "yes", "b". */
const saysLittle = /^(?:unclear|no (?:single |definite |final )?answer|yes|no|true|false|maybe|[a-e])\.?$/i;

/**
 * Reads what the model proposes as the answer of an exercise. Nobody has seen it, so what could stop good replies is left out: what arithmetic contradicts,
 * what is not of the kind that is asked, what the exercise says. Null when nothing is left. @throws Error when it is not in the form that was asked for
 */
export function readProposedKey(exercise: string, said: string): AnswerKey | null {
  const { answers, steps } = proposalIn(said);
  const isUsable = usableFor(plainText(exercise));
  const usable = linesOf(answers).slice(0, maxLines).filter(isUsable).slice(0, maxCompared);
  if (usable.length === 0 || isContradicted(usable, workedOutFrom(exercise))) return null;
  const values = linesOf(steps)
    .filter((step) => step.length <= longestAnswer && /\d/.test(step))
    .slice(0, maxCompared);
  const { key } = readAnswerKey({ answers: usable.join('\n'), steps: values.join('\n'), model: '' });
  return key.answers.length === 0 ? null : { ...key, proposed: true };
}

/**
 * Reads the key that a model proposes to a teacher; an answer that arithmetic works out replaces another. Null when there is nothing to propose.
 * @param said what the model said; empty without a model. @throws Error when it is not in the form that was asked for
 */
export function readKeyProposal(exercise: string, said: string): KeyProposal | null {
  const more = said === '' ? {} : proposalIn(said);
  const proposed = [more.answers, more.equalForms, more.translations]
    .flatMap(linesOf)
    .filter((answer) => answer.length <= longestAnswer && !saysNone.test(answer));
  const known = workedOutFrom(exercise);
  const workedOut = known.flatMap(typedForms);
  const isCorrected = workedOut.length > 0 && (proposed.length === 0 || isContradicted(proposed, known));
  const typed = (lines: readonly string[]) => [...new Set(lines)].slice(0, maxLines).join('\n');
  const key = {
    answers: typed(isCorrected ? workedOut : proposed),
    steps: isCorrected ? '' : typed(linesOf(more.steps).filter((step) => step.length <= longestAnswer)),
    model: isCorrected || typeof more.model !== 'string' ? '' : more.model.trim().slice(0, longestModel),
  };
  if (key.answers === '' && key.model === '') return null;
  const agreement = workedOut.length > 0 ? 'agrees' : 'silent';
  return {
    key,
    mistakes: linesOf(more.mistakes).slice(0, maxLines),
    arithmetic: said === '' ? 'alone' : isCorrected ? 'corrected' : agreement,
  };
}

function proposalIn(text: string): Readonly<Record<string, unknown>> {
  const said = text.slice(0, maxRead);
  const read: unknown = JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
  if (typeof read !== 'object' || read === null || !('answers' in read))
    throw new Error('It is no proposal.');
  return { ...read };
}

function linesOf(list: unknown): string[] {
  const items: unknown[] = Array.isArray(list) ? list : [list];
  return items
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .flatMap((item) => String(item).split(/[\n;]/))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const asksForNumber = wholeWordOf('asksForNumber');
const asksForPerson = new RegExp(
  `^(?:[^?]*[.!:]\\s)?\\W*(?:${alternativesOf('asksForPerson')})(?!\\p{L})[^?]*\\?\\s*$`,
  'iu',
);

/** Whether an answer is of the kind that an exercise asks for, is not in it and is not a word of any reply. */
function usableFor(exercise: string): (answer: string) => boolean {
  const isNumber = asksForNumber.test(exercise);
  const isPerson = asksForPerson.test(exercise);
  const given = [...valuesIn(exercise)];
  const words = spaced(exercise);
  return (answer) => {
    if (answer.length > longestAnswer || saysNone.test(answer) || saysLittle.test(answer)) return false;
    const plain = plainText(answer);
    const values = [...valuesIn(plain)];
    if (values.length === 0) return !isNumber && !words.includes(spaced(plain)) && termsOf(plain).length > 0;
    return !isPerson && !values.every((value) => given.some((one) => sameValue(one, value)));
  };
}

/** Bare words between single blanks, so that " word " finds whole words. */
const spaced = (text: string): string =>
  ` ${bareWords(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

/** Whether a value that arithmetic works out is not among the proposed ones. A wrong proposal is often an intermediate step, which good replies may state. */
function isContradicted(proposed: readonly string[], known: readonly KeyForm[]): boolean {
  const values = proposed.flatMap((answer) => [...valuesIn(plainText(answer))]);
  return known.flatMap(valuesOf).some((value) => !values.some((one) => sameValue(one, value)));
}

const valuesOf = (form: KeyForm): number[] =>
  form.kind === 'number' ? [form.value] : form.kind === 'parts' ? form.parts.flatMap(valuesOf) : [];

const workedOutFrom = (task: string): readonly KeyForm[] =>
  knownWithoutKey({ task, question: '', earlier: [], key: null, ledger: { disclosed: [] } }).answers;

function typedForms(form: KeyForm): string[] {
  switch (form.kind) {
    case 'number':
      return [`${Number(form.value.toPrecision(12))} ${form.unit}`.trim()];
    case 'words':
    case 'expression':
      return [form.text];
    case 'parts':
      return form.parts.flatMap(typedForms);
    case 'time':
      return [clockTime(form.minutes)];
  }
}
