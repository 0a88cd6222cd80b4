import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StudentSummary, LessonSummary as Summary } from '../../contract/lesson-summary.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { questionCount } from '../ui/counts.ts';
import { Icon } from '../ui/icon.tsx';
import { formatClock } from '../ui/moments.ts';
import { WrittenText } from '../ui/written-text.tsx';
import { lessonActsWords } from './lesson-acts-words.ts';
import {
  alertsFirst,
  type Highlight,
  highlightsOf,
  minutesPresent,
  minutesWords,
  totalsOf,
} from './summary-words.ts';

interface LessonSummaryProps {
  summary: Summary;
  headingId: string;
  /** Until when the lesson can go on; null when it cannot. */
  continuableUntil: string | null;
  /** The link to a student's conversation in the lesson. */
  toConversation: (studentUid: string, name: string) => ReactNode;
  /** The notes, pauses and help requests of the lesson. */
  notes: ReactNode;
  onClose: () => void;
}

const highlightLooks = {
  danger: 'font-semibold text-danger',
  notice: 'font-semibold text-notice',
  positive: 'font-semibold text-positive',
  neutral: 'text-soft',
} as const;

/** What is worth a look in a student's lesson, one after the other. */
function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  return highlights.map(({ look, text, question }, index) => (
    <span key={text}>
      {index > 0 && <span className="text-soft"> · </span>}
      <span className={highlightLooks[look]}>{text}</span>
      {question !== undefined && (
        <>
          {' '}
          <q className="text-soft">
            <bdi>
              <WrittenText text={question} />
            </bdi>
          </q>
        </>
      )}
    </span>
  ));
}

interface RowsProps extends Pick<LessonSummaryProps, 'toConversation'> {
  closedAt: string | null;
  students: readonly { student: StudentSummary; highlights: readonly Highlight[] }[];
}

const presenceOf = ({ joinedAt }: StudentSummary, closedAt: string | null): string => {
  const minutes = minutesPresent(joinedAt, closedAt);
  return minutes === null ? '–' : minutesWords(minutes);
};

function Table({ students, closedAt, toConversation }: RowsProps) {
  const cell = 'py-0.75 pe-3 align-baseline';
  return (
    <table
      aria-label={t`Worth a look`}
      className="hidden w-full table-fixed border-collapse text-sm leading-5 sm:table"
    >
      <thead>
        <tr className="text-xs text-soft">
          <th scope="col" className="w-44 pb-1 text-start font-semibold">
            <Trans>Student</Trans>
          </th>
          <th scope="col" className="w-18 pe-3 pb-1 text-end font-semibold">
            <Trans>Here</Trans>
          </th>
          <th scope="col" className="w-22 pe-4 pb-1 text-end font-semibold">
            <Trans>Questions</Trans>
          </th>
          <th scope="col" className="pb-1 text-start font-semibold">
            <Trans>Worth a look</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {students.map(({ student, highlights }) => (
          <tr key={student.studentUid} className="border-t border-line">
            <th scope="row" className={classNames(cell, 'truncate text-start font-semibold')}>
              {toConversation(student.studentUid, student.name)}
            </th>
            <td className={classNames(cell, 'text-end whitespace-nowrap text-soft tabular-nums')}>
              {presenceOf(student, closedAt)}
            </td>
            <td className={classNames(cell, 'pe-4 text-end tabular-nums')}>{student.questions}</td>
            <td className="truncate py-0.75 align-baseline">
              <Highlights highlights={highlights} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows of the table as a list, on a phone. */
function List({ students, closedAt, toConversation }: RowsProps) {
  return (
    <ul aria-label={t`Worth a look`} className="grid text-sm sm:hidden">
      {students.map(({ student, highlights }) => (
        <li key={student.studentUid} className="grid gap-0.5 border-t border-line py-2">
          <p className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 truncate font-semibold">
              {toConversation(student.studentUid, student.name)}
            </span>
            <span className="text-xs text-soft">
              {[presenceOf(student, closedAt), questionCount(student.questions)].join(' · ')}
            </span>
          </p>
          <p className="wrap-anywhere">
            <Highlights highlights={highlights} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Others({
  students,
  closedAt,
  toConversation,
}: Omit<RowsProps, 'students'> & { students: readonly StudentSummary[] }) {
  if (students.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-sm font-semibold">
        <Trans>Also here</Trans>
      </h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
        {students.map((student) => (
          <li key={student.studentUid} className="max-w-full truncate leading-6">
            {toConversation(student.studentUid, student.name)}{' '}
            <span className="text-xs text-soft tabular-nums">{presenceOf(student, closedAt)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether a student joined the lesson, or asked in it. */
const wasHere = ({ joinedAt, questions }: StudentSummary) => joinedAt !== null || questions > 0;

function Absent({ students }: { students: readonly StudentSummary[] }) {
  if (students.length === 0) return null;
  return (
    <p className="text-sm text-soft">
      <span className="font-semibold">
        <Trans>Not here:</Trans>
      </span>{' '}
      {students.map(({ studentUid, name }, index) => (
        <span key={studentUid}>
          {index > 0 && ' · '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </p>
  );
}

/** What happened in the lesson that ended last, in the place of the monitor. */
export function LessonSummary({
  summary,
  headingId,
  continuableUntil,
  toConversation,
  notes,
  onClose,
}: LessonSummaryProps) {
  const { students, openedAt, closedAt, className } = summary;
  const acts = lessonActsWords(summary.acts);
  const withHighlights = students
    .toSorted(alertsFirst)
    .map((student) => ({ student, highlights: highlightsOf(student) }));
  const worthALook = withHighlights.filter(({ highlights }) => highlights.length > 0);
  const others = withHighlights.flatMap(({ student, highlights }) => (highlights.length > 0 ? [] : student));
  const rows = { closedAt, toConversation };
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 id={headingId} className="scroll-mt-30 text-2xl">
            <Trans>Last lesson</Trans>
          </h2>
          <p className="text-sm text-soft">
            <bdi>{className}</bdi>
            {closedAt !== null && `, ${formatClock(openedAt)} – ${formatClock(closedAt)}`}
            {acts !== '' && ` · ${acts}`}
            {continuableUntil !== null && (
              <>
                {' · '}
                <Trans>can be continued until {formatClock(continuableUntil)}</Trans>
              </>
            )}
          </p>
        </div>
        <IconButton label={t`Close the summary`} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="grid gap-3 rounded-lg bg-surface p-4">
        <ul aria-label={t`The lesson in numbers`} className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {totalsOf(students).map(({ look, text }) => (
            <li key={text} className={highlightLooks[look]}>
              {text}
            </li>
          ))}
        </ul>
        {worthALook.length > 0 && (
          <>
            <Table {...rows} students={worthALook} />
            <List {...rows} students={worthALook} />
          </>
        )}
        <Others {...rows} students={others.filter(wasHere)} />
        <Absent students={others.filter((student) => !wasHere(student))} />
        <p className="text-xs text-soft">
          <Trans>
            Minutes count from joining to the end. The server does not store who left the page in between.
          </Trans>
        </p>
        {notes}
      </div>
    </section>
  );
}
