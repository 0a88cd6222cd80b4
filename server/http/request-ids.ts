import { codeAlphabet } from '../../contract/constants.ts';
import type { Ids } from '../context.ts';

/** The length of the part that distinguishes one start of the server from others. */
const prefixLength = 4;

/**
 * Makes the ids of calls, such as K7QM-4F. The first part is random and the same until the server stops; the
 * second is the number of the call, written in the alphabet of codes. The ids are short enough to read aloud,
 * cost almost nothing, and are no secret.
 */
export function requestIds(ids: Pick<Ids, 'code'>): () => string {
  const prefix = ids.code(prefixLength);
  let calls = 0;
  return () => {
    calls += 1;
    return `${prefix}-${inCodeAlphabet(calls)}`;
  };
}

function inCodeAlphabet(number: number): string {
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor(rest / codeAlphabet.length))
    text = codeAlphabet[rest % codeAlphabet.length] + text;
  return text;
}
