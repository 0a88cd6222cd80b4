import { type HashedFeatures, strengthOf } from './features.ts';

/**
 * A linear model as it is stored: weights of one byte in base64, one for each place or for several of them.
 */
export interface StoredModel {
  readonly bias: number;
  /** What a weight of 1 stands for. */
  readonly unit: number;
  readonly weights: string;
}

/** A linear model ready for use. */
export interface LinearModel {
  readonly bias: number;
  readonly unit: number;
  readonly weights: Int8Array;
}

/** Decodes a stored model. */
export const linearModelOf = ({ bias, unit, weights }: StoredModel): LinearModel => ({
  bias,
  unit,
  weights: Int8Array.from(atob(weights), (character) => character.charCodeAt(0)),
});

/** The logarithm of the odds that a text is of the class that the model was trained for. */
export function scoreOf({ bias, unit, weights }: LinearModel, { places, ends }: HashedFeatures): number {
  let score = bias;
  let from = 0;
  for (const end of ends) {
    let sum = 0;
    for (let index = from; index < end; index += 1)
      sum += weights[(places[index] ?? 0) % weights.length] ?? 0;
    score += unit * sum * strengthOf(end - from);
    from = end;
  }
  return score;
}
