import { byClock, timesIn } from './clock.ts';
import { byFormula } from './formulas.ts';
import { byList, byRatio, bySequence } from './lists.ts';
import { byPercentage } from './percentages.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { byShape } from './shapes.ts';
import { siUnit } from './si-units.ts';
import { byThreeNumbers, byTwoNumbers } from './stories.ts';
import { byAlgebra, byReaction, bySystem } from './symbols.ts';

/** Answers of an exercise that arithmetic finds, written as a teacher would type them into a key. */
export interface WorkedOut {
  /**
   * Answers of exercises that are read without doubt: a system of equations, a chemical equation, an
   * expression.
   */
  readonly certain: readonly string[];
  /** Possible answers of other exercises: one of them is probably right. */
  readonly likely: readonly string[];
}

const nothing: WorkedOut = { certain: [], likely: [] };

/** A longer text is not read as an exercise. */
const maxLength = 1_500;

/**
 * Works out the answers of an exercise.
 * @param exercise in canonical text
 * @param raw as it was written
 */
export function workOut(exercise: string, raw: string): WorkedOut {
  if (!/\d/.test(exercise) || exercise.length > maxLength) return nothing;
  const certain = [...byReaction(raw), ...bySystem(exercise), ...byAlgebra(exercise)];
  if (certain.length > 0) return { ...nothing, certain };
  const asked = questionOf(exercise);
  if (asked === '') return nothing;
  const given = quantitiesIn(exercise);
  if (given.length === 0 && timesIn(exercise).length === 0) return nothing;
  // A number in words, as in "two sisters", is seldom one to calculate with. Where all numbers give no
  // result, those in digits are tried alone.
  const inDigits = given.filter(({ from }) => raw.includes(/^\d+/.exec(exercise.slice(from))?.[0] ?? ''));
  const found = likelyAnswers(exercise, asked, given);
  const likely = found.length > 0 ? found : likelyAnswers(exercise, asked, inDigits);
  return { certain, likely: [...new Set(likely)] };
}

/** The answers of the first kind of exercise that fits: the kinds with the clearest words come first. */
function likelyAnswers(exercise: string, asked: string, given: readonly Quantity[]): string[] {
  const written = (values: readonly number[], unit = '') =>
    values.filter(Number.isFinite).map((value) => `${Number(value.toPrecision(12))}${unit}`);
  if (needsMoreThanNumbers(exercise)) return [];
  const currency = given.find(({ si }) => si !== null && /^[€$£]$/.test(si.dimension));
  const clock = byClock(exercise, asked, given);
  if (clock.length > 0) return clock;
  const ratio = byRatio(exercise, given);
  if (ratio.length > 0) return ratio;
  const percentage = byPercentage(exercise, asked, given);
  if (percentage.length > 0) return written(percentage, currency ? ` ${currency.si?.dimension}` : '');
  const sequence = bySequence(exercise);
  if (sequence.length > 0) return written(sequence);
  const physical = [...byFormula(asked, given), ...byShape(exercise, asked, given)];
  if (physical.length > 0) return physical;
  const list = byList(asked, given);
  const proportion = byThreeNumbers(exercise, asked, given);
  if (list.length === 0 && proportion.length > 0) return written(proportion);
  const story = byTwoNumbers(exercise, asked, given);
  return list.length > 0
    ? written(list, unitAsked(asked, given))
    : [...written(story.values, unitAsked(asked, given)), ...written(story.quotients, unitNamed(asked))];
}

/** What is asked for, with the word after it: "how many metres". */
const counted =
  /(?<!\p{L})(?:how many|how much|what|in|wie viele?|combien d[e']|cuánt[oa]s) ?(\p{L}[\p{L}/]{0,14})/giu;

/** The unit in which the answer is asked for; empty for none. */
function unitNamed(asked: string): string {
  const named = [...asked.matchAll(counted)].map(([, word = '']) => word).find((word) => siUnit(word));
  return named === undefined ? '' : ` ${named}`;
}

/** The unit that is asked for, or the only one of the exercise. */
function unitAsked(asked: string, given: readonly Quantity[]): string {
  const units = new Set(given.map(({ unit, si }) => (si ? unit : '')));
  const [only = ''] = units.size === 1 ? units : [];
  return unitNamed(asked) || (only === '' ? '' : ` ${only}`);
}

/** The most words of a story that arithmetic answers from its numbers alone. */
const maxWords = 60;
/** Words that relate the quantities of a story: "twice as many". */
const relates =
  /(?<!\p{L})(?:half|halves|twice|thrice|doubled?|triple|third|quarter|times (?:as|that|the)|equal groups|remaining|as (?:many|much) as|doppelt|dreifach|halb|hälfte|drittel|viertel|mal so|moitié|tiers|double|fois plus|mitad|doble|triple|tercio|veces)(?!\p{L})/iu;
/** Whether the answer of a story does not follow from its numbers alone. */
const needsMoreThanNumbers = (exercise: string): boolean =>
  relates.test(exercise) || (exercise.match(/\p{L}+/gu)?.length ?? 0) > maxWords;

/** Words of a sentence that asks or orders. */
const asks =
  /\?|(?<!\p{L})(?:find|calculate|compute|work out|determine|solve|divide|share|split|convert|teile|verteile|partage[rz]?|reparte|what|how|berechne|bestimme|ermittle|wie|calcule[rz]?|détermine[rz]?|trouve[rz]?|combien|calcula|determina|halla|cuánt\w*)(?!\p{L})/iu;

/** The sentences that ask or order, without those that only tell. */
const questionOf = (exercise: string): string =>
  exercise
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => asks.test(sentence))
    .join(' ');
