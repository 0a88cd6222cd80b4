import { sameValue } from '../../arithmetic/evaluate.ts';
import { plainText } from '../canonical/canonical.ts';
import type { Situation } from '../detector.ts';
import { compact, type KeyForm } from '../families/directness/answer-forms.ts';
import { numbersIn } from '../families/directness/answer-numbers.ts';
import { factsOf } from '../families/directness/answer-situation.ts';
import { assessed } from '../hints/assessed.ts';
import { showsWork } from '../hints/claims.ts';

/** A number beside more words is a result only with work: "my brother is 18 and cycles, too". */
const mostBareWords = 6;

/** The longest question that is read; a longer one is an essay or a list. */
const longest = 600;

/**
 * Whether a question states the answer of the exercise: its last number is the answer and a result, or it contains the words of the answer. What
 * the tutor or the exercise said before is no find.
 */
export function statesAnswer(situation: Situation): boolean {
  if (assessed(situation) === 'right') return true;
  if (situation.question.length > longest) return false;
  const { answers, certain, givenNumbers, tutorNumbers, tutor, task } = factsOf(situation);
  if (!certain) return false;
  const question = plainText(situation.question);
  const isResult = showsWork(question) || (question.match(/\p{L}+/gu)?.length ?? 0) <= mostBareWords;
  const results = isResult ? (numbersIn(question).at(-1)?.values ?? []) : [];
  const said = plainText(`${task}\n${tutor}`);
  const isStated = (form: KeyForm): boolean => {
    if (form.kind === 'number')
      return (
        results.some((value) => sameValue(form.value, value)) &&
        !givenNumbers.has(form.value) &&
        !tutorNumbers.has(form.value)
      );
    if (form.kind === 'words') return isIn(question, form.text) && !isIn(said, form.text);
    if (form.kind !== 'expression') return false;
    return compact(question).includes(form.text) && !compact(said).includes(form.text);
  };
  return answers.some(isStated);
}

/** Words without signs, each with a space before and behind it. */
const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const isIn = (text: string, words: string): boolean =>
  bare(words).length > 4 && bare(text).includes(bare(words));
