import type { ReactNode } from 'react';

/** What stands in the place of a teacher's page that cannot be loaded, with the way back. */
export function UnavailablePage({ title, text, back }: { title: string; text: string; back: ReactNode }) {
  return (
    <main className="mx-auto grid max-w-lg justify-items-start gap-4 px-5 py-16">
      <title>{`${title} · Lyceum`}</title>
      <h1 className="text-2xl">{title}</h1>
      <p role="status" className="text-soft">
        {text}
      </p>
      {back}
    </main>
  );
}
