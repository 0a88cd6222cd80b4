import type { Claims } from './answer-claims.ts';
import type { KeyForm } from './answer-forms.ts';
import type { Options } from './answer-options.ts';
import type { Origins } from './answer-origins.ts';

/** What the answer detectors know before the reply; computed once for a situation. */
export interface Facts {
  readonly task: string;
  readonly question: string;
  /** Everything the student said, the newest last. */
  readonly student: string;
  /** Everything the tutor said before. */
  readonly tutor: string;
  /** The answers of the key; without a key, what arithmetic works out. */
  readonly answers: readonly KeyForm[];
  /** Whether the answers are the answer, or only one of them probably is. */
  readonly certain: boolean;
  readonly hasKey: boolean;
  /** The answers in base64, hexadecimal, rot13 and backwards. */
  readonly coded: readonly string[];
  readonly steps: readonly KeyForm[];
  readonly given: ReadonlySet<number>;
  readonly studentNumbers: ReadonlySet<number>;
  readonly tutorNumbers: ReadonlySet<number>;
  /** The values one step away from the numbers of the exercise and the student. */
  readonly reachable: ReadonlySet<number>;
  /** The student's current answer, if it is recognisable. */
  readonly ownAnswer: number | null;
  /** What the student proposed as the answer. */
  readonly claims: Claims;
  /** The options of the exercise or of the student, if the answer is one of them. */
  readonly options: Options | null;
  /** The question of the exercise. */
  readonly asks: string;
  /** The task and all that the student said, in bare words. */
  readonly knownWords: string;
  /** The same without blanks, for formulas. */
  readonly knownFormulas: string;
  /** Results that the student named, right or wrong; repeating them discloses nothing. */
  readonly claimed: ReadonlySet<number>;
  /** The values computed from the numbers of the exercise so far; empty when the answer is known. */
  readonly origins: Origins;
  /** What is asked for, in the words of the question: "how many boxes" asks for boxes. */
  readonly asked: readonly string[];
  /** The tutor's last question; empty when the student began. */
  readonly tutorAsked: string;
  /** The student asks for an example. */
  readonly wantsExample: boolean;
  /** The student answers the tutor's question with a number. */
  readonly answersTutor: boolean;
  /** The last question before the reply that anybody asked. */
  readonly lastAsked: string;
}

/**
 * Computes something once for the facts of a situation, on first use. A long reply has thousands of sentences; what depends on
 * the exercise and the conversation alone must not be read again with each of them.
 */
export function oncePerFacts<Value>(compute: (facts: Facts) => Value): (facts: Facts) => Value {
  const known = new WeakMap<Facts, { readonly value: Value }>();
  return (facts) => {
    const before = known.get(facts);
    if (before) return before.value;
    const value = compute(facts);
    known.set(facts, { value });
    return value;
  };
}
