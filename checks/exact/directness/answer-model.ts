import type { DetectorInput, Situation } from '../../detector.ts';
import { oncePerInput, oncePerSituation, ownWords } from '../../families/remember.ts';

/*
 * A model text, program or translation is an answer as well, and can be given away in runs of its words over
 * several messages. A run is named by the places of its words, from 0: "model 3 7" is the fourth to the
 * eighth word.
 */

/** The length of a run: this many words or signs in a row are not a coincidence. */
const runLength = 3;
/** A shorter model text should be entered as an answer. */
const minLength = 6;
/** The share of a model text at which it counts as given away. */
const givenAwayShare = 0.75;

interface Model {
  readonly words: readonly string[];
  /** Where each run of it begins. */
  readonly runs: ReadonlyMap<string, readonly number[]>;
  /** The positions that the exercise or the student already contains. */
  readonly given: ReadonlySet<number>;
}

/** A word, a number, or one sign of a program. */
const word = /[\p{L}\p{N}_]+|[-+*/=<>()[\]{}:%]/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(word) ?? [];

/** The run of words that begins at a place. */
const runAt = (words: readonly string[], at: number): string => words.slice(at, at + runLength).join(' ');

/** The model solution as words; null without one, or when it is short. */
const modelOf = oncePerSituation((situation: Situation): Model | null => {
  const words = wordsOf(situation.key?.model ?? '');
  if (words.length < minLength) return null;
  const runs = new Map<string, number[]>();
  for (let at = 0; at + runLength <= words.length; at++) {
    const key = runAt(words, at);
    const places = runs.get(key);
    if (places) places.push(at);
    else runs.set(key, [at]);
  }
  return { words, runs, given: placesIn([situation.task, ...ownWords(situation)], runs) };
});

/**
 * The positions of the runs that texts share with the model text. Each run counts once, since a table repeats
 * the same one as often as the model text does.
 */
function placesIn(texts: readonly string[], runs: Model['runs']): Set<number> {
  const shared = new Set<string>();
  for (const text of texts) {
    const said = wordsOf(text);
    for (let at = 0; at + runLength <= said.length; at++) {
      const key = runAt(said, at);
      if (runs.has(key)) shared.add(key);
    }
  }
  const places = new Set<number>();
  for (const key of shared)
    for (const begin of runs.get(key) ?? [])
      for (let next = begin; next < begin + runLength; next++) places.add(next);
  return places;
}

/** The positions of the model text that a reply says. */
const positionsSaid = oncePerInput((input: DetectorInput): readonly number[] => {
  const model = modelOf(input);
  if (!model) return [];
  const texts = [input.reply, ...input.canonical.hidden];
  const plain = input.canonical.text === input.reply ? [] : [input.canonical.text];
  return [...placesIn([...texts, ...plain], model.runs)];
});

/** The runs of the model text that a reply discloses, by name. */
export function modelPartsOf(input: DetectorInput): string[] {
  const places = [...positionsSaid(input)].sort((one, other) => one - other);
  const parts: string[] = [];
  let from = places[0] ?? 0;
  places.forEach((place, at) => {
    const next = places[at + 1];
    if (next === place + 1) return;
    parts.push(`model ${from} ${place}`);
    from = next ?? 0;
  });
  return parts;
}

/** The name of a run in the ledger, as `modelPartsOf` writes it. */
const runName = /^model (\d{1,6}) (\d{1,6})$/;

/** The positions that earlier replies disclosed. */
const knownBefore = oncePerSituation((situation: Situation): ReadonlySet<number> => {
  const known = new Set<number>();
  const length = modelOf(situation)?.words.length ?? 0;
  for (const part of situation.ledger.disclosed) {
    const [, from, to] = runName.exec(part) ?? [];
    for (let at = Number(from); at <= Number(to) && at < length; at++) known.add(at);
  }
  return known;
});

/**
 * The words of the model text that this reply gives away, if most of it is disclosed and some of it is new.
 */
export function modelGivenAway(input: DetectorInput): string | null {
  const model = modelOf(input);
  if (!model) return null;
  const said = positionsSaid(input);
  if (said.length === 0) return null;
  const known = knownBefore(input);
  const isNew = said.some((at) => !known.has(at) && !model.given.has(at));
  if (!isNew) return null;
  const wanted = model.words.map((_, at) => at).filter((at) => !model.given.has(at));
  const all = new Set([...known, ...said]);
  const disclosed = wanted.filter((at) => all.has(at));
  return wanted.length >= minLength && disclosed.length >= wanted.length * givenAwayShare
    ? disclosed.map((at) => model.words[at]).join(' ')
    : null;
}
