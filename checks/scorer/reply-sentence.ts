import { plainWords } from '../canonical/plain-words.ts';
import type { Situation } from '../detector.ts';
import { unquoted } from './manner/quotations.ts';

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

/** The sentence between two offsets of a reply. A quotation in it may begin before it. */
export function replySentence(
  reply: string,
  from: number,
  to: number,
  isDecoded: boolean,
  situation: Situation,
): ReplySentence {
  const [text, own] = [reply.slice(from, to), unquoted(reply, from, to)];
  const plain = plainWords(text).trim();
  return { plain, unquoted: own === text ? plain : plainWords(own).trim(), isDecoded, situation };
}
