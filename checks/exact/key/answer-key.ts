import type { KeyProblem, UnderstoodLine } from '../../../contract/answer-keys.ts';
import { limits } from '../../../contract/constants.ts';
import { lineFrom } from './answer-line.ts';
import { bareAnswer } from './plain-answer.ts';

/** What solves an assignment, as its teacher typed it (guidelines, part 2). All lists may be empty; an empty answer key counts as no key. */
export interface AnswerKey {
  /** Final answers, equivalents included, without what is around them: "9", "3/4", "x = 4", "2.5 m", "Paris". */
  readonly answers: readonly string[];
  /** Intermediate values, in their order: a guided tutor may go up to the last of them. */
  readonly steps: readonly string[];
  /** A model solution: a text, a program or a translation; empty when there is none. */
  readonly model: string;
  /** True when the tutor's model worked the key out; absent when a teacher typed it. */
  readonly proposed?: true;
}

/** What a teacher types: answers and steps, one per line or separated by ";", and a model solution. */
export interface AnswerKeyForm {
  readonly answers: string;
  readonly steps: string;
  readonly model: string;
}

/** A parsed form: the key for the detectors, and what its author is told. */
export interface ReadAnswerKey {
  readonly key: AnswerKey;
  /** The answers, then the steps, then the model solution. */
  readonly understood: readonly UnderstoodLine[];
  /** Probable typing mistakes. */
  readonly problems: readonly KeyProblem[];
}

/** Parses what a teacher typed. Nothing is refused: what is no number, quantity or equation is searched for by its words, and `understood` says so. */
export function readAnswerKey(form: AnswerKeyForm): ReadAnswerKey {
  const answers = linesOf(form.answers).map(lineFrom);
  const steps = linesOf(form.steps).map(lineFrom);
  const tooMany = [form.answers, form.steps].some((text) => allLines(text).length > limits.answerKeyLines);
  return {
    key: {
      answers: [
        ...new Set(answers.flatMap(({ written, equivalents }) => [bareAnswer(written), ...equivalents])),
      ],
      steps: steps.map(({ written }) => bareAnswer(written)),
      model: form.model.trim(),
    },
    understood: [
      ...answers.map(({ kind, written, equivalents }) => ({ kind, written, equivalents: [...equivalents] })),
      ...steps.map(({ written }) => ({ kind: 'step' as const, written, equivalents: [] })),
      ...(form.model.trim() === '' ? [] : [{ kind: 'model' as const, written: '', equivalents: [] }]),
    ],
    problems: [
      ...[...answers, ...steps].flatMap(({ problems }) => problems),
      ...(tooMany ? [{ kind: 'too-many-lines' as const, found: '' }] : []),
    ],
  };
}

/** A mark before a line of a list. Before a line alone, "- 3" is a negative number. */
const listMark = /^(?:[-*•](?=\s)|\d{1,2}[.)](?=\s\S))\s*/;

/** The lines of a field, without list marks. Blank lines are left out. */
function allLines(text: string): string[] {
  const lines = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isList = lines.length > 1;
  return lines
    .map((line) => (isList || !/^-\s*\d/.test(line) ? line.replace(listMark, '') : line))
    .filter((line) => line !== '');
}

const linesOf = (text: string): string[] => allLines(text).slice(0, limits.answerKeyLines);
