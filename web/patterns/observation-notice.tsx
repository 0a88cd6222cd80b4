import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useObservations } from './queries.ts';

/**
 * A quiet line on the dashboard of the safeguarding contact while there are observations that nobody has
 * read.
 */
export function ObservationNotice({ link }: { link: ReactNode }) {
  const { data } = useObservations();
  const count = data?.filter(({ readAt, closedAt }) => readAt === null && closedAt === null).length ?? 0;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 rounded-md bg-sunken px-3.5 py-1 text-sm">
      <p className="min-w-48 flex-1 py-1">
        {plural(count, {
          one: 'There is a new observation over several days.',
          other: 'There are # new observations over several days.',
        })}
      </p>
      {link}
    </div>
  );
}
