import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button, linkLook } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { ObservationItem } from './observation-item.tsx';
import { useObservations } from './queries.ts';

/** The id of the heading, to which links lead. */
const headingId = 'observations';

/** Leads from the top of the page to the observations below the alerts, where there are any. */
export function ObservationsLink() {
  const { data } = useObservations();
  if (!data || data.length === 0) return null;
  return (
    <a href={`#${headingId}`} className={linkLook}>
      <Trans>Observations over days</Trans>
    </a>
  );
}

/** The observations of the school, on the page of the alerts. Only the safeguarding contact sees them. */
export function Observations() {
  const { data: observations, isError, refetch } = useObservations();
  const [showsClosed, setShowsClosed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = observations !== undefined;
  // The link on the dashboard leads here, and the list is loaded after the page.
  useEffect(() => {
    if (isLoaded && window.location.hash === `#${headingId}`) heading.current?.focus();
  }, [isLoaded]);
  if (isError && observations === undefined)
    return (
      <LoadFailure text={t`The observations could not be loaded just now.`} onRetry={() => void refetch()} />
    );
  if (!observations) return null;
  const open = observations.filter(({ closedAt }) => closedAt === null);
  const closed = observations.filter(({ closedAt }) => closedAt !== null);
  const list = (items: typeof open) => (
    <ul className="grid gap-2">
      {items.map((observation) => (
        <ObservationItem
          key={observation.id}
          observation={observation}
          onClosed={() => heading.current?.focus()}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div>
        <h2 id={headingId} ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
          <Trans>Observations over days</Trans>
        </h2>
        <p className="mt-1 text-sm text-soft">
          <Trans>
            What the product noticed over several days, for you alone. An observation is no alert and no
            judgement. Nothing follows from it by itself: read it when you have a quiet moment, and decide
            whether to ask how the student is.
          </Trans>
        </p>
      </div>
      {open.length === 0 && (
        <p className="text-sm text-soft">
          <Trans>None is open.</Trans>
        </p>
      )}
      {list(open)}
      {closed.length > 0 && (
        <div>
          <Button aria-expanded={showsClosed} onClick={() => setShowsClosed(!showsClosed)}>
            {showsClosed
              ? t`Hide closed`
              : plural(closed.length, { one: 'Show # closed', other: 'Show # closed' })}
          </Button>
        </div>
      )}
      {showsClosed && list(closed)}
    </section>
  );
}
