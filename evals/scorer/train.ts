import { shuffle } from '../guidelines/random.ts';
import { type Features, places } from './features.ts';

/** A text with what each head should say of it. */
export interface Example {
  readonly features: Features;
  /** 1 or 0 for each head. */
  readonly wanted: readonly number[];
}

/** How certain each head is that a text is of its kind, as the logarithm of the odds. */
export type Scorer = (features: Features) => number[];

const rounds = 16;
const rate = 0.3;

/**
 * Trains one logistic regression for each head, all in one pass over the examples (AdaGrad). With the same examples it gives
 * the same scorer again.
 */
export function train(examples: readonly Example[], heads: number): Scorer {
  const weights = new Float32Array(places * heads);
  const squares = new Float32Array(places * heads).fill(1e-6);
  const biases = new Float32Array(heads);
  const biasSquares = new Float32Array(heads).fill(1e-6);
  const scorer: Scorer = (features) => {
    const scores = [...biases];
    features.places.forEach((place, at) => {
      const weight = features.weights[at] ?? 0;
      for (let head = 0; head < heads; head += 1)
        scores[head] = (scores[head] ?? 0) + (weights[place * heads + head] ?? 0) * weight;
    });
    return scores;
  };
  const step = (all: Float32Array, allSquares: Float32Array, index: number, slope: number) => {
    const square = (allSquares[index] ?? 0) + slope * slope;
    allSquares[index] = square;
    all[index] = (all[index] ?? 0) - (rate * slope) / Math.sqrt(square);
  };
  const learn = ({ features, wanted }: Example) => {
    const errors = scorer(features).map((score, head) => 1 / (1 + Math.exp(-score)) - (wanted[head] ?? 0));
    errors.forEach((error, head) => {
      step(biases, biasSquares, head, error);
    });
    features.places.forEach((place, at) => {
      const weight = features.weights[at] ?? 0;
      for (let head = 0; head < heads; head += 1) {
        const slope = (errors[head] ?? 0) * weight;
        // What the scorer knows already changes nothing.
        if (Math.abs(slope) > 1e-6) step(weights, squares, place * heads + head, slope);
      }
    });
  };
  const order = [...examples];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, round + 1);
    order.forEach(learn);
  }
  return scorer;
}
