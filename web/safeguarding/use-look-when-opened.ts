import { useEffect, useRef } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { useLookAt } from './queries.ts';

/**
 * Stores that the reader has looked at the alerts that were there when they opened a part of the page. Alerts
 * that come later do not count, since perhaps nobody looks at a part that stays open.
 * @param alerts undefined while they load
 */
export function useLookWhenOpened(alerts: readonly Alert[] | undefined): void {
  const isDone = useRef(false);
  const lookAt = useLookAt();
  useEffect(() => {
    if (isDone.current || alerts === undefined) return;
    isDone.current = true;
    for (const alert of alerts) lookAt(alert);
  }, [alerts, lookAt]);
}
