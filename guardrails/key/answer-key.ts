import { lineFrom } from './answer-line.ts';

/**
 * What solves an assignment, as its teacher wrote it (guidelines, part 2). All lists may be empty; an answer key with
 * nothing in it is no key.
 */
export interface AnswerKey {
  /** Final answers, equivalents included, as written: "9", "3/4", "x = 4", "2.5 m", "Paris". */
  readonly answers: readonly string[];
  /** Values on the way, in their order: a guided tutor may go up to the last of them. */
  readonly steps: readonly string[];
  /** A model text, program or translation; empty when there is none. */
  readonly model: string;
}

/** What a teacher types: answers and steps one a line or parted by ";", and a model answer. */
export interface AnswerKeyForm {
  readonly answers: string;
  readonly steps: string;
  readonly model: string;
}

/** What a form says, in a value for the detectors and in sentences for its author. */
export interface ReadAnswerKey {
  readonly key: AnswerKey;
  /** One sentence an answer: "12.5 m; also accepted as 1250 cm and 0.0125 km." */
  readonly understood: readonly string[];
  /** What was probably typed wrongly, each with what to do about it. */
  readonly problems: readonly string[];
}

/** The most answers or steps that a key may have: it is read before every reply. */
const mostLines = 40;

/**
 * Reads what a teacher typed. Nothing is refused: what is not understood as a number, a unit or an equation is looked
 * for word by word, and the sentences say so.
 */
export function readAnswerKey(form: AnswerKeyForm): ReadAnswerKey {
  const answers = linesOf(form.answers).map(lineFrom);
  const steps = linesOf(form.steps).map(lineFrom);
  const tooMany = [form.answers, form.steps].some((text) => allLines(text).length > mostLines);
  return {
    key: {
      answers: [...new Set(answers.flatMap(({ written, equivalents }) => [written, ...equivalents]))],
      steps: steps.map(({ written }) => written),
      model: form.model.trim(),
    },
    understood: [
      ...answers.map(({ says }) => says),
      ...steps.map(({ written }, at) => `Step ${at + 1}: ${written}.`),
      ...(form.model.trim() === '' ? [] : ['A model answer; longer parts of it are kept from the student.']),
    ],
    problems: [
      ...[...answers, ...steps].flatMap(({ problems }) => problems),
      ...(tooMany ? [`Only the first ${mostLines} lines are used. Remove the others.`] : []),
    ],
  };
}

const allLines = (text: string): string[] =>
  text
    .split(/[\n;]/)
    .map((line) => line.replace(/^\s*(?:[-*•](?=\s)|\d{1,2}[.)](?=\s\S))\s*/, '').trim())
    .filter((line) => line !== '');

const linesOf = (text: string): string[] => allLines(text).slice(0, mostLines);
