import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { useCode } from '../api/use-code.ts';
import { useClosedSummary } from '../live-sessions/closed-summary.ts';
import { useEndedLessons, useLessonSummary } from '../live-sessions/lesson-end-queries.ts';
import { useFocusHeadingAfter } from '../ui/focus-heading.ts';
import { parameters, paths, withParameters } from './paths.ts';

const headingId = 'last-lesson';
const linkLook = 'text-accent hover:underline';

/**
 * The summary of the newest ended lesson of the teacher, until the teacher closes the summary; undefined
 * without one.
 */
export function useLastLesson() {
  const { data: ended = [] } = useEndedLessons();
  const { isClosed, close } = useClosedSummary();
  const newest = ended[0];
  const lesson = newest !== undefined && !isClosed(newest) ? newest : undefined;
  const { data: summary } = useLessonSummary(lesson);
  const { data: code } = useCode(
    'lesson-summary',
    async () => {
      const [{ LessonSummary }, { LessonNotes }] = await Promise.all([
        import('../live-sessions/lesson-summary.tsx'),
        import('../lesson-actions/lesson-notes.tsx'),
      ]);
      return { LessonSummary, LessonNotes };
    },
    lesson !== undefined,
  );
  useFocusHeadingAfter(lesson !== undefined);
  // A lesson that nobody joined has nothing to summarise.
  if (!lesson || !code || !summary?.students.some(({ joinedAt }) => joinedAt !== null)) return undefined;
  const addressOf = (student: string) =>
    withParameters(paths.lessons(lesson.sessionId), { [parameters.lesson]: lesson.id, student });
  const toConversation = (studentUid: string, name: string) => (
    <Link to={addressOf(studentUid)} className={linkLook}>
      <bdi>{name}</bdi>
    </Link>
  );
  const nameOf = new Map(summary.students.map(({ studentUid, name }) => [studentUid, name]));
  return {
    title: t`Last lesson`,
    headingId,
    content: (
      <code.LessonSummary
        headingId={headingId}
        summary={summary}
        continuableUntil={lesson.continuableUntil}
        toConversation={toConversation}
        notes={
          <code.LessonNotes
            notes={summary.notes}
            helpRequests={summary.helpRequests}
            pauses={summary.pauses}
            toStudent={(uid) => toConversation(uid, nameOf.get(uid) ?? t`Student`)}
          />
        }
        onClose={() => close(lesson)}
      />
    ),
  };
}
