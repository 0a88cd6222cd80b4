import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Opening } from '../../contract/live-sessions.ts';
import { listLessonStudents } from '../../contract/work.ts';
import { call } from '../api/client.ts';

/** How often the students of an open lesson are reloaded, in milliseconds. */
const reloadInterval = 15_000;

const lessonStudents = (sessionId: string, lesson: Opening | undefined) =>
  queryOptions({
    queryKey: ['work', 'lesson-students', sessionId, lesson?.id],
    queryFn:
      lesson === undefined
        ? skipToken
        : async ({ signal }) => {
            const params = { sessionId, openingId: lesson.id };
            return (await call(listLessonStudents, { params, signal })).students;
          },
    refetchInterval: lesson?.closedAt === null ? reloadInterval : false,
  });

/**
 * The students of one lesson with their work in it, reloaded while it is open. `lesson` is undefined until it
 * is known.
 */
export const useLessonStudents = (sessionId: string, lesson: Opening | undefined) =>
  useQuery(lessonStudents(sessionId, lesson));
