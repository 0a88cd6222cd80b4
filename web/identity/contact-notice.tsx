import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { school } from './queries.ts';

/** Tells an administrator on the dashboard that the school has no safeguarding contact yet. @param link leads to its form */
export function ContactNotice({ link }: { link: ReactNode }) {
  const { data } = useQuery(school);
  if (!data || data.safeguarding !== null) return null;
  return (
    <Notice link={link}>
      <Trans>
        Your school has no safeguarding contact. A student in danger reads no name and no number, and only the
        class’s teacher gets the alert.
      </Trans>
    </Notice>
  );
}
