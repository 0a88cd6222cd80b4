import { type TalkReading, unitOf } from '../../../guardrails/guardrails.ts';
import type { Talk } from '../model.ts';
import type { Conversation } from './conversation.ts';
import { formatExpression } from './notation.ts';
import { type Problem, problemText } from './problems.ts';
import type { Wording } from './wording/wording.ts';

/** Everything that an answer depends on. */
export interface Turn {
  readonly talk: Talk;
  readonly reading: TalkReading;
  readonly now: Conversation;
  readonly words: Wording;
}

/** A turn with a problem, which may be solved. */
export type WithProblem = Turn & { readonly now: Conversation & { readonly problem: Problem } };

export const hasProblem = (turn: Turn): turn is WithProblem => turn.now.problem !== null;

/** Only a permissive tutor gives results. */
export const mayAnswer = ({ talk }: Turn): boolean => talk.guidelines.directness === 'permissive';

export const mayShowExamples = ({ talk }: Turn): boolean =>
  talk.guidelines.directness === 'collaborative' || talk.guidelines.directness === 'permissive';

/** An assignment in words: whether a calculation answers it cannot be told without its key. */
export const isStory = ({ talk, reading, now }: Turn): boolean =>
  talk.task !== '' && reading.kind === 'calculation' && !now.isFromTask && !now.isOwn;

/** The only result that the numbers of an exercise have, in whatever unit; null when there are several or none. */
export function onlyLikely({ reading: { likely } }: Turn): string | null {
  const [first = '', ...others] = likely;
  const size = (written: string) => {
    const [, number = '', unit = ''] = /^([\d.]+) ?(.*)$/.exec(written) ?? [];
    return Number(number) * (unitOf(unit)?.size ?? 1);
  };
  return first !== '' && others.every((other) => Math.abs(size(other) - size(first)) < 1e-6 * size(first))
    ? first
    : null;
}

/** A sentence with the unknown of the problem in place of `#`. */
export const nameUnknown = ({ now }: Turn, sentence: string): string =>
  sentence.replaceAll('#', now.problem?.kind === 'equation' ? now.problem.unknown : 'x');

/** A sentence with some words in place of `…`. */
export const fillGap = (sentence: string, words: string): string => sentence.replace('…', () => words);

/** A line of the student, in the signs that people read. */
export const lineOf = ({ words }: Turn, text: string): string => formatExpression(text, words.percentOf);

/** A problem as it is set: in bold, and with its signs in words where no formula is allowed. */
export function setProblem({ words, talk }: Turn, problem: Problem): string {
  const text = problemText(problem, words.percentOf);
  const { plus, minus, times, over } = words.signs;
  const inWords = { '+': plus, '−': minus, '×': times, '÷': over };
  const said = text.replace(/(?<= )[+−×÷](?= )/g, (sign) => inWords[sign as keyof typeof inWords]);
  const asks = problem.kind === 'equation' ? words.which.replace('#', problem.unknown) : words.solve;
  return `**${isWithoutFormulas(talk) ? said : text}**. ${asks}`;
}

export const isWithoutFormulas = ({ guidelines }: Talk): boolean => guidelines.mathSupport === 'no_formulas';

/** Whether no earlier answer contains a sentence. */
export const isNew = ({ talk }: Turn, sentence: string): boolean =>
  !talk.earlier.some(({ answer }) => answer.includes(sentence));

/** The phrasing that was used least recently, so that no two answers in a row are the same. */
export function choose(turn: Turn, choice: readonly string[]): string {
  const lastUse = (sentence: string) => {
    const parts = nameUnknown(turn, sentence)
      .split('…')
      .map((part) => part.trim())
      // Shorter parts occur in other sentences, too.
      .filter((part) => part.length > 3);
    return turn.talk.earlier.findLastIndex(({ answer }) => parts.every((part) => answer.includes(part)));
  };
  const [first = ''] = [...choice].sort((one, other) => lastUse(one) - lastUse(other));
  return nameUnknown(turn, first);
}
