import { byClock, timesIn } from './clock.ts';
import { byPercentage } from './percentages.ts';
import { quantitiesIn } from './quantities.ts';
import { byAlgebra, byReaction, bySystem } from './symbols.ts';

/** Answers of an exercise that arithmetic finds, written as a teacher would type them into a key. */
export interface WorkedOut {
  /**
   * Answers of exercises that are read without doubt: a system of equations, a chemical equation, an
   * expression, one change by a percentage, one span of time.
   */
  readonly certain: readonly string[];
  /** Several possible answers, where the words of an exercise leave a choice. */
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
  if (asked === '' || needsMoreThanNumbers(exercise)) return nothing;
  const given = quantitiesIn(exercise);
  if (given.length === 0 && timesIn(exercise).length === 0) return nothing;
  const currency = given.find(({ si }) => si !== null && /^[€$£]$/.test(si.dimension));
  const unit = currency ? ` ${currency.si?.dimension}` : '';
  const times = byClock(exercise, asked, given);
  const found = [
    ...new Set(
      times.length > 0
        ? times
        : byPercentage(exercise, asked, given)
            .filter(Number.isFinite)
            .map((value) => `${Number(value.toPrecision(12))}${unit}`),
    ),
  ];
  return found.length === 1 ? { ...nothing, certain: found } : { ...nothing, likely: found };
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
