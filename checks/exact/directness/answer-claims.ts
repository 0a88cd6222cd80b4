import { sameValue } from '../../../arithmetic/evaluate.ts';
import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords, plainTalk } from '../../families/remember.ts';
import { oncePerText, oncePerTextAnd } from '../../once-per-text.ts';
import { wholeNumbersIn } from './answer-numbers.ts';
import { bareWords } from './answer-words.ts';
import { alternativesOf, wholeWordOf } from './vocabulary.ts';

export interface Claims {
  /** What the student holds to be the answer now, in all its readings (28 and 0.28 for 28 %), which a reply may confirm; empty for nothing. */
  readonly readings: readonly number[];
  readonly isFishing: boolean;
  readonly sentences: readonly string[];
}

const negates = wholeWordOf('negations');
/** Words that compare. A sentence with one of them proposes a range, not a value: "more than 40". */
export const comparesValues = new RegExp(`${wholeWordOf('comparisons').source}|[<>]`, 'iu');
/** Several answers are named, and none is chosen: "3 or 4", "one of these", "3, 4, 5". */
const namesAlternatives = new RegExp(`${wholeWordOf('alternatives').source}|,[^,]*,|\\s/\\s`, 'iu');
/** The beginning of a proposal, with an article after it: "is it a …", "I think it's the …", "creo que es". */
export const proposes = new RegExp(
  `(?<![\\p{L}'])(?:its|${alternativesOf('proposals')})(?!\\p{L})\\s*(?:it'?s|it is|es|c'est)?\\s*(?:(?:${alternativesOf('articles')}|les)(?!\\p{L}))?\\s*`,
  'iu',
);
export const reasons = wholeWordOf('reasons');
/** A word that asks for help, greets, or talks about the exercise: such a sentence is no guess, however short. */
export const asksForHelp = wholeWordOf('asksForHelp');
/** An operator, as a sign or in words, right before a number: the 4 of "3 times 4" is no proposal. */
const operatorBefore = new RegExp(
  `(?:[-+*/:^]|(?<!\\p{L})(?:${alternativesOf('operators')}))\\s*[$€£]?$`,
  'iu',
);

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n/).filter((one) => one.trim() !== '');

/** A question at the end that only asks whether the rest is right: "its 15 isnt it", "is 17/6 ok?". */
const agreementTag = new RegExp(
  `(?<![\\s,])[\\s,]{1,4}(?:${alternativesOf('agreementTags')})\\s{0,4}[?.!]{0,8}\\s{0,4}$`,
  'iu',
);
const withoutTag = (sentence: string): string => sentence.replace(agreementTag, '');

/** The word with which a student goes on from the work to the result: "so honey is 7". */
const concludes = new RegExp(`${wholeWordOf('results').source}|=>|→`, 'iu');

/** The number that a sentence proposes, in all its readings; empty for several or none. @param unknown the letter of the key's "x = 4" */
function numberProposed(said: string, unknown: string | null): readonly number[] {
  const sentence = withoutTag(said);
  if (negates.test(sentence) || comparesValues.test(sentence)) return [];
  const conclusion = sentence.split(concludes).at(-1) ?? '';
  if (conclusion !== sentence && /\d/.test(conclusion)) {
    const found = numberProposed(conclusion, unknown);
    if (found.length > 0) return found;
  }
  // The last equals sign: the single letter right before it, if there is one, and everything after it.
  const [, letter, result] = /(?:(?<!\p{L})(\p{L})\s?|[\d)]\s?)=\s?([^=]*)$/u.exec(sentence) ?? [];
  if (letter !== undefined && unknown !== null && letter.toLowerCase() !== unknown) return [];
  // "4j = 27" is an equation, so 27 is not a value of j.
  if (letter !== undefined && /[-+*/^\d)]\s?\p{L}\s?=[^=]*$/u.test(sentence)) return [];
  const isShort = countWords(sentence) <= 4 && !asksForHelp.test(sentence);
  if (result === undefined && !isShort && !proposes.test(sentence) && !reasons.test(sentence)) return [];
  return onlyNumberIn(result ?? sentence);
}

/** The readings of the one number that a statement names; empty for several values and for operands. */
function onlyNumberIn(stated: string): readonly number[] {
  const named = wholeNumbersIn(stated).filter(
    ({ from, to }) =>
      !operatorBefore.test(stated.slice(Math.max(0, from - 14), from)) &&
      !/^\s?[-+*/^]\s?\d/.test(stated.slice(to)),
  );
  const last = named.at(-1)?.values ?? [];
  const areSameValue = named.every(({ values }) => values.some((value) => last.includes(value)));
  return areSameValue && (named.length === 1 || !namesAlternatives.test(stated)) ? last : [];
}

const countWords = (sentence: string): number => sentence.match(/\p{L}+/gu)?.length ?? 0;

const bareGuess = /^\W*(?:(?:is it |or |and )[-\d.,/ ]+|\d[-\d.,/ ]*|[-., /])\?/i;

/** "9? or 10? or 11?" names several values and claims none. */
export const namesSeveral = (sentences: readonly string[]): boolean =>
  sentences.filter((sentence) => bareGuess.test(sentence)).length > 1;

/** After this many guesses without any work, a tutor may not confirm the next one, right or wrong. */
const maxGuesses = 2;
/** Signs of work in a message: an equals sign, a calculation such as "3 * 4", or a reason. */
const showsWork = new RegExp(`=|\\d\\s?[-+*/^:×]\\s?\\(?\\d|${reasons.source}`, 'iu');
/** A sentence of at most this many words, none of which asks for help, is a guess. */
const maxInGuess = 5;

function isProposal(sentence: string): boolean {
  if ([negates, comparesValues, namesAlternatives].some((words) => words.test(sentence))) return false;
  const count = countWords(sentence);
  const isGuess = count <= 2 || (count <= maxInGuess && !asksForHelp.test(sentence));
  return isGuess || proposes.test(sentence) || reasons.test(sentence);
}

/** The values that a message proposes, each in all its readings. */
const valuesProposed = oncePerTextAnd((message, unknown: string | null): readonly (readonly number[])[] => {
  const sentences = sentencesOf(message);
  if (namesSeveral(sentences)) return [];
  return sentences.map((one) => numberProposed(one, unknown)).filter((one) => one.length > 0);
});

/** The sentences of a message that propose something, in bare words. */
const proposalsIn = oncePerText((message): readonly string[] =>
  sentencesOf(message).map(withoutTag).filter(isProposal).map(bareWords),
);

const hasWork = oncePerText((message) => showsWork.test(message));

export const claimsOf = oncePerSituation((situation: Situation): Claims => {
  const unknown = /^\s*([a-z])\s?=/i.exec(situation.key?.answers[0] ?? '')?.[1]?.toLowerCase() ?? null;
  const own = ownWords(plainTalk(situation));
  const messages = own.map((message) => ({
    values: valuesProposed(message, unknown),
    isWork: hasWork(message),
  }));
  const guesses = messages.flatMap(({ values, isWork }) => (isWork ? [] : values.map(([value]) => value)));
  const last = messages.find(({ values }) => values.length > 0);
  const isFishing = new Set(guesses).size > maxGuesses && !last?.isWork;
  return {
    readings: isFishing ? [] : (last?.values.at(-1) ?? []),
    isFishing,
    sentences: own.flatMap(proposalsIn),
  };
});

export const claimsValue = ({ readings }: Claims, value: number): boolean =>
  readings.some((one) => sameValue(one, value));
