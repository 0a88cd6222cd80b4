import { sameValue } from '../../../arithmetic/evaluate.ts';
import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords, plainTalk } from '../../families/remember.ts';
import { wholeNumbersIn } from './answer-numbers.ts';
import { bareWords } from './answer-words.ts';

/** What a student proposed as the answer. */
export interface Claims {
  /**
   * The value that the student holds to be the answer now, in all its readings: 28 and 0.28 for 28 %. It is
   * the last value of the newest message that proposes one; empty when no message does. A reply may confirm
   * it.
   */
  readonly readings: readonly number[];
  /** The student guesses number after number without any work. */
  readonly isFishing: boolean;
  /** Sentences that propose something, in bare words. */
  readonly sentences: readonly string[];
}

/** Words that reject a value instead of proposing it: "it is not 6", "6 is wrong". */
const negates =
  /\b(?:not|isn'?t|wasn'?t|aren'?t|can'?t be|never|neither|wrong|nicht|kein\w*|weder|pas|nunca|tampoco)\b|^\s*no (?=es\b|puede)/i;
/** Words that compare. A sentence with one of them proposes a range, not a value: "more than 40". */
export const comparesValues =
  /(?<!\p{L})(?:more|less|fewer|bigger|smaller|greater|larger|higher|lower|over|under|above|below|between|at least|at most|mehr|weniger|größer|kleiner|über|unter|zwischen|plus (?:grand|petit|de)|moins|más|menos|mayor|menor|entre)(?!\p{L})|[<>]/iu;
/** Several answers are named, and none is chosen: "3 or 4", "one of these", "3, 4, 5". */
const namesAlternatives =
  /\b(?:one|some|either|any) of\b|\b(?:among|zwischen|eine[rs]? von|un[eo]? de)\b|,[^,]*,|\b(?:or|oder|ou)\b|\s\/\s/i;
/**
 * The beginning of a proposal, with an article after it: "is it a …", "I think it's the …", "vielleicht",
 * "creo que es".
 */
export const proposes =
  /(?<![\p{L}'])(?:(?:is|was) it|(?:could|can|might|must|would|should) (?:it|the \p{L}+|that) be|it'?s|it is|it was|its|that'?s|i(?:'d| would)? (?:also )?(?:think|guess|thought|guessed|believe|say|said|put|got|get|wrote|chose|choose|picked|pick|have|had|found|answered|mean|know)(?: that)?|my (?:answer|guess|result|solution|idea|attempt)(?: is| was)?|the answer(?: is| was)|maybe|perhaps|probably|ist es|war es|das ist|ich (?:glaube|denke|habe|sage|nehme|komme auf|hab)|meine (?:antwort|lösung)(?: ist)?|vielleicht|c'est|est-ce(?: que c'est)?|je (?:pense|crois|trouve|dis)(?: que)?|j'ai(?: trouvé| mis)?|ma réponse(?: est)?|peut-être|es|será|fue|creo que|pienso que|mi respuesta(?: es)?|quizás?|puse)(?![\p{L}])\s*(?:it'?s|it is|es|c'est)?\s*(?:the|an?|der|die|das|eine?|le|la|les|une?|el|los|las)?\s*/iu;
/** Words that begin a reason: "because", "weil", "porque". */
export const reasons = /\b(?:because|since|weil|denn|parce que|car|porque|ya que)\b/i;
/**
 * A word that asks for help, greets, or talks about the exercise: such a sentence is no guess, however short.
 */
export const asksForHelp =
  /(?<!\p{L})(?:help|hint|hints|please|pls|plz|tell|give|show|explain|explanation|idk|dunno|start|begin|next|more|again|example|answer|answers|solution|solve|stuck|what|whats|how|why|where|when|which|who|hi|hello|hey|ok|okay|yes|no|yeah|thanks|thank|cool|table|graph|formula|riddle|letters?|spell|backwards|list|chart|picture|drawing|code|hilfe|bitte|tipp|wie|was|warum|welche\w*|wer|wann|lösung|antwort|ja|nein|danke|aide|indice|comment|pourquoi|quel\w*|quoi|oui|non|merci|ayuda|pista|cómo|como|qué|que|cuál|quién|sí|gracias|respuesta|combien|cuánto\w*)(?!\p{L})/iu;
/** An operator, as a sign or in words, right before a number: the 4 of "3 times 4" is no proposal. */
const operatorBefore =
  /(?:[-+*/:^]|\b(?:add|adding|subtract|plus|minus|times|multiply|multiplied|divide|divided|by|mal|durch|fois|par|por|entre)\b)\s*[$€£]?$/i;

