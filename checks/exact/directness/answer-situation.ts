import type { Situation } from '../../detector.ts';
import { oncePerSituation, plainTalk } from '../../families/remember.ts';
import { lazyValues } from '../../lazy-values.ts';
import { oncePerText } from '../../once-per-text.ts';
import { knownWithoutKey } from '../worked-out/worked-out.ts';
import { claimsOf } from './answer-claims.ts';
import { compact, type KeyForm, keyForms } from './answer-forms.ts';
import { valuesIn } from './answer-numbers.ts';
import { optionsAmong } from './answer-options.ts';
import { bareWords } from './answer-words.ts';
import type { Facts } from './facts.ts';
import { wordSet } from './vocabulary.ts';

/** The forms of a key's lines, given as JSON: the same key comes with every question. */
const formsOfKey = oncePerText((lines): readonly KeyForm[] => keyForms(JSON.parse(lines)));

export const factsOf = oncePerSituation((situation: Situation): Facts => {
  const { task, question, earlier } = plainTalk(situation);
  const questions = [...earlier.map((interaction) => interaction.question), question];
  const tutorAnswers = earlier.map((interaction) => interaction.answer);
  const [student, tutor] = [questions.join('\n'), tutorAnswers.join('\n')];
  const { key } = situation;
  const hasKey = key !== null && key.answers.length > 0;
  const known = hasKey ? formsOfKey(JSON.stringify(key.answers)) : null;
  const { answers, exercise } = known ? { answers: known, exercise: known } : knownWithoutKey(situation);
  const said = `${task}\n${student}`;
  const lastAsked = () => [task, ...tutorAnswers, question].findLast((text) => text.includes('?')) ?? '';
  return lazyValues<Facts>({
    task: () => task,
    question: () => question,
    student: () => student,
    tutor: () => tutor,
    answers: () => answers,
    exercise: () => exercise,
    hasKey: () => hasKey,
    steps: () => formsOfKey(JSON.stringify(key?.steps ?? [])),
    givenNumbers: () => valuesIn(task),
    studentNumbers: () => valuesIn(student),
    tutorNumbers: () => valuesIn(tutor),
    claims: () => claimsOf(situation),
    options: () => optionsAmong([task, ...questions.toReversed()], answers),
    knownWords: () => bareWords(said),
    knownFormulas: () => compact(said),
    askedNouns: () => [...countedIn(task), ...countedIn(lastAsked())],
  });
});

/** Whether arithmetic gives the answer with certainty, so that replies can be compared with it although there is no key. */
export function isWorkedOut(situation: Situation): boolean {
  const { answers, hasKey } = factsOf(situation);
  return !hasKey && answers.length > 0;
}

const countedNoun =
  /how (?:many|much)(?: more| less| fewer| of)?(?: the| her| his| their| its)? (\p{L}{3,20})(?: (\p{L}{3,20}))?/giu;
const notCounted = wordSet('notCounted');

const countedIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(countedNoun)].flatMap(([, ...words]) =>
    words.filter((word) => word !== undefined && word.length > 3 && !notCounted.has(word)),
  );
