import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  positive: 'bg-positive-wash text-positive',
  notice: 'bg-notice-wash text-notice',
  danger: 'bg-danger-wash text-danger',
  stuck: 'bg-stuck-wash text-stuck',
  neutral: 'bg-tone text-soft',
} as const;

/** One or two words about the state of the thing beside it. */
export function Badge({ look = 'neutral', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        looks[look],
      )}
    >
      {children}
    </span>
  );
}
