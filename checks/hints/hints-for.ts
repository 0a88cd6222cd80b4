import { chosenFamilyOf, type ProhibitionName } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { hasCode } from '../exact/programming-support/focus.ts';
import type { Focus } from '../families/family.ts';
import { wordsOf } from '../families/words.ts';
import { isEnding } from '../scorer/messages/messages.ts';
import { conversationOf } from './conversation.ts';
import { workedExamples } from './examples.ts';
import { exerciseKind, questionKind } from './exercise-kind.ts';
import { languageOf } from './language.ts';
import { isDemand, isStuck, pointsOf, titleOf } from './points.ts';
import { nextQuestion, resultHint, say } from './result.ts';
import { filled, type HintLanguage, recentAnswers, type SentenceKey, sentences } from './sentences.ts';
import { anyOf } from './words.ts';

/**
 * The possible hints for a stopped reply (guidelines, part 6), the best first: a sentence on the student's result, an example or a
 * small step for a student who is stuck, the next step of a calculation, a question about words of the exercise or the student, a
 * question for any exercise.
 * @param continues whether a part of the reply was shown, so that the hint continues it
 */
export function hintsFor(known: Situation, prohibition: ProhibitionName, continues = false): string[] {
  // A proposed key may be wrong, and a hint must not state anything false. The memory spares the hints from reading the same
  // conversation several times.
  const situation = { ...known, key: known.key?.proposed ? null : known.key, memory: new Map() };
  const recent = situation.earlier.slice(-recentAnswers).map(({ answer }) => answer);
  const isNew = (hint: string) => hint !== '' && !recent.some((answer) => answer.includes(hint));
  const family = chosenFamilyOf(prohibition);
  const step = family === 'directness' || family === 'mathSupport' ? stepHint(situation) : '';
  const hints = [step, ...pointingHints(situation, prohibition)];
  const endsNow = prohibition === 'manner:prolonging' && isEnding(situation.question);
  const results = [true, false].map((quotes) => resultHint(situation, continues, quotes) ?? '');
  return [
    ...(endsNow ? [say(situation, 'ending')] : []),
    ...results.filter(isNew),
    ...(continues ? [] : stuckHints(situation, prohibition).filter(isNew)),
    ...hints.filter(isNew).map((hint) => (continues ? hint : encouraged(situation, hint))),
    fallbackHint(situation, prohibition),
  ];
}

/** A hint after a kind sentence, where the student doubts in themselves, is stuck or presses for the answer. */
function encouraged(situation: Situation, hint: string): string {
  const { question } = situation;
  if (selfDoubt.test(question)) return `${say(situation, 'discouraged')} ${hint}`;
  if (isStuck(question)) return `${say(situation, 'smaller')} ${hint}`;
  return isDemand(question) ? `${say(situation, 'stays')} ${hint}` : hint;
}

/** A question for any exercise of this kind: the last resort, which has nothing to disclose. */
export const fallbackHint = (situation: Situation, prohibition: ProhibitionName): string =>
  say(situation, questionsFor(situation, prohibition));

/** The next step of the calculation that the exercise asks for; empty without one. */
function stepHint(situation: Situation): string {
  const conversation = conversationOf(situation);
  const isCalculation = conversation.isExercise && exerciseKind(situation) === 'calculation';
  return isCalculation ? nextQuestion(situation, conversation) : '';
}

/**
 * For a student who is stuck for the second time: a worked example where the level allows it, otherwise one small step; the first
 * time with a sentence that says why.
 */
export function stuckHints(situation: Situation, prohibition: ProhibitionName): string[] {
  const { earlier, examples } = situation;
  const isCallForHelp = ({ question }: Pick<Situation, 'question'>) =>
    isStuck(question) || isDemand(question);
  if (!isCallForHelp(situation) || !earlier.some(isCallForHelp)) return [];
  const language = languageOf(situation);
  const isNew = (hint: string) => hint !== '' && !earlier.some(({ answer }) => answer.includes(hint));
  const given = pointsOf(situation, prohibition)
    .filter(({ kind }) => kind === 'exercise' || kind === 'given')
    .map((point) => point.words);
  const steps = [stepHint(situation), ...smallSteps(situation, given, language)].filter(isNew);
  const { problem } = conversationOf(situation);
  if (examples) return [...workedExamples(situation, problem, language).filter(isNew), ...steps];
  const why = say(situation, 'chosenByTeacher');
  return isNew(why) ? [...steps.map((one) => `${why} ${one}`), ...steps] : steps;
}

