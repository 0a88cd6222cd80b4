import { plainText } from '../../canonical/canonical.ts';
import type { Situation } from '../../detector.ts';
import { oncePerText } from '../../once-per-text.ts';
import { proposes } from './answer-claims.ts';
import { bareWords } from './answer-words.ts';

/** At most this many messages, the newest that may bring an exercise, are part of the exercise in hand. */
const lastMessages = 2;
/** A longer text is cut; its end has the question. */
const maxLength = 4_000;
/**
 * A question may bring another exercise when it has this many content words and numbers, at least one of them
 * new.
 */
const leastTerms = 2;
/**
 * A message with this many new words and numbers may bring an exercise without asking a question, as an
 * instruction does.
 */
const manyNew = 5;

/** A message asks or orders: a question mark, a blank, "find", "berechne", or a calculation. */
const asks =
  /[?？_]|(?<!\p{L})(?:find|calculate|compute|work out|solve|simplify|evaluate|determine|convert|translate|name|fill|what|whats|which|who|when|where|how|berechne|löse|bestimme|übersetze|nenne|wie|was|welche[rsnm]?|wer|wann|wo|calcule\p{L}*|résou\p{L}*|tradui\p{L}*|trouve\p{L}*|combien|quel(?:le)?s?|qui|calcula|halla|resuelve|traduce|cuánt\p{L}*|cuál(?:es)?|qué|quién)(?!\p{L})|什么|谁|哪|多少|->|→|求|计算|翻译|\d\s?[-+*/×÷^=]\s?[\d(a-z]/iu;

/** Words of talk about any exercise. */
const talkWords = new Set(
  bareWords(`about all also and any are but can did does for get got had has her him his how its let not one our out she the too try two use was way who why yes you
  der die den dem ein ich ist mir und wer wie les des une est que qui por una los las con que
  again answer answers answered because before check correct could different doing done dont doesn't easy else even
  example exercise explain finish first from give going good hard have hello help hint homework idea just know last like
  little maybe mean means method more much need next number numbers okay only other part please problem question questions
  quick quickly really right same should show simple solution solve some something sorry start started still stuck step
  steps sure task tell than thank thanks that that's them then there these they thing think this those time tried trying
  understand used using very want way well were what what's when where which with without word words work would write
  wrong your yours
  antwort aufgabe bitte danke denn dann das dass diese doch eine einen einfach erklär erkläre frage gibt habe hast heißt
  helfen hilfe kannst kann könntest lösung machen mein meine mich nicht noch rechnen richtig schon schritt sehr sind
  stimmt tipp verstehe warum was weiß weiter welche wenn wieder wird zeig zeige
  aide aider avec cela c'est comme comment comprends dire donne encore est-ce exemple exercice expliquer faire faut merci
  moi peux pourquoi pouvez quel quelle quoi réponse sais solution suis vrai étape
  ahora ayuda ayudar bien como cómo cual cuál decir ejemplo ejercicio entiendo esta este explicar favor gracias hacer
  para paso pista porque puedes respuesta sabes siguiente solución tengo`).split(/\s+/),
);

/** The numbers and the content words of a text: none for words of talk about any exercise. */
export const termsOf = oncePerText((text): readonly string[] => {
  const words = bareWords(text);
  return [
    ...(words.match(/\d+(?:[.,/]\d+)*/g) ?? []),
    ...(words.match(/\p{L}[\p{L}\d]*(?:'\p{L}+)?/gu) ?? [])
      .filter((word) => (word.length > 2 || /\d/.test(word)) && !talkWords.has(word))
      .map((word) => word.slice(0, 5)),
    ...(words.match(/\p{Script=Han}{2}/gu) ?? []),
  ];
});

/**
 * Whether a message may bring another exercise: it asks, and has words or numbers that nobody has said yet.
 */
function bringsExercise(message: string, said: ReadonlySet<string>, isFirst: boolean): boolean {
  const own = message.split(/(?<=[.!?])\s+|\n/).filter((sentence) => !startsWithClaim(sentence));
  const terms = new Set(own.flatMap(termsOf));
  const fresh = [...terms].filter((term) => !said.has(term)).length;
  if (!isFirst && !own.some((sentence) => asks.test(sentence))) return fresh >= manyNew;
  // "And the capital of Chile?" has one new word and one that was said before.
  return fresh > 0 && terms.size >= leastTerms;
}

/** A sentence that begins with a proposal, such as "I think it's 12". */
const startsWithClaim = (sentence: string): boolean => {
  const found = proposes.exec(sentence);
  // A proposal begins within the first words. "What is it called?" asks, although it has the words of "is it
  // Rome?".
  return found !== null && found.index < 12 && !asks.test(sentence.slice(0, found.index));
};

/**
 * The exercise that the student works on, for the hidden call that asks what its answer is: the assignment,
 * and the newest messages that may have brought another exercise. It stays the same, letter by letter, while
 * the exercise does: follow-up questions, claims and requests for help leave it as it is. When in doubt, a
 * message is included: that costs one call, while a missed exercise would have no key.
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
  const messages = [...earlier, { question, answer: '' }];
  const brought = messages.flatMap(({ question: message, answer }) => {
    const plain = plainText(message.slice(-maxLength));
    const brings = bringsExercise(plain, said, isFirst);
    isFirst &&= !brings;
    for (const term of [...termsOf(plain), ...termsOf(plainText(answer))]) said.add(term);
    return brings ? [message.slice(-maxLength)] : [];
  });
  return [...found, ...brought.slice(-lastMessages)].join('\n\n');
}
