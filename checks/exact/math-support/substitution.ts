import { formulaNumbers, isGeneral } from './kinds.ts';
import { type Known, pairOf, pairsOf } from './known.ts';
import { rounded } from './rounded.ts';
import type { Run } from './scan.ts';

/** Numbers too common in formulas and language to count as the exercise's on their own. */
const common = new Set([0, 1, 2, 10, 100]);
/** Articles: after one, a sign is only mentioned, as in "the + 5 on the left". */
const articles = new Set(['the', 'that', 'this', 'a', 'an', 'das', 'die', 'der', 'le', 'la', 'el', 'ce']);
/** Words that begin an example or ask for one: "for example", "suppose", "other numbers". */
const example =
  /for example|for instance|an example|e\.g\.|suppose|imagine|such as|another (?:one|example|equation|exercise|number)|(?:other|different|easier|smaller|simpler) (?:numbers|example)|similar|zum beispiel|z\. ?b\.|angenommen|andere[ns]? (?:zahlen|beispiel|gleichung)|ähnlich|par exemple|imaginons|d'autres nombres|un autre exemple|por ejemplo|supongamos|imagina|otros números|otro ejemplo/i;

/** Whether a run calculates with numbers of the exercise or with results of them. */
export function substitutesNumbers(run: Run, known: Known, isExample: boolean): boolean {
  if (isGeneral(run, known) || isStated(run, known)) return false;
  if (run.items.length === 3 && articles.has(run.items[0]?.text ?? '')) return false;
  if (!run.items.some((item, at) => item.kind === 'operator' && calculates(run, at))) return false;
  // The exercise or the student made this calculation.
  if (pairsOf(run).length === 1 && run.items.length === 3 && known.pairs.has(pairsOf(run)[0] ?? ''))
    return false;
  const values = run.items.flatMap((item, at) =>
    item.value === undefined || isConstant(run, at) ? [] : [item.value],
  );
  const exercise = new Set(values.filter((value) => known.numbers.has(value)));
  const telling = [...exercise].filter((value) => !common.has(value));
  if (exercise.size > 1 && telling.length > 0) return true;
  if (isExample) return false;
  const reached = values.filter((value) => isReached(value, known));
  // A number that does not follow from the exercise shows that this is an example.
  const isOurs = values.every((value) => common.has(value) || isReached(value, known));
  return telling.length > 0 || (isOurs && new Set(reached).size > 1);
}

/**
 * Whether the student has stated every number of a calculation that is not the exercise's: its result, for
 * one.
 */
export function isStated({ items }: Run, { stated, task }: Known): boolean {
  const others = items.flatMap(({ value }) => (value === undefined || task.includes(value) ? [] : [value]));
  return others.length > 0 && others.every((value) => stated.has(value));
}

/**
 * Whether the sign at an offset calculates. A fraction, a range or a term alone is not a calculation: 3/4,
 * 3-5, 5m.
 */
function calculates({ items }: Run, at: number): boolean {
  return (
    !items[at]?.weak ||
    items.some(
      (item, other) => other !== at && (item.kind === 'relation' || (item.kind === 'operator' && !item.weak)),
    )
  );
}

/** Whether a number belongs to a formula with symbols, as an exponent or in a fraction: 1/2 b h, 4/3 π r³. */
function isConstant({ items }: Run, at: number): boolean {
  const symbols = items.filter((item) => item.kind === 'symbol' || item.kind === 'word').length;
  const value = items[at]?.value ?? 0;
  if (symbols < 2 || !formulaNumbers.has(value)) return false;
  const inFraction =
    (items[at - 1]?.text === '/' && items[at - 2]?.value !== undefined) ||
    (items[at + 1]?.text === '/' && items[at + 2]?.value !== undefined);
  return items[at - 1]?.text === '^' || inFraction;
}

/** Whether a sentence is or follows the beginning of an example. */
export const isExample = (text: string, from: number, to: number): boolean =>
  example.test(text.slice(Math.max(0, from - exampleReach), to));
/** How many characters after a word that begins an example still belong to it. */
const exampleReach = 300;

/**
 * A calculation as an order or a noun: "divide 84 by 7", "the product of 3 and 4". Groups 1, 3 and 5 are the
 * verb and the numbers.
 */
const orderedCalculation =
  /(?<!\p{L})(multipl\p{L}*|shar(?:e|es|ing)|split|distribut\p{L}*|verteil\p{L}*|partag\p{L}*|reparti\p{L}*|divid\p{L}*|add(?:ing|ier\p{L}*|s)?|subtra\p{L}*|take|sum|product|difference|quotient|summe|produkt|differenz|multiplizier\p{L}*|teil[et]\p{L}*|additionn\p{L}*|soustra\p{L}*|somme|produit|suma|resta|producto)(?!\p{L})([^\d.,!?;\n]{0,28})(\d+(?:\.\d+)?)([^\d.,!?;\n]{0,28}(?<!\p{L})(?:by|and|to|from|with|into|among|between|over|across|durch|mit|und|von|zu|auf|unter|par|et|à|de|por|y|a|entre)(?!\p{L})[^\d.,!?;\n]{0,24})(\d+(?:\.\d+)?)/giu;
