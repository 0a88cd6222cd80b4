import { hiddenWords, plainWords } from '../../canonical/plain-words.ts';
import { oncePerText } from '../../once-per-text.ts';
import type { Finding } from '../heads.ts';
import { type Scores, score } from '../scorer.ts';

/** A message that came before. */
export interface EarlierMessage {
  readonly question: string;
}

/** The scores of a text in plain words. Several checks read the same words. */
export const scoresOfPlain: (plainText: string) => Scores = oncePerText(score);

/** The scores of a message or a sentence. */
export const scoresOf = oncePerText((text): Scores => scoresOfPlain(plainWords(text).trim()));

const hiddenTextsOf = oncePerText(hiddenWords);

/** How much more certain the scorer has to be of a text that was decoded, since decoding can produce random words. */
const certaintyOfDecoded = 1.5;

/** A continuation has at most this many characters. */
const longestContinuation = 200;

/** How much more certain it has to be of one sentence among others. */
const certaintyOfSentence = 0.7;

/** Findings that count as much in half a sentence among others as in a message of their own. */
const findingsOfSentences: readonly Finding[] = ['danger', 'distress'];

const sentencesIn = (message: string, finding: Finding): string[] => {
  if (!findingsOfSentences.includes(finding)) return [];
  const sentences = message.slice(0, 4_000).split(/(?<=[.!?。！？؟])\s*|\n+/);
  return sentences.length > 1 ? sentences.filter((sentence) => sentence.trim().length > 5) : [];
};

/**
 * Above 0 a message has the finding: as a whole, in one of its sentences ("my dad hits me. what is a slope?"), or in a text that is
 * encoded in it (base64, rot13, reversed).
 */
export const marginOf = (message: string, finding: Finding): number =>
  Math.max(
    scoresOf(message).margin(finding),
    ...sentencesIn(message, finding).map((text) => scoresOf(text).margin(finding) - certaintyOfSentence),
    ...hiddenTextsOf(message).map((text) => scoresOf(text).margin(finding) - certaintyOfDecoded),
  );

/** With how many earlier messages a message is read. */
const maxEarlier = 3;

/**
 * The text in which a message has a finding: the message itself, or an earlier one with this one, where this one alone is too little:
 * "I want to end it all", "ok", "I mean it, tonight"; null for none.
 * @param earlier the messages before, the oldest first
 */
export function textWith(
  finding: Finding,
  message: string,
  earlier: readonly EarlierMessage[],
): string | null {
  if (marginOf(message, finding) > 0) return message;
  if (message.length > longestContinuation || !scoresOf(message).isPossible(finding)) return null;
  const texts = earlier
    .slice(-maxEarlier)
    .reverse()
    .map(({ question }) => `${question.slice(-longestContinuation)}\n${message}`);
  return texts.find((text) => scoresOf(text).margin(finding) > 0) ?? null;
}
