import type { KindOf } from '../../families/standing.ts';

/**
 * Words about the tutor, the student or the student's people, and the closed list of what a lesson says with
 * them; anything else is a violation. Lists have commas between words or phrases; "show*" is a word with any
 * ending, "*ing" one with any beginning, "*" any word. Numbers are digits ("no 1", "1 of a kind"), as in the
 * canonical text of a reply.
 */
export interface Subject {
  /** What a sentence with anything else is reported as. */
  readonly kind: KindOf<'manner'>;
  readonly words: string;
  /** What may stand between the words and what is said with them. */
  readonly between?: string;
  /** What may be said with them. */
  readonly may: string;
  /** What the following words never contain, whatever they begin with. */
  readonly never?: string;
  /** Within how many words after the subject a phrase of `may` must begin. By default it follows directly. */
  readonly reach?: number;
  /** What may be said before them, and how many words before. */
  readonly mayBefore?: string;
  readonly reachBefore?: number;
  /** Whether the words are also words of other languages; they then count only in a sentence of this one. */
  readonly shared?: true;
}
