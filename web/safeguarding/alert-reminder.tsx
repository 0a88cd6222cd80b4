import { Trans } from '@lingui/react/macro';
import { Alert } from '../ui/alert.tsx';
import { useWaitingAlerts } from './queries.ts';

/** Says that an alert waits, in a dialog, which covers the strip of alerts. */
export function AlertReminder() {
  const { data: alerts = [] } = useWaitingAlerts();
  if (alerts.length === 0) return null;
  return (
    <div className="mb-4">
      <Alert>
        <Trans>A student may need help. Close this window to see the alert.</Trans>
      </Alert>
    </div>
  );
}
