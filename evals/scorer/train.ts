import { deflateRawSync } from 'node:zlib';
import type { Features } from '../../checks/scorer/features.ts';
import type { StoredHead } from '../../checks/scorer/scorer.ts';
import { shuffle } from '../guidelines/random.ts';

/** A text with what some heads should say of it. */
export interface Example {
  readonly features: Features;
  /** The heads that learn from the text, by their index. */
  readonly heads: readonly number[];
  /** 1 or 0 for each of these heads. */
  readonly truths: readonly number[];
  /** How much the text counts. */
  readonly weight: number;
}

const rounds = 16;
const rate = 0.3;
/** An error below this changes nothing: the head knows the text already. */
const smallError = 0.004;

/** Logistic regressions that share the features of a text, before they are rounded. */
export class TrainedHeads {
  readonly #weights: Float32Array;
  readonly #squares: Float32Array;
  readonly #biases: Float32Array;
  readonly #biasSquares: Float32Array;

  /** @param places how many places the features have; a power of two */
  constructor(
    readonly heads: number,
    readonly places: number,
  ) {
    this.#weights = new Float32Array(places * heads);
    this.#squares = new Float32Array(places * heads).fill(1e-6);
    this.#biases = new Float32Array(heads);
    this.#biasSquares = new Float32Array(heads).fill(1e-6);
  }

  /** The logarithm of the odds that a head gives a text. */
  score({ places, weights }: Features, head: number): number {
    const mask = this.places - 1;
    let sum = this.#biases[head] ?? 0;
    for (let at = 0; at < places.length; at += 1)
      sum += (this.#weights[((places[at] ?? 0) & mask) * this.heads + head] ?? 0) * (weights[at] ?? 0);
    return sum;
  }

  #step(weights: Float32Array, squares: Float32Array, at: number, slope: number): void {
    const square = (squares[at] ?? 0) + slope * slope;
    squares[at] = square;
    weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
  }

  learn({ features, heads, truths, weight }: Example): void {
    const mask = this.places - 1;
    heads.forEach((head, index) => {
      const error = (1 / (1 + Math.exp(-this.score(features, head))) - (truths[index] ?? 0)) * weight;
      if (Math.abs(error) < smallError) return;
      this.#step(this.#biases, this.#biasSquares, head, error);
      for (let at = 0; at < features.places.length; at += 1) {
        const place = ((features.places[at] ?? 0) & mask) * this.heads + head;
        this.#step(this.#weights, this.#squares, place, error * (features.weights[at] ?? 0));
      }
    });
  }

  /** The heads with weights of one byte each: all but the largest .05 % of a head's weights fit. */
  stored(): { heads: StoredHead[]; weights: string } {
    const bytes = new Uint8Array(this.#weights.length);
    const heads = Array.from({ length: this.heads }, (_, head): StoredHead => {
      const own = Float32Array.from(
        { length: this.places },
        (_, place) => this.#weights[place * this.heads + head] ?? 0,
      );
      const sizes = own.map(Math.abs).sort();
      const unit = Number(((sizes[Math.floor(this.places * 0.9995)] ?? 1) / 127).toPrecision(4)) || 1;
      own.forEach((weight, place) => {
        bytes[place * this.heads + head] = Math.max(-127, Math.min(127, Math.round(weight / unit)));
      });
      return { bias: Number((this.#biases[head] ?? 0).toPrecision(4)), unit };
    });
    return { heads, weights: deflateRawSync(bytes, { level: 9 }).toString('base64') };
  }
}

/** Trains heads (AdaGrad). With the same examples it gives the same heads again. */
export function train(examples: readonly Example[], heads: number, places: number): TrainedHeads {
  const trained = new TrainedHeads(heads, places);
  const order = [...examples];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, round + 1);
    for (const example of order) trained.learn(example);
  }
  return trained;
}
