import { bareWords } from '../exact/directness/answer-words.ts';
import { oncePerText } from '../once-per-text.ts';
import { allWords, anyOf } from './words.ts';

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

const order = anyOf('order');
const questionWord = new RegExp(anyOf('question'), 'giu');
const several = anyOf('several');
/** Matches a word or sign after which a condition or a comparison follows. */
const condition = anyOf('condition', '[,;:(]');
/** Matches quotations: they are what the question is about, not what it asks for. */
const quotations = /["“„«][^"”“»]*["”“»]/g;
/** Question words, articles and counts, which do not name what is asked for. */
const unnamed = allWords('unnamed');

/** Reads what a text asks for. @param text the exercise, or without one the question that the conversation is about */
export const askedIn = oncePerText((text: string): Asked => {
  const all = sentencesOf(text);
  const questions = all.filter((sentence) => sentence.includes('?'));
  const sentences = questions.length > 0 ? questions : all.filter((sentence) => order.test(sentence));
  const last = sentences.at(-1) ?? '';
  const [head = ''] = last.replace(quotations, ' ').split(condition);
  const words = wordsIn(head);
  const asking = sentences.join(' ').replace(quotations, ' ');
  const letter = /(?<![\p{L}\d+*/^-])([a-z])\s*[?.]?$/iu.exec(last)?.[1] ?? '';
  return {
    sentences,
    stems: new Set(words.filter((word) => word.length >= 2).map(stemOf)),
    noun: /(?:which|what|que) (\p{L}{3,20})/iu.exec(bareWords(head))?.[1] ?? '',
    unknown: letter.toLowerCase(),
    several: (asking.match(questionWord)?.length ?? 0) > 1 || questions.length > 1 || several.test(asking),
    continues: (after) => follows(wordsIn(after), words),
  };
});

const wordsIn = (text: string): string[] => bareWords(text).match(/\p{L}+/gu) ?? [];

/** Two forms with four first letters in common count as one word. */
const stemOf = (word: string): string => word.slice(0, 4);

/** Whether a word of a claim, in any form, is a word of what is asked. */
export const isAskedWord = ({ stems }: Asked, word: string): boolean => {
  const bare = bareWords(word);
  return bare.length >= 2 && !unnamed.has(bare) && stems.has(stemOf(bare));
};

/** Whether words stand in another text in the same order. */
function follows(words: readonly string[], text: readonly string[]): boolean {
  let from = 0;
  return words.every((word) => {
    const at = text.findIndex((one, index) => index >= from && stemOf(one) === stemOf(word));
    from = at + 1;
    return at >= 0;
  });
}
