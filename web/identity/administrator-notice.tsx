import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';
import { useWaitingForAdministrator } from './school-queries.ts';

/**
 * Tells an administrator on the dashboard that somebody waits.
 * @param link leads to the page of the school
 */
export function AdministratorNotice({ link }: { link: ReactNode }) {
  const { teachers, resets } = useWaitingForAdministrator();
  if (teachers + resets === 0) return null;
  return (
    <Notice link={link}>
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
    </Notice>
  );
}
