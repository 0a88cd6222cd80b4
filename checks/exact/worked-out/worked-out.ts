import { byClock } from './clock.ts';
import { byPercentage } from './percentages.ts';
import { quantitiesIn } from './quantities.ts';
import { byAlgebra, byReaction, bySystem } from './symbols.ts';

/** A longer text is not read as an exercise. */
const maxLength = 1_500;

/**
 * The answers of an exercise that is read without doubt (a system of equations, a chemical equation, an expression, one change by a
 * percentage, one span of time), written as a teacher would type them into a key; none for any other.
 * @param exercise in canonical text
 * @param raw as it was written
 */
export function workOut(exercise: string, raw: string): readonly string[] {
  if (!/\d/.test(exercise) || exercise.length > maxLength) return [];
  const bySymbols = [...byReaction(raw), ...bySystem(exercise), ...byAlgebra(exercise)];
  if (bySymbols.length > 0) return bySymbols;
  const asked = questionOf(exercise);
  if (asked === '' || needsMoreThanNumbers(exercise)) return [];
  const given = quantitiesIn(exercise);
  const times = byClock(exercise, asked, given);
  const found = new Set(times.length > 0 ? times : percentagesOf(exercise, asked, given));
  return found.size === 1 ? [...found] : [];
}

/** What a change by a percentage comes to, with the currency of the exercise. */
function percentagesOf(exercise: string, asked: string, given: ReturnType<typeof quantitiesIn>): string[] {
  const currency = given.find(({ si }) => si !== null && /^[€$£]$/.test(si.dimension));
  const unit = currency ? ` ${currency.si?.dimension}` : '';
  return byPercentage(exercise, asked, given)
    .filter(Number.isFinite)
    .map((value) => `${Number(value.toPrecision(12))}${unit}`);
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
