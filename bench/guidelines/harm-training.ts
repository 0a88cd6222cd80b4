import { createHash } from 'node:crypto';
import { type Features, type HarmModel, harmFeatures } from '../../guardrails/guardrails.ts';
import { readRows } from './data.ts';
import { harmless, inDanger } from './harm-examples.ts';

/** A training text. */
export interface Example {
  readonly text: string;
  readonly harm: boolean;
  /** Its weight. */
  readonly weight: number;
  /** Its fold for cross-validation, by its text. */
  readonly fold: number;
  readonly features: Features;
}

export const folds = 5;

export const foldOf = (text: string): number => (createHash('sha256').update(text).digest()[1] ?? 0) % folds;

function example(text: string, harm: boolean, weight: number): Example {
  return { text, harm, weight, fold: foldOf(text), features: harmFeatures(text) };
}

/** The labelled rows and our own sentences. Harm is rare in the rows, so it has a higher weight. */
export function readExamples(folder: string): Example[] {
  const rows = (file: string) => readRows<{ text: string; label: string }>(folder, file);
  const scripts = readRows<{ turns: string[] }>(folder, 'answer-pressure.jsonl');
  return [
    ...rows('self-harm.jsonl').map(({ text, label }) =>
      label === 'self-harm' ? example(text, true, 6) : example(text, false, 2),
    ),
    ...rows('ordinary-questions.jsonl').map(({ text }) => example(text, false, 0.5)),
    ...rows('safe-lookalikes.jsonl')
      .filter(({ label }) => label === 'safe')
      .map(({ text }) => example(text, false, 4)),
    ...rows('jailbreaks.jsonl').map(({ text }) => example(text, false, 0.5)),
    ...scripts.map(({ turns }) => example(turns[0] ?? '', false, 0.5)),
    ...inDanger.map((text) => example(text, true, 3.6)),
    ...harmless.map((text) => example(text, false, 3)),
  ];
}

/** Features of harmful texts that occur more than once; others cannot generalise. */
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

const epochs = 25;
const rate = 0.3;
const decay = 0.002;

/** A deterministic order, so that the same examples give the same model. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const order = [...items];
  let state = seed;
  for (let index = order.length - 1; index > 0; index -= 1) {
    state = (state * 16807) % 2147483647;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other] as T, order[index] as T];
  }
  return order;
}

/** Logistic regression by AdaGrad with a little decay of the weights. */
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
    for (const { at, strengths, truth, weight } of shuffled(compiled, epoch)) {
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
  const rounded = [...known]
    .map(([name, index]) => [name, Math.round((weights[index] ?? 0) * 100) / 100] as const)
    .filter(([, weight]) => Math.abs(weight) >= 0.05);
  return { bias: weights[bias] ?? 0, weights: Object.fromEntries(rounded.sort()) };
}

/** A model for each fold, trained without it, for cross-validation. */
export function crossValidated(examples: readonly Example[]): (text: string) => HarmModel {
  const models = Array.from({ length: folds }, (_, fold) =>
    train(examples.filter((one) => one.fold !== fold)),
  );
  return (text) => models[foldOf(text)] ?? { bias: 0, weights: {} };
}
