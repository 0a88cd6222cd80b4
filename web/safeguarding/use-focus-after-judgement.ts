import { useEffect, useRef } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { canBeJudged } from './alert-words.ts';

/** The id of an alert's item in the list on the page. */
export const itemIdOf = ({ id }: Pick<Alert, 'id'>): string => `alert-${id}`;

interface Judged {
  readonly alert: Alert;
  readonly following: readonly Alert[];
  readonly after: () => HTMLElement | null;
}

const headingOfPage = () => document.querySelector('h1');

/**
 * Keeps the focus for keyboard users when an alert's buttons disappear. The focus goes to the alert itself
 * while it can still be judged, then to the next one, and after the last one to the heading of the page or
 * the part `after` returns.
 * @returns a function to call with an alert when its judgement is sent
 */
export function useFocusAfterJudgement(
  alerts: readonly Alert[],
  after: () => HTMLElement | null = headingOfPage,
): (alert: Alert) => void {
  const judged = useRef<Judged | null>(null);
  useEffect(() => {
    if (judged.current === null) return;
    const { alert, following, after } = judged.current;
    const byId = new Map(alerts.map((shown) => [shown.id, shown]));
    const current = byId.get(alert.id);
    if (current?.judgements.length === alert.judgements.length) return;
    judged.current = null;
    if (document.activeElement !== document.body) return;
    const next = [alert, ...following].find(({ id }) => {
      const shown = byId.get(id);
      return shown !== undefined && canBeJudged(shown);
    });
    const target = (next && document.getElementById(itemIdOf(next))) ?? after();
    if (target === null) return;
    target.tabIndex = -1;
    target.focus();
  }, [alerts]);
  return (alert) => {
    judged.current = {
      alert,
      following: alerts.slice(alerts.findIndex(({ id }) => id === alert.id) + 1),
      after,
    };
  };
}
