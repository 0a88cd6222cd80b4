import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { LessonWork } from '../../contract/work.ts';
import { recordEntries } from '../lesson-actions/record-entries.tsx';
import { lessonName } from '../live-sessions/lesson-choice.tsx';
import { useLiveSession, useOpenings } from '../live-sessions/queries.ts';
import { lessonSource } from '../tutor/conversation-source.ts';
import { useLessonStudents } from '../tutor/queries.ts';
import { progressOf } from '../tutor/work.ts';
import { parameters } from './paths.ts';

/** The words for a student's part in a lesson, in the order of the list. */
const participationWords = () => [t`Took part`, t`Asked nothing`, t`Absent`];

const participationOf = ({ questions, joinedAt }: LessonWork) => {
  if (questions > 0) return t`Took part`;
  return joinedAt === null ? t`Absent` : t`Asked nothing`;
};

/**
 * Everything that the teacher's pages about one lesson show. It is the lesson that the address names,
 * otherwise the newest one.
 */
export function useLessonWork(sessionId: string) {
  const [search] = useSearchParams();
  const session = useLiveSession(sessionId);
  const openings = useOpenings(sessionId);
  const lesson = openings.data?.find(({ id }) => id === search.get(parameters.lesson)) ?? openings.data?.[0];
  const openingId = lesson?.id;
  const students = useLessonStudents(sessionId, lesson);
  const source = useMemo(
    () => (openingId === undefined ? null : lessonSource(sessionId, openingId)),
    [sessionId, openingId],
  );
  const { title, subject } = session.data ?? {};
  return {
    error: session.data === undefined || lesson === undefined ? (session.error ?? openings.error) : null,
    source,
    students: {
      all: progressOf(students.data ?? [], participationWords(), participationOf),
      loading: students.isPending,
      failed: students.isError,
      retry: () => void students.refetch(),
    },
    isOpen: lesson?.closedAt === null,
    drawRecord: recordEntries(lesson?.closedAt !== null),
    openings: openings.data ?? [],
    lesson,
    title: title ?? t`Lessons`,
    lessonName: lesson === undefined ? '' : lessonName(lesson),
    scope:
      session.data === undefined || openingId === undefined
        ? null
        : { classId: session.data.classId, openingId },
    about: { lesson: { ...lesson, sessionId, className: title, subject } },
  };
}
