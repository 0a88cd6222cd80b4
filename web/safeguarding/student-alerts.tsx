import { useRef } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { relativeMoment } from '../ui/moments.ts';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { AlertActions } from './alert-actions.tsx';
import { canBeJudged, contactSentence, dangerWord, judgementSentence, lookSentence } from './alert-words.ts';
import { FailedEmails } from './failed-emails.tsx';
import { FurtherMessages } from './further-messages.tsx';
import { useAlerts } from './queries.ts';
import { itemIdOf, useFocusAfterJudgement } from './use-focus-after-judgement.ts';
import { useLookWhenOpened } from './use-look-when-opened.ts';

/** One empty list for every render, so that effects do not run again. */
const noAlerts: readonly Alert[] = [];

interface StudentAlertsProps {
  sessionId: string;
  studentUid: string;
  /** When the lesson began. Of earlier alerts and those elsewhere, only those that are not settled are shown. */
  since: string;
}

/**
 * The alerts of a student in this lesson, and others that are not settled, beside the conversation: who looked
 * at them, and the ways to judge them.
 */
export function StudentAlerts({ sessionId, studentUid, since }: StudentAlertsProps) {
  const { data: ofStudent } = useAlerts({ studentUid });
  const isOfLesson = (alert: Alert) => alert.sessionId === sessionId && alert.raisedAt >= since;
  const shown = (ofStudent ?? noAlerts).filter((alert) => isOfLesson(alert) || canBeJudged(alert));
  const alerts = [...shown.filter(isOfLesson), ...shown.filter((alert) => !isOfLesson(alert))];
  useLookWhenOpened(ofStudent === undefined ? undefined : alerts);
  const now = useNow(nextMinute);
  const list = useRef<HTMLUListElement>(null);
  const panel = () => list.current?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  const onJudge = useFocusAfterJudgement(alerts, panel);
  return (
    <ul ref={list} className="grid max-h-[40dvh] overflow-y-auto">
      {alerts.map((alert) => {
        const toTell = contactSentence(alert);
        return (
          <li
            key={alert.id}
            id={itemIdOf(alert)}
            className="grid gap-2 border-b border-line bg-danger-wash px-4 py-2.5 text-sm"
          >
            <div>
              <p className="font-semibold text-danger">
                {dangerWord(alert.kind)} · {relativeMoment(alert.raisedAt, now)}
              </p>
              {!isOfLesson(alert) && (
                <p className="wrap-anywhere">
                  <bdi>{alert.className}</bdi>: <q dir="auto">{alert.message}</q>
                </p>
              )}
              <FurtherMessages alert={alert} />
              {lookSentence(alert) !== null && <p>{lookSentence(alert)}</p>}
              {alert.judgements.map((made) => (
                <p key={`${made.by} ${made.at} ${made.isConcern}`}>{judgementSentence(made)}</p>
              ))}
              {toTell !== null && <p className="font-semibold">{toTell}</p>}
              <FailedEmails alert={alert} />
            </div>
            <AlertActions alert={alert} onJudge={onJudge} />
          </li>
        );
      })}
    </ul>
  );
}
