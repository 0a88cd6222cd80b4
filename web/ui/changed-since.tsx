import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import type { Theirs } from './field-state.ts';

interface ChangedSinceProps {
  /** The label of the field. */
  label: string;
  theirs: Theirs | undefined;
  /** The words for a value. */
  inWords?: ((value: string) => string) | undefined;
}

/** The label of the option that has a value. */
export const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** What somebody else has made of a field since the form was opened, and the choice between both values. */
export function ChangedSince({ label, theirs, inWords = (value) => value }: ChangedSinceProps) {
  if (theirs === undefined) return null;
  const value = inWords(theirs.value).trim() || t`(empty)`;
  return (
    <div role="status" className="grid gap-1.5 rounded-md bg-notice-wash px-3 py-2 text-sm text-notice">
      <p className="max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
        <Trans>
          Somebody has changed this since: <bdi className="font-semibold">{value}</bdi>
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={t`Keep yours: ${label}`} onClick={theirs.keepYours}>
          <Trans>Keep yours</Trans>
        </Button>
        <Button aria-label={t`Take theirs: ${label}`} onClick={theirs.takeTheirs}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  );
}
