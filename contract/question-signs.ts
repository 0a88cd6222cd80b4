import { affirms } from './affirms.ts';
import { stemsOf } from './lesson-words.ts';
import { isAttempt } from './receipts.ts';
import type { Interaction } from './tutor.ts';

/** A question of fewer words, without a number or a calculation, is no step unless it is read as one. */
const stepWords = 9;

/** So many words of the lesson make a question one of the lesson, although it reads like one about something else. */
const wordsOfLesson = 2;

/** Memoizes a function of an interaction, for as long as the interaction is in use. */
export function memoized<Made>(
  make: (interaction: Interaction) => Made,
): (interaction: Interaction) => Made {
  const known = new WeakMap<Interaction, { readonly made: Made }>();
  return (interaction) => {
    const found = known.get(interaction) ?? { made: make(interaction) };
    known.set(interaction, found);
    return found.made;
  };
}

export const stemsOfQuestion = memoized(({ question }) => stemsOf(question));

type Read = Pick<Interaction, 'question' | 'noticed'>;

/** Whether a question only asks: it has no number, no calculation and few words, and is not read as a step. */
export const saysLittle = ({ question, noticed }: Read): boolean =>
  noticed?.act !== 'step' &&
  !/[\d=]/.test(question) &&
  (question.match(/\p{L}+/gu)?.length ?? 0) < stepWords;

/** Whether its writer presses for the answer or around the rules. */
export const presses = (one: Read): boolean =>
  one.noticed?.act === 'presses' || (isAttempt(one) && one.noticed?.act !== 'step');

/**
 * Whether it makes no step. What the tutor calls right is one. Somebody who speaks of something else does not try to make one.
 */
export const makesNoStep = (one: Read & Pick<Interaction, 'answer'>): boolean =>
  one.noticed?.act !== 'elsewhere' &&
  !one.noticed?.solved &&
  !affirms(one.answer) &&
  (one.noticed?.stuck || one.noticed?.offloading || presses(one) || saysLittle(one));

/** The words with which students end, in the languages of the checks. */
const ending =
  /(?<!\p{L})(?:thanks?|thx|ty|thank you|done|finished|bye|got it|makes sense|gracias|listo|termin\p{L}+|adi[oó]s|danke|fertig|tsch[uü]ss|merci|fini|au revoir|obrigad[oa]|pronto|tchau)(?!\p{L})|谢谢|完成|再见|شكرا|انتهيت/iu;
const longestEnding = 80;

/** Whether its writer ends. */
export const isDone = ({ question, noticed }: Read): boolean =>
  noticed?.act === 'ends' || (question.length <= longestEnding && ending.test(question));

/**
 * Whether a question is of the lesson: undefined when it does not tell.
 * @param lesson the words of the lesson; null when they are not known
 */
export function isOnTask(one: Interaction, lesson: ReadonlySet<string> | null): boolean | undefined {
  const { question, noticed } = one;
  const isAboutWork = noticed?.stuck || noticed?.offloading || presses(one);
  if (isAboutWork || /\d\s*[-+*/=×÷·^]|=\s*\S/.test(question)) return true;
  const stems = [...stemsOfQuestion(one)];
  const known = lesson ? stems.filter((stem) => lesson.has(stem)).length : 0;
  if (noticed?.act === 'elsewhere') return known >= wordsOfLesson;
  if (known > 0) return true;
  return !lesson || noticed?.act === 'ends' || stems.length < 2 ? undefined : false;
}
