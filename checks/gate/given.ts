import type { ProhibitionName } from '../../contract/prohibitions.ts';
import type { DetectorInput, Detectors } from '../detector.ts';
import { detectors } from '../families/families.ts';
import { isOffloading } from '../scorer/messages/messages.ts';

/** The prohibitions whose violation gives away the whole exercise: its answer, a function, a clause of a translation. */
const wholeSolutions: readonly ProhibitionName[] = ['key-value', 'whole-function', 'translated-clause'];

/**
 * Whether a reply gave away the whole solution to a student who asked for it, where the levels allow it. What the levels forbid was
 * not shown, so only the detectors of prohibitions that did not apply are run. They do not report what the student had found already.
 * @param reply the reply as it was shown
 * @param forbidden the prohibitions that applied
 */
export function givesWholeSolution(
  reply: DetectorInput,
  forbidden: readonly ProhibitionName[],
  using: Detectors = detectors,
): boolean {
  const allowed = wholeSolutions.filter((name) => !forbidden.includes(name));
  if (allowed.length === 0 || reply.reply.trim() === '') return false;
  if (!isOffloading(reply.question, reply.earlier, reply.task)) return false;
  return allowed.some((name) => {
    try {
      return using[name](reply) !== null;
    } catch {
      // A detector that throws counts as no finding, since the result only informs the teacher.
      return false;
    }
  });
}
