import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { studentSummary } from '../guidelines/work-check-words.ts';
import { Button } from '../ui/button.tsx';
import { questionCount } from '../ui/counts.ts';
import { formatMoment } from '../ui/moments.ts';
import type { ConversationSource } from './conversation-source.ts';
import { type DrawRecord, drawNothing, isEmptyRecord, isPersonal } from './record.ts';
import { Transcript } from './transcript.tsx';
import { useWholeWork } from './use-work.ts';
import { countsOf, lastActivityOf, type Work } from './work.ts';
import type { Students } from './work-page.tsx';

interface PrintPageProps {
  title: string;
  details: ReactNode;
  source: ConversationSource | null;
  students: Students;
  /** The student whose conversation is printed; undefined for all. */
  studentUid: string | undefined;
  drawRecord?: DrawRecord;
  back: ReactNode;
}

/** One student's conversation, which begins on a new sheet. */
function Sheet({
  work,
  title,
  details,
  drawRecord,
}: { work: Work; drawRecord: DrawRecord } & Pick<PrintPageProps, 'title' | 'details'>) {
  const { name, username, interactions, record } = work;
  const lastActivity = lastActivityOf(interactions);
  return (
    <article aria-label={name} className="grid gap-4 py-6 not-first:break-before-page print:first:pt-0">
      <header className="grid gap-1 border-b border-line pb-3">
        <p className="text-sm text-soft">{title}</p>
        <h2 className="text-xl">{name}</h2>
        <p className="text-sm text-soft">
          {username !== null && (
            <>
              <span translate="no">{username}</span> ·{' '}
            </>
          )}
          {questionCount(interactions.length)}
          {lastActivity !== null && ` · ${t`last active ${formatMoment(lastActivity)}`}`}
        </p>
        <div className="text-sm text-soft">{details}</div>
        <p className="text-sm whitespace-pre-line text-soft empty:hidden">
          {studentSummary(countsOf(interactions))}
        </p>
      </header>
      {/* Not a grid, since browsers break pages badly inside one. */}
      <div className="*:mb-3">
        <Transcript interactions={interactions} author={name} inserted={drawRecord(record, work)} />
      </div>
    </article>
  );
}

/**
 * The work to print: that of each student with questions or a personal record. Students who only have the
 * notes and pauses for all get no sheet, unless no student has more than that.
 */
function printedOf(works: readonly Work[]): readonly Work[] {
  const own = works.filter(({ interactions, record }) => interactions.length > 0 || isPersonal(record));
  return own.length > 0 ? own : works.filter(({ record }) => !isEmptyRecord(record));
}

/** Conversations for printing: one student after the other, each on a new sheet. */
export function PrintPage({
  title,
  details,
  source,
  students,
  studentUid,
  drawRecord = drawNothing,
  back,
}: PrintPageProps) {
  const work = useWholeWork(source, students.all, studentUid);
  const failed = work.failed || students.failed;
  const loading = work.loading || students.loading;
  const chosen = work.works.filter(({ uid }) => studentUid === undefined || uid === studentUid);
  const works = loading ? [] : printedOf(chosen);
  return (
    <main className="mx-auto max-w-3xl px-5 py-6 print:max-w-none print:p-0">
      <title>{`${title} · Lyceum`}</title>
      <div className="flex flex-wrap items-center gap-3 border-b border-line pb-4 print:hidden">
        <h1 className="min-w-0 flex-1 text-xl wrap-anywhere">{title}</h1>
        <Button look="primary" disabled={works.length === 0} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        {back}
      </div>
      {works.length === 0 && (
        <p role="status" className="py-10 text-soft">
          {failed && t`The conversations could not be loaded. Please load the page again.`}
          {!failed && (loading ? t`Loading...` : t`There is no conversation to print yet.`)}
        </p>
      )}
      {works.map((work) => (
        <Sheet key={work.uid} work={work} title={title} details={details} drawRecord={drawRecord} />
      ))}
    </main>
  );
}
