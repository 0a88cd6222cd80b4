import { chosenFamilyOf, isChosen, type ProhibitionName } from '../../contract/prohibitions.ts';
import hintQuestions from '../data/hint-questions.json' with { type: 'json' };
import type { Situation } from '../detector.ts';
import { families } from '../families/families.ts';
import type { Focus, HintLanguage } from '../families/family.ts';
import { isEnding } from '../scorer/messages/messages.ts';
import { conversationOf } from './conversation.ts';
import { workedExamples } from './examples.ts';
import { exerciseKind } from './exercise-kind.ts';
import { languageOf } from './language.ts';
import { pointsOf, titleOf } from './points.ts';
import { nextQuestion, resultHint, say } from './result.ts';
import { filled, sentences, unsaid } from './sentences.ts';
import { smallSteps } from './small-steps.ts';
import { needsSmallerStep } from './stuck.ts';

/** How many of the last answers may have repeated words of the exercise before its title stands in for them. */
const recentAnswers = 2;

/**
 * The possible hints for a stopped reply (guidelines, part 6), the best first: a sentence on the student's result, an example or
 * a small step for a student who is stuck, the next step of a calculation, a question about words of the exercise or the student,
 * a question for any exercise.
 * @param continues whether a part of the reply was shown, so that the hint continues it
 */
export function hintsFor(known: Situation, prohibition: ProhibitionName, continues = false): string[] {
  // A proposed key may be wrong, and a hint must not state anything false. The memory spares the hints from reading the same
  // conversation several times.
  const situation = { ...known, key: known.key?.proposed ? null : known.key, memory: new Map() };
  const last = situation.earlier.at(-1)?.answer ?? '';
  const family = chosenFamilyOf(prohibition);
  const step = family === 'directness' || family === 'mathSupport' ? stepHint(situation) : '';
  const steps = continues ? [say(situation, 'continued')] : [...stuckHints(situation, prohibition), step];
  const endsNow = prohibition === 'manner:prolonging' && isEnding(situation.question);
  // None of the first repeats the last answer; those after them see to that themselves.
  const results = [true, false].map((quotes) => resultHint(situation, continues, quotes) ?? '');
  const first = [...results, ...steps];
  return [
    ...(endsNow ? [say(situation, 'ending')] : []),
    ...first.filter((hint) => hint !== '' && !last.includes(hint)),
    ...pointingHints(situation, prohibition),
    fallbackHint(situation, prohibition),
  ].map((hint) => (isChosen(prohibition) ? hint : `${say(situation, 'leftOut')} ${hint}`));
}

/** A question for any exercise of this kind: the last resort, which has nothing to disclose. */
export const fallbackHint = (situation: Situation, prohibition: ProhibitionName): string =>
  unsaid(questionsFor(situation, prohibition, languageOf(situation)), situation.earlier);

/** The next step of the calculation that the exercise asks for; empty without one. */
function stepHint(situation: Situation): string {
  const conversation = conversationOf(situation);
  return conversation.isExercise ? nextQuestion(situation, conversation) : '';
}

/**
 * For a student who is stuck for the second time: a worked example where the level allows it, otherwise one small step; the first
 * time with a sentence that says why.
 */
export function stuckHints(situation: Situation, prohibition: ProhibitionName): string[] {
  if (!needsSmallerStep(situation)) return [];
  const language = languageOf(situation);
  const isNew = (hint: string) => !situation.earlier.some(({ answer }) => answer.includes(hint));
  const given = pointsOf(situation, prohibition)
    .filter(({ kind }) => kind === 'exercise' || kind === 'given')
    .map((point) => point.words);
  const step = stepHint(situation);
  const steps = [...(step === '' ? [] : [step]), ...smallSteps(situation, given, language)].filter(isNew);
  if (situation.examples)
    return [
      ...workedExamples(situation, conversationOf(situation).problem, language).filter(isNew),
      ...steps,
    ];
  const why = say(situation, 'chosenByTeacher');
  return isNew(why) ? [...steps.map((one) => `${why} ${one}`), ...steps] : steps;
}

