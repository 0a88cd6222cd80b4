import data from '../../data/calculation-words.json' with { type: 'json' };
import { anyOf, wholeWord } from '../../word-rows.ts';
import type { Known } from './known.ts';
import { commonFactors, resultsOfPair, rounded } from './results.ts';

/** Words before a number that names something and is not an amount: page 12, exercise 3. */
const beforeName = new RegExp(String.raw`(?<!\p{L})${anyOf(data.names)}\s#?$`, 'iu');
/** A whole or decimal number, perhaps with blanks between thousands: "12 000.5". */
const number =
  /(?<![\d.,:\p{L}_^])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:\.\d+)?(?!\d)|(?<![\d.,:\p{L}_^])\d+(?:\.\d+)?(?![\d:]|[.,]\d)/gu;
const states = wholeWord(data.states);
/** A whole number below this often equals a result of two numbers of the exercise by coincidence. */
const leastTelling = 13;
/** How many characters before a number show whether it names something. */
const nameReach = 14;
const maxNearby = 12;

/**
 * The values that a sentence works out with the exercise's numbers: results of two of them that nobody has stated, or values of the key beside a number of
 * the exercise. A small number counts only if its sentence has those two numbers too; a question never counts.
 */
export function workedIn(sentence: string, known: Known): number[] {
  if (!/\d/.test(sentence) || /\?["”»)]?\s*$/.test(sentence)) return [];
  const { numbers: knownNumbers, taskNumbers } = known;
  const found = [...sentence.matchAll(number)].map((match) => ({
    value: Number(match[0].replace(/[ \u00a0\u202f]/g, '')),
    isName: beforeName.test(sentence.slice(Math.max(0, match.index - nameReach), match.index)),
  }));
  const nearby = [...new Set(found.map(({ value }) => value))].slice(0, maxNearby);
  // A number that does not come from the exercise shows that the sentence is about an example.
  const isStrange = (one: number) =>
    !knownNumbers.has(one) && !commonFactors.includes(one) && !known.results.has(rounded(one));
  const isExample = nearby.some(isStrange);
  const statesResult = taskNumbers.length > 1 && (/[=→⇒]/.test(sentence) || states.test(sentence));
  // A share such as 0.15 may be said as 15 %.
  const isInSentence = (one: number) =>
    nearby.includes(one) || nearby.includes(rounded(one * 100)) || commonFactors.includes(one);
  const taskOrWorked = new Set(taskNumbers);
  const worked: number[] = [];
  for (const { value, isName } of found) {
    // 1 and 2 occur in any sentence.
    if (isName || value <= 2 || knownNumbers.has(value) || commonFactors.includes(value)) continue;
    if (!isFromNearby(value, nearby, taskOrWorked) && !isResult(value)) continue;
    taskOrWorked.add(value);
    worked.push(value);
  }
  return worked;

  function isResult(value: number): boolean {
    const pairs = known.results.get(rounded(value)) ?? [];
    if (pairs.some((pair) => pair.every(isInSentence) && pair.some((one) => nearby.includes(one))))
      return true;
    if (!statesResult || (value < leastTelling && Number.isInteger(value))) return false;
    // The answer alone shows no calculation. Directness decides whether it may be given away.
    if (known.keyNumbers.has(value)) return nearby.some((one) => one !== value && taskNumbers.includes(one));
    return (
      !isExample &&
      pairs.some((pair) => pair.every((one) => taskNumbers.includes(one) || nearby.includes(one)))
    );
  }
}

/** Whether a value is the result of two other numbers of its sentence, one of them the exercise's or worked out before. */
function isFromNearby(value: number, nearby: readonly number[], taskOrWorked: ReadonlySet<number>): boolean {
  return nearby.some(
    (one) =>
      one !== value &&
      taskOrWorked.has(one) &&
      !commonFactors.includes(one) &&
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
