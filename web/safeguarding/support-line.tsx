import { t } from '@lingui/core/macro';
import { Icon } from '../ui/icon.tsx';
import { useSupport } from './queries.ts';

/**
 * Whom the student can turn to. It stands above every conversation until somebody has judged all of the
 * student's alerts.
 * @param supportCount how many messages of the conversation the support text answered
 */
export function SupportLine({ supportCount }: { supportCount: number }) {
  const { data: support } = useSupport(supportCount);
  if (!support) return null;
  return (
    <aside
      aria-label={t`Somebody to talk to`}
      lang={support.language}
      className="my-3 flex gap-2.5 rounded-md bg-accent-wash px-3.5 py-2.5 text-sm"
    >
      <Icon name="account" className="mt-0.5 size-4 shrink-0 text-accent" />
      <p>{support.text}</p>
    </aside>
  );
}
