import { type Features, featuresOf, speaksOfHarm } from './harm-features.ts';

/** A linear model: what each feature adds. Trained by bench/guidelines/train-harm-model.ts. */
export interface HarmModel {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** The sum of what the features add; above 0 is more likely self-harm than not. */
function scoreOf({ bias, weights }: HarmModel, features: Features): number {
  let sum = bias;
  for (const [name, strength] of features) {
    // Only own names: a text may hold the word "constructor".
    if (Object.hasOwn(weights, name)) sum += (weights[name] ?? 0) * strength;
  }
  return sum;
}

/**
 * Below 0, since overlooking somebody is worse than asking once too often; as low as safe look-alikes allow (by
 * cross-validation).
 */
const threshold = -0.5;

/** Whether a text made plain is near to self-harm, as far as the model can tell. */
export const soundsLikeHarm = (model: HarmModel, plain: string): boolean =>
  speaksOfHarm(plain) && scoreOf(model, featuresOf(plain)) > threshold;
