import { bareWords } from '../families/directness/answer-words.ts';

/** What an exercise asks for. */
export interface Asked {
  /** The sentences that ask or tell what to find, as they were written. */
  readonly sentences: readonly string[];
  /** The first letters of each word that tells what is asked, up to the first condition or comparison. */
  readonly stems: ReadonlySet<string>;
  /** The noun after "which" or "what", without accents: "organ", "gas". Empty when the question has none. */
  readonly noun: string;
  /** The letter that is asked for: "What is x?". Empty for none. */
  readonly unknown: string;
  /** Whether more than one thing is asked for. */
  readonly several: boolean;
  /** Whether words after an answer repeat the question: "the heart pumps the blood". */
  readonly continues: (after: string) => boolean;
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Matches a word that tells what to find: "find", "berechne". */
const tells =
  /(?<!\p{L})(?:find|calculate|compute|work out|solve|determine|evaluate|simplify|convert|name|give|berechne|bestimme|löse|nenne|gib|finde|calcule[rz]?|trouve[rz]?|résou[sd]\p{L}*|détermine[rz]?|donne[rz]?|nomme[rz]?|calcula|halla|encuentra|resuelve|determina|nombra)(?!\p{L})/iu;

const questionWord =
  /(?<!\p{L})(?:who|whom|whose|what|which|when|where|why|how|wer|wen|wem|was|welche[rsnm]?|wann|wo|warum|wie|qui|que|quoi|quel(?:le)?s?|quand|où|pourquoi|comment|combien|quién|quiénes|qué|cuál(?:es)?|cuándo|dónde|cuánt[oa]s?)(?!\p{L})/giu;

/** Words for more than one thing: "both", "zwei". */
const many =
  /(?<!\p{L})(?:both|two|three|four|all|each of|beide|zwei|drei|alle|deux|trois|tous|toutes|dos|tres|ambas?|ambos|todos|todas)(?!\p{L})/iu;

/** Matches a word or sign after which a condition or a comparison follows. */
const limit =
  /(?<!\p{L})(?:than|when|if|while|after|before|as soon|als|wenn|nachdem|bevor|quand|lorsque|après|avant|cuando|después|antes)(?!\p{L})|[,;:(]/iu;

/** Two forms with this many first letters in common count as one word. */
const stemLength = 4;

/**
 * Reads what a text asks for.
 * @param text the exercise, or without one the question that the conversation is about
 */
export function askedIn(text: string): Asked {
  const all = sentencesOf(text);
  const questions = all.filter((sentence) => sentence.includes('?'));
  const sentences = questions.length > 0 ? questions : all.filter((sentence) => tells.test(sentence));
  const last = sentences.at(-1) ?? '';
  // Words in quotation marks are what the question is about, not what it asks for.
  const [head = ''] = last.replace(/["“„«][^"”“»]*["”“»]/g, ' ').split(limit);
  const words = wordsIn(head);
  const asking = sentences.join(' ').replace(/["“„«][^"”“»]*["”“»]/g, ' ');
  return {
    sentences,
    stems: new Set(words.filter((word) => word.length >= 2).map(stemOf)),
    noun: /(?:which|what|welche[rsnm]?|quel(?:le)?|que) (\p{L}{3,20})/iu.exec(bareWords(head))?.[1] ?? '',
    unknown:
      /(?<![\p{L}\d+*/^-])([a-z])(?=\s*[?.]?$)/iu.exec(last.replace(/[?.]\s*$/, ''))?.[1]?.toLowerCase() ??
      '',
    several: (asking.match(questionWord)?.length ?? 0) > 1 || questions.length > 1 || many.test(asking),
    continues: (after) => follows(wordsIn(after), words),
  };
}

const wordsIn = (text: string): string[] => bareWords(text).match(/\p{L}+/gu) ?? [];

const stemOf = (word: string): string => word.slice(0, stemLength);

/** Question words, articles and counts, which do not name what is asked for. */
const unnamed =
  /^(?:how|many|much|what|which|who|when|where|does|wie|viele?|quel|quelle|combien|cuantos?|only|both|two|three|four|all|one|each|beide|zwei|drei|alle|deux|trois|tous|toutes|dos|tres|ambos|ambas|todos|todas|not|more|less|most|least)$/;

/** Whether a word of a claim, in any form, is a word of what is asked. */
export const isAskedWord = ({ stems }: Asked, word: string): boolean => {
  const bare = bareWords(word);
  return bare.length >= 2 && !unnamed.test(bare) && stems.has(stemOf(bare));
};

/** Whether words stand in another text in the same order. */
function follows(words: readonly string[], text: readonly string[]): boolean {
  let from = 0;
  for (const word of words) {
    const at = text.findIndex((one, index) => index >= from && stemOf(one) === stemOf(word));
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
