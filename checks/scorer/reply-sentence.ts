import type { Situation } from '../detector.ts';

/** A sentence of a reply, as the scorer reads it. */
export interface ReplySentence {
  /** In plain words. */
  readonly plain: string;
  /** In plain words, without what it quotes. */
  readonly unquoted: string;
  /** Whether it was encoded in the reply. */
  readonly isDecoded: boolean;
  readonly situation: Situation;
}
