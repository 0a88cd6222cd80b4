import type { ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';

/** The part of an exercise that a hint points at, in words that the student knows. */
export interface Focus {
  /**
   * exercise, given: a question or another sentence of the exercise. asked: what the student asked before. part: a part of a sentence
   * to translate. form: a word of the student's translation. line: a line of the student's code.
   */
  readonly kind: 'exercise' | 'given' | 'asked' | 'part' | 'form' | 'line';
  readonly words: string;
}

/** The names of the prohibitions of a family. */
export type ProhibitionOf<F extends string> = {
  [Name in ProhibitionName]: (typeof prohibitions)[Name]['family'] extends F ? Name : never;
}[ProhibitionName];
