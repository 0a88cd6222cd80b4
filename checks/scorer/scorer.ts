import { inflateRawSync } from 'node:zlib';
import stored from '../data/scorer.json' with { type: 'json' };
import { rememberLast } from '../once-per-text.ts';
import { type Features, featuresOf, places } from './features.ts';
import {
  type Finding,
  findings,
  type KindGroup,
  type KindHead,
  type KindIn,
  kindHeads,
  kinds,
} from './heads.ts';

/** How a head is stored: what it adds to every score, and what a weight of 1 stands for. */
export interface StoredHead {
  readonly bias: number;
  readonly unit: number;
}

/**
 * The model as `npm --prefix evals run scorer -- train` writes it. The weights are signed bytes, compressed, in base64: for each place one
 * of every head. Kinds have fewer places than findings, so several places of a text share one of theirs.
 */
export interface StoredScorer {
  readonly findings: {
    readonly heads: Readonly<Record<Finding, StoredHead & Threshold>>;
    readonly weights: string;
  };
  readonly kinds: { readonly heads: Readonly<Record<KindHead, StoredHead>>; readonly weights: string };
}

/** From which score a finding counts, and from which score it is possible. */
export interface Threshold {
  readonly certain: number;
  readonly possible: number;
}

export const kindPlaces = places / 4;

const weightsOf = (text: string): Int8Array => {
  const bytes = inflateRawSync(Buffer.from(text, 'base64'));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
};

/** Heads that share their places. */
class Heads<Name extends string> {
  readonly #weights: Int8Array;
  readonly #heads: readonly StoredHead[];
  readonly #mask: number;

  constructor(
    readonly names: readonly Name[],
    { heads, weights }: { heads: Readonly<Record<Name, StoredHead>>; weights: string },
    size: number,
  ) {
    this.#heads = names.map((name) => heads[name]);
    this.#weights = weightsOf(weights);
    this.#mask = size - 1;
  }

  /** The logarithm of the odds that each head gives a text, in the order of `names`. */
  scores({ places: found, weights: strengths }: Features): readonly number[] {
    const [weights, mask, count] = [this.#weights, this.#mask, this.names.length];
    const sums = this.names.map(() => 0);
    for (let at = 0; at < found.length; at += 1) {
      const from = ((found[at] ?? 0) & mask) * count;
      const strength = strengths[at] ?? 0;
      for (let head = 0; head < count; head += 1)
        sums[head] = (sums[head] ?? 0) + (weights[from + head] ?? 0) * strength;
    }
    return this.#heads.map(({ bias, unit }, head) => bias + unit * (sums[head] ?? 0));
  }
}

const findingHeads = new Heads<Finding>(findings, (stored as StoredScorer).findings, places);
const headsOfKinds = new Heads<KindHead>(kindHeads, (stored as StoredScorer).kinds, kindPlaces);

/** From which score each finding counts. They were chosen by evals/scorer: at most one in a hundred ordinary texts is above. */
const thresholds: Readonly<Record<Finding, Threshold>> = (stored as StoredScorer).findings.heads;

/** What the scorer reads in a text. */
export interface Scores {
  /** How far a finding is above its threshold, in log-odds; negative where it does not count. */
  readonly margin: (finding: Finding) => number;
  /** Whether a text could have a finding: about one in twenty ordinary texts could. */
  readonly isPossible: (finding: Finding) => boolean;
  /** The likeliest kind, read when it is asked for. */
  readonly kind: <Group extends KindGroup>(group: Group) => KindIn<Group>;
  /** The score of a kind. */
  readonly kindScore: <Group extends KindGroup>(group: Group, kind: KindIn<Group>) => number;
}

/** Features take much more room than scores, so they are kept of one text only. */
const lastFeatures = rememberLast(featuresOf);
const lastScoresOfKinds = rememberLast((plainText) => headsOfKinds.scores(lastFeatures(plainText)));

/** Scores a text in plain words (canonical/plain-words.ts). */
export function score(plainText: string): Scores {
  const scores = findingHeads.scores(lastFeatures(plainText));
  const scoreOf = (finding: Finding): number => scores[findings.indexOf(finding)] ?? 0;
  const kindScore = <Group extends KindGroup>(group: Group, kind: KindIn<Group>): number =>
    lastScoresOfKinds(plainText)[kindHeads.indexOf(`${group}:${kind}` as KindHead)] ?? 0;
  return {
    margin: (finding) => scoreOf(finding) - thresholds[finding].certain,
    isPossible: (finding) => scoreOf(finding) > thresholds[finding].possible,
    kindScore,
    kind: <Group extends KindGroup>(group: Group) => {
      const all: readonly KindIn<Group>[] = kinds[group];
      return all.reduce((best, one) => (kindScore(group, one) > kindScore(group, best) ? one : best));
    },
  };
}