/**
 * Hints that point at words of the exercise or the student and ask about them. The point that was used least recently comes first,
 * so that a hint does not repeat the one before.
 */
export function pointingHints(situation: Situation, prohibition: ProhibitionName): string[] {
  const { earlier } = situation;
  const lastUse = ({ words }: Focus) => earlier.findLastIndex(({ answer }) => answer.includes(words));
  const isOwn = ({ kind }: Focus) => kind === 'own' || kind === 'wonders';
  // The student's own words are not repeated three times in a row; they then come last.
  const lastTwo = earlier.slice(-2);
  const wereBothOwn = lastTwo.length === 2 && lastTwo.every(({ answer }) => repeatsOwn(answer, situation));
  return pointsOf(situation, prohibition)
    .map((point, at) => {
      const penalty = isOwn(point) && wereBothOwn ? 1e6 : 0;
      // The point that was used longest ago comes first; of points that were not used, the better one.
      return { point, rank: penalty + (lastUse(point) + 1) * 10 + at };
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ point }) => pointingHint(point, lastUse(point), situation, prohibition));
}

const repeatsOwn = (answer: string, situation: Situation): boolean =>
  (['says.own', 'says.wonders'] as const)
    .flatMap((key) => sentences(key, languageOf(situation)))
    .some((says) => answer.includes(says.replace(/\s*….*$/, '')));

function pointingHint(
  point: Focus,
  lastUse: number,
  situation: Situation,
  prohibition: ProhibitionName,
): string {
  const language = languageOf(situation);
  const exercise = exerciseKind(situation);
  const title = titleOf(situation);
  const isTask = point.kind === 'exercise' || point.kind === 'given';
  // The title replaces words of the exercise that one of the last hints repeated.
  const isRepeated =
    isTask && title !== '' && lastUse >= Math.max(0, situation.earlier.length - recentAnswers);
  const questions = (): readonly string[] => {
    if (point.kind === 'own' && exercise === 'writing') return sentences('ownText', language);
    if (point.kind === 'own' && exercise === 'translation') return hintQuestions.translation[language];
    // For a text, a program or a translation, the questions for that kind of exercise replace those about the point.
    const isGeneral = isRepeated || (isTask && exercise !== 'calculation' && exercise !== 'facts');
    if (isGeneral || point.kind === 'part' || point.kind === 'line')
      return questionsFor(situation, prohibition, language);
    return sentences(`asks.${point.kind}`, language);
  };
  return `${isRepeated ? `${title}:` : pointed(point, language)} ${unsaid(questions(), situation.earlier)}`;
}

/** A sentence with the words of a point. */
function pointed({ kind, words }: Focus, language: HintLanguage): string {
  const [says = ''] = sentences(`says.${kind}`, language);
  const sentence = filled(says, kind === 'line' ? `\`${words}\`.` : words);
  return /[.?!]["”»`]?\.?$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The questions of a hint: those of the family, and for directness and mathematics those of the exercise's kind. */
function questionsFor(
  situation: Situation,
  prohibition: ProhibitionName,
  language: HintLanguage,
): readonly string[] {
  const family = chosenFamilyOf(prohibition);
  const kind = exerciseKind(situation);
  const goesByKind =
    family === 'directness' || family === 'mathSupport' || (family === 'citations' && kind === 'writing');
  if (!goesByKind) return families[family].questions(situation)[language];
  if (kind === 'writing') return sentences('writing', language);
  const byKind = {
    calculation: hintQuestions.calculation,
    facts: hintQuestions.facts,
    text: hintQuestions.text,
    translation: hintQuestions.translation,
    program: families.programmingSupport.questions(situation),
  };
  return byKind[kind][language];
}
