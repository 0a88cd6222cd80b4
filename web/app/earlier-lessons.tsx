import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { recordEntries } from '../lesson-actions/record-entries.tsx';
import { lessonName } from '../live-sessions/lesson-choice.tsx';
import { useOpenings } from '../live-sessions/queries.ts';
import { EarlierLesson } from '../tutor/earlier-lesson.tsx';
import { linkLook } from '../ui/button.tsx';
import { paths } from './paths.ts';

const drawEnded = recordEntries(true);

/** The student's newest earlier lesson of a session, shown above the lesson that is open. */
export function EarlierLessons({ sessionId, openingId }: { sessionId: string; openingId: string }) {
  const { data: openings = [], refetch } = useOpenings(sessionId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a lesson begins, the one before has become an earlier one
  useEffect(() => {
    void refetch();
  }, [openingId, refetch]);
  const ended = openings.filter(({ id, closedAt }) => id !== openingId && closedAt !== null);
  return (
    <EarlierLesson
      key={ended[0]?.id}
      sessionId={sessionId}
      lessons={ended.map((opening) => ({ id: opening.id, name: lessonName(opening) }))}
      drawRecord={drawEnded}
      all={
        ended.length > 1 && (
          <Link to={paths.ownLessons(sessionId)} className={linkLook}>
            <Trans>All earlier lessons</Trans>
          </Link>
        )
      }
    />
  );
}
