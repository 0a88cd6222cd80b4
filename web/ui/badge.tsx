import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  positive: 'bg-positive-wash text-positive',
  notice: 'bg-notice-wash text-notice',
  danger: 'bg-danger-wash text-danger',
  asks: 'bg-accent text-on-accent',
  stuck: 'bg-stuck-wash text-stuck',
  neutral: 'bg-tone text-ink',
} as const;

interface BadgeProps {
  look?: keyof typeof looks;
  /** Whether the badge is only as high as a line of small text. */
  small?: boolean;
  /** What the word means, shown while the pointer is over it. */
  title?: string;
  children: ReactNode;
}

/** One or two words about the state of the thing beside it. */
export function Badge({ look = 'neutral', small = false, title, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={classNames(
        'inline-flex items-center rounded-full text-xs font-semibold whitespace-nowrap',
        small ? 'h-4 gap-1 px-1.5 leading-4' : 'gap-1.5 px-2.5 py-0.5',
        looks[look],
      )}
    >
      {children}
    </span>
  );
}
