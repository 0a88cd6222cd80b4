import type { Situation } from '../detector.ts';
import type { KeyForm } from '../exact/directness/answer-forms.ts';
import { factsOf } from '../exact/directness/answer-situation.ts';
import { oncePerSituation } from '../families/remember.ts';
import { lazyValues } from '../lazy-values.ts';

/** A value of the key, or one that arithmetic works out. */
export type KnownValue =
  | { readonly kind: 'number'; readonly value: number; readonly unit: string; readonly needsUnit: boolean }
  | { readonly kind: 'words'; readonly text: string; readonly pattern: RegExp }
  /** A line in symbols, written as `compact` writes it. */
  | { readonly kind: 'line'; readonly text: string };

/** What is known of the answer, as hints need it. No other file of this folder knows how the checks of directness read a key. */
export interface KnownAnswer {
  /** The answers of the key; without one, what arithmetic works out. */
  readonly answers: readonly KnownValue[];
  /** Those of the answers that are words. */
  readonly words: readonly Extract<KnownValue, { kind: 'words' }>[];
  readonly steps: readonly KnownValue[];
  /** Whether a key gave the answers. */
  readonly hasKey: boolean;
  /** Without a key: the final results, if arithmetic is certain of them. */
  readonly worked: readonly number[];
  /** The numbers of the exercise. */
  readonly given: ReadonlySet<number>;
  /** Whether a value was in the exercise, in the steps, or in what was said before. */
  readonly isMentioned: (value: number) => boolean;
}

export const numbersOf = (values: readonly KnownValue[]): number[] =>
  values.flatMap((one) => (one.kind === 'number' ? [one.value] : []));

export const knownAnswer = oncePerSituation((situation: Situation): KnownAnswer => {
  const facts = factsOf(situation);
  const answers = facts.answers.flatMap(knownValues);
  const known: KnownAnswer & { before: string; mentioned: ReadonlySet<number> } = lazyValues({
    answers: () => answers,
    words: () => answers.filter((answer) => answer.kind === 'words'),
    steps: () => facts.steps.flatMap(knownValues),
    hasKey: () => facts.hasKey,
    worked: () => (facts.hasKey ? [] : numbersOf(facts.exercise.flatMap(knownValues))),
    given: () => facts.givenNumbers,
    mentioned: () => new Set([...known.given, ...facts.tutorNumbers, ...numbersOf(known.steps)]),
    before: () => situation.earlier.map(({ question }) => question).join('\n'),
    isMentioned: () => (value: number) =>
      known.mentioned.has(value) || (facts.studentNumbers.has(value) && known.before.includes(String(value))),
  });
  return known;
});

function knownValues(form: KeyForm): KnownValue[] {
  if (form.kind === 'number' || form.kind === 'words') return [form];
  if (form.kind !== 'expression') return [];
  const { text } = form;
  if (!/^[a-z\d]+$/.test(text)) return [{ kind: 'line', text }];
  // An answer such as "CO2" is searched for as it is written; a student also says it among words.
  const pattern = new RegExp(`(?<![\\p{L}\\d])${text}(?![\\p{L}\\d])`, 'gu');
  return [
    { kind: 'line', text },
    { kind: 'words', text, pattern },
  ];
}
