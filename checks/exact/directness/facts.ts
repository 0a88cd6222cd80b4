import type { Claims } from './answer-claims.ts';
import type { KeyForm } from './answer-forms.ts';
import type { Options } from './answer-options.ts';

/** What the answer detectors know before the reply, in canonical text; each value is computed once for a situation, when it is asked for. */
export interface Facts {
  readonly task: string;
  readonly question: string;
  readonly student: string;
  readonly tutor: string;
  /** The answers of the key; without a key, what arithmetic works out with certainty. */
  readonly answers: readonly KeyForm[];
  /** The answers of the exercise itself; the other answers are results of plain questions on the way to them. */
  readonly exercise: readonly KeyForm[];
  /** Whether a teacher's key, or a proposed one, gave the answers. */
  readonly hasKey: boolean;
  readonly steps: readonly KeyForm[];
  readonly givenNumbers: ReadonlySet<number>;
  readonly studentNumbers: ReadonlySet<number>;
  readonly tutorNumbers: ReadonlySet<number>;
  readonly claims: Claims;
  readonly options: Options | null;
  /** The task and all that the student said, in bare words. */
  readonly knownWords: string;
  /** The same without blanks, in which formulas are searched. */
  readonly knownFormulas: string;
  readonly askedNouns: readonly string[];
}

/** Computes something once for the facts of a situation, on first use, and not for each of the thousand sentences of a long reply. */
export function oncePerFacts<Value>(compute: (facts: Facts) => Value): (facts: Facts) => Value {
  const known = new WeakMap<Facts, { readonly value: Value }>();
  return (facts) => {
    const before = known.get(facts) ?? { value: compute(facts) };
    known.set(facts, before);
    return before.value;
  };
}
