import type { KindOf } from '../../families/standing.ts';
import type { Token } from '../../input/grammar/tokens.ts';
import { featuresOf, type HashedFeatures } from '../../linear/features.ts';
import { linearModelOf, scoreOf } from '../../linear/model.ts';
import { conceptsOf } from './concepts.ts';
import kindModels from './kind-models.json' with { type: 'json' };
import mannerModel from './manner-model.json' with { type: 'json' };

type Kind = KindOf<'manner'>;

const manner = linearModelOf(mannerModel);
const kinds = Object.entries(kindModels).map(
  ([kind, model]) => [kind as Kind, linearModelOf(model)] as const,
);

/**
 * The scores that decide, chosen by cross-validation on the rows that were read
 * (docs/decisions/08-guardrails-content-and-manner.md).
 */
const thresholds = {
  /** Above it a sentence is stopped. */
  stopped: 2,
  /** Below it a sentence is so plainly of a lesson that it may say what no closed list has. */
  lesson: -6,
} as const;

/**
 * The least place of the last token in a sentence that can be judged, in half words: that of the fourth word,
 * or the seventh Han sign.
 */
const minLength = 6;

/** The features of a sentence: its words, their parts, and what they are about. */
export const featuresOfSentence = (tokens: readonly Token[], sentence: string): HashedFeatures =>
  featuresOf(tokens, conceptsOf(tokens, sentence));

function likeliest(features: HashedFeatures): Kind {
  const scored = kinds.map(([kind, model]) => ({ kind, score: scoreOf(model, features) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).kind;
}

/**
 * What the trained part says of a sentence: the kind that it probably is, or that it is plainly of a lesson.
 */
export interface TrainedVerdict {
  readonly kind: Kind | null;
  readonly isLesson: boolean;
  /** Whether it is likelier to be forbidden than not; a sentence too short to be judged counts as such. */
  readonly isLikely: boolean;
}

/** Reads a sentence by its features. It decides nothing about a sentence of fewer than four words. */
export function trainedVerdictOn(tokens: readonly Token[], sentence: string): TrainedVerdict {
  if ((tokens.at(-1)?.at ?? 0) < minLength) return { kind: null, isLesson: false, isLikely: true };
  const features = featuresOfSentence(tokens, sentence);
  const score = scoreOf(manner, features);
  return {
    kind: score > thresholds.stopped ? likeliest(features) : null,
    isLesson: score < thresholds.lesson,
    isLikely: score > 0,
  };
}
