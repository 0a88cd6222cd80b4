import { sameValue } from '../../../arithmetic/evaluate.ts';
import type { KeyProposal } from '../../../contract/proposed-key.ts';
import { plainText } from '../../canonical/canonical.ts';
import { type AnswerKey, readAnswerKey } from '../key/answer-key.ts';
import type { KeyForm } from './answer-forms.ts';
import { numbersIn } from './answer-numbers.ts';
import { bareWords } from './answer-words.ts';
import { type Known, knownWithoutKey } from './answer-worked-out.ts';
import { termsOf } from './exercise-in-hand.ts';

/** The most that is read of a proposal, in characters. */
const maxRead = 32_000;
/** The most answers, steps or mistakes that a teacher is shown. */
const maxLines = 20;
/** The most answers that replies are compared with. */
const maxAnswers = 8;
/** The most steps that replies are compared with. */
const maxSteps = 8;
/**
 * A longer answer is a text or a program; they are compared with a model solution that a teacher has read.
 */
const longestAnswer = 160;

/** An answer that says that there is none, or only chooses: "none", "unclear", "yes", "b". */
const saysNothing =
  /^(?:none|null|n\/?a|nothing|unknown|unclear|no (?:single |definite |final )?answer|undefined|yes|no|true|false|maybe|[a-e])\.?$/i;

/**
 * Reads what the model proposes as the answer of an exercise (guidelines, part 2). Nobody has seen it, so
 * whatever could stop good replies is left out: what arithmetic contradicts, what is not of the kind that is
 * asked, what the exercise itself says.
 * @param exercise without personal data
 * @param said what the model said: JSON, perhaps with words around it
 * @returns null when nothing is left, or when arithmetic contradicts it
 * @throws Error when it is not in the form that was asked for
 */
export function readProposedKey(exercise: string, said: string): AnswerKey | null {
  const { answers, steps } = proposalIn(said.slice(0, maxRead));
  const asked = askedBy(plainText(exercise));
  const usable: string[] = [];
  for (const answer of answers) {
    if (usable.length === maxAnswers) break;
    if (isUsable(answer, asked)) usable.push(answer);
  }
  if (usable.length === 0 || isContradicted(usable, workedOutFrom(exercise))) return null;
  const values = steps.filter((step) => step.length <= longestAnswer && /\d/.test(step)).slice(0, maxSteps);
  const { key } = readAnswerKey({ answers: usable.join('\n'), steps: values.join('\n'), model: '' });
  return key.answers.length === 0 ? null : { ...key, proposed: true };
}

/**
 * Reads the key that a model proposes to a teacher; where arithmetic gives another answer with certainty,
 * that answer replaces it.
 * @param said what the model said; empty without a model, when arithmetic alone proposes
 * @returns null when there is nothing to propose
 * @throws Error when it is not in the form that was asked for
 */
export function readKeyProposal(exercise: string, said: string): KeyProposal | null {
  const { answers, steps, more } = said === '' ? nothingSaid : proposalIn(said.slice(0, maxRead));
  const proposed = [...answers, ...linesOf(more.equalForms), ...linesOf(more.translations)].filter(
    (answer) => answer.length <= longestAnswer && !saysNone.test(answer),
  );
  const known = workedOutFrom(exercise);
  const workedOut = known.certain ? known.answers.flatMap(typedForms) : [];
  const isCorrected = workedOut.length > 0 && (proposed.length === 0 || isContradicted(proposed, known));
  const typed = (lines: readonly string[]) => [...new Set(lines)].slice(0, maxLines).join('\n');
  const key = {
    answers: typed(isCorrected ? workedOut : proposed),
    steps: isCorrected ? '' : typed(steps.filter((step) => step.length <= longestAnswer)),
    model: isCorrected || typeof more.model !== 'string' ? '' : more.model.trim().slice(0, longestModel),
  };
  if (key.answers === '' && key.model === '') return null;
  return {
    key,
    mistakes: linesOf(more.mistakes).slice(0, maxLines),
    arithmetic:
      said === '' ? 'alone' : isCorrected ? 'corrected' : workedOut.length > 0 ? 'agrees' : 'silent',
  };
}

