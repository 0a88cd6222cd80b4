import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { formatMoment } from '../ui/moments.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { WrittenText } from '../ui/written-text.tsx';
import { AlertActions } from './alert-actions.tsx';
import { contactSentence, dangerWord, judgementSentence, lookSentence } from './alert-words.ts';
import { FailedEmails } from './failed-emails.tsx';
import { useAlerts, useLookAt, useSeesSchool } from './queries.ts';
import { itemIdOf, useFocusAfterJudgement } from './use-focus-after-judgement.ts';
import { useFocusOnLinked } from './use-focus-on-linked.ts';

/** One empty list for every render, so that effects do not run again. */
const noAlerts: readonly Alert[] = [];

interface AlertLogProps {
  /** Only the alerts of this class; undefined for all that the teacher may see. */
  classId: string | undefined;
  /** The link to the alerts of every class. */
  all: ReactNode;
  /** The link to the report of the school's alerts, for its safeguarding contact. */
  report: ReactNode;
  back: ReactNode;
  /** The fragment of the page's address: the alert to which a link leads. */
  fragment: string;
  /** What the safeguarding contact reads besides, after the alerts; nothing for others. */
  observations: { readonly link: ReactNode; readonly list: ReactNode };
}

function Entry({ alert, onJudge }: { alert: Alert; onJudge: (alert: Alert) => void }) {
  const { kind, studentName, className, raisedAt, overdueAt, lookedAt, context, message, judgements } = alert;
  const toTell = contactSentence(alert);
  const look = lookSentence(alert);
  return (
    <li id={itemIdOf(alert)} className="scroll-mt-20 rounded-lg">
      <Card className="grid gap-3 p-4">
        <div>
          <h2 className="text-lg">
            {dangerWord(kind)}: <bdi>{studentName}</bdi>
          </h2>
          <p className="text-sm text-soft">
            <bdi>{className}</bdi> · <time dateTime={raisedAt}>{formatMoment(raisedAt)}</time>
          </p>
          {lookedAt === null && (
            <p className="mt-1.5">
              <Badge look="notice">
                {overdueAt === null
                  ? t`Nobody has looked at it yet`
                  : t`Nobody looked at it in the agreed time`}
              </Badge>
            </p>
          )}
          {alert.inHand !== null && (
            <p className="mt-1.5">
              <Badge look="danger">
                <Trans>In hand</Trans>
              </Badge>
            </p>
          )}
          {look !== null && <p className="mt-1.5 text-sm">{look}</p>}
          {judgements.map((made) => (
            <p key={`${made.by} ${made.at} ${made.isConcern}`} className="mt-1.5 text-sm">
              {judgementSentence(made)}
            </p>
          ))}
          {toTell !== null && <p className="mt-1.5 text-sm font-semibold text-notice">{toTell}</p>}
          <FailedEmails alert={alert} />
        </div>
        {context.length > 0 && (
          <div className="grid gap-1 text-sm text-soft">
            <p className="font-semibold">
              <Trans>Written before</Trans>
            </p>
            {context.map((line, index) => (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: a record that never changes
                key={index}
                dir="auto"
                className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]"
              >
                <WrittenText text={line} />
              </p>
            ))}
          </div>
        )}
        <p
          dir="auto"
          className="rounded-md bg-danger-wash px-3 py-2 whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]"
        >
          <WrittenText text={message} />
        </p>
        <AlertActions alert={alert} onJudge={onJudge} />
      </Card>
    </li>
  );
}

/** /alerts: every alert with the messages before it, who is looking after it, and how it was judged. */
export function AlertLog({ classId, all, report, back, fragment, observations }: AlertLogProps) {
  const { data: alerts = noAlerts, isPending, isError, refetch } = useAlerts({ classId });
  const seesSchool = useSeesSchool({ classId });
  const onJudge = useFocusAfterJudgement(alerts);
  useFocusOnLinked(alerts, fragment, useLookAt());
  const className = alerts[0]?.className ?? t`one class`;
  return (
    <main className="mx-auto grid max-w-3xl gap-5 px-4 py-6 sm:px-6">
      <title>{`${t`Alerts`} · Lyceum`}</title>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-64 flex-1">
          <h1 className="text-2xl">
            <Trans>Alerts</Trans>
          </h1>
          <p className="mt-1 text-sm text-soft">
            <Trans>
              Messages in which a student may be in danger. The student was answered with your school’s own
              words. Nothing else happens by itself: please look at each.
            </Trans>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm empty:hidden">
            {seesSchool && report}
            {observations.link}
          </p>
        </div>
        {back}
      </div>
      {classId !== undefined && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
          <span>
            <Trans>
              Alerts from <bdi>{className}</bdi> only.
            </Trans>
          </span>{' '}
          {all}
        </p>
      )}
      {isPending && <CardSkeletons count={2} label={t`The alerts are loading`} />}
      {isError && (
        <LoadFailure text={t`The alerts could not be loaded just now.`} onRetry={() => void refetch()} />
      )}
      {!isPending && !isError && alerts.length === 0 && (
        <EmptyState
          icon="eye"
          text={t`No alerts. A message in which a student may be in danger would appear here, with what was written before it.`}
        />
      )}
      <ul className="grid gap-3">
        {alerts.map((alert) => (
          <Entry key={alert.id} alert={alert} onJudge={onJudge} />
        ))}
      </ul>
      {observations.list}
    </main>
  );
}
