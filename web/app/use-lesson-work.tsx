import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { lessonName } from '../live-sessions/lesson-choice.tsx';
import { useLiveSession, useOpenings } from '../live-sessions/queries.ts';
import { lessonPlace } from '../tutor/place.ts';
import { useWork } from '../tutor/use-work.ts';
import { parameters } from './paths.ts';

const openEvery = 15_000;

/** All that the teacher's pages about one lesson show: the lesson that the address names, else the newest. */
export function useLessonWork(sessionId: string) {
  const [search] = useSearchParams();
  const { data: session, error } = useLiveSession(sessionId);
  const { data: openings = [] } = useOpenings(sessionId);
  const lesson = openings.find(({ id }) => id === search.get(parameters.lesson)) ?? openings[0];
  const openingId = lesson?.id;
  const place = useMemo(
    () => (openingId === undefined ? null : lessonPlace(sessionId, openingId)),
    [sessionId, openingId],
  );
  const known = (session?.students ?? []).map(({ uid, name }) => ({ uid, name, username: null }));
  const work = useWork(place, known, { every: lesson?.closedAt === null ? openEvery : undefined });
  return {
    error,
    work,
    openings,
    lesson,
    title: session?.title ?? 'Lessons',
    lessonName: lesson === undefined ? '' : lessonName(lesson),
    about: { lesson: { ...lesson, sessionId, className: session?.title, subject: session?.subject } },
  };
}
