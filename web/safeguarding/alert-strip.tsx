import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { PersonName } from '../people/person-name.tsx';
import { Icon } from '../ui/icon.tsx';
import { relativeMoment } from '../ui/moments.ts';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { useWaitingAlerts } from './queries.ts';

interface AlertStripProps {
  /** The reader's only class, which is not named; undefined if there are several. */
  onlyClassId: string | undefined;
  /** The link to the alert that is shown, around these contents. */
  open: (alert: Alert, contents: ReactNode) => ReactNode;
  /** The link to all alerts, around these contents. */
  all: (contents: ReactNode) => ReactNode;
}

/**
 * The newest alert since the page was opened; undefined when it no longer waits. The strip then shows an
 * older alert, which is not announced as a new one.
 */
function useNewest(alerts: readonly Alert[]): Alert | undefined {
  const [newestAt, setNewestAt] = useState('');
  const [first] = alerts;
  if (first !== undefined && first.raisedAt > newestAt) setNewestAt(first.raisedAt);
  return alerts.find(({ raisedAt }) => raisedAt === newestAt);
}

/**
 * Announces a new alert to screen readers once. The strip itself is no live region, because it changes every
 * minute.
 */
function Announcement({ alert }: { alert: Alert | undefined }) {
  return (
    <div role="alert" className="sr-only">
      {alert && (
        <p key={alert.id}>
          <Trans>
            A student may need help: <bdi>{alert.studentName}</bdi>
          </Trans>
        </p>
      )}
    </div>
  );
}

/**
 * The newest alert that waits for the reader, in one line at the top of the dashboard, however many wait. Those of new
 * accounts come after the others.
 */
export function AlertStrip({ onlyClassId, open, all }: AlertStripProps) {
  const { data: alerts = [] } = useWaitingAlerts();
  const now = useNow(nextMinute);
  const newest = useNewest(alerts);
  const shown = alerts.find(({ isNewAccount }) => !isNewAccount) ?? alerts[0];
  if (shown === undefined) return null;
  const more = alerts.length - 1;
  return (
    <section
      aria-label={t`Alerts`}
      className="sticky top-0 z-10 flex items-center gap-x-3 rounded-md bg-danger-wash ps-3 pe-1 text-sm whitespace-nowrap text-danger"
    >
      <Announcement alert={newest} />
      <p className="flex min-h-10 min-w-0 flex-1 items-center gap-x-2">
        <Icon name="warning" />
        <span className="max-md:sr-only">
          <Trans>A student may need help:</Trans>
        </span>
        <span className="min-w-12 truncate font-semibold text-ink">
          <PersonName name={shown.studentName} username={shown.studentUsername} />
        </span>
        <span className="flex min-w-0 flex-[0_1_auto] gap-x-1 text-ink">
          {shown.classId !== onlyClassId && (
            <>
              ·<bdi className="min-w-0 truncate">{shown.className}</bdi>
            </>
          )}
          <span className="shrink-0">· {relativeMoment(shown.raisedAt, now, 'short')}</span>
        </span>
      </p>
      {open(shown, <Trans>Open</Trans>)}
      {more > 0 &&
        all(
          <>
            +{more}
            <span className="sr-only">
              {' '}
              <Trans>more alerts</Trans>
            </span>
          </>,
        )}
    </section>
  );
}
