import type { ReactNode } from 'react';

interface UnavailablePageProps {
  title: string;
  /** Why, and what to do next. */
  message: string;
  /** The links or buttons to continue. */
  children: ReactNode;
}

/** Shown in place of a page that cannot be shown (spec 8). */
export function UnavailablePage({ title, message, children }: UnavailablePageProps) {
  return (
    <main className="mx-auto grid max-w-lg justify-items-start gap-4 px-5 py-16">
      <title>{`${title} · Lyceum`}</title>
      <h1 className="text-2xl">{title}</h1>
      <p role="status" className="text-soft">
        {message}
      </p>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </main>
  );
}
