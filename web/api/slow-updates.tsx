import { Trans } from '@lingui/react/macro';
import { useHeldResponses } from './held-responses.ts';

/** Says that the network holds streams back, while it does. */
export function SlowUpdates({ className = '' }: { className?: string }) {
  return (
    useHeldResponses() && (
      <span className={`text-sm text-soft ${className}`}>
        <Trans>Updates every few seconds</Trans>
      </span>
    )
  );
}
