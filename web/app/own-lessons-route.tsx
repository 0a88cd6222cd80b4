import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { LessonChoice } from '../live-sessions/lesson-choice.tsx';
import { useLiveSession, useOpenings } from '../live-sessions/queries.ts';
import { OwnWorkPage } from '../tutor/own-work-page.tsx';
import { lessonPlace } from '../tutor/place.ts';
import { useWork } from '../tutor/use-work.ts';
import { GoButton } from './go-button.tsx';
import { parameters, paths } from './paths.ts';

export function Component() {
  const { sessionId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { data: session } = useLiveSession(sessionId);
  const { data: openings = [] } = useOpenings(sessionId);
  const lesson = search.get(parameters.lesson) ?? openings[0]?.id;
  const place = useMemo(
    () => (lesson === undefined ? null : lessonPlace(sessionId, lesson)),
    [sessionId, lesson],
  );
  const work = useWork(place, []);
  return (
    <OwnWorkPage
      title={session?.title ?? 'My lessons'}
      work={work}
      details={
        lesson !== undefined && (
          <LessonChoice
            openings={openings}
            chosen={lesson}
            onChoose={(id) => setSearch({ [parameters.lesson]: id }, { replace: true })}
          />
        )
      }
      back={
        <GoButton look="secondary" to={paths.studentDashboard}>
          Back to Dashboard
        </GoButton>
      }
    />
  );
}
