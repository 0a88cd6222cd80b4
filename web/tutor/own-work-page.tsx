import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { Transcript } from './transcript.tsx';
import type { useWork } from './use-work.ts';

interface OwnWorkPageProps {
  title: string;
  details: ReactNode;
  work: ReturnType<typeof useWork>;
  back: ReactNode;
}

/** What a student has said in a lesson, to be read again. */
export function OwnWorkPage({ title, details, work, back }: OwnWorkPageProps) {
  const interactions = work.works.flatMap((own) => own.interactions);
  return (
    <main className="mx-auto grid max-w-3xl gap-5 px-4 py-6 sm:px-6">
      <title>{`${title} · Lyceum`}</title>
      <div className="flex flex-wrap items-start gap-3">
        <h1 className="min-w-0 flex-1 text-2xl wrap-anywhere">{title}</h1>
        {back}
      </div>
      {details}
      {interactions.length > 0 && (
        <section aria-label="Conversation" className="grid gap-3">
          <Transcript interactions={interactions} />
        </section>
      )}
      {interactions.length === 0 && !work.loading && (
        <EmptyState
          icon="monitor"
          text={
            work.failed
              ? 'Your conversation could not be loaded. Please load the page again.'
              : 'You did not ask anything in this lesson.'
          }
        />
      )}
    </main>
  );
}
