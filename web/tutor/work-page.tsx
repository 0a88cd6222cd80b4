import type { ReactNode } from 'react';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { countOf } from '../ui/counts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { fileName, saveFile, workAsCsv, workAsJson } from './export.ts';
import { Transcript } from './transcript.tsx';
import type { useWork } from './use-work.ts';
import type { Work } from './work.ts';
import { WorkList } from './work-list.tsx';

interface WorkPageProps {
  title: string;
  /** What the work belongs to, as an export says it. */
  about: object;
  work: ReturnType<typeof useWork>;
  words: { begun: string; none: string };
  /** Shown under the heading: dates, a choice of lesson. */
  details: ReactNode;
  back: ReactNode;
  chosen: string | undefined;
  onChoose: (uid: string | undefined) => void;
  /** Leads to the page that prints: one student's conversation, or all. */
  onPrint: (uid: string | undefined) => void;
}

interface ExportProps extends Pick<WorkPageProps, 'title' | 'about' | 'onPrint'> {
  label: string;
  works: readonly Work[];
  /** The student whose conversation it is; undefined for all. */
  of?: Work;
}

function ExportMenu({ label, title, about, works, of, onPrint }: ExportProps) {
  const name = (extension: string) => fileName([title, of?.name ?? ''], extension);
  const actions = [
    { label: 'CSV', onChoose: () => saveFile(name('csv'), 'text/csv', workAsCsv(works)) },
    {
      label: 'JSON',
      onChoose: () => saveFile(name('json'), 'application/json', workAsJson(works, about, new Date())),
    },
    { label: 'Print', onChoose: () => onPrint(of?.uid) },
  ];
  return (
    <ActionMenu
      actions={actions}
      trigger={
        <Button>
          <Icon name="download" />
          {label}
        </Button>
      }
    />
  );
}

function Conversation({ of, page }: { of: Work; page: WorkPageProps }) {
  return (
    <section aria-label={`Conversation of ${of.name}`} className="grid content-start gap-3">
      <Button
        look="quiet"
        className="-my-2 -ml-3 justify-self-start px-3 lg:hidden"
        onClick={() => page.onChoose(undefined)}
      >
        <Icon name="back" />
        All students
      </Button>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg">{of.name}</h2>
          <p className="text-sm text-soft">
            {of.username !== null && `${of.username} · `}
            {countOf(of.interactions.length, 'question')}
          </p>
        </div>
        {of.interactions.length > 0 && <ExportMenu {...page} label="Export" works={[of]} of={of} />}
      </div>
      {of.interactions.length === 0 ? (
        <EmptyState icon="monitor" text={`${of.name} has not asked anything here yet.`} />
      ) : (
        <div className="grid gap-2.5 rounded-lg border border-line bg-paper p-3 sm:p-4">
          <Transcript interactions={of.interactions} />
        </div>
      )}
    </section>
  );
}

function Panes({ page }: { page: WorkPageProps }) {
  const { work, chosen, onChoose, words } = page;
  const of = work.works.find(({ uid }) => uid === chosen);
  if (work.loading && !work.failed) return <CardSkeletons count={2} label="The conversations are loading" />;
  if (work.works.length === 0) {
    return <EmptyState icon="monitor" text="There is nobody here yet. Students appear when they join." />;
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div
        className={classNames(
          'lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:overflow-y-auto',
          of !== undefined && 'max-lg:hidden',
        )}
      >
        <WorkList works={work.works} chosen={chosen} onChoose={onChoose} words={words} />
      </div>
      {of === undefined ? (
        <p className="hidden py-16 text-center text-soft lg:block">
          Choose a student to read the conversation.
        </p>
      ) : (
        <Conversation of={of} page={page} />
      )}
    </div>
  );
}

/** The submitted work of a place: who has done how much on the left, the conversation on the right. */
export function WorkPage(page: WorkPageProps) {
  const begun = page.work.works.filter(({ interactions }) => interactions.length > 0);
  return (
    <main className="mx-auto grid max-w-[88rem] gap-5 px-4 py-6 sm:px-6">
      <title>{`${page.title} · Lyceum`}</title>
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-2xl wrap-anywhere">{page.title}</h1>
          <div className="mt-1 text-sm text-soft">{page.details}</div>
        </div>
        {begun.length > 0 && <ExportMenu {...page} label="Export all" works={page.work.works} />}
        {page.back}
      </div>
      {page.work.failed && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          The conversations could not be loaded.
          <Button look="quiet" onClick={page.work.retry}>
            Try again
          </Button>
        </p>
      )}
      <Panes page={page} />
    </main>
  );
}
