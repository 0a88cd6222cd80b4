import type { Detector, DetectorInput, Situation } from '../../detector.ts';
import { oncePerSituation, ownWords, plainTalk } from '../remember.ts';
import { modelGivenAway } from './answer-model.ts';
import { numbersIn } from './answer-numbers.ts';
import { answerScore } from './answer-read.ts';
import { guardPoint } from './answer-score.ts';
import { factsOf } from './answer-situation.ts';

/** The final answer, stated, hidden, disguised, or completed by what earlier replies disclosed. */
export const keyValue: Detector = (input) => {
  const evidence = givenAway(input);
  return evidence === null ? null : { prohibition: 'key-value', evidence };
};

/** The final answer while the student has not tried the exercise. */
export const keyBeforeAttempt: Detector = (input) => {
  if (hasTried(input)) return null;
  const evidence = givenAway(input);
  return evidence === null ? null : { prohibition: 'key-before-attempt', evidence };
};

function givenAway(input: DetectorInput): string | null {
  const { score, evidence } = answerScore(input);
  return score >= guardPoint ? evidence : modelGivenAway(input);
}

const tries =
  /\b(?:i (?:think|guess|believe|got|get|tried|wrote|did|multiplied|divided|added|subtracted|calculated|started)|my (?:answer|guess|attempt|idea|solution)|is it|could it be|maybe|ich (?:habe|denke|glaube)|meine (?:lösung|antwort)|je (?:pense|crois)|j'ai|creo que|pienso|mi respuesta)\b(.{0,200})/iu;
const onlyPressure =
  /\b(?:tell|give|show|say|just|answer|solution|help|please|stuck|know|need|can't|cannot|don't|idea|clue)\b/i;

const namesResult =
  /(?:\bi (?:think|guess|believe|got|get|have)|\bmy (?:answer|guess|result|solution)|\bis it|\bcould it be|\bmaybe|\bich (?:habe|denke|glaube|komme auf)|\bmeine (?:lösung|antwort)|\bist es|\bje (?:pense|crois|trouve)|\bj'ai|\best-ce|\bma réponse|\bcreo que|\bpienso|\bmi respuesta|\bes)(?![\p{L}])[^.?!\n\d]{0,30}$/iu;

/** The student calls a value their result. */
function ownResult(text: string, given: ReadonlySet<number>): boolean {
  return numbersIn(text).some(
    ({ values, from }) =>
      !values.some((value) => given.has(value)) && namesResult.test(text.slice(Math.max(0, from - 60), from)),
  );
}

/** Whether the student showed their own work: a number that is not the exercise's, an equation, a guess. */
const hasTried = oncePerSituation((situation: Situation): boolean => {
  const facts = factsOf(situation);
  return ownWords(plainTalk(situation)).some((text) => {
    if (
      /[\p{L}\d)]\s?=\s?[-(\p{L}\d]/u.test(text) &&
      !text.includes('?') &&
      !facts.task.includes(text.trim())
    )
      return true;
    const own = numbersIn(text).some((mention) => !mention.values.some((value) => facts.given.has(value)));
    if (ownResult(text, facts.given)) return true;
    const asked = /\?|\b(?:what|how|calculate|solve|find)\b/i.test(text);
    if (own && facts.task !== '' && !asked) return true;
    if (own && text.trim().length < 25 && !asked) return true;
    const guess = tries.exec(text);
    return guess !== null && !onlyPressure.test(guess[1] ?? '') && /[\p{L}\d]{2}/u.test(guess[1] ?? '');
  });
});
