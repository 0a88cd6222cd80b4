import type { ProhibitionName } from '../../contract/prohibitions.ts';
import { canonicalise } from '../canonical/canonical.ts';
import type { Detector, Situation } from '../detector.ts';
import { detectors } from '../families/families.ts';

/** The prohibitions whose violation gives away the whole exercise: its answer, a function, a clause of a translation. */
const wholeSolutions = [
  'key-value',
  'whole-function',
  'translated-clause',
] as const satisfies ProhibitionName[];

/** The most characters of an answer that are read once more when it is complete. */
const maxLength = 16_000;

/**
 * Whether an answer gave away the whole solution, where the levels allow it. What the levels forbid was not shown, so only the
 * detectors of prohibitions that did not apply are run. They do not report what the student had found already.
 * @param forbidden the prohibitions that applied
 */
export function givesWholeSolution(
  situation: Situation,
  answer: string,
  forbidden: readonly ProhibitionName[],
  using: Readonly<Record<ProhibitionName, Detector>> = detectors,
): boolean {
  const allowed = wholeSolutions.filter((name) => !forbidden.includes(name));
  if (allowed.length === 0 || answer.trim() === '') return false;
  const reply = answer.slice(0, maxLength);
  const input = { ...situation, reply, canonical: canonicalise(reply), complete: true };
  return allowed.some((name) => {
    try {
      return using[name](input) !== null;
    } catch {
      // A detector that throws counts as no finding, since the result only informs the teacher.
      return false;
    }
  });
}
