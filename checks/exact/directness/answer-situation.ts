import type { Situation } from '../../detector.ts';
import { oncePerSituation, plainTalk } from '../../families/remember.ts';
import { claimsOf } from './answer-claims.ts';
import { compact, keyForms } from './answer-forms.ts';
import { numbersIn } from './answer-numbers.ts';
import { optionsAmong } from './answer-options.ts';
import { bareWords } from './answer-words.ts';
import { knownFromKey, knownWithoutKey } from './answer-worked-out.ts';
import type { Facts } from './facts.ts';

/** The facts of a situation. */
export const factsOf = oncePerSituation((situation: Situation): Facts => {
  const { task, question, earlier } = plainTalk(situation);
  const student = [...earlier.map((interaction) => interaction.question), question].join('\n');
  const tutorAnswers = earlier.map((interaction) => interaction.answer);
  const tutor = tutorAnswers.join('\n');
  const { key } = situation;
  const hasKey = key !== null && key.answers.length > 0;
  const known = hasKey ? knownFromKey(key) : knownWithoutKey(situation);
  const lastAsked = [task, ...tutorAnswers, question].findLast((text) => text.includes('?')) ?? '';
  return {
    task,
    question,
    student,
    tutor,
    ...known,
    hasKey,
    steps: keyForms(key?.steps ?? []),
    givenNumbers: valuesOf(task),
    studentNumbers: valuesOf(student),
    tutorNumbers: valuesOf(tutor),
    claims: claimsOf(situation),
    options: optionsAmong([task, question, ...earlier.map((one) => one.question).reverse()], known.answers),
    exerciseQuestion: questionIn(task),
    knownWords: bareWords(`${task}\n${student}`),
    knownFormulas: compact(`${task}\n${student}`),
    askedNouns: [...askedFor(task), ...askedFor(lastAsked)],
  };
});

/**
 * Whether arithmetic gives the answer with certainty, so that replies can be compared with it although there
 * is no key.
 */
export function isWorkedOut(situation: Situation): boolean {
  const { answers, hasKey } = factsOf(situation);
  return !hasKey && answers.length > 0;
}

/** Every value that a text holds, in each of its readings. */
function valuesOf(text: string): Set<number> {
  return new Set(numbersIn(text).flatMap((mention) => mention.values));
}

/** What is counted: "how many boxes", "how much of the paint". */
const askedNoun =
  /how (?:many|much)(?: more| less| fewer| of)?(?: the| her| his| their| its)? (\p{L}{3,20})(?: (\p{L}{3,20}))?/giu;
/** Verbs and pronouns that may follow "how many". */
const notCounted = /^(?:does|did|will|would|have|were|need|that|they|with|could|should|there|been|more)$/i;

/** The words of `askedNoun` in a text, without verbs and pronouns. */
function askedFor(text: string): string[] {
  return [...text.matchAll(askedNoun)].flatMap(([, one = '', two = '']) =>
    [one, two].filter((word) => word.length > 3 && !notCounted.test(word)).map((word) => word.toLowerCase()),
  );
}

/** The last sentence of a text that asks something; without one, the end of the text. */
function questionIn(text: string): string {
  return text.split(/(?<=[.!?])\s+|\n/).findLast((sentence) => sentence.includes('?')) ?? text.slice(-200);
}
