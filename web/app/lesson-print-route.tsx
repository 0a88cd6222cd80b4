import { t } from '@lingui/core/macro';
import { useParams, useSearchParams } from 'react-router';
import { lessonActsWords } from '../live-sessions/lesson-acts-words.ts';
import { sessionRefusal } from '../live-sessions/queries.ts';
import { PrintPage } from '../tutor/print-page.tsx';
import { UnavailablePage } from '../ui/unavailable-page.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths, withParameters } from './paths.ts';
import { useLessonWork } from './use-lesson-work.tsx';

/** The page that prints the conversations of one lesson. */
export function Component() {
  const { sessionId = '' } = useParams();
  const [search] = useSearchParams();
  const { error, source, students, title, lesson, lessonName, drawRecord } = useLessonWork(sessionId);
  const student = search.get(parameters.student) ?? undefined;
  const workAddress = withParameters(paths.lessons(sessionId), { lesson: lesson?.id, student });
  const back = (
    <GoButton
      look={error === null ? 'secondary' : 'primary'}
      to={error === null ? workAddress : paths.teacherDashboard}
    >
      {error === null ? t`Back` : t`Back to Dashboard`}
    </GoButton>
  );
  if (error !== null)
    return (
      <UnavailablePage title={t`Session Error`} message={sessionRefusal(error)}>
        {back}
      </UnavailablePage>
    );
  return (
    <PrintPage
      title={title}
      details={
        <>
          <p>{lessonName}</p>
          <p className="empty:hidden">{lessonActsWords(lesson?.acts)}</p>
        </>
      }
      source={source}
      students={students}
      studentUid={student}
      drawRecord={drawRecord}
      back={back}
    />
  );
}
