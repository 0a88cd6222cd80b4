import { plainText } from '../canonical/canonical.ts';
import type { Situation } from '../detector.ts';
import { numbersIn } from '../families/directness/answer-numbers.ts';
import { factsOf } from '../families/directness/answer-situation.ts';
import { dialogueActOf } from '../messages/messages.ts';
import { resultIn } from './solved.ts';

/** How many sentences at the beginning of a reply are read. Only they say whether a result is right. */
const maxSentences = 3;

/**
 * What tutors say when an exercise is done. Only these words count, since a mere yes can confirm a step.
 */
const atTheEnd =
  /(?<!\p{L})(?:you(?:'ve| have)? (?:got|found|solved) (?:it|the)|well done|(?:the|your) (?:final )?(?:answer|result) is (?:right|correct)|(?:right|correct) answer|bien hecho|respuesta correcta|richtige (?:antwort|lösung)|gut gemacht|bonne réponse|bravo|bien joué|muito bem|resposta certa)(?!\p{L})/iu;
/**
 * What tutors say when an exercise without a number is done. "Well done" is left out, since it can praise a
 * step.
 */
const allDone =
  /(?<!\p{L})(?:you(?:'ve| have)? (?:found|solved) (?:it|both|them|the (?:answer|solution))|you have (?:it|both|them)(?= *(?:[.,!]|$))|(?:the|your) (?:final )?(?:answer|solution|sentence|translation|result) is (?:right|correct|complete)|that(?:'s| is) the (?:right |correct )?(?:answer|solution|sentence|translation)|(?:right|correct) answer|(?:esa|es) es la (?:respuesta|soluci[oó]n)|respuesta correcta|lo has (?:resuelto|encontrado)|das ist die (?:antwort|lösung)|du hast (?:es|sie) (?:gelöst|gefunden)|richtige (?:antwort|lösung)|c'est la (?:bonne )?(?:réponse|solution)|bonne réponse|tu as trouvé|tu l'as|essa é a resposta|resposta certa|você (?:resolveu|acertou))(?!\p{L})/iu;
/** Says that a result is not right, or not quite. */
const no =
  /(?<!\p{L})(?:not|no|nearly|almost|close|wrong|but|however|unless|if|check (?:your|that|the|it)|casi|pero|nicht|fast|aber|falsch|pas|presque|mais|faux|não|quase|mas)(?!\p{L})|n't(?!\p{L})/iu;
/** Words of an instruction or a question that continues the same exercise. */
const goesOn =
  /(?<!\p{L})(?:now|next|then|first step|so far|go on|ahora|luego|sigue|jetzt|dann|weiter|maintenant|ensuite|agora|depois)(?!\p{L})/iu;
/** Words of a question about the finished exercise, or about another one. */
const afterwards =
  /(?<!\p{L})(?:another|other|harder|more|check|prove|explain|why|unit|different|otr[oa]|comprobar|anderes?|prüfen|überprüfen|warum|autre|vérifier|pourquoi)(?!\p{L})/iu;

/**
 * Whether the reply confirms the result that the question states, and does not lead on to another step. A
 * number that is known for certain is left to solved.ts. Elsewhere the reply decides, since the model knows
 * many answers that neither a key nor arithmetic gives.
 * @param reply the part that the student has read
 */
export function confirmsResult(situation: Situation, reply: string): boolean {
  const { answers, tutorNumbers } = factsOf(situation);
  // solved.ts compares the question with an answer that is known. A number that differs from it is a step.
  if (answers.some(({ kind }) => kind === 'number')) return false;
  if (saysAllDone(situation, reply)) return true;
  if (answers.length > 0) return false;
  const asked = situation.earlier.map(({ question }) => question).join('\n');
  const results = resultIn(plainText(situation.question));
  if (!/\d/.test(asked) || results.length === 0 || results.some((value) => tutorNumbers.has(value)))
    return false;
  if (isGiven(results, asked)) return false;
  const sentences = firstSentences(reply);
  const [first = ''] = sentences;
  const confirms = atTheEnd.test(first) || allDone.test(first);
  if (first.includes('?') || no.test(first) || !confirms) return false;
  return sentences.every((sentence) =>
    sentence.includes('?') ? afterwards.test(sentence) : sentence === first || !goesOn.test(sentence),
  );
}

/** Whether a number is one that the exercise gives. */
const isGiven = (results: readonly number[], asked: string): boolean =>
  numbersIn(plainText(asked)).some(({ values }) => values.some((value) => results.includes(value)));

/** The first sentences of a reply, which say whether a result is right. */
export const firstSentences = (reply: string): string[] =>
  plainText(reply)
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.trim() !== '')
    .slice(0, maxSentences);

/** Whether the question may state a result in words, and the reply says that the exercise is done. */
function saysAllDone({ question }: Situation, reply: string): boolean {
  const sentences = firstSentences(reply);
  if (dialogueActOf(question) !== 'step' || no.test(sentences[0] ?? '')) return false;
  const isDone = sentences.some((sentence) => allDone.test(sentence) && !sentence.includes('?'));
  return (
    isDone &&
    sentences.every((sentence) =>
      sentence.includes('?') ? afterwards.test(sentence) : !goesOn.test(sentence),
    )
  );
}
