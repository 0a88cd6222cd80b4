import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';

/** Shown above a list whose last load failed. The list still shows what was loaded before (spec 8). */
export function StaleNotice({ onReload }: { onReload: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <Trans>This list may not be up to date.</Trans>
      <Button look="quiet" className="-mx-3 px-3" onClick={onReload}>
        <Trans>Load it again</Trans>
      </Button>
    </p>
  );
}
