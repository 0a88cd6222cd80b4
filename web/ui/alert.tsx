import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  danger: 'bg-danger-wash text-danger',
  notice: 'bg-notice-wash text-notice',
  calm: 'bg-accent-wash text-ink',
} as const;

/** A sentence that must not be missed: announced at once when it is an error, politely otherwise. */
export function Alert({
  look = 'danger',
  id,
  children,
}: {
  look?: keyof typeof looks;
  id?: string;
  children: ReactNode;
}) {
  return (
    <div
      id={id}
      role={look === 'danger' ? 'alert' : 'status'}
      className={classNames('rounded-md px-3.5 py-2.5 text-sm font-medium', looks[look])}
    >
      {children}
    </div>
  );
}
