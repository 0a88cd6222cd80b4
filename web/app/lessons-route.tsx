import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { LessonChoice } from '../live-sessions/lesson-choice.tsx';
import { sessionRefusal } from '../live-sessions/queries.ts';
import { WorkPage } from '../tutor/work-page.tsx';
import { localStamp } from '../ui/moments.ts';
import { UnavailablePage } from '../ui/unavailable-page.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths, withParameters } from './paths.ts';
import { useDeletable } from './use-deletable.ts';
import { useLessonWork } from './use-lesson-work.tsx';

/** The page on which a teacher reads the conversations of a session, lesson by lesson. */
export function Component() {
  const { sessionId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { error, openings, lesson, lessonName: _, ...page } = useLessonWork(sessionId);
  const scope = useDeletable(page.scope);
  const { title } = page;
  const student = search.get(parameters.student) ?? undefined;
  const back = (
    <GoButton look={error === null ? 'secondary' : 'primary'} to={paths.teacherDashboard}>
      <Trans>Back to Dashboard</Trans>
    </GoButton>
  );
  if (error !== null) {
    return (
      <UnavailablePage title={t`Session Error`} message={sessionRefusal(error)}>
        {back}
      </UnavailablePage>
    );
  }
  const show = (next: { lesson?: string | undefined; student?: string | undefined }) =>
    setSearch(new URLSearchParams(withParameters('', next)));
  return (
    <WorkPage
      {...page}
      scope={scope}
      fileName={[title, lesson === undefined ? '' : localStamp(lesson.openedAt).slice(0, 16)]}
      details={
        lesson !== undefined && (
          <LessonChoice
            openings={openings}
            chosen={lesson.id}
            onChoose={(id) => show({ lesson: id, student })}
          />
        )
      }
      back={back}
      chosen={student}
      onChoose={(uid) => show({ lesson: lesson?.id, student: uid })}
      onPrint={(uid) =>
        void navigate(withParameters(paths.lessonPrint(sessionId), { lesson: lesson?.id, student: uid }))
      }
    />
  );
}