/** Matches a number and the unit or noun after it: "14 jars", "20 %". A preposition or "and" after the number is no noun. */
const numberWithNoun =
  /(?<![\p{L}\d./^])\d+(?:[.,]\d+)?(?:\s?(?:[%€$£°]|(?!(?:and|or|of|to|in|at|on|for|by|is|de|en|y|o|a|por|con)(?!\p{L}))\p{L}[\p{L}/²³]{0,14}))?(?![\d/^])/gu;

/** A story has at least this many words; a bare calculation has no words that say what its numbers count. */
const fewestWords = 10;

/**
 * Small concrete steps for a student who is stuck, the first to try first: what each number of the exercise counts, or one of its
 * sentences.
 * @param given the sentences of the exercise that a hint may repeat
 */
function smallSteps(situation: Situation, given: readonly string[], language: HintLanguage): string[] {
  const { task } = situation;
  const isStory =
    exerciseKind(situation) === 'calculation' && !task.includes('=') && wordsOf(task).length >= fewestWords;
  const numbers = isStory ? (task.slice(titleOf(situation).length).match(numberWithNoun) ?? []) : [];
  // One number has nothing to be compared with, and more than four are too many for a small step.
  const isShort = numbers.length >= 2 && numbers.length <= 4;
  const list = `${numbers.slice(0, -1).join(', ')}${language === 'en' ? ' and ' : ' y '}${numbers.at(-1)}`;
  const words = sentences('small.words', language).slice(0, given.length);
  const steps = words.map((step, at) => filled(step, given[at] ?? ''));
  return [...(isShort ? sentences('small.list', language).map((step) => filled(step, list)) : []), ...steps];
}

/**
 * Hints that point at words of the exercise or the student and ask about them. The point that was used longest ago comes first, so
 * that a hint does not repeat the one before; of points that were not used, the better one.
 */
export function pointingHints(situation: Situation, prohibition: ProhibitionName): string[] {
  const lastUse = ({ words }: Focus) =>
    situation.earlier.findLastIndex(({ answer }) => answer.includes(words));
  return pointsOf(situation, prohibition)
    .toSorted((one, other) => lastUse(one) - lastUse(other))
    .map((point) => pointingHint(point, situation, prohibition));
}

function pointingHint(point: Focus, situation: Situation, prohibition: ProhibitionName): string {
  const { kind, words } = point;
  const [says = ''] = sentences(`says.${kind}`, languageOf(situation));
  const sentence = filled(says, kind === 'line' ? `\`${words}\`.` : words.replace(/[,;:]$/, ''));
  const pointed = /[.?!]["”»`]?\.?$/.test(sentence) ? sentence : `${sentence}.`;
  return `${pointed} ${say(situation, questionsOn(kind, situation, prohibition))}`;
}

/** The questions about a point. For a program or a translation those for that kind of exercise replace them. */
function questionsOn(kind: Focus['kind'], situation: Situation, prohibition: ProhibitionName): SentenceKey {
  const exercise = exerciseKind(situation);
  const isTask = kind === 'exercise' || kind === 'given';
  const isGeneral = isTask && (exercise === 'program' || exercise === 'translation');
  if (kind === 'line') return questionsFor(situation, prohibition);
  return isGeneral || kind === 'part' ? `questions.${questionKind(situation, prohibition)}` : `asks.${kind}`;
}

/** A student who doubts in themselves: "I'm bad at this". */
export const selfDoubt = anyOf('selfDoubt');

/** The student says that the program goes wrong. */
const trouble = anyOf('trouble');

/** The questions of a hint; for a program those for its state: before the first line, while it is written, or with a fault. */
function questionsFor(situation: Situation, prohibition: ProhibitionName): SentenceKey {
  const kind = questionKind(situation, prohibition);
  if (kind !== 'program' || !hasCode(situation)) return `questions.${kind}`;
  const recent = [situation.earlier.at(-1)?.question ?? '', situation.question];
  const isFaulty = recent.some((said) => trouble.test(said));
  return isFaulty ? 'questions.faultyProgram' : 'questions.unfinishedProgram';
}
