import type { DetectorInput, Situation } from '../../detector.ts';
import { oncePerInput, oncePerSituation, ownWords } from '../../families/remember.ts';

/*
 * A model text, program or translation is an answer as well, and can be given away in runs of its words over several messages. A run is named by the places
 * of its words, from 0: "model 3 7" is the fourth to the eighth word.
 */

const runLength = 3;
const minLength = 6;
const givenAwayShare = 0.75;

interface Model {
  readonly words: readonly string[];
  readonly runs: ReadonlyMap<string, readonly number[]>;
  readonly given: ReadonlySet<number>;
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}_]+|[-+*/=<>()[\]{}:%]/gu) ?? [];

const runsOf = (words: readonly string[]): string[] =>
  words.slice(0, 1 - runLength).map((_, at) => words.slice(at, at + runLength).join(' '));

const modelOf = oncePerSituation((situation: Situation): Model | null => {
  const words = wordsOf(situation.key?.model ?? '');
  if (words.length < minLength) return null;
  const runs = new Map<string, number[]>();
  for (const [at, run] of runsOf(words).entries()) {
    const places = runs.get(run);
    if (places) places.push(at);
    else runs.set(run, [at]);
  }
  return { words, runs, given: placesIn([situation.task, ...ownWords(situation)], runs) };
});

/** The positions of the runs that texts share with the model text. Each run counts once: a table repeats it as often as the model does. */
function placesIn(texts: readonly string[], runs: Model['runs']): Set<number> {
  const shared = new Set(texts.flatMap((text) => runsOf(wordsOf(text)).filter((run) => runs.has(run))));
  const places = new Set<number>();
  for (const run of shared)
    for (const begin of runs.get(run) ?? [])
      for (let next = begin; next < begin + runLength; next++) places.add(next);
  return places;
}

const positionsSaid = oncePerInput((input: DetectorInput): readonly number[] => {
  const model = modelOf(input);
  if (!model) return [];
  const texts = new Set([input.reply, input.canonical.text, ...input.canonical.hidden]);
  return [...placesIn([...texts], model.runs)].sort((one, other) => one - other);
});

export function modelPartsOf(input: DetectorInput): string[] {
  const places = positionsSaid(input);
  const parts: string[] = [];
  let from = places[0] ?? 0;
  for (const [at, place] of places.entries()) {
    const next = places[at + 1];
    if (next === place + 1) continue;
    parts.push(`model ${from} ${place}`);
    from = next ?? 0;
  }
  return parts;
}

const knownBefore = oncePerSituation((situation: Situation): ReadonlySet<number> => {
  const known = new Set<number>();
  const length = modelOf(situation)?.words.length ?? 0;
  for (const part of situation.ledger.disclosed) {
    const [, from, to] = /^model (\d{1,6}) (\d{1,6})$/.exec(part) ?? [];
    for (let at = Number(from); at <= Number(to) && at < length; at++) known.add(at);
  }
  return known;
});

/** The words of the model text that this reply gives away, if most of it is disclosed and some of it is new. */
export function modelGivenAway(input: DetectorInput): string | null {
  const model = modelOf(input);
  const said = positionsSaid(input);
  const known = knownBefore(input);
  const all = new Set([...known, ...said]);
  if (!model || said.every((at) => known.has(at) || model.given.has(at))) return null;
  const wanted = [...model.words.keys()].filter((at) => !model.given.has(at));
  const disclosed = wanted.filter((at) => all.has(at));
  const isGiven = wanted.length >= minLength && disclosed.length >= wanted.length * givenAwayShare;
  return isGiven ? disclosed.map((at) => model.words[at]).join(' ') : null;
}
