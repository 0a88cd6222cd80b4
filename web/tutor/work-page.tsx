import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DeleteWork, type WorkScope } from '../deletion/delete-conversations.tsx';
import { studentSummary } from '../guidelines/work-check-words.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { questionCount } from '../ui/counts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Inserted } from '../ui/inserted.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import type { ConversationSource } from './conversation-source.ts';
import { ExportMenu } from './export-menu.tsx';
import { type DrawRecord, drawNothing, isEmptyRecord, isPersonal, recordOf } from './record.ts';
import { PagedTranscript } from './transcript.tsx';
import { type RecordState, useRecord } from './use-record.ts';
import { useTranscript } from './use-work.ts';
import type { Progress } from './work.ts';
import { WorkList } from './work-list.tsx';

/** The students as they are loaded from the server. */
export interface Students {
  readonly all: readonly Progress[];
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

interface WorkPageProps {
  title: string;
  /** What an exported file is named after. */
  fileName: readonly string[];
  /** What the work belongs to, for the export. */
  about: object;
  /** What can be deleted of the work; null for nothing. */
  scope: WorkScope | null;
  /** Null until it is known. */
  source: ConversationSource | null;
  students: Students;
  /** The lesson goes on: more can come. */
  isOpen?: boolean;
  drawRecord?: DrawRecord;
  /** Shown under the heading: dates, a choice of lesson. */
  details: ReactNode;
  back: ReactNode;
  chosen: string | undefined;
  onChoose: (uid: string | undefined) => void;
  /** Opens the page for printing: one student's conversation, or all. */
  onPrint: (uid: string | undefined) => void;
}

interface ConversationProps {
  student: Progress;
  /** The record of the lesson with the entries of all students. */
  lessonRecord: RecordState;
  source: ConversationSource;
  page: WorkPageProps;
}

function LoadedConversation({
  student,
  source,
  inserted,
}: Pick<ConversationProps, 'student' | 'source'> & { inserted: readonly Inserted[] }) {
  const transcript = useTranscript(source, student.uid, `${student.questions}@${student.lastActivity}`);
  const { failed, retry, loading, interactions } = transcript;
  return (
    <>
      {failed && <LoadFailure text={t`This conversation could not be loaded.`} onRetry={retry} />}
      {loading && !failed && <CardSkeletons count={1} label={t`The conversation is loading`} />}
      {!loading && interactions.length + inserted.length > 0 && (
        <div className="grid gap-2.5 rounded-lg bg-surface p-3 sm:p-4">
          <PagedTranscript transcript={transcript} author={student.name} inserted={inserted} />
        </div>
      )}
    </>
  );
}

function Conversation({ student, source, lessonRecord, page }: ConversationProps) {
  const { fileName, about, scope, students, onPrint, onChoose, drawRecord = drawNothing } = page;
  const own = recordOf(lessonRecord.record, student);
  const hasAny = student.questions > 0 || !isEmptyRecord(own);
  return (
    <section aria-label={t`Conversation of ${student.name}`} className="grid content-start gap-3">
      <Button
        look="quiet"
        className="-my-2 -ms-3 justify-self-start px-3 lg:hidden"
        onClick={() => onChoose(undefined)}
      >
        <Icon name="back" />
        <Trans>All students</Trans>
      </Button>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="truncate text-line-start text-lg">
            {student.name}
          </h2>
          <p className="text-sm text-soft">
            <span translate="no">{student.username}</span> · {questionCount(student.questions)}
          </p>
        </div>
        {hasAny && (
          <ExportMenu
            label={t`Export`}
            name={fileName}
            about={about}
            source={source}
            students={students.all}
            student={student}
            onPrint={() => onPrint(student.uid)}
          />
        )}
        {(student.questions > 0 || isPersonal(own)) && scope !== null && (
          <DeleteWork scope={scope} student={student} />
        )}
      </div>
      <p className="-mt-3 text-sm whitespace-pre-line text-soft empty:hidden">{studentSummary(student)}</p>
      {lessonRecord.failed && (
        <LoadFailure text={t`The notes of this lesson could not be loaded.`} onRetry={lessonRecord.retry} />
      )}
      {!hasAny && lessonRecord.loading && <CardSkeletons count={1} label={t`The conversation is loading`} />}
      {!hasAny && !lessonRecord.loading && !lessonRecord.failed && (
        <EmptyState
          icon="monitor"
          text={
            <Trans>
              <bdi>{student.name}</bdi> has not asked anything here.
            </Trans>
          }
        />
      )}
      {hasAny && (
        <LoadedConversation
          key={`${source.key}/${student.uid}`}
          student={student}
          source={source}
          inserted={drawRecord(own, student)}
        />
      )}
    </section>
  );
}

function Panes({ source, lessonRecord, page }: Omit<ConversationProps, 'student'>) {
  const { students, chosen, onChoose } = page;
  const student = students.all.find(({ uid }) => uid === chosen);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div
        className={classNames(
          'lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:overflow-y-auto',
          student !== undefined && 'max-lg:hidden',
        )}
      >
        <WorkList students={students.all} chosen={chosen} onChoose={onChoose} />
      </div>
      {student === undefined ? (
        <p className="hidden py-16 text-center text-soft lg:block">
          <Trans>Choose a student to read the conversation.</Trans>
        </p>
      ) : (
        <Conversation student={student} source={source} lessonRecord={lessonRecord} page={page} />
      )}
    </div>
  );
}

function Body({ page, lessonRecord }: { page: WorkPageProps; lessonRecord: RecordState }) {
  const { students, source } = page;
  if (students.all.length > 0 && source !== null)
    return <Panes source={source} lessonRecord={lessonRecord} page={page} />;
  if (students.loading) return <CardSkeletons count={2} label={t`The students are loading`} />;
  if (students.failed) return null;
  return <EmptyState icon="monitor" text={t`There is nobody here yet. Students appear when they join.`} />;
}

/** Submitted work: the students and their progress on the left, the conversation on the right. */
export function WorkPage(page: WorkPageProps) {
  const { title, details, back, students, source, scope, fileName, about, onPrint } = page;
  const lessonRecord = useRecord(source, page.isOpen);
  const hasAnything =
    students.all.some(({ questions }) => questions > 0) || !isEmptyRecord(lessonRecord.record);
  return (
    <main className="mx-auto grid max-w-[88rem] gap-5 px-4 py-6 sm:px-6">
      <title>{`${title} · Lyceum`}</title>
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <div className="mt-1 text-sm text-soft">{details}</div>
        </div>
        {hasAnything && source !== null && (
          <ExportMenu
            label={t`Export all`}
            name={fileName}
            about={about}
            source={source}
            students={students.all}
            onPrint={() => onPrint(undefined)}
          />
        )}
        {hasAnything && scope !== null && <DeleteWork scope={scope} />}
        {back}
      </div>
      {students.failed && (
        <LoadFailure text={t`The students could not be loaded just now.`} onRetry={students.retry} />
      )}
      <Body page={page} lessonRecord={lessonRecord} />
    </main>
  );
}
