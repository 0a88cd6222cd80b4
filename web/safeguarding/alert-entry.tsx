import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Alert } from '../../contract/safeguarding.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { formatMoment } from '../ui/moments.ts';
import { AlertActions } from './alert-actions.tsx';
import { contactSentence, dangerWord, judgementSentence, lookSentence } from './alert-words.ts';
import { FailedEmails } from './failed-emails.tsx';
import { FurtherMessages } from './further-messages.tsx';
import { StudentText } from './student-text.tsx';
import { itemIdOf } from './use-focus-after-judgement.ts';

/** An alert in the list of all: its messages, who looked at it and how it was judged, with the ways to judge it. */
export function AlertEntry({ alert, onJudge }: { alert: Alert; onJudge: (alert: Alert) => void }) {
  const { kind, studentName, className, raisedAt, overdueAt, lookedAt, context, message, judgements } = alert;
  const toTell = contactSentence(alert);
  const look = lookSentence(alert);
  return (
    <li id={itemIdOf(alert)} className="scroll-mt-20 rounded-lg">
      <Card className="grid gap-3 p-4">
        <div>
          <h3 className="text-lg">
            {dangerWord(kind)}: <bdi>{studentName}</bdi>
          </h3>
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a record that never changes
              <StudentText key={index} text={line} look="max-h-40" />
            ))}
          </div>
        )}
        <StudentText text={message} look="max-h-72 rounded-md bg-danger-wash px-3 py-2" />
        <FurtherMessages alert={alert} />
        <AlertActions alert={alert} onJudge={onJudge} />
      </Card>
    </li>
  );
}
