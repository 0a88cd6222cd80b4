import { Trans } from '@lingui/react/macro';
import { type AiGuidelines, describeGuidelines } from '../../contract/guidelines.ts';
import { Icon } from '../ui/icon.tsx';
import { translated } from '../ui/translated.ts';

/** What the tutor does and does not do here, in plain words, for the student. */
export function EffectiveGuidelines({ guidelines }: { guidelines: AiGuidelines }) {
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
        <li>
          <Trans>Your teacher chose this. It is checked before you see an answer.</Trans>
        </li>
      </ul>
    </details>
  );
}
