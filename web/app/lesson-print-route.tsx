import { useParams, useSearchParams } from 'react-router';
import { PrintPage } from '../tutor/print-page.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths, withParameters } from './paths.ts';
import { useLessonWork } from './use-lesson-work.tsx';

export function Component() {
  const { sessionId = '' } = useParams();
  const [search] = useSearchParams();
  const { work, title, lesson, lessonName } = useLessonWork(sessionId);
  const student = search.get(parameters.student) ?? undefined;
  return (
    <PrintPage
      title={title}
      details={<p>{lessonName}</p>}
      work={work}
      only={student}
      back={
        <GoButton
          look="secondary"
          to={withParameters(paths.lessons(sessionId), { lesson: lesson?.id, student })}
        >
          Back
        </GoButton>
      }
    />
  );
}
