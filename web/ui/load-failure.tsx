import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';

/** Shown instead of content that could not be loaded, with a retry. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-danger">
      {text}
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
