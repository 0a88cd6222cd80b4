import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  danger: 'bg-danger-wash text-danger',
  notice: 'bg-notice-wash text-notice',
  calm: 'bg-accent-wash text-ink',
} as const;

/** What went wrong, in a sentence, and the reason if the sentence does not give it. */
export interface Explanation {
  readonly message: string;
  readonly reason?: string | undefined;
}

/** A failure: its sentence is announced at once, and the reason can be read beside it. */
export function FailureAlert({ id, failure }: { id?: string; failure: Explanation }) {
  return (
    <div id={id} className={classNames('rounded-md px-3.5 py-2.5 text-sm', looks.danger)}>
      <p role="alert" className={failure.reason === undefined ? 'font-medium' : 'font-semibold'}>
        {failure.message}
      </p>
      {failure.reason !== undefined && (
        <p role="status" className="mt-0.5">
          {failure.reason}
        </p>
      )}
    </div>
  );
}

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
