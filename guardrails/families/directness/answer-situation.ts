import type { Situation } from '../../detector.ts';
import { oncePerSituation, plainTalk } from '../remember.ts';
import { claimsOf } from './answer-claims.ts';
import { codedForms } from './answer-codes.ts';
import { compact, keyForms } from './answer-forms.ts';
import { numbersIn, wholeNumbersIn } from './answer-numbers.ts';
import { optionsAmong } from './answer-options.ts';
import { originsOf } from './answer-origins.ts';
import { bareWords, stemsOf } from './answer-words.ts';
import { knownFromKey, knownWithoutKey } from './answer-worked-out.ts';
import { type Facts, oncePerFacts } from './facts.ts';

/** "another example", "a similar problem". */
const asksForExample =
  /\b(?:examples?|another (?:one|problem|exercise|time|number)|other numbers|similar|beispiel\p{L}*|exemples?|ejemplos?|parecid[oa]s?|exemplos?)\b/iu;

/** The facts of a situation. */
export const factsOf = oncePerSituation(readFacts);

function readFacts(situation: Situation): Facts {
  const { task, question, earlier } = plainTalk(situation);
  const student = [...earlier.map((interaction) => interaction.question), question].join('\n');
  const tutorAnswers = earlier.map((interaction) => interaction.answer);
  const tutor = tutorAnswers.join('\n');
  const key = situation.key;
  const hasKey = key !== null && key.answers.length > 0;
  const known = hasKey ? knownFromKey(key) : knownWithoutKey(situation);
  const { answers, certain } = known;
  const lastAsked = lastQuestion([task, ...tutorAnswers, question]);
  return {
    task,
    question,
    student,
    tutor,
    ...known,
    hasKey,
    codedAnswers: codedForms(answers),
    steps: keyForms(key?.steps ?? []),
    givenNumbers: valuesOf(task),
    studentNumbers: valuesOf(student),
    tutorNumbers: valuesOf(tutor),
    claims: claimsOf(situation),
    options: optionsAmong([task, question, ...earlier.map((one) => one.question).reverse()], answers),
    exerciseQuestion: questionIn(task),
    knownWords: bareWords(`${task}\n${student}`),
    knownFormulas: compact(`${task}\n${student}`),
    ...(answers.length > 0 && certain ? noClaimsOrOrigins : claimsAndOrigins(situation)),
    askedNouns: [...askedFor(task), ...askedFor(lastAsked)],
    wantsExample: asksForExample.test(question),
    answersTutor: (tutorAnswers.at(-1) ?? '').includes('?') && /\d/.test(question),
    tutorAsked: questionIn(tutorAnswers.at(-1) ?? ''),
  };
}

/** The content words of the exercise and of the conversation, shortened by `stemsOf`. */
export const stemsSaid = oncePerFacts(
  ({ task, student, tutor }): ReadonlySet<string> => stemsOf(`${task}\n${student}\n${tutor}`),
);

/**
 * Whether arithmetic gives the answer with certainty, so that replies can be compared with it although there
 * is no key.
 */
export function isWorkedOut(situation: Situation): boolean {
  const { answers, certain, hasKey } = factsOf(situation);
  return !hasKey && certain && answers.length > 0;
}

/** Every value that a text holds, in each of its readings. */
function valuesOf(text: string): Set<number> {
  return new Set(numbersIn(text).flatMap((mention) => mention.values));
}

/** The last of these texts that has a question mark. */
function lastQuestion(texts: readonly string[]): string {
  return texts.findLast((text) => text.includes('?')) ?? '';
}

/** What is counted: "how many boxes", "how much of the paint". */
const askedNoun =
  /how (?:many|much)(?: more| less| fewer| of)?(?: the| her| his| their| its)? (\p{L}{3,20})(?: (\p{L}{3,20}))?/giu;

/** The words of `askedNoun` in a text, without verbs and pronouns. */
function askedFor(text: string): string[] {
  return [...text.matchAll(askedNoun)].flatMap(([, one = '', two = '']) =>
    [one, two]
      .filter(
        (word) =>
          word.length > 3 &&
          !/^(?:does|did|will|would|have|were|need|that|they|with|could|should|there|been|more)$/i.test(word),
      )
      .map((word) => word.toLowerCase()),
  );
}

/** Words right before a number that a message calls its answer: "my answer is", "so", "x =". */
const conclusion =
  /(?:\banswer\b|\bresult\b|\bsolution\b|\bi got\b|\bantwort\b|\bergebnis\b|\bréponse\b|\brespuesta\b|^\W*(?:so|is it|it's|it is|x =|=))[^.?!\d]{0,20}$/i;

/** The number of a short message, or the one that a message calls its answer. */
function ownAnswer(question: string): number | null {
  const mentions = wholeNumbersIn(question);
  const last = mentions.at(-1);
  if (!last) return null;
  const before = question.slice(Math.max(0, last.from - 40), last.from);
  const called = conclusion.test(before) || /=\s*$/.test(before);
  const short = question.length < 40 && mentions.length === 1;
  return short || called ? (last.values[0] ?? null) : null;
}

/** The last sentence of a text that asks something; without one, the end of the text. */
function questionIn(text: string): string {
  return text.split(/(?<=[.!?])\s+|\n/).findLast((sentence) => sentence.includes('?')) ?? text.slice(-200);
}

/** The last number of a text, if it has any. */
function lastNumber(said: string): number[] {
  const last = numbersIn(said).at(-1);
  return last?.values[0] === undefined ? [] : [last.values[0]];
}

/** When the answer is known, claims and origins are not needed. */
const noClaimsOrOrigins = { claimedResults: new Set<number>(), origins: originsOf('', []) };

/**
 * The student's claims and the origins of values. In a session the first question is the exercise if it looks
 * like one.
 */
function claimsAndOrigins(situation: Situation): Pick<Facts, 'claimedResults' | 'origins'> {
  const { task, question, earlier } = plainTalk(situation);
  const messages = [
    ...earlier.flatMap((interaction) => [
      { student: true, text: interaction.question },
      { student: false, text: interaction.answer },
    ]),
    { student: true, text: question },
  ].filter(({ text }) => text !== '');
  const startsWithExercise = task === '' && messages[0]?.student === true && isExercise(messages[0].text);
  const exercise = startsWithExercise ? (messages.shift()?.text ?? '') : task;
  const solution = messages.find(({ student, text }) => student && /\d/.test(text))?.text ?? '';
  const own = startsWithExercise && messages.length === 0 ? null : ownAnswer(question);
  return {
    claimedResults: new Set([...lastNumber(solution), ...(own === null ? [] : [own])]),
    origins: originsOf(
      exercise,
      messages.map(({ text }) => text),
    ),
  };
}

/** Whether a text is an exercise: a question with two numbers or more. */
const isExercise = (text: string): boolean => /\?|_{2,}/.test(text) && (text.match(/\d+/g)?.length ?? 0) > 1;
