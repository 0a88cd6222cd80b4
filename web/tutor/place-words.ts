import { plural, t } from '@lingui/core/macro';
import { farthestPlace } from '../../contract/constants.ts';
import type { Place } from '../../contract/tutor.ts';

/**
 * The most questions before one that are told as a number: the server counts no farther than `farthestPlace`.
 */
const counted = farthestPlace - 1;

const beforeWords = (before: number): string => {
  if (before === 0) return t`Your question is next`;
  if (before > counted) return t`More than ${counted} before you`;
  return t`${before} before you`;
};

/** Where a question waits for the tutor, as its student reads it. */
export function placeWords({ before, seconds }: Place): string {
  const place = beforeWords(before);
  if (seconds === null) return t`${place}.`;
  return t`${place}, about ${plural(seconds, { one: '# second', other: '# seconds' })}.`;
}
