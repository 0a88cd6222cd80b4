import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { relativeMoment } from '../ui/moments.ts';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { AlertActions } from './alert-actions.tsx';
import { contactSentence, dangerWord, judgementSentence } from './alert-words.ts';
import { useAlerts } from './queries.ts';
import { alertsHeadingId, itemIdOf, useFocusAfterJudgement } from './use-focus-after-judgement.ts';

/** One empty list for every render, so that effects do not run again. */
const noAlerts: readonly Alert[] = [];

/** How many alerts the banner shows; the log shows all of them. */
const shownMaximum = 3;

interface RowProps {
  alert: Alert;
  now: Date;
  onJudge: (alert: Alert) => void;
}

function BannerRow({ alert, now, onJudge }: RowProps) {
  const toTell = contactSentence(alert);
  return (
    <li
      id={itemIdOf(alert)}
      className="grid gap-x-6 gap-y-3 py-3 not-first:border-t not-first:border-danger/30 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="min-w-0">
        <p className="font-semibold">
          {dangerWord(alert.kind)}: <bdi>{alert.studentName}</bdi>
        </p>
        <p className="text-sm">
          <bdi>{alert.className}</bdi> · {relativeMoment(alert.raisedAt, now)}
        </p>
        {alert.judgements.map((made) => (
          <p key={`${made.by} ${made.at} ${made.isConcern}`} className="text-sm">
            {judgementSentence(made)}
          </p>
        ))}
        {toTell !== null && <p className="text-sm font-semibold">{toTell}</p>}
        <p className="mt-1 line-clamp-2 wrap-anywhere">
          “<bdi>{plainText(alert.message)}</bdi>”
        </p>
      </div>
      <AlertActions alert={alert} onJudge={onJudge} />
    </li>
  );
}

/** The alerts that wait for the reader's judgement, at the top of the dashboard. */
export function AlertBanner({ log }: { log: ReactNode }) {
  const { data: alerts = noAlerts } = useAlerts({ waiting: true });
  const now = useNow(nextMinute);
  const onJudge = useFocusAfterJudgement(alerts);
  if (alerts.length === 0) return null;
  const more = alerts.length - shownMaximum;
  return (
    <section
      aria-labelledby={alertsHeadingId}
      role="alert"
      className="rounded-lg bg-danger-wash px-4 py-3 text-danger"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id={alertsHeadingId} className="flex-1 text-lg">
          {plural(alerts.length, { one: 'A student may need help', other: '# messages may need help' })}
        </h2>
        {log}
      </div>
      <ul className="text-ink">
        {alerts.slice(0, shownMaximum).map((alert) => (
          <BannerRow key={alert.id} alert={alert} now={now} onJudge={onJudge} />
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-danger/30 pt-3 text-sm text-ink">
          <Trans>{more} more under All alerts.</Trans>
        </p>
      )}
    </section>
  );
}
