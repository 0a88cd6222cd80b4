import { plural, t } from '@lingui/core/macro';
import type { Alert } from '../../contract/safeguarding.ts';
import { formatMoment } from '../ui/moments.ts';
import { StudentText } from './student-text.tsx';

/** How many more messages an alert has, and the last of them; nothing when it has only one. */
export function FurtherMessages({ alert: { messageCount, newest } }: { alert: Alert }) {
  if (newest === null) return null;
  const more = plural(messageCount - 1, { one: '# more message', other: '# more messages' });
  const when = formatMoment(newest.at);
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{t`${more}, the last one ${when}`}</p>
      <StudentText text={newest.message} look="max-h-40" />
    </div>
  );
}
