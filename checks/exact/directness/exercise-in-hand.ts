import { plainText } from '../../canonical/canonical.ts';
import type { Situation } from '../../detector.ts';
import { oncePerText } from '../../once-per-text.ts';
import { proposes } from './answer-claims.ts';
import { asks as asksInWords, bareWords } from './answer-words.ts';
import { wordsOf } from './vocabulary.ts';

/** At most this many messages, the newest that may bring an exercise, are part of the exercise in hand. */
const lastMessages = 2;
/** A longer text is cut; its end has the question. */
const maxLength = 4_000;
/** A question may bring another exercise when it has this many content words and numbers, at least one of them new. */
const leastTerms = 2;
/** A message with this many new words and numbers may bring an exercise without asking a question, as an instruction does. */
const manyNew = 5;

/** A message asks or orders: in words, with a blank, or by a calculation. */
const asks = new RegExp(
  `${asksInWords.source}|[？_]|什么|谁|哪|多少|->|→|求|计算|翻译|\\d\\s?[-+*/×÷^=]\\s?[\\d(a-z]`,
  'iu',
);

/** Words of talk about any exercise. */
const talk = wordsOf('talk');

/** The numbers and the content words of a text: none for words of talk about any exercise. */
export const termsOf = oncePerText((text): readonly string[] => {
  const words = bareWords(text);
  return [
    ...(words.match(/\d+(?:[.,/]\d+)*/g) ?? []),
    ...(words.match(/\p{L}[\p{L}\d]*(?:'\p{L}+)?/gu) ?? [])
      .filter((word) => (word.length > 2 || /\d/.test(word)) && !talk.has(word))
      .map((word) => word.slice(0, 5)),
    ...(words.match(/\p{Script=Han}{2}/gu) ?? []),
  ];
});

/** Whether a message may bring another exercise: it asks, and has words or numbers that nobody has said yet. */
function bringsExercise(message: string, said: ReadonlySet<string>, isFirst: boolean): boolean {
  const own = message.split(/(?<=[.!?])\s+|\n/).filter((sentence) => !startsWithClaim(sentence));
  const terms = new Set(own.flatMap(termsOf));
  const fresh = [...terms].filter((term) => !said.has(term)).length;
  if (!isFirst && !own.some((sentence) => asks.test(sentence))) return fresh >= manyNew;
  // "And the capital of Chile?" has one new word and one that was said before.
  return fresh > 0 && terms.size >= leastTerms;
}

/** A sentence that begins with a proposal, such as "I think it's 12"; "What is it called?" asks, although it has "is it". */
const startsWithClaim = (sentence: string): boolean => {
  const found = proposes.exec(sentence);
  return found !== null && found.index < 12 && !asks.test(sentence.slice(0, found.index));
};

/**
 * The exercise that the student works on, for the hidden call that asks what its answer is: the assignment, and the newest messages that may have brought
 * another exercise. It stays the same, letter by letter, while the exercise does: follow-up questions, claims and requests for help leave it as it is. When
 * in doubt, a message is included: that costs one call, while a missed exercise would have no key.
 * @returns empty when nothing was asked yet
 */
export function exerciseInHand({
  task,
  question,
  earlier,
}: Pick<Situation, 'task' | 'question' | 'earlier'>): string {
  const said = new Set(termsOf(plainText(task)));
  const found = task.trim() === '' ? [] : [task];
  let isFirst = found.length === 0;
  const brought = [...earlier, { question, answer: '' }].flatMap(({ question: message, answer }) => {
    const plain = plainText(message.slice(-maxLength));
    const brings = bringsExercise(plain, said, isFirst);
    isFirst &&= !brings;
    for (const term of [...termsOf(plain), ...termsOf(plainText(answer))]) said.add(term);
    return brings ? [message.slice(-maxLength)] : [];
  });
  return [...found, ...brought.slice(-lastMessages)].join('\n\n');
}
