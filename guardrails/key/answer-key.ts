import { lineFrom } from './answer-line.ts';

/**
 * What solves an assignment, as its teacher typed it (guidelines, part 2). All lists may be empty; an empty answer key counts
 * as none.
 */
export interface AnswerKey {
  /** Final answers, equivalents included, as written: "9", "3/4", "x = 4", "2.5 m", "Paris". */
  readonly answers: readonly string[];
  /** Intermediate values, in their order: a guided tutor may go up to the last of them. */
  readonly steps: readonly string[];
  /** A model text, program or translation; empty when there is none. */
  readonly model: string;
}

/** What a teacher types: answers and steps, one per line or separated by ";", and a model answer. */
export interface AnswerKeyForm {
  readonly answers: string;
  readonly steps: string;
  readonly model: string;
}

/** A parsed form: the key for the detectors, and sentences for its author. */
export interface ReadAnswerKey {
  readonly key: AnswerKey;
  /** One sentence for each answer: "12.5 m; also accepted as 1250 cm and 0.0125 km." */
  readonly understood: readonly string[];
  /** Probable typing mistakes, each with what to do about it. */
  readonly problems: readonly string[];
}

/** The most answers or steps that a key may have: it is read before every reply. */
const mostLines = 40;

/**
 * Parses what a teacher typed. Nothing is refused: a line that is not a number, a quantity or an equation is searched for word
 * by word, and its sentence says so.
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
      ...answers.map(({ summary }) => summary),
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
