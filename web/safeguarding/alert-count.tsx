import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useTitleCount } from '../ui/title-count.ts';
import { useWaitingAlerts } from './queries.ts';
import { useAlertSound } from './use-alert-sound.ts';

interface AlertCountProps {
  /** A link to the alerts around these contents, with this name. */
  link: (name: string, contents: ReactNode) => ReactNode;
}

/**
 * How many alerts wait, in the header of every page of a teacher and in front of the page's title; nothing
 * while none waits. A new alert plays a sound.
 */
export function AlertCount({ link }: AlertCountProps) {
  const { data: alerts } = useWaitingAlerts();
  useAlertSound(alerts);
  const count = alerts?.length ?? 0;
  useTitleCount(count);
  if (count === 0) return null;
  return link(
    plural(count, { one: '# alert waits', other: '# alerts wait' }),
    <>
      <Icon name="warning" className="size-4 max-sm:hidden" />
      {count}
    </>,
  );
}
