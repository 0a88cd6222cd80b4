import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useStudentClasses } from '../classes/queries.ts';
import { recordEntries } from '../lesson-actions/record-entries.tsx';
import { LessonList } from '../live-sessions/lesson-list.tsx';
import { sessionRefusal, useOpenings } from '../live-sessions/queries.ts';
import { lessonSource } from '../tutor/conversation-source.ts';
import { OwnWorkPage } from '../tutor/own-work-page.tsx';
import { useRecord } from '../tutor/use-record.ts';
import { useTranscript } from '../tutor/use-work.ts';
import { UnavailablePage } from '../ui/unavailable-page.tsx';
import { GoButton } from './go-button.tsx';
import { parameters, paths } from './paths.ts';

/** The page on which students read their own conversations of a session, lesson by lesson. */
export function Component() {
  const { sessionId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  // The page's title comes from the class: reading the session itself would mark the student as joined.
  const { data: list } = useStudentClasses();
  const { data: openings, error } = useOpenings(sessionId);
  const lesson = openings?.find(({ id }) => id === search.get(parameters.lesson)) ?? openings?.[0];
  const openingId = lesson?.id;
  const source = useMemo(
    () => (openingId === undefined ? null : lessonSource(sessionId, openingId)),
    [sessionId, openingId],
  );
  const transcript = useTranscript(source, undefined);
  const isOver = lesson?.closedAt !== null;
  const record = useRecord(source, !isOver);
  const back = (
    <GoButton look={error === null ? 'secondary' : 'primary'} to={paths.studentDashboard}>
      <Trans>Back to Dashboard</Trans>
    </GoButton>
  );
  if (openings === undefined && error !== null) {
    return (
      <UnavailablePage title={t`Session Error`} message={sessionRefusal(error)}>
        {back}
      </UnavailablePage>
    );
  }
  return (
    <OwnWorkPage
      title={
        list?.classes.find(({ currentSessionId }) => currentSessionId === sessionId.toUpperCase())
          ?.className ?? t`My lessons`
      }
      tookPart={openings && openings.length > 0}
      transcript={transcript}
      record={record}
      drawRecord={recordEntries(isOver)}
      lessons={
        openings !== undefined &&
        lesson !== undefined && (
          <LessonList
            openings={openings}
            chosen={lesson.id}
            onChoose={(id) => setSearch({ [parameters.lesson]: id }, { replace: true })}
          />
        )
      }
      back={back}
    />
  );
}
