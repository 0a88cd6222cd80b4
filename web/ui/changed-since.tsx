import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import type { Theirs } from './field-state.ts';
import { momentOfField } from './moments.ts';

export interface ChangedSinceProps {
  /** The label of the field. */
  label: string;
  theirs: Theirs;
  /** What the field holds: text, a date and time, or one of some options. */
  type?: string | undefined;
  options?: readonly { value: string; label: string }[] | undefined;
}

/** A value of the field in words. */
function wordsFor(value: string, { type, options }: ChangedSinceProps): string {
  if (options !== undefined) return options.find((option) => option.value === value)?.label ?? value;
  return type === 'datetime-local' ? momentOfField(value) : value;
}

/** What somebody else has made of a field since the form was opened, and the choice between both values. */
function ChangedSince(props: ChangedSinceProps) {
  const { label, theirs } = props;
  const value = wordsFor(theirs.value, props).trim() || t`(empty)`;
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

export const renderChangedSince = (props: ChangedSinceProps) => <ChangedSince {...props} />;
