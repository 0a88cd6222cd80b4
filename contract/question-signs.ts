import { affirms } from './affirms.ts';
import { stemsOf } from './lesson-words.ts';
import { isAttempt } from './receipts.ts';
import type { Interaction } from './tutor.ts';

/**
 * A question with fewer words, and without a number or a calculation, is a step only if the checks read it as
 * one.
 */
const stepWords = 9;

/** Memoizes a function of an interaction, for as long as the interaction is in use. */
export function memoized<Made>(make: (interaction: Interaction) => Made): (interaction: Interaction) => Made {
  const known = new WeakMap<Interaction, { readonly made: Made }>();
  return (interaction) => {
    const found = known.get(interaction) ?? { made: make(interaction) };
    known.set(interaction, found);
    return found.made;
  };
}

export const stemsOfQuestion = memoized(({ question }) => stemsOf(question));

type Read = Pick<Interaction, 'question' | 'noticed' | 'answer'>;

/** Whether a question has a calculation or an equation. */
export const calculates = ({ question }: Read): boolean => /\d\s*[-+*/=×÷·^]|=\s*\S/.test(question);

/**
 * Whether a question only asks: it has no number, no calculation and few words, and is not read as a step.
 */
export const saysLittle = ({ question, noticed }: Read): boolean =>
  noticed?.act !== 'step' && !/[\d=]/.test(question) && (question.match(/\p{L}+/gu)?.length ?? 0) < stepWords;

/**
 * Whether the writer of a question presses for the answer or tries to get around the rules. What the trained
 * part reads as pressing counts in any case. What only the other checks found does not count when it is a
 * step or the tutor calls it right.
 */
export const presses = (one: Read): boolean =>
  one.noticed?.act === 'presses' || (isAttempt(one) && one.noticed?.act !== 'step' && !affirms(one.answer));

/**
 * Whether a question is about the exercise but makes no step. A short message that the tutor calls right is a
 * step, unless the trained part reads it as an ordinary question. A message about something else does not
 * count, since its writer does not try to make one.
 */
export function makesNoStep(one: Read): boolean {
  const { noticed, answer } = one;
  if (noticed?.act === 'elsewhere' || noticed?.solved) return false;
  if (noticed?.stuck || noticed?.offloading || presses(one)) return true;
  return saysLittle(one) && (noticed?.act === 'asks' || !affirms(answer));
}

/** The words with which students end a conversation, in the languages of the checks. */
const ending =
  /(?<!\p{L})(?:thanks?|thx|ty|thank you|done|finished|bye|got it|makes sense|gracias|listo|termin\p{L}+|adi[oó]s|danke|fertig|tsch[uü]ss|merci|fini|au revoir|obrigad[oa]|pronto|tchau)(?!\p{L})|谢谢|完成|再见|شكرا|انتهيت/iu;
/** In a longer question, in characters, these words do not mean that the writer ends. */
const longestEnding = 80;

/** Whether the writer of a question ends the conversation. */
export const isDone = ({ question, noticed }: Read): boolean =>
  (noticed?.act === 'ends' && !question.includes('?')) ||
  (question.length <= longestEnding && ending.test(question));

/**
 * Whether a question belongs to the lesson; undefined when it does not show that.
 * @param lesson the words of the lesson; null when they are not known
 */
export function isOnTask(one: Interaction, lesson: ReadonlySet<string> | null): boolean | undefined {
  const { answer, noticed } = one;
  const isAboutWork = noticed?.stuck || noticed?.offloading || presses(one);
  if (isAboutWork || calculates(one)) return true;
  if (noticed?.act === 'elsewhere') return false;
  const stems = [...stemsOfQuestion(one)];
  if (affirms(answer) || stems.some((stem) => lesson?.has(stem))) return true;
  return !lesson || noticed?.act === 'ends' || stems.length < 2 ? undefined : false;
}
