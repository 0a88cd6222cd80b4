import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';

interface ClassListProps {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> };
  /** One card for each class. */
  cards: ReactNode[];
  empty: ReactNode;
  narrow?: boolean;
}

/** The classes, or a message instead. A failed load leaves the list as it was (spec 8) and offers a retry. */
export function ClassList({ query, cards, empty, narrow = false }: ClassListProps) {
  if (query.isPending) return <CardSkeletons count={2} label={t`Your classes are loading`} />;
  return (
    <>
      {query.isError && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <Trans>This list may not be up to date.</Trans>
          <Button look="quiet" onClick={() => void query.refetch()}>
            <Trans>Load it again</Trans>
          </Button>
        </p>
      )}
      {cards.length === 0 ? (
        empty
      ) : (
        <div className={classNames('grid items-start gap-4', !narrow && 'lg:grid-cols-2')}>{cards}</div>
      )}
    </>
  );
}
