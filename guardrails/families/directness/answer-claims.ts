import type { Situation } from '../../detector.ts';
import { oncePerSituation, ownWords, plainTalk } from '../remember.ts';
import { sameValue, wholeNumbersIn } from './answer-numbers.ts';
import { bareWords } from './answer-words.ts';

/** What a student proposed as the answer. */
export interface Claims {
  /** Every value, the newest message first. */
  readonly numbers: readonly number[];
  /** The value that the student holds now: the last one of the newest message that proposes any. Confirming it gives nothing away. */
  readonly standing: number | null;
  /** Sentences that propose something, in bare words and without blanks around signs. */
  readonly sentences: readonly string[];
}

const negates =
  /\b(?:not|isn'?t|wasn'?t|aren'?t|can'?t be|never|neither|wrong|nicht|kein\w*|weder|pas|nunca|tampoco)\b|^\s*no (?=es\b|puede)/i;
export const bounds =
  /\b(?:more|less|fewer|bigger|smaller|greater|larger|higher|lower|over|under|above|below|between|at least|at most|mehr|weniger|größer|kleiner|über|unter|zwischen|plus (?:grand|petit|de)|moins|más|menos|mayor|menor|entre)\b|[<>]/i;
/** Several answers are named, and none is chosen. */
const lists =
  /\b(?:one|some|either|any) of\b|\b(?:among|zwischen|eine[rs]? von|un[eo]? de)\b|,[^,]*,|\b(?:or|oder|ou)\b|\s\/\s/i;
export const proposes =
  /(?<![\p{L}'])(?:(?:is|was) it|(?:could|can|might|must|would|should) (?:it|the \p{L}+|that) be|it'?s|it is|it was|its|that'?s|i(?:'d| would)? (?:also )?(?:think|guess|thought|guessed|believe|say|said|put|got|get|wrote|chose|choose|picked|pick|have|had|found|answered|mean|know)(?: that)?|my (?:answer|guess|result|solution|idea|attempt)(?: is| was)?|the answer(?: is| was)|maybe|perhaps|probably|ist es|war es|das ist|ich (?:glaube|denke|habe|sage|nehme|komme auf|hab)|meine (?:antwort|lösung)(?: ist)?|vielleicht|c'est|est-ce(?: que c'est)?|je (?:pense|crois|trouve|dis)(?: que)?|j'ai(?: trouvé| mis)?|ma réponse(?: est)?|peut-être|es|será|fue|creo que|pienso que|mi respuesta(?: es)?|quizás?|puse)(?![\p{L}])\s*(?:it'?s|it is|es|c'est)?\s*(?:the|an?|der|die|das|eine?|le|la|les|une?|el|los|las)?\s*/iu;
export const reasons = /\b(?:because|since|weil|denn|parce que|car|porque|ya que)\b/i;
export const asksForHelp =
  /\b(?:help|hint|hints|please|pls|plz|tell|give|show|explain|explanation|idk|dunno|start|begin|next|more|again|example|answer|answers|solution|solve|stuck|what|whats|how|why|where|when|which|who|hi|hello|hey|ok|okay|yes|no|yeah|thanks|thank|cool|table|graph|formula|riddle|letters?|spell|backwards|list|chart|picture|drawing|code|hilfe|bitte|tipp|wie|was|warum|welche\w*|wer|wann|lösung|antwort|ja|nein|danke|aide|indice|comment|pourquoi|quel\w*|quoi|oui|non|merci|ayuda|pista|cómo|como|qué|que|cuál|quién|sí|gracias|respuesta|combien|cuánto\w*)\b/i;
const operator =
  /(?:[-+*/:^]|\b(?:add|adding|subtract|plus|minus|times|multiply|multiplied|divide|divided|by|mal|durch|fois|par|por|entre)\b)\s*[$€£]?$/i;

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n/).filter((one) => one.trim() !== '');

/** The number that a sentence proposes as the answer; null without one, or when it names several. */
function numberProposed(sentence: string, unknown: string | null): number | null {
  if (negates.test(sentence) || bounds.test(sentence)) return null;
  const [, letter, result] = /(?:(?<!\p{L})(\p{L})\s?|[\d)]\s?)=\s?([^=]*)$/u.exec(sentence) ?? [];
  if (letter !== undefined && unknown !== null && letter.toLowerCase() !== unknown) return null;
  const stated = result === undefined ? sentence : result;
  const isShort = (sentence.match(/\p{L}+/gu)?.length ?? 0) <= 4 && !asksForHelp.test(sentence);
  if (result === undefined && !isShort && !proposes.test(sentence) && !reasons.test(sentence)) return null;
  const named = wholeNumbersIn(stated).filter(
    ({ from, to }) =>
      !operator.test(stated.slice(Math.max(0, from - 14), from)) &&
      !/^\s?[-+*/^]\s?\d/.test(stated.slice(to)),
  );
  const values = [...new Set(named.map(({ values: [value = Number.NaN] }) => value))];
  return values.length === 1 && (named.length === 1 || !lists.test(stated)) ? (values[0] ?? null) : null;
}

/** "Or 3/4?": at the beginning nothing but signs, a few words and a number. */
const bareGuess = /^\W*(?:(?:is it |or |and )[-\d.,/ ]+|\d[-\d.,/ ]*|[-., /])\?/i;

/** "9? or 10? or 11?" names several values and claims none. */
export const namesSeveral = (sentences: readonly string[]): boolean =>
  sentences.filter((sentence) => bareGuess.test(sentence)).length > 1;

/** Everything that the student proposed, now or earlier. */
export const claimsOf = oncePerSituation((situation: Situation): Claims => {
  const unknown = /^\s*([a-z])\s?=/i.exec(situation.key?.answers[0] ?? '')?.[1]?.toLowerCase() ?? null;
  const messages = ownWords(plainTalk(situation));
  const byMessage = messages.map((message) => {
    const sentences = sentencesOf(message);
    const found = sentences
      .map((sentence) => numberProposed(sentence, unknown))
      .filter((value) => value !== null);
    return namesSeveral(sentences) ? [] : found;
  });
  const proposed = messages.flatMap(sentencesOf).filter((sentence) => {
    if (negates.test(sentence) || bounds.test(sentence) || lists.test(sentence)) return false;
    return (
      proposes.test(sentence) || reasons.test(sentence) || (sentence.match(/\p{L}+/gu)?.length ?? 0) <= 2
    );
  });
  const numbers = byMessage.flat();
  const standing = byMessage.find((found) => found.length > 0)?.at(-1) ?? null;
  return { numbers, standing, sentences: proposed.map((sentence) => bareWords(sentence)) };
});

/** Whether the student holds this value to be the answer. */
export const claimsValue = ({ standing }: Claims, value: number): boolean =>
  standing !== null && sameValue(standing, value);
