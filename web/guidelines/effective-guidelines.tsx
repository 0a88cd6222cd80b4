import { Trans } from '@lingui/react/macro';
import type { FocusEvent, ReactNode } from 'react';
import { type AiGuidelines, describeGuidelines } from '../../contract/guidelines.ts';
import { Icon } from '../ui/icon.tsx';
import { translated } from '../ui/translated.ts';

interface EffectiveGuidelinesProps {
  guidelines: AiGuidelines;
  /** Whether some levels were chosen for this student alone. */
  hasOwnLevels: boolean;
  /** Whether the tutor asks for the student's own attempt before it explains. */
  attemptFirst: boolean;
  /** The link to the page that says who can read what. */
  more: ReactNode;
}

/**
 * Folds the list when the focus moves to another element, for example to the box of the chat, which the list
 * can cover. It stays open when the focus goes nowhere, as with another window or a click beside it.
 */
function foldWhenLeft({ currentTarget: list, relatedTarget: next }: FocusEvent<HTMLDetailsElement>) {
  if (next !== null && !list.contains(next)) list.open = false;
}

/** What the tutor does and does not do here, in plain words, for the student. */
export function EffectiveGuidelines({
  guidelines,
  hasOwnLevels,
  attemptFirst,
  more,
}: EffectiveGuidelinesProps) {
  return (
    <details className="group text-sm" onBlur={foldWhenLeft}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 rounded-sm text-xs font-semibold text-accent hover:underline short:min-w-11 short:justify-center">
        <span className="short:sr-only">
          <Trans>How the tutor helps here</Trans>
        </span>
        <Icon name="info" className="hidden size-5 short:block" />
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180 short:hidden" />
      </summary>
      <ul className="grid list-disc gap-1 pb-3 ps-5 sm:absolute sm:inset-x-0 sm:top-full sm:z-20 sm:max-h-[60dvh] sm:overflow-y-auto sm:rounded-b-lg sm:bg-raised sm:py-4 sm:ps-9 sm:pe-4 sm:shadow-floating short:absolute short:inset-x-0 short:top-full short:z-20 short:max-h-[60dvh] short:overflow-y-auto short:rounded-b-lg short:bg-raised short:py-3 short:ps-9 short:pe-4 short:shadow-floating">
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
          {hasOwnLevels ? (
            <Trans>
              Your teacher chose this for you, for this lesson. It is checked before you see an answer.
            </Trans>
          ) : (
            <Trans>Your teacher chose this. It is checked before you see an answer.</Trans>
          )}
        </li>
        <li>
          <Trans>
            If your messages may show that you need help, your school’s safeguarding contact can read those,
            too.
          </Trans>
        </li>
        <li>{more}</li>
      </ul>
    </details>
  );
}