/** An answer that says that there is none; a teacher may still be shown "yes" and "b". */
const saysNone = /^(?:none|null|n\/?a|nothing|unknown|undefined)\.?$/i;
/** A longer model solution is cut. */
const longestModel = 8_000;

/** The answers, the steps and everything else of a proposal. */
interface Said {
  readonly answers: string[];
  readonly steps: string[];
  /** The object with its other fields. */
  readonly more: Readonly<Record<string, unknown>>;
}

const nothingSaid: Said = { answers: [], steps: [], more: {} };

/** @throws Error when there is no object with answers */
function proposalIn(said: string): Said {
  const from = said.indexOf('{');
  const read: unknown = JSON.parse(said.slice(from, said.lastIndexOf('}') + 1));
  if (typeof read !== 'object' || read === null || !('answers' in read))
    throw new Error('It is no proposal.');
  const more = { ...read } as Said['more'];
  return { answers: linesOf(more.answers), steps: linesOf(more.steps), more };
}

/** A list of texts or numbers, or one text with a line for each. */
function linesOf(list: unknown): string[] {
  const items: unknown[] = Array.isArray(list) ? list : [list];
  return items
    .filter((item) => typeof item === 'string' || typeof item === 'number')
    .flatMap((item) => String(item).split(/[\n;]/))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The exercise asks for a number: "How many …", "Berechne …". */
const asksForNumber =
  /(?<!\p{L})(?:how (?:many|much|long|far|old|fast|big|tall|wide|high|heavy)|calculate|compute|evaluate|work out|wie ?viele?|wie (?:lang|groß|hoch|weit|alt|schnell|schwer)|berechne|combien|calcule[rz]?|cuánt[oa]s?|calcula)(?!\p{L})/iu;
/** The exercise asks for a person: "Who wrote it?". */
const asksForName = /^(?:[^?]*[.!:]\s)?\W*(?:who|whose|wer|qui|quién(?:es)?)(?!\p{L})[^?]*\?\s*$/iu;

/** What decides whether an answer is usable, read once for all of a proposal. */
const askedBy = (exercise: string) => ({
  number: asksForNumber.test(exercise),
  name: asksForName.test(exercise),
  given: numbersIn(exercise).flatMap((mention) => mention.values),
  words: spaced(exercise),
});

/**
 * Whether an answer is of the kind that is asked for, is not in the exercise and is not a word of any reply.
 */
function isUsable(answer: string, asked: ReturnType<typeof askedBy>): boolean {
  if (answer.length > longestAnswer || saysNothing.test(answer)) return false;
  const plain = plainText(answer);
  const values = numbersIn(plain).flatMap((mention) => mention.values);
  if (values.length === 0)
    return !asked.number && !asked.words.includes(spaced(plain)) && termsOf(plain).length > 0;
  if (asked.name) return false;
  return !values.every((value) => asked.given.some((one) => sameValue(one, value)));
}

/** Bare words between single blanks, so that " word " finds whole words. */
const spaced = (text: string): string =>
  ` ${bareWords(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

/**
 * Whether arithmetic contradicts a proposal: a certain value is not among the proposed ones, or none of the
 * likely values is. A wrong proposal is often an intermediate step, which good replies may state.
 */
function isContradicted(proposed: readonly string[], { answers, certain }: Known): boolean {
  const values = proposed.flatMap((answer) =>
    numbersIn(plainText(answer)).flatMap((mention) => mention.values),
  );
  const found = answers.flatMap(valuesOf).map((value) => values.some((one) => sameValue(one, value)));
  if (certain) return found.includes(false);
  // An answer in words belongs to a question that arithmetic has misread.
  return values.length > 0 && found.length > 0 && !found.includes(true);
}

const valuesOf = (form: KeyForm): number[] =>
  form.kind === 'number' ? [form.value] : form.kind === 'parts' ? form.parts.flatMap(valuesOf) : [];

const workedOutFrom = (task: string) =>
  knownWithoutKey({ task, question: '', earlier: [], key: null, ledger: { disclosed: [] } });

/** An answer as a teacher would type it. */
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
      return [`${form.hour}:${String(form.minute).padStart(2, '0')}`];
  }
}
