import { useEffect, useRef } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { itemIdOf } from './use-focus-after-judgement.ts';

/** Shows the alert to which a link leads and gives it the focus, once: the list is loaded after the page. */
export function useFocusOnLinked(alerts: readonly Alert[], fragment: string): void {
  const found = useRef('');
  useEffect(() => {
    if (found.current === fragment || !alerts.some((alert) => itemIdOf(alert) === fragment)) return;
    found.current = fragment;
    const item = document.getElementById(fragment);
    if (item === null) return;
    item.tabIndex = -1;
    item.focus();
  }, [alerts, fragment]);
}
