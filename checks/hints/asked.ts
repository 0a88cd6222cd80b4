import { bareWords } from '../exact/directness/answer-words.ts';

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

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Matches a word that tells what to find. */
const tells =
  /(?<!\p{L})(?:find|calculate|compute|work out|solve|determine|evaluate|simplify|convert|name|give|calcula|halla|encuentra|resuelve|determina|nombra)(?!\p{L})/iu;

const questionWord =
  /(?<!\p{L})(?:who|whom|whose|what|which|when|where|why|how|quién|quiénes|qué|cuál(?:es)?|cuándo|dónde|cuánt[oa]s?)(?!\p{L})/giu;

/** Words for more than one thing. */
const many = /(?<!\p{L})(?:both|two|three|four|all|each of|dos|tres|ambas?|ambos|todos|todas)(?!\p{L})/iu;

/** Matches a word or sign after which a condition or a comparison follows. */
const limit = /(?<!\p{L})(?:than|when|if|while|after|before|as soon|cuando|después|antes)(?!\p{L})|[,;:(]/iu;

/** Two forms with this many first letters in common count as one word. */
const stemLength = 4;

/** Matches quotations: they are what the question is about, not what it asks for. */
const quotations = /["“„«][^"”“»]*["”“»]/g;

/**
 * Reads what a text asks for.
 * @param text the exercise, or without one the question that the conversation is about
 */
export function askedIn(text: string): Asked {
  const all = sentencesOf(text);
  const questions = all.filter((sentence) => sentence.includes('?'));
  const sentences = questions.length > 0 ? questions : all.filter((sentence) => tells.test(sentence));
  const last = sentences.at(-1) ?? '';
  const [head = ''] = last.replace(quotations, ' ').split(limit);
  const words = wordsIn(head);
  const asking = sentences.join(' ').replace(quotations, ' ');
  return {
    sentences,
    stems: new Set(words.filter((word) => word.length >= 2).map(stemOf)),
    noun: /(?:which|what|que) (\p{L}{3,20})/iu.exec(bareWords(head))?.[1] ?? '',
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
  /^(?:how|many|much|what|which|who|when|where|does|cuantos?|only|both|two|three|four|all|one|each|dos|tres|ambos|ambas|todos|todas|not|more|less|most|least)$/;

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
