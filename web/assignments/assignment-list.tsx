import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StaleNotice } from '../ui/stale-notice.tsx';

interface AssignmentListProps {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> };
  /** Null until they are known. */
  items: ReactNode[] | null;
  empty: string;
}

/** A class's assignments, or a message instead. A failed load leaves the list as it was (spec 8). */
export function AssignmentList({ query, items, empty }: AssignmentListProps) {
  return (
    <section aria-label={t`Assignments`} className="grid gap-2">
      <h3 className="text-sm font-semibold">
        <Trans>Assignments</Trans>
      </h3>
      {query.isPending && (
        <p role="status" className="text-sm text-soft">
          <Trans>The assignments are loading.</Trans>
        </p>
      )}
      {query.isError && <StaleNotice onReload={() => void query.refetch()} />}
      {!query.isPending && items?.length === 0 && <p className="text-sm text-soft">{empty}</p>}
      {items !== null && items.length > 0 && <ul className="grid gap-3">{items}</ul>}
    </section>
  );
}
