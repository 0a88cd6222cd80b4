import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/**
 * The links of a question to the one that it changed and to the one that changed it, by the ids of their
 * interactions.
 */
export interface ChangeProps {
  /** The earlier question; null when it is not shown here, undefined when the question changes none. */
  changedFrom?: string | null | undefined;
  changedTo?: string | undefined;
}

interface Changeable {
  readonly id: string;
  readonly changedFrom: string | null;
}

/**
 * Returns a function that finds, for a question, the shown question that it changed and the shown question
 * that changed it.
 */
export function changesAmong(shown: readonly Changeable[]): (question: Changeable) => ChangeProps {
  const ids = new Set(shown.map(({ id }) => id));
  // If a question was changed twice, the map keeps the newer change.
  const changed = new Map(shown.map(({ id, changedFrom }) => [changedFrom, id]));
  return ({ id, changedFrom }) => ({
    changedFrom: changedFrom === null || ids.has(changedFrom) ? (changedFrom ?? undefined) : null,
    changedTo: changed.get(id),
  });
}

/** Where a link to a question leads. */
export const questionAnchor = (id: string) => ({ id: `question-${id}`, tabIndex: -1 });

/**
 * Moves only the focus: a new address would make the browser's button Back lead here instead of to the page
 * before.
 */
const LinkTo = ({ id, children }: { id: string; children: ReactNode }) => (
  <a
    href={`#${questionAnchor(id).id}`}
    className="inline-flex min-h-8 items-center text-accent underline underline-offset-2"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(questionAnchor(id).id)?.focus();
    }}
  >
    {children}
  </a>
);

/** The links between a question and the one that it was changed to. */
export function QuestionChange({ changedFrom, changedTo }: ChangeProps) {
  if (changedFrom === undefined && changedTo === undefined) return null;
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-soft">
      {changedFrom === null && <Trans>Changed from an earlier question</Trans>}
      {typeof changedFrom === 'string' && (
        <LinkTo id={changedFrom}>
          <Trans>Changed from the question above</Trans>
        </LinkTo>
      )}
      {changedTo !== undefined && (
        <LinkTo id={changedTo}>
          <Trans>Changed in the question below</Trans>
        </LinkTo>
      )}
    </p>
  );
}
