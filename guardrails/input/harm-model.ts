import { type Features, featuresOf } from './harm-features.ts';
import shipped from './harm-model.json' with { type: 'json' };

/** A linear model: the weight of each feature. Trained by evals/guidelines/train-harm-model.ts. */
export interface HarmModel {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** The score of the features; above 0 self-harm is more likely than not. */
function scoreOf({ bias, weights }: HarmModel, features: Features): number {
  let sum = bias;
  for (const [name, strength] of features) {
    // A feature without a weight counts nothing.
    if (Object.hasOwn(weights, name)) sum += (weights[name] ?? 0) * strength;
  }
  return sum;
}

/**
 * The score above which words sound like self-harm: the lowest that flags none of the harmless rows that were
 * read.
 */
const threshold = 0.5;

/**
 * Whether plain words sound like self-harm, according to the model. Words that do not speak of their writer
 * never do.
 */
export function soundsLikeSelfHarm(plain: string): boolean {
  const features = featuresOf(plain);
  return features.has('#oneself') && scoreOf(shipped, features) > threshold;
}
