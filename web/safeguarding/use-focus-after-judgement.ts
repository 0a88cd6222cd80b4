import { useEffect, useRef } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { canBeJudged } from './alert-words.ts';

/** The id of an alert's item in the list on the page. */
export const itemIdOf = ({ id }: Pick<Alert, 'id'>): string => `alert-${id}`;

/** The heading of a list of alerts on a page with other content. */
export const alertsHeadingId = 'alerts';

/**
 * Keeps the focus for keyboard users when an alert's buttons disappear. The focus goes to the alert itself while it can still
 * be judged, then to the next one, and after the last one to the heading.
 * @returns a function to call with an alert when its judgement is sent
 */
export function useFocusAfterJudgement(alerts: readonly Alert[]): (alert: Alert) => void {
  const judged = useRef<{ alert: Alert; following: readonly Alert[] } | null>(null);
  useEffect(() => {
    if (judged.current === null) return;
    const { alert, following } = judged.current;
    const byId = new Map(alerts.map((shown) => [shown.id, shown]));
    const current = byId.get(alert.id);
    if (current?.isWaiting === alert.isWaiting && current.isConcern === alert.isConcern) return;
    judged.current = null;
    if (document.activeElement !== document.body) return;
    const next = [alert, ...following].find(({ id }) => {
      const shown = byId.get(id);
      return shown !== undefined && canBeJudged(shown);
    });
    const heading = () => document.getElementById(alertsHeadingId) ?? document.querySelector('h1');
    const target = (next && document.getElementById(itemIdOf(next))) ?? heading();
    if (target === null) return;
    target.tabIndex = -1;
    target.focus();
  }, [alerts]);
  return (alert) => {
    judged.current = { alert, following: alerts.slice(alerts.findIndex(({ id }) => id === alert.id) + 1) };
  };
}
