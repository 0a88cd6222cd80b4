import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useWaitingForAdministrator } from './school-queries.ts';

/** Tells an administrator on the dashboard that somebody waits. @param link leads to the page of the school */
export function AdministratorNotice({ link }: { link: ReactNode }) {
  const { teachers, resets } = useWaitingForAdministrator();
  if (teachers + resets === 0) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 rounded-md bg-notice-wash px-3.5 py-1 text-sm font-medium text-notice"
    >
      <p className="min-w-48 flex-1 py-1">
        {teachers > 0 &&
          plural(teachers, {
            one: '# teacher waits for approval.',
            other: '# teachers wait for approval.',
          })}{' '}
        {resets > 0 &&
          plural(resets, {
            one: '# student’s new password waits to be confirmed.',
            other: '# students’ new passwords wait to be confirmed.',
          })}
      </p>
      {link}
    </div>
  );
}
