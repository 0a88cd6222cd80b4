import { rounded } from './rounded.ts';

/** What the words of a reply are compared with. */
interface Given {
  /** The numbers of the exercise and the student. */
  readonly numbers: ReadonlySet<number>;
  /** The numbers of the exercise alone. */
  readonly task: readonly number[];
  /** The values of the key. */
  readonly key: ReadonlySet<number>;
}

/** Common factors and divisors, which need not be in the exercise: half, double, a tenth, a hundredth. */
const scales = [2, 10, 100];

/** The results of one calculation with two numbers of the exercise, each with those two numbers. */
export function resultsOf(
  task: readonly number[],
): ReadonlyMap<number, readonly (readonly [number, number])[]> {
  const results = new Map<number, (readonly [number, number])[]>();
  const add = (result: number, one: number, other: number) => {
    if (!Number.isFinite(result)) return;
    const known = results.get(rounded(result)) ?? [];
    results.set(rounded(result), [...known, [one, other]]);
  };
  for (const one of task) {
    for (const other of new Set([...task, ...scales])) {
      if (one === other) continue;
      add(one * other, one, other);
      add(one / other, one, other);
      if (scales.includes(other) && !task.includes(other)) continue;
      add(one + other, one, other);
      add(one - other, one, other);
      add((one * other) / 100, one, other);
    }
  }
  return results;
}

/** Words before a number that names something and is not an amount: page 12, exercise 3. */
const beforeName =
  /(?<!\p{L})(?:pages?|exercises?|lines?|steps?|questions?|numbers?|parts?|chapters?|rows?|columns?|points?|examples?|figures?|grades?|seite|aufgaben?|zeile|schritt|frage|nummer|teil|kapitel|klasse|exercice|ligne|étape|numéro|partie|página|ejercicio|línea|paso|número|parte)\s#?$/iu;
/** A whole or decimal number, perhaps with blanks between thousands: "12 000". */
const number =
  /(?<![\d.,:\p{L}_^])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|(?<![\d.,:\p{L}_^])\d+(?:\.\d+)?(?![\d:]|[.,]\d)/gu;
/** Words with which a sentence states a result: "is", "costs", "=". */
const states =
  /[=→⇒]|(?<!\p{L})(?:is|are|was|makes?|gives?|gets?|come(?:s)? to|costs?|earns?|brings?|leaves?|left|remain\p{L}*|total\p{L}*|altogether|in all|you (?:have|get)|there (?:are|is)|so|which|has|have|lost|needs?|takes?|hat|haben|brauch\p{L}*|dauert|faut|tienen?|tarda|sind|ist|macht|ergibt|ergeben|kostet|kosten|bleib\p{L}*|insgesamt|zusammen|also|hast du|sont|est|font|fait|donne|coûte\p{L}*|reste\p{L}*|en tout|donc|son|es|hacen|da|cuesta\p{L}*|queda\p{L}*|en total)(?!\p{L})/iu;
/** A whole number below this often equals a result of two numbers of the exercise by coincidence. */
const leastTelling = 13;

/**
 * The values that a sentence works out with the exercise's numbers: results of two of them that nobody has
 * stated, or values of the key beside a number of the exercise. A small number counts only if its sentence
 * has those two numbers too; a question never counts.
 */
export function workedIn(
  sentence: string,
  { numbers, task, key }: Given,
  results: ReadonlyMap<number, readonly (readonly [number, number])[]>,
): number[] {
  if (/\?["”»)]?\s*$/.test(sentence)) return [];
  const found = [...sentence.matchAll(number)].map((match) => ({
    value: Number(match[0].replace(/[ \u00a0\u202f]/g, '')),
    isName: beforeName.test(sentence.slice(Math.max(0, match.index - 14), match.index)),
  }));
  const nearby = [...new Set(found.map(({ value }) => value))].slice(0, maxNearby);
  // A number that does not come from the exercise shows that the sentence is about an example.
  const isStrange = (one: number) => !numbers.has(one) && !scales.includes(one) && !results.has(rounded(one));
  const isExample = nearby.some(isStrange);
  const statesResult = task.length > 1 && states.test(sentence);
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

/**
 * Whether a value is the result of two other numbers of its sentence, one of them the exercise's or worked
 * out before.
 */
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
          [one + other, one - other, other - one, one * other, one / other, other / one].some(
            (result) => rounded(result) === rounded(value),
          ),
      ),
  );
}
