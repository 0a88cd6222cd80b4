import { plainText } from '../../canonical/canonical.ts';
import type { Situation } from '../../detector.ts';
import { oncePerText } from '../../once-per-text.ts';
import { proposes } from './answer-claims.ts';
import { asks as asksInWords, termsOf } from './answer-words.ts';

const lastMessages = 2;
const maxLength = 4_000;
/** A question may bring another exercise when it has this many content words and numbers, at least one of them new. */
const leastTerms = 2;
/** A message with this many new words and numbers may bring an exercise without asking a question, as an instruction does. */
const manyNew = 5;

const asks = new RegExp(
  `${asksInWords.source}|[？_]|什么|谁|哪|多少|->|→|求|计算|翻译|\\d\\s?[-+*/×÷^=]\\s?[\\d(a-z]`,
  'iu',
);

/** Whether a message may bring another exercise: it asks, and has words or numbers that nobody has said yet. */
function bringsExercise(message: string, said: ReadonlySet<string>, isFirst: boolean): boolean {
  const { terms, isAsked } = requestIn(message);
  const fresh = [...terms].filter((term) => !said.has(term)).length;
  if (!isFirst && !isAsked) return fresh >= manyNew;
  // "And the capital of Chile?" has one new word and one that was said before.
  return fresh > 0 && terms.size >= leastTerms;
}

/** The words and numbers of a message without its proposals, and whether it asks something. */
const requestIn = oncePerText((message) => {
  const own = message.split(/(?<=[.!?])\s+|\n/).filter((sentence) => !startsWithClaim(sentence));
  return { terms: new Set(own.flatMap(termsOf)), isAsked: own.some((sentence) => asks.test(sentence)) };
});

/** A sentence that begins with a proposal, such as "I think it's 12"; "What is it called?" asks, although it has "is it". */
const startsWithClaim = (sentence: string): boolean => {
  const found = proposes.exec(sentence);
  return found !== null && found.index < 12 && !asks.test(sentence.slice(0, found.index));
};

/**
 * The exercise that the student works on, for the hidden call that asks for its answer: the assignment, and the newest messages that may have brought
 * another. It stays the same, letter by letter, while the exercise does. In doubt a message is included: that costs a call, a missed exercise has no key.
 */
export function exerciseInHand(talk: Pick<Situation, 'task' | 'question' | 'earlier'>): string {
  const { task, question, earlier } = talk;
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
