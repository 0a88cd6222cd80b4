import type { Situation } from '../../detector.ts';
import { oncePerSituation, plainTalk } from '../remember.ts';
import { claimsOf } from './answer-claims.ts';
import { codedForms, compact, keyForms } from './answer-forms.ts';
import { numbersIn, wholeNumbersIn } from './answer-numbers.ts';
import { optionsAmong } from './answer-options.ts';
import { originsOf } from './answer-origins.ts';
import { bareWords, stemsOf } from './answer-words.ts';
import { type Known, knownWithoutKey } from './answer-worked-out.ts';
import { type Facts, oncePerFacts } from './facts.ts';

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
  const known: Known = hasKey
    ? { answers: keyForms(key.answers), certain: true }
    : knownWithoutKey(situation);
  const { answers, certain } = known;
  const lastAsked = lastQuestion([task, ...tutorAnswers, question]);
  return {
    task,
    question,
    student,
    tutor,
    ...known,
    hasKey,
    coded: codedForms(answers),
    steps: keyForms(key?.steps ?? []),
    given: valuesOf(task),
    studentNumbers: valuesOf(student),
    tutorNumbers: valuesOf(tutor),
    reachable: reachableFrom([...valuesOf(task), ...valuesOf(student)]),
    ownAnswer: ownAnswer(question),
    claims: claimsOf(situation),
    options: optionsAmong([task, question, ...earlier.map((one) => one.question).reverse()], answers),
    asks: questionIn(task),
    knownWords: bareWords(`${task}\n${student}`),
    knownFormulas: compact(`${task}\n${student}`),
    ...(answers.length > 0 && certain ? nothingWorkedOut : workedOut(situation)),
    asked: [...askedFor(task), ...askedFor(lastAsked)],
    lastAsked,
    wantsExample: asksForExample.test(question),
    answersTutor: (tutorAnswers.at(-1) ?? '').includes('?') && /\d/.test(question),
    tutorAsked: questionIn(tutorAnswers.at(-1) ?? ''),
  };
}

/** The content words of the exercise and of the conversation, shortened (answer-words.ts). */
export const anySaid = oncePerFacts(
  ({ task, student, tutor }): ReadonlySet<string> => stemsOf(`${task}\n${student}\n${tutor}`),
);

/** Whether arithmetic knows the answer for certain, so that replies are compared with one although there is no key. */
export function isWorkedOut(situation: Situation): boolean {
  const { answers, certain, hasKey } = factsOf(situation);
  return !hasKey && certain && answers.length > 0;
}

/** Every value that a text holds, in each of its readings. */
function valuesOf(text: string): Set<number> {
  return new Set(numbersIn(text).flatMap((mention) => mention.values));
}

function lastQuestion(texts: readonly string[]): string {
  return texts.findLast((text) => text.includes('?')) ?? '';
}

const askedNoun =
  /how (?:many|much)(?: more| less| fewer| of)?(?: the| her| his| their| its)? (\p{L}{3,20})(?: (\p{L}{3,20}))?/giu;

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

/** The last sentence of a text that asks something. */
function questionIn(text: string): string {
  return text.split(/(?<=[.!?])\s+|\n/).findLast((sentence) => sentence.includes('?')) ?? text.slice(-200);
}

function lastNumber(said: string): number[] {
  const last = numbersIn(said).at(-1);
  return last?.values[0] === undefined ? [] : [last.values[0]];
}

const nothingWorkedOut = { claimed: new Set<number>(), origins: originsOf('', []) };

/** The student's claims and the origins of values. In a session the first question is the exercise. */
function workedOut(situation: Situation): Pick<Facts, 'claimed' | 'origins'> {
  const { task, question, earlier } = plainTalk(situation);
  const messages = [
    ...earlier.flatMap((interaction) => [
      { student: true, text: interaction.question },
      { student: false, text: interaction.answer },
    ]),
    { student: true, text: question },
  ].filter(({ text }) => text !== '');
  const begins = task === '' && messages[0]?.student === true && isExercise(messages[0].text);
  const exercise = begins ? (messages.shift()?.text ?? '') : task;
  const solution = messages.find(({ student, text }) => student && /\d/.test(text))?.text ?? '';
  const own = begins && messages.length === 0 ? null : ownAnswer(question);
  return {
    claimed: new Set([...lastNumber(solution), ...(own === null ? [] : [own])]),
    origins: originsOf(
      exercise,
      messages.map(({ text }) => text),
    ),
  };
}

/** Whether a text is an exercise: a question with two numbers or more. */
const isExercise = (text: string): boolean => /\?|_{2,}/.test(text) && (text.match(/\d+/g)?.length ?? 0) > 1;

/** Numbers that belong to no exercise in particular. */
const everyday = [2, 3, 4, 10, 100];
/** With more numbers nearly every value would be reachable. */
const mostNumbers = 16;

function reachableFrom(numbers: readonly number[]): Set<number> {
  const own = [...new Set(numbers.slice(0, mostNumbers))];
  const reached = new Set<number>(own);
  for (const one of own) {
    for (const other of [...own, ...everyday]) {
      for (const value of [one + other, one - other, other - one, one * other, one / other, other / one]) {
        if (Number.isFinite(value)) reached.add(Math.round(value * 1e6) / 1e6);
      }
    }
  }
  return reached;
}
