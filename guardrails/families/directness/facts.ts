import type { Claims } from './answer-claims.ts';
import type { KeyForm } from './answer-forms.ts';
import type { Options } from './answer-options.ts';
import type { Origins } from './answer-origins.ts';

/** What the answer detectors know before the reply; computed once for a situation. */
export interface Facts {
  /** The text of the assignment in canonical text; empty in a session. */
  readonly task: string;
  /** What the student asks now, in canonical text. */
  readonly question: string;
  /** Everything the student said, the newest last. */
  readonly student: string;
  /** Everything the tutor said before. */
  readonly tutor: string;
  /** The answers of the key; without a key, what arithmetic works out. */
  readonly answers: readonly KeyForm[];
  /**
   * The answers of the exercise itself; the other answers are results of plain questions on the way to them.
   */
  readonly exercise: readonly KeyForm[];
  /** Whether the answers are certain. If not, one of them is probably the answer. */
  readonly certain: boolean;
  /** Whether a teacher's key, or a proposed one, gave the answers. */
  readonly hasKey: boolean;
  /** The answers in Roman numerals, base64, hexadecimal, rot13 and backwards. */
  readonly codedAnswers: readonly string[];
  /** The steps of the key. */
  readonly steps: readonly KeyForm[];
  /** The numbers of the assignment; none in a session. */
  readonly givenNumbers: ReadonlySet<number>;
  /** The numbers that the student wrote. */
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
  /** The task and all that the student said, without blanks, in which formulas are searched. */
  readonly knownFormulas: string;
  /**
   * Results that the student named, right or wrong; repeating them discloses nothing. None when the answer is
   * known.
   */
  readonly claimedResults: ReadonlySet<number>;
  /** The values computed from the numbers of the exercise so far; empty when the answer is known. */
  readonly origins: Origins;
  /** What is asked for, in the words of the question: "how many boxes" asks for boxes. */
  readonly askedNouns: readonly string[];
  /** The last question of the tutor's last answer, or its end when it asks nothing; empty without one. */
  readonly tutorAsked: string;
  /** Whether the student asks for an example. */
  readonly wantsExample: boolean;
  /** Whether the student answers the tutor's question with a number. */
  readonly answersTutor: boolean;
}

/**
 * Computes something once for the facts of a situation, on first use. A long reply has thousands of
 * sentences; what depends only on the exercise and the conversation must not be computed again for each of
 * them.
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
