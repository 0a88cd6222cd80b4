import type { Situation } from '../../detector.ts';
import { oncePerSituation, plainTalk } from '../../families/remember.ts';
import { claimsOf } from './answer-claims.ts';
import { compact, keyForms } from './answer-forms.ts';
import { valuesIn } from './answer-numbers.ts';
import { optionsAmong } from './answer-options.ts';
import { bareWords } from './answer-words.ts';
import { knownWithoutKey } from './answer-worked-out.ts';
import type { Facts } from './facts.ts';
import { wordsOf } from './vocabulary.ts';

/** The facts of a situation. */
export const factsOf = oncePerSituation((situation: Situation): Facts => {
  const { task, question, earlier } = plainTalk(situation);
  const questions = [...earlier.map((interaction) => interaction.question), question];
  const tutorAnswers = earlier.map((interaction) => interaction.answer);
  const [student, tutor] = [questions.join('\n'), tutorAnswers.join('\n')];
  const { key } = situation;
  const hasKey = key !== null && key.answers.length > 0;
  const known = hasKey ? keyForms(key.answers) : null;
  const { answers, exercise } = known ? { answers: known, exercise: known } : knownWithoutKey(situation);
  const lastAsked = [task, ...tutorAnswers, question].findLast((text) => text.includes('?')) ?? '';
  return {
    task,
    question,
    student,
    tutor,
    answers,
    exercise,
    hasKey,
    steps: keyForms(key?.steps ?? []),
    givenNumbers: valuesIn(task),
    studentNumbers: valuesIn(student),
    tutorNumbers: valuesIn(tutor),
    claims: claimsOf(situation),
    options: optionsAmong([task, ...questions.toReversed()], answers),
    exerciseQuestion: questionIn(task),
    knownWords: bareWords(`${task}\n${student}`),
    knownFormulas: compact(`${task}\n${student}`),
    askedNouns: [...countedIn(task), ...countedIn(lastAsked)],
  };
});

/** Whether arithmetic gives the answer with certainty, so that replies can be compared with it although there is no key. */
export function isWorkedOut(situation: Situation): boolean {
  const { answers, hasKey } = factsOf(situation);
  return !hasKey && answers.length > 0;
}

/** What is counted: "how many boxes", "how much of the paint". */
const countedNoun =
  /how (?:many|much)(?: more| less| fewer| of)?(?: the| her| his| their| its)? (\p{L}{3,20})(?: (\p{L}{3,20}))?/giu;
/** Verbs and pronouns that may follow "how many". */
const notCounted = wordsOf('notCounted');

const countedIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(countedNoun)].flatMap(([, ...words]) =>
    words.filter((word) => word !== undefined && word.length > 3 && !notCounted.has(word)),
  );

/** The last sentence of a text that asks something; without one, the end of the text. */
const questionIn = (text: string): string =>
  text.split(/(?<=[.!?])\s+|\n/).findLast((sentence) => sentence.includes('?')) ?? text.slice(-200);
