import { type Features, type HarmModel, harmFeatures } from '../../guardrails/evaluation.ts';
import { harmless, inDanger } from './harm-examples.ts';
import { readMessages } from './input-rows.ts';
import { shuffle } from './random.ts';

/** A training text. */
export interface Example {
  readonly text: string;
  readonly harm: boolean;
  /** How much it counts in training. */
  readonly weight: number;
  readonly features: Features;
}

function example(text: string, harm: boolean, weight: number): Example {
  return { text, harm, weight, features: harmFeatures(text) };
}

/**
 * The rows that were read and our own sentences, in English. Only rows in plain ASCII are taken, which leaves
 * out most texts in other languages. Harm is rare in the rows, so it has a higher weight.
 */
export function readExamples(folder: string): Example[] {
  const read = readMessages(folder).filter(
    ({ setAside, text }) => !setAside && /^[\x20-\x7e\s]*$/.test(text),
  );
  return [
    ...read
      .filter(
        ({ danger, group }) => danger === 'self-harm' || (danger === null && !/worry|red team/.test(group)),
      )
      .map(({ text, danger, group }) =>
        danger
          ? example(text, true, /explicit/.test(group) ? 2 : 5)
          : example(text, false, /ordinary|school/.test(group) ? 1 : 2),
      ),
    ...inDanger.map((text) => example(text, true, 3.6)),
    ...harmless.map((text) => example(text, false, 3)),
  ];
}

/**
 * The features that the model learns from, each with its index. The model cannot generalise from a feature of
 * a single text, nor from a word that no harmful text has. So each feature occurs in two texts at least, and
 * in a harmful one unless it is a group ("#…") or a shape ("!…").
 */
function knownFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  const harmful = new Set<string>();
  for (const { features, harm } of examples) {
    for (const name of features.keys()) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if (harm) harmful.add(name);
    }
  }
  const names = [...counts].filter(([name, count]) => count > 1 && (harmful.has(name) || /^[#!]/.test(name)));
  return new Map(names.map(([name], index) => [name, index]));
}

/** How often all examples are read. */
const epochs = 25;
/** The first step by which one example moves a weight; AdaGrad makes later steps smaller. */
const rate = 0.3;
/** The strength of the L2 regularisation, which pulls weights towards 0. */
const decay = 0.002;

/** Logistic regression: AdaGrad with L2 regularisation. */
export function train(examples: readonly Example[]): HarmModel {
  const known = knownFeatures(examples);
  const weights = new Float64Array(known.size + 1);
  const squares = new Float64Array(known.size + 1).fill(1);
  const bias = known.size;
  const compiled = examples.map(({ features, harm, weight }) => {
    const found = [...features].filter(([name]) => known.has(name));
    return {
      at: Int32Array.from([...found.map(([name]) => known.get(name) ?? bias), bias]),
      strengths: Float64Array.from([...found.map(([, strength]) => strength), 1]),
      truth: harm ? 1 : 0,
      weight,
    };
  });
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    const inOrder = [...compiled];
    shuffle(inOrder, epoch);
    for (const { at, strengths, truth, weight } of inOrder) {
      let sum = 0;
      for (let index = 0; index < at.length; index += 1) {
        sum += (weights[at[index] ?? 0] ?? 0) * (strengths[index] ?? 0);
      }
      const error = (1 / (1 + Math.exp(-sum)) - truth) * weight;
      for (let index = 0; index < at.length; index += 1) {
        const place = at[index] ?? 0;
        const current = weights[place] ?? 0;
        const slope = error * (strengths[index] ?? 0) + (place === bias ? 0 : decay * current);
        squares[place] = (squares[place] ?? 1) + slope * slope;
        weights[place] = current - (rate * slope) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
  // Small weights are left out, so that the stored model stays short.
  const rounded = [...known]
    .map(([name, index]) => [name, Math.round((weights[index] ?? 0) * 100) / 100] as const)
    .filter(([, weight]) => Math.abs(weight) >= 0.05);
  return { bias: weights[bias] ?? 0, weights: Object.fromEntries(rounded.sort()) };
}
