import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { monthsInWords } from './months-in-words.ts';
import { usePrivacy, useSetPrivacyRead } from './queries.ts';

/** Tells a student at the first sign-in, and again every 90 days, who can read what. One click closes it. */
export function PrivacyReminder({ more }: { more: ReactNode }) {
  const { data } = usePrivacy();
  const { mutate: close, isPending, isSuccess } = useSetPrivacyRead();
  if (data === undefined || !data.isDue || isSuccess) return null;
  const conversations = monthsInWords(data.months.conversations);
  return (
    <aside
      aria-label={t`Who can read what you write`}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg bg-surface px-5 py-4"
    >
      <p className="min-w-64 flex-1 text-sm">
        <Trans>
          Your teacher can read what you write to the tutor. It is kept for {conversations}. The tutor is a
          program and can be wrong.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {more}
        <Button busy={isPending} onClick={() => close()}>
          <Trans>Got it</Trans>
        </Button>
      </div>
    </aside>
  );
}