/** A division in words: "84 sweets are shared among 7". */
const sharedAmong =
  /(?<![\d.])(\d+(?:\.\d+)?)[^\d.;!?\n]{0,30}(?<!\p{L})(?:shared|split|distributed|verteilt|aufgeteilt|partagée?s?|réparti\p{L}*|repartid[oa]s?)\s(?:\p{L}+\s)?(?:by|among|amongst|between|over|into|across|auf|unter|entre|en)\s[^\d.,;!?\n]{0,16}(\d+(?:\.\d+)?)/giu;
/** A sum in words: "3 and 4 makes 7". */
const sumInWords =
  /(?<![\d.])(\d+(?:\.\d+)?) (?:\p{L}+ )?(?:and|und|et|y) (\d+(?:\.\d+)?) (?:\p{L}+ )?(?:makes?|gives?|equals?|is|are|ergeben|macht|font|hacen|son)\s\D{0,12}(\d+(?:\.\d+)?)/giu;

/** A calculation with one number: "half of 84", "7 squared". */
const calculationWithOne =
  /(?<!\p{L})(?:half|twice|double|triple|halve|square root|square|hälfte|doppelte|wurzel|quadrat|moitié|double|racine|carré|mitad|doble|raíz)(?: (?:of|as much as|von|aus|de))?(?: the| der| den)? (\d+(?:\.\d+)?)(?![\d.]*\p{L})|(?<![\d.])(\d+(?:\.\d+)?) (?:squared|cubed|zum quadrat|au carré|al cuadrado)/giu;

/** A calculation with the exercise's numbers in words ("divide 84 by 7"), unless the student wrote it. */
export function substitutionInWords(text: string, known: Known): string | null {
  if (known.numbers.size === 0 || !/\d/.test(text)) return null;
  for (const found of text.matchAll(orderedCalculation)) {
    if (isRecounted(text.slice(Math.max(0, found.index - 60), found.index), found[1] ?? '')) continue;
    const [left, right] = [Number(found[3]), Number(found[5])];
    if (areOfExercise(left, signOf(found[1] ?? ''), right, known)) return found[0];
  }
  for (const found of text.matchAll(sharedAmong)) {
    const parts = [Number(found[1]), Number(found[2])] as const;
    if (parts.every((part) => isReached(part, known)) && areOfExercise(parts[0], '/', parts[1], known))
      return found[0];
  }
  for (const found of text.matchAll(sumInWords)) {
    if (areOfExercise(Number(found[1]), '+', Number(found[2]), known)) return found[0];
  }
  for (const found of text.matchAll(calculationWithOne)) {
    const value = Number(found[1] ?? found[2]);
    const results = [value * 2, value / 2, value * 3, value ** 2, value ** 3, value ** 0.5];
    if (results.some((one) => known.stated.has(one))) continue;
    if (known.numbers.has(value) && !common.has(value) && !known.words.includes(found[0].toLowerCase()))
      return found[0];
  }
  return null;
}

/** Whether the reply retells what the student did ("you divided 6 by 2"), which is no substitution. */
const isRecounted = (before: string, verb: string): boolean =>
  /(?<!\p{L})why (?:did |do |have )?you $/iu.test(before) ||
  (/(?:ed|took)$/i.test(verb) &&
    /(?<!\p{L})you(?:['’]ve| have| had)?(?: (?:just|already|then|first|also|correctly))? $/iu.test(before));

/** The sign of a calculation, by the beginning of the verb or noun that orders it. */
function signOf(order: string): string {
  if (/^(?:mul|prod)/i.test(order)) return '*';
  if (/^(?:div|quo|tei|sha|spl|dis|ver|par|rep)/i.test(order)) return '/';
  return /^(?:sub|dif|tak|sou|res)/i.test(order) ? '-' : '+';
}

/** Whether a number is the exercise's, or one calculation away from its numbers. */
const isReached = (value: number, known: Known): boolean =>
  known.numbers.has(value) || known.reachable.has(rounded(value));

const resultOf = (left: number, sign: string, right: number): number =>
  rounded({ '*': left * right, '/': left / right, '-': left - right }[sign] ?? left + right);

/** Whether two numbers are the exercise's and nobody has calculated with them yet. */
function areOfExercise(left: number, sign: string, right: number, known: Known): boolean {
  if (known.pairs.has(pairOf(left, sign, right)) || known.stated.has(resultOf(left, sign, right)))
    return false;
  const ours = [left, right].filter((value) => known.numbers.has(value));
  const reached = [left, right].filter((value) => isReached(value, known));
  return ours.some((value) => !common.has(value)) || (ours.length > 0 && reached.length === 2);
}
