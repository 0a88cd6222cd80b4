import { type Features, featuresOf, speaksOfHarm } from './harm-features.ts';

/** A linear model: the weight of each feature. Trained by bench/guidelines/train-harm-model.ts. */
export interface HarmModel {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** The score of the features; above 0 self-harm is more likely than not. */
function scoreOf({ bias, weights }: HarmModel, features: Features): number {
  let sum = bias;
  for (const [name, strength] of features) {
    // Only own properties count: a text may contain the word "constructor".
    if (Object.hasOwn(weights, name)) sum += (weights[name] ?? 0) * strength;
  }
  return sum;
}

/**
 * The threshold. It is below 0, since missing somebody is worse than a false alarm, and as low as safe look-alikes allow (by
 * cross-validation).
 */
const threshold = -0.5;

/** Whether plain words sound like self-harm, according to the model. */
export const soundsLikeHarm = (model: HarmModel, plain: string): boolean =>
  speaksOfHarm(plain) && scoreOf(model, featuresOf(plain)) > threshold;
