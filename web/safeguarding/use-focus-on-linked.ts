import { useEffect, useRef } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { itemIdOf } from './use-focus-after-judgement.ts';

/**
 * Shows the alert to which a link leads and gives it the focus, once: the list is loaded after the page.
 * @param onShown is called with the alert: whoever followed the link has looked at it
 * @param more loads further alerts, among which the linked one may be; null when there are none, or while they load
 */
export function useFocusOnLinked(
  alerts: readonly Alert[],
  fragment: string,
  onShown: (alert: Alert) => void,
  more: (() => void) | null,
): void {
  const found = useRef('');
  useEffect(() => {
    const linked = alerts.find((alert) => itemIdOf(alert) === fragment);
    if (found.current === fragment) return;
    if (linked === undefined) {
      if (fragment.startsWith(itemIdOf({ id: '' }))) more?.();
      return;
    }
    found.current = fragment;
    const item = document.getElementById(fragment);
    if (item === null) return;
    item.tabIndex = -1;
    item.focus();
    onShown(linked);
  }, [alerts, fragment, onShown, more]);
}
