import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { type DrawRecord, isEmptyRecord } from './record.ts';
import { PagedTranscript } from './transcript.tsx';
import type { RecordState } from './use-record.ts';
import type { TranscriptOf } from './use-work.ts';

interface OwnWorkPageProps {
  title: string;
  /** The list of lessons. The page shows the conversation of one of them. */
  lessons: ReactNode;
  /** Whether the student took part in any lesson; undefined while that is not known. */
  tookPart: boolean | undefined;
  /** The conversation, or its empty state until the lesson is known. */
  transcript: TranscriptOf;
  /** The notes, pauses and help requests of the lesson. */
  record: RecordState;
  drawRecord: DrawRecord;
  back: ReactNode;
}

function Body({
  tookPart,
  transcript,
  record: { record, ...reading },
  drawRecord,
}: Pick<OwnWorkPageProps, 'tookPart' | 'transcript' | 'record' | 'drawRecord'>) {
  const { interactions } = transcript;
  const failed = transcript.failed || reading.failed;
  const loading = transcript.loading || reading.loading;
  const retry = () => {
    transcript.retry();
    reading.retry();
  };
  if (tookPart === false)
    return <EmptyState icon="monitor" text={t`You have not taken part in a lesson here yet.`} />;
  if (failed) return <LoadFailure text={t`Your conversation could not be loaded.`} onRetry={retry} />;
  if (loading) return <CardSkeletons count={1} label={t`Your conversation is loading`} />;
  if (interactions.length === 0 && isEmptyRecord(record))
    return <EmptyState icon="monitor" text={t`You did not ask anything in this lesson.`} />;
  return (
    <section aria-label={t`Conversation`} className="grid gap-4">
      <PagedTranscript transcript={transcript} inserted={drawRecord(record)} own />
    </section>
  );
}

/** A student's own conversation in a lesson, to read again. */
export function OwnWorkPage({ title, lessons, back, ...body }: OwnWorkPageProps) {
  const { tookPart } = body;
  return (
    <main className="mx-auto grid max-w-[67rem] gap-6 px-4 py-6 sm:px-6">
      <title>{`${title} · Lyceum`}</title>
      <div className="flex flex-wrap items-start gap-3">
        <h1 className="min-w-0 flex-1 text-2xl wrap-anywhere">{title}</h1>
        {back}
      </div>
      <div className="grid content-start items-start gap-6 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-12">
        {lessons}
        <div className={classNames('w-full max-w-(--chat-width)', tookPart === false && 'lg:col-span-2')}>
          <Body {...body} />
        </div>
      </div>
    </main>
  );
}
