import { useEffect, useRef } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { soundFor } from './alert-sound.ts';

/**
 * Plays the sound when a new alert comes, once for several that come together. Alerts that were there when
 * the page was loaded play none.
 * @param alerts the newest first; undefined while they load
 */
export function useAlertSound(alerts: readonly Alert[] | undefined): void {
  const newestAt = useRef<string | null>(null);
  useEffect(() => {
    if (alerts === undefined) return;
    const [newest] = alerts;
    const before = newestAt.current;
    const at = newest?.raisedAt ?? '';
    newestAt.current = before === null || at > before ? at : before;
    if (before !== null && newest !== undefined && at > before) void soundFor(newest.id);
  }, [alerts]);
}