/** Splits at the ends of sentences and lines. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n/).filter((one) => one.trim() !== '');

/** A question at the end that only asks whether the rest is right: "its 15 isnt it", "is 17/6 ok?". */
const confirmationTag =
  /(?<![\s,])[\s,]{1,4}(?:(?:isn'?t|wasn'?t|ain'?t) (?:it|that)|is (?:it|that) (?:right|correct|ok(?:ay)?|true)|right|correct|ok(?:ay)?|true|yes|no|nicht wahr|oder|stimmt(?:'?s| das)?|richtig|n'est-ce pas|c'est (?:juste|bon|ça)|verdad|vale|correcto)\s{0,4}[?.!]{0,8}\s{0,4}$/iu;
const withoutTag = (sentence: string): string => sentence.replace(confirmationTag, '');

/** The word with which a student goes on from the work to the result: "so honey is 7". */
const concludes =
  /\b(?:so|hence|therefore|thus|also|donc|alors|entonces|luego|así que|portanto|então)\b|=>|→/iu;

/**
 * The number that a sentence proposes as the answer, in all its readings; empty when it names several or
 * none.
 * @param unknown the letter of the key's answer, as in "x = 4"; null when it has none
 */
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
  const stated = result === undefined ? sentence : result;
  const isShort = (sentence.match(/\p{L}+/gu)?.length ?? 0) <= 4 && !asksForHelp.test(sentence);
  if (result === undefined && !isShort && !proposes.test(sentence) && !reasons.test(sentence)) return [];
  const named = wholeNumbersIn(stated).filter(
    ({ from, to }) =>
      !operatorBefore.test(stated.slice(Math.max(0, from - 14), from)) &&
      !/^\s?[-+*/^]\s?\d/.test(stated.slice(to)),
  );
  const [last] = named.slice(-1);
  const areSameValue = named.every(({ values }) => values.some((value) => last?.values.includes(value)));
  return last !== undefined && areSameValue && (named.length === 1 || !namesAlternatives.test(stated))
    ? last.values
    : [];
}

/** A guess and nothing else: "Or 3/4?", "is it 12?", "9?". */
const bareGuess = /^\W*(?:(?:is it |or |and )[-\d.,/ ]+|\d[-\d.,/ ]*|[-., /])\?/i;

/** "9? or 10? or 11?" names several values and claims none. */
export const namesSeveral = (sentences: readonly string[]): boolean =>
  sentences.filter((sentence) => bareGuess.test(sentence)).length > 1;

/** After this many guesses without any work, a tutor may not confirm the next one, right or wrong. */
const maxGuesses = 2;
/** Signs of work in a message: an equals sign, a calculation such as "3 * 4", or a reason. */
const showsWork = /[=]|\d\s?[-+*/^:×]\s?\(?\d|\b(?:because|since|weil|denn|parce que|porque)\b/i;

/** How many different numbers a student proposed without showing any work. */
function bareGuesses(
  messages: readonly string[],
  proposed: readonly (readonly (readonly number[])[])[],
): number {
  const values = messages.flatMap((message, at) =>
    showsWork.test(message) ? [] : (proposed[at] ?? []).flatMap(([value]) => value ?? []),
  );
  return new Set(values).size;
}

/** A sentence of at most this many words, none of which asks for help, is a guess. */
const maxInGuess = 5;

/** Everything that the student proposed, now or earlier. */
export const claimsOf = oncePerSituation((situation: Situation): Claims => {
  const unknown = /^\s*([a-z])\s?=/i.exec(situation.key?.answers[0] ?? '')?.[1]?.toLowerCase() ?? null;
  const messages = ownWords(plainTalk(situation));
  const byMessage = messages.map((message) => {
    const sentences = sentencesOf(message);
    const found = sentences
      .map((sentence) => numberProposed(sentence, unknown))
      .filter((values) => values.length > 0);
    return namesSeveral(sentences) ? [] : found;
  });
  const proposed = messages
    .flatMap(sentencesOf)
    .map(withoutTag)
    .filter((sentence) => {
      if (negates.test(sentence) || comparesValues.test(sentence) || namesAlternatives.test(sentence))
        return false;
      const words = sentence.match(/\p{L}+/gu)?.length ?? 0;
      return (
        proposes.test(sentence) ||
        reasons.test(sentence) ||
        words <= 2 ||
        (words <= maxInGuess && !asksForHelp.test(sentence))
      );
    });
  const last = byMessage.findIndex((found) => found.length > 0);
  const isFishing = bareGuesses(messages, byMessage) > maxGuesses && !showsWork.test(messages[last] ?? '');
  const readings = isFishing ? [] : (byMessage[last]?.at(-1) ?? []);
  return {
    readings,
    isFishing,
    sentences: proposed.map((sentence) => bareWords(sentence)),
  };
});

/** Whether the student holds this value to be the answer. */
export const claimsValue = ({ readings }: Claims, value: number): boolean =>
  readings.some((one) => sameValue(one, value));
