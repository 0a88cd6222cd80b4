import type { Claims } from './answer-claims.ts';
import type { KeyForm } from './answer-forms.ts';
import type { Options } from './answer-options.ts';

/** What the answer detectors know before the reply, in canonical text; computed once for a situation. */
export interface Facts {
  /** The text of the assignment; empty in a session. */
  readonly task: string;
  /** What the student asks now. */
  readonly question: string;
  /** Everything the student said, the newest last. */
  readonly student: string;
  /** Everything the tutor said before. */
  readonly tutor: string;
  /** The answers of the key; without a key, what arithmetic works out with certainty. */
  readonly answers: readonly KeyForm[];
  /** The answers of the exercise itself; the other answers are results of plain questions on the way to them. */
  readonly exercise: readonly KeyForm[];
  /** Whether a teacher's key, or a proposed one, gave the answers. */
  readonly hasKey: boolean;
  /** The steps of the key. */
  readonly steps: readonly KeyForm[];
  /** The numbers of the assignment; none in a session. */
  readonly givenNumbers: ReadonlySet<number>;
  readonly studentNumbers: ReadonlySet<number>;
  /** The numbers that the tutor wrote before. */
  readonly tutorNumbers: ReadonlySet<number>;
  /** What the student proposed as the answer. */
  readonly claims: Claims;
  /** The options of the exercise or of the student, if the answer is one of them. */
  readonly options: Options | null;
  /** The last question of the assignment, or its end when it asks nothing; empty in a session. */
  readonly exerciseQuestion: string;
  /** The task and all that the student said, in bare words. */
  readonly knownWords: string;
  /** The same without blanks, in which formulas are searched. */
  readonly knownFormulas: string;
  /** What is asked for, in the words of the question: "how many boxes" asks for boxes. */
  readonly askedNouns: readonly string[];
}

/**
 * Computes something once for the facts of a situation, on first use: a long reply has thousands of sentences, and what depends only on the exercise and the
 * conversation is not computed again for each of them.
 */
export function oncePerFacts<Value>(compute: (facts: Facts) => Value): (facts: Facts) => Value {
  const known = new WeakMap<Facts, { readonly value: Value }>();
  return (facts) => {
    const before = known.get(facts) ?? { value: compute(facts) };
    known.set(facts, before);
    return before.value;
  };
}
