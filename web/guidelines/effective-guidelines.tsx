import { Trans } from '@lingui/react/macro';
import { type AiGuidelines, describeGuidelines } from '../../contract/guidelines.ts';
import { Icon } from '../ui/icon.tsx';
import { translated } from '../ui/translated.ts';

interface EffectiveGuidelinesProps {
  guidelines: AiGuidelines;
  /** Whether the tutor asks for the student's own attempt before it explains. */
  attemptFirst: boolean;
}

/** What the tutor does and does not do here, in plain words, for the student. */
export function EffectiveGuidelines({ guidelines, attemptFirst }: EffectiveGuidelinesProps) {
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-sm text-xs font-semibold text-accent hover:underline">
        <Trans>How the tutor helps here</Trans>
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid list-disc gap-1 pb-3 ps-5">
        {describeGuidelines(guidelines).map(({ family, says: description }) => (
          <li key={family}>
            <Trans>The tutor {translated(description)}.</Trans>
          </li>
        ))}
        {attemptFirst && (
          <li>
            <Trans>
              Before it explains, the tutor asks what you have tried. Until then it gives hints only.
            </Trans>
          </li>
        )}
        <li>
          <Trans>Your teacher chose this. It is checked before you see an answer.</Trans>
        </li>
      </ul>
    </details>
  );
}
