import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** Shown in place of an empty list: one sentence, and what to do next. */
export function EmptyState({
  icon = 'temple',
  text,
  children,
}: {
  icon?: IconName;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-4 px-6 py-12 text-center wrap-anywhere">
      <Icon name={icon} className="size-9 text-accent" />
      <p className="max-w-prose text-soft">{text}</p>
      {children}
    </div>
  );
}
