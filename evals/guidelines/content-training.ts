import { createHash } from 'node:crypto';
import type { ContentFeatures, StoredModel } from '../../guardrails/evaluation.ts';
import type { ContentExample } from './content-examples.ts';
import { shuffle } from './random.ts';

/** A weighted text with its truth. */
interface Case {
  readonly features: ContentFeatures;
  readonly truth: 0 | 1;
  readonly weight: number;
}

/** A trained model before its weights are rounded; the last weight is the bias. */
type Weights = Float64Array;

/** How often all examples are read. */
const epochs = 15;
/** The first step by which one example moves a weight; AdaGrad makes later steps smaller. */
const rate = 0.3;
/** The strength of the L2 regularisation, which pulls weights towards 0. */
const decay = 1e-4;

/** The score of features by weights that are not rounded yet. */
function scoreBy(weights: Weights, { places, strengths }: ContentFeatures): number {
  const size = weights.length - 1;
  let sum = weights[size] ?? 0;
  for (let index = 0; index < places.length; index += 1)
    sum += (weights[(places[index] ?? 0) % size] ?? 0) * (strengths[index] ?? 0);
  return sum;
}

/** Logistic regression: AdaGrad with L2 regularisation. */
function logisticRegression(cases: readonly Case[], places: number): Weights {
  const weights = new Float64Array(places + 1);
  const squares = new Float64Array(places + 1).fill(1);
  const order = cases.map((_, index) => index);
  const step = (place: number, slope: number) => {
    squares[place] = (squares[place] ?? 1) + slope * slope;
    weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(squares[place] ?? 1);
  };
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    shuffle(order, epoch);
    for (const at of order) {
      const { features, truth, weight } = cases[at] as Case;
      const error = (1 / (1 + Math.exp(-scoreBy(weights, features))) - truth) * weight;
      for (const [index, feature] of features.places.entries()) {
        const place = feature % places;
        step(place, error * (features.strengths[index] ?? 0) + decay * (weights[place] ?? 0));
      }
      step(places, error);
    }
  }
  return weights;
}

/** The unit with the highest score. */
const mostSuspicious = (weights: Weights, units: readonly ContentFeatures[]): ContentFeatures =>
  units.reduce((one, other) => (scoreBy(weights, other) > scoreBy(weights, one) ? other : one));

/** The score of a text: that of its most suspicious unit. */
const scoreOfExample = (weights: Weights, { units }: ContentExample): number =>
  scoreBy(weights, mostSuspicious(weights, units));

/** How often the model is trained again on the most suspicious sentences. */
const rounds = 2;

/**
 * Trains a model that tells harmful texts from others. The label of a harmful text does not say which of its
 * sentences are harmful. So the model is trained on all of them first, and then again on the most suspicious
 * one of each text.
 */
export function train(examples: readonly ContentExample[], places: number): Weights {
  const casesBy = (weights: Weights | null): Case[] =>
    examples.flatMap(({ kind, weight, units }) => {
      if (kind === null) return units.map((features): Case => ({ features, truth: 0, weight }));
      if (weights) return [{ features: mostSuspicious(weights, units), truth: 1, weight }];
      return units.map((features): Case => ({ features, truth: 1, weight: weight / units.length }));
    });
  let weights = logisticRegression(casesBy(null), places);
  if (examples.every(({ units }) => units.length === 1)) return weights;
  for (let round = 0; round < rounds; round += 1) weights = logisticRegression(casesBy(weights), places);
  return weights;
}

/**
 * Trains a model that tells one kind of harmful texts from the other kinds. Those have many more examples, so
 * the wanted kind weighs four times as much.
 */
export function trainKind(examples: readonly ContentExample[], wanted: string, places: number): Weights {
  return logisticRegression(
    examples
      .filter(({ kind }) => kind !== null)
      .flatMap(({ kind, weight, units }) =>
        units.map(
          (features): Case => ({
            features,
            truth: kind === wanted ? 1 : 0,
            weight: kind === wanted ? 4 * weight : weight,
          }),
        ),
      ),
    places,
  );
}

/**
 * The greatest weight that is stored. The step between two stored weights is chosen so that all but the
 * largest 0.05 % of the weights fit; the others are cut to this one.
 */
const greatest = 127;

/** Rounds the weights to one signed byte each: the array stores a negative one in two's complement. */
export function stored(weights: Weights): StoredModel {
  const places = weights.length - 1;
  const sizes = [...weights.subarray(0, places)].map(Math.abs).sort((one, other) => one - other);
  const unit = (sizes[Math.floor(places * 0.9995)] ?? 1) / greatest;
  const bytes = Uint8Array.from(weights.subarray(0, places), (weight) =>
    Math.max(-greatest, Math.min(greatest, Math.round(weight / unit))),
  );
  const round = (number: number) => Number(number.toPrecision(4));
  return {
    bias: round(weights[places] ?? 0),
    unit: round(unit),
    weights: Buffer.from(bytes).toString('base64'),
  };
}

/** The number of parts into which the examples are split for cross-validation. */
const folds = 5;

/** The score of each example by a model that was trained without its part. */
export function crossValidated(examples: readonly ContentExample[], places: number): number[] {
  const foldOf = ({ origin }: ContentExample) =>
    (createHash('sha256').update(origin).digest()[1] ?? 0) % folds;
  const scores: number[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = train(
      examples.filter((example) => foldOf(example) !== fold),
      places,
    );
    for (const [index, example] of examples.entries())
      if (foldOf(example) === fold) scores[index] = scoreOfExample(weights, example);
  }
  return scores;
}
