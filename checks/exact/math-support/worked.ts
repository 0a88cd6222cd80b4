import data from '../../data/calculation-words.json' with { type: 'json' };
import { anyOf, wholeWord } from '../../word-rows.ts';
import type { Known } from './known.ts';
import { resultsOfPair, rounded, scales } from './results.ts';

/** Words before a number that names something and is not an amount: page 12, exercise 3. */
const beforeName = new RegExp(String.raw`(?<!\p{L})${anyOf(data.names)}\s#?$`, 'iu');
/** A whole or decimal number, perhaps with blanks between thousands: "12 000". */
const number =
  /(?<![\d.,:\p{L}_^])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|(?<![\d.,:\p{L}_^])\d+(?:\.\d+)?(?![\d:]|[.,]\d)/gu;
/** Words with which a sentence states a result: "is", "costs". */
const states = wholeWord(data.states);
/** A whole number below this often equals a result of two numbers of the exercise by coincidence. */
const leastTelling = 13;

/**
 * The values that a sentence works out with the exercise's numbers: results of two of them that nobody has
 * stated, or values of the key beside a number of the exercise. A small number counts only if its sentence
 * has those two numbers too; a question never counts.
 */
export function workedIn(sentence: string, { numbers, task, key, results }: Known): number[] {
  if (/\?["”»)]?\s*$/.test(sentence)) return [];
  const found = [...sentence.matchAll(number)].map((match) => ({
    value: Number(match[0].replace(/[ \u00a0\u202f]/g, '')),
    isName: beforeName.test(sentence.slice(Math.max(0, match.index - 14), match.index)),
  }));
  const nearby = [...new Set(found.map(({ value }) => value))].slice(0, maxNearby);
  // A number that does not come from the exercise shows that the sentence is about an example.
  const isStrange = (one: number) => !numbers.has(one) && !scales.includes(one) && !results.has(rounded(one));
  const isExample = nearby.some(isStrange);
  const statesResult = task.length > 1 && (/[=→⇒]/.test(sentence) || states.test(sentence));
  const ours = new Set(task);
  // A share such as 0.15 may be said as 15 %.
  const isInSentence = (one: number) =>
    nearby.includes(one) || nearby.includes(rounded(one * 100)) || scales.includes(one);
  // 1 and 2 occur in any sentence.
  return found
    .filter(({ value, isName }) => !isName && value > 2 && !numbers.has(value) && !scales.includes(value))
    .map(({ value }) => value)
    .filter((value) => {
      const isWorked = isFromNearby(value, nearby, ours) || isResult(value);
      if (isWorked) ours.add(value);
      return isWorked;
    });

  function isResult(value: number): boolean {
    const pairs = results.get(rounded(value)) ?? [];
    if (pairs.some((pair) => pair.every(isInSentence) && pair.some((one) => nearby.includes(one))))
      return true;
    if (!statesResult || (value < leastTelling && Number.isInteger(value))) return false;
    // The answer alone shows no calculation. Directness decides whether it may be given away.
    if (key.has(value)) return nearby.some((one) => one !== value && task.includes(one));
    return (
      !isExample && pairs.some((pair) => pair.every((one) => task.includes(one) || nearby.includes(one)))
    );
  }
}

/** The most numbers of a sentence that are compared. */
const maxNearby = 12;

/** Whether a value is the result of two other numbers of its sentence, one of them the exercise's or worked out before. */
function isFromNearby(value: number, nearby: readonly number[], ours: ReadonlySet<number>): boolean {
  return nearby.some(
    (one) =>
      one !== value &&
      ours.has(one) &&
      !scales.includes(one) &&
      nearby.some(
        (other) =>
          other !== value &&
          other !== one &&
          other > 2 &&
          [...resultsOfPair(one, other), other - one, other / one].some(
            (result) => rounded(result) === rounded(value),
          ),
      ),
  );
}
