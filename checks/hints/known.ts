import type { Situation } from '../detector.ts';
import type { KeyForm } from '../exact/directness/answer-forms.ts';
import { factsOf } from '../exact/directness/answer-situation.ts';
import { oncePerSituation } from '../families/remember.ts';

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
  const { givenNumbers: given, studentNumbers, tutorNumbers, hasKey, ...facts } = factsOf(situation);
  const [answers, steps] = [facts.answers.flatMap(knownValues), facts.steps.flatMap(knownValues)];
  const before = situation.earlier.map(({ question }) => question).join('\n');
  const mentioned = new Set([...given, ...tutorNumbers, ...numbersOf(steps)]);
  return {
    answers,
    words: answers.filter((answer) => answer.kind === 'words'),
    steps,
    hasKey,
    worked: hasKey ? [] : numbersOf(facts.exercise.flatMap(knownValues)),
    given,
    isMentioned: (value) =>
      mentioned.has(value) || (studentNumbers.has(value) && before.includes(String(value))),
  };
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
