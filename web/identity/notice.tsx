import type { ReactNode } from 'react';

/** A line on the dashboard with something to do, and a link to where it is done. */
export function Notice({ link, children }: { link: ReactNode; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 rounded-md bg-notice-wash px-3.5 py-1 text-sm font-medium text-notice"
    >
      <p className="min-w-48 flex-1 py-1">{children}</p>
      {link}
    </div>
  );
}
