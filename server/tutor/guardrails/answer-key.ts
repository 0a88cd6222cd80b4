/**
 * What solves an assignment, as its teacher wrote it (guidelines, part 2). All lists may be empty; an answer key with
 * nothing in it is no key.
 */
export interface AnswerKey {
  /** Final answers, equivalents included, as written: "9", "3/4", "x = 4", "2.5 m", "Paris". */
  readonly answers: readonly string[];
  /** Values on the way, in their order: a guided tutor may go up to the last of them. */
  readonly steps: readonly string[];
  /** A model text, program or translation; empty when there is none. */
  readonly model: string;
}
