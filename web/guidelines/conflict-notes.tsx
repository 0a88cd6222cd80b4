import { type AiGuidelines, conflictsOf } from '../../contract/guidelines.ts';
import { translated } from '../ui/translated.ts';

/** Says which of two contradicting levels wins. Empty without a contradiction. */
export function ConflictNotes({ guidelines }: { guidelines: AiGuidelines }) {
  return conflictsOf(guidelines).map((conflict) => (
    <p key={conflict} role="status" className="rounded-md bg-notice-wash px-3 py-2 text-sm text-notice">
      {translated(conflict)}
    </p>
  ));
}
