import { chosenFamilyOf, type ProhibitionName } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { questions as questionsOnTexts } from '../families/citations/questions.ts';
import { questions as questionsOnFacts } from '../families/directness/questions.ts';
import { families } from '../families/families.ts';
import type { Focus, HintQuestions } from '../families/family.ts';
import { questions as questionsOnCalculations } from '../families/math-support/questions.ts';
import { questions as questionsOnTranslations } from '../families/translation-support/questions.ts';
import { assessed } from './assessed.ts';
import { type ExerciseKind, exerciseKind } from './exercise-kind.ts';
import { languageOf } from './hint-language.ts';
import { hintWords } from './hint-words.ts';
import { pointsOf, titleOf } from './points.ts';
import { smallSteps } from './small-steps.ts';
import { needsSmallerStep } from './stuck.ts';
import type { HintWords } from './words/words.ts';
import { workedExamples } from './worked-examples.ts';
import { questionsOnOwnText, questions as questionsOnWriting } from './writing-questions.ts';

/** How many of the last answers a hint does not repeat. */
const recentAnswers = 4;

/** A question for any exercise of this kind: the last resort, which has nothing to disclose. */
export const fallbackHint = (situation: Situation, prohibition: ProhibitionName): string =>
  unsaid(questionsFor(situation, prohibition)[languageOf(situation)], situation);

/**
 * A sentence on the student's result, if it can be assessed (assessed.ts); otherwise null.
 * @param continues whether the hint follows a part of a reply, which may have assessed the guess already
 */
export function resultHint(situation: Situation, continues = false): string | null {
  const assessment = assessed(situation);
  if (assessment === null || (continues && assessment === 'guessing')) return null;
  const words = hintWords[languageOf(situation)];
  const calm = situation.calm ? words.calm[assessment] : undefined;
  return unsaid(calm ?? words.assessed[assessment], situation);
}

/**
 * Hints that point at words of the exercise or the student and ask about them. The point that was used least
 * recently comes first, so that a hint does not repeat the one before.
 */
export function pointingHints(situation: Situation, prohibition: ProhibitionName): string[] {
  const language = languageOf(situation);
  const words = hintWords[language];
  const points = pointsOf(situation, prohibition);
  const lastUse = ({ words: pointed }: Focus) =>
    situation.earlier.findLastIndex(({ answer }) => answer.includes(pointed));
  // For a text, a program or a translation, the questions for that kind of exercise replace those about the
  // point.
  const hasQuestionsOfKind = !['calculation', 'facts'].includes(exerciseKind(situation));
  const title = titleOf(situation);
  const isOwn = ({ kind }: Focus) => kind === 'own' || kind === 'wonders';
  // Whether both of the last two hints repeated the student's own words.
  const lastTwo = situation.earlier.slice(-2);
  const wereBothOwn =
    lastTwo.length === 2 &&
    lastTwo.every(({ answer }) =>
      [words.points.own, words.points.wonders].some(({ says }) =>
        answer.includes(says.replace(/\s*….*$/, '')),
      ),
    );
  return points
    .map((point, at) => {
      // The student's own words are not repeated three times in a row; they then come last.
      const penalty = isOwn(point) && wereBothOwn ? 1e6 : 0;
      // The point that was used longest ago comes first; of points that were not used, the better one.
      return { point, rank: penalty + (lastUse(point) + 1) * 10 + at };
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ point }) => {
      const { asks } = words.points[point.kind];
      const isTask = point.kind === 'exercise' || point.kind === 'given';
      // The title replaces words of the exercise that one of the last two hints repeated.
      const isRepeated =
        isTask && title !== '' && lastUse(point) >= Math.max(0, situation.earlier.length - recentAnswers / 2);
      const isGeneral = asks.length === 0 || isRepeated || (isTask && hasQuestionsOfKind);
      const questions =
        (point.kind === 'own' ? aboutOwn[exerciseKind(situation)]?.[language] : undefined) ??
        (isGeneral ? questionsFor(situation, prohibition)[language] : asks);
      return `${isRepeated ? `${title}:` : pointed(point, words)} ${unsaid(questions, situation)}`;
    });
}

/** A sentence with the words of a point. */
function pointed({ kind, words }: Focus, { points }: HintWords): string {
  const sentence = points[kind].says.replace('…', () => (kind === 'line' ? `\`${words}\`.` : words));
  return /[.?!]["”»`]?\.?$/.test(sentence) ? sentence : `${sentence}.`;
}

/** A question that continues the part of a reply that was shown. */
export const continuedHint = (situation: Situation): string =>
  unsaid(hintWords[languageOf(situation)].continued, situation);

/**
 * For a student who is stuck for the second time: a worked example where the level allows it, otherwise one
 * small step; the first time with a sentence that says why.
 */
export function stuckHints(
  situation: Situation,
  prohibition: ProhibitionName,
  practiceHint: string,
): string[] {
  if (!needsSmallerStep(situation)) return [];
  const language = languageOf(situation);
  const words = hintWords[language];
  const isNew = (hint: string) => !situation.earlier.some(({ answer }) => answer.includes(hint));
  const sentences = pointsOf(situation, prohibition)
    .filter(({ kind }) => kind === 'exercise' || kind === 'given')
    .map((point) => point.words);
  const steps = [
    ...(practiceHint === '' ? [] : [practiceHint]),
    ...smallSteps(situation, sentences, words),
  ].filter(isNew);
  if (situation.examples) return [...workedExamples(situation, language).filter(isNew), ...steps];
  return isNew(words.chosenByTeacher)
    ? [...steps.map((step) => `${words.chosenByTeacher} ${step}`), ...steps]
    : steps;
}

/** The questions for each kind of exercise. */
const byKind: Readonly<Partial<Record<ExerciseKind, HintQuestions>>> = {
  calculation: questionsOnCalculations,
  facts: questionsOnFacts,
  text: questionsOnTexts,
  writing: questionsOnWriting,
  translation: questionsOnTranslations,
};

/** Questions about what the student wrote, if it is the work that the exercise asks for. */
const aboutOwn: Readonly<Partial<Record<ExerciseKind, HintQuestions>>> = {
  writing: questionsOnOwnText,
  translation: questionsOnTranslations,
};

/**
 * The questions of a hint: those of the family, and for directness and mathematics those of the exercise's
 * kind.
 */
function questionsFor(situation: Situation, prohibition: ProhibitionName): HintQuestions {
  const family = chosenFamilyOf(prohibition);
  const kind = exerciseKind(situation);
  const goesByKind =
    family === 'directness' || family === 'mathSupport' || (family === 'citations' && kind === 'writing');
  if (!goesByKind) return families[family].questions(situation);
  return byKind[kind] ?? families.programmingSupport.questions(situation);
}

/** The next of several phrasings that no recent answer contains. */
function unsaid(choice: readonly string[], { earlier }: Situation): string {
  const recent = earlier.slice(-recentAnswers).map(({ answer }) => answer);
  const from = earlier.length % choice.length;
  const inTurn = [...choice.slice(from), ...choice.slice(0, from)];
  const isNew = (says: string) => recent.every((answer) => !answer.includes(says));
  const notLast = (says: string) => !recent.at(-1)?.includes(says);
  return inTurn.find(isNew) ?? inTurn.find(notLast) ?? inTurn[0] ?? '';
}
