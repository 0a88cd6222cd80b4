import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { StaleNotice } from '../ui/stale-notice.tsx';

interface ClassListProps {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> };
  /** One card for each class. */
  cards: ReactNode[];
  empty: ReactNode;
  narrow?: boolean;
}

/** The classes, or a message instead. A failed load leaves the list as it was (spec 8) and offers a retry. */
export function ClassList({ query, cards, empty, narrow = false }: ClassListProps) {
  const columns = classNames('grid items-start gap-4', !narrow && 'lg:grid-cols-2');
  if (query.isPending)
    return <CardSkeletons count={2} label={t`Your classes are loading`} className={columns} />;
  return (
    <>
      {query.isError && <StaleNotice onReload={() => void query.refetch()} />}
      {cards.length === 0 ? empty : <div className={columns}>{cards}</div>}
    </>
  );
}
