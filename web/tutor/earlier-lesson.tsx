import { t } from '@lingui/core/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { Disclosure } from '../ui/disclosure.tsx';
import { lessonSource } from './conversation-source.ts';
import { type DrawRecord, isEmptyRecord } from './record.ts';
import { PagedTranscript } from './transcript.tsx';
import { useRecord } from './use-record.ts';
import { useTranscript } from './use-work.ts';

interface Lesson {
  readonly id: string;
  /** When the lesson was. */
  readonly name: string;
}

interface EarlierLessonProps {
  sessionId: string;
  /** The earlier lessons that the student joined, the newest first. */
  lessons: readonly Lesson[];
  drawRecord: DrawRecord;
  /** The link to all lessons. */
  all: ReactNode;
}

/**
 * The newest earlier lesson in which the student asked something or that has a record: folded, to read only.
 */
export function EarlierLesson({
  sessionId,
  lessons: [lesson, ...older],
  drawRecord,
  all,
}: EarlierLessonProps) {
  const [open, setOpen] = useState(false);
  const openingId = lesson?.id;
  const source = useMemo(
    () => (openingId === undefined ? null : lessonSource(sessionId, openingId)),
    [sessionId, openingId],
  );
  const transcript = useTranscript(source, undefined);
  const { record, loading } = useRecord(source);
  if (lesson === undefined || loading || transcript.loading || transcript.failed) return null;
  // Without questions and a record there is nothing to read: the lesson before takes this one's place.
  if (transcript.interactions.length === 0 && isEmptyRecord(record))
    return <EarlierLesson sessionId={sessionId} lessons={older} drawRecord={drawRecord} all={all} />;
  return (
    <section aria-label={t`Earlier lesson`} className="border-b border-line">
      <Disclosure
        title={<span className="text-sm font-semibold text-soft">{t`Earlier lesson: ${lesson.name}`}</span>}
        open={open}
        onOpenChange={setOpen}
      >
        <section
          aria-label={t`What you wrote and the tutor answered`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="relative grid max-h-[45dvh] gap-4 overflow-y-auto overscroll-contain py-3"
        >
          <PagedTranscript transcript={transcript} inserted={drawRecord(record)} own />
        </section>
        {all}
      </Disclosure>
    </section>
  );
}
