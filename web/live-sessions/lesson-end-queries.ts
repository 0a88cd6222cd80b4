import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyInput } from '../../contract/endpoint.ts';
import {
  continueSession,
  type EndedLesson,
  listEndedLessons,
  setLessonTimer,
} from '../../contract/lesson-end.ts';
import { getLessonSummary } from '../../contract/lesson-summary.ts';
import { pauseLesson, resumeLesson } from '../../contract/pauses.ts';
import { toldApart } from '../../contract/person-names.ts';
import { call } from '../api/client.ts';
import { byName } from '../people/name-order.ts';

/**
 * The key of the queries of classes. The key of the ended lessons begins with it, so what reloads the classes
 * also reloads them.
 */
const classesKey = ['classes'];

/**
 * Loaded regularly, since the clock of the server, not that of this device, decides until when a lesson can
 * go on.
 */
const endedLessons = queryOptions({
  queryKey: [...classesKey, 'ended-lessons'],
  queryFn: async ({ signal }) => (await call(listEndedLessons, { signal })).openings,
  refetchInterval: 15_000,
});

/** The last lessons of the teacher's closed sessions, newest first. */
export const useEndedLessons = () => useQuery(endedLessons);

/** Goes on with a lesson that was stopped. */
export const useContinueLesson = () =>
  useMutation({
    mutationFn: ({ classId, id }: EndedLesson) =>
      call(continueSession, { params: { classId }, body: { openingId: id } }),
    meta: { reloads: [classesKey] },
  });

/**
 * Sets the timer of a session's lesson, or takes it away. The stream of the monitor reports the change, too.
 */
export const useLessonTimer = (sessionId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof setLessonTimer>) =>
      call(setLessonTimer, { params: { sessionId }, body }),
    meta: { reloads: [['live-sessions', sessionId]] },
  });

/**
 * Stops the questions of one student of the lesson, or of all. The stream of the monitor reports the change,
 * too.
 */
export const usePauseLesson = (sessionId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof pauseLesson>) => call(pauseLesson, { params: { sessionId }, body }),
    meta: { reloads: [['live-sessions', sessionId]] },
  });

/** Ends the pause of one student, or every pause of the lesson. */
export const useResumeLesson = (sessionId: string) =>
  useMutation({
    mutationFn: (studentUid: string | undefined) =>
      call(resumeLesson, { params: { sessionId }, body: { studentUid } }),
    meta: { reloads: [['live-sessions', sessionId]] },
  });

/** Loaded regularly, since an answer that was under way at the end of the lesson is completed after it. */
const lessonSummary = (lesson: EndedLesson | undefined) =>
  queryOptions({
    queryKey: ['lesson-summary', lesson?.id, lesson?.closedAt],
    queryFn: async ({ signal }) => {
      const params = { sessionId: lesson?.sessionId ?? '', openingId: lesson?.id ?? '' };
      const { summary } = await call(getLessonSummary, { params, signal });
      return { ...summary, students: toldApart(summary.students).sort(byName) };
    },
    enabled: lesson !== undefined,
    refetchInterval: 60_000,
  });

/** What happened in a lesson that ended; nothing while there is none. */
export const useLessonSummary = (lesson: EndedLesson | undefined) => useQuery(lessonSummary(lesson));
