import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { BodyInput } from '../../contract/endpoint.ts';
import { listNotes, replyToNote, sendNote } from '../../contract/lesson-actions.ts';
import { call } from '../api/client.ts';

const lessonNotes = (sessionId: string, openingId: string) =>
  queryOptions({
    queryKey: ['lesson-actions', sessionId, openingId, 'notes'],
    queryFn: async ({ signal }) =>
      (await call(listNotes, { params: { sessionId }, query: { openingId }, signal })).notes,
  });

/**
 * The notes of a lesson that the student got, with the student's own replies. The student's stream reports
 * when they change.
 */
export const useLessonNotes = (sessionId: string, openingId: string) =>
  useQuery(lessonNotes(sessionId, openingId));

/**
 * Reloads the notes and help requests on the screen: those of one session or, after the stream was
 * interrupted, those of all sessions.
 */
export const reloadLessonActions = (client: QueryClient, sessionId?: string) =>
  client.invalidateQueries({ queryKey: ['lesson-actions', ...(sessionId === undefined ? [] : [sessionId])] });

/** Sends a note; the stream of the monitor brings it to the page. */
export const useSendNote = (sessionId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof sendNote>) => call(sendNote, { params: { sessionId }, body }),
  });

/** Answers a note. */
export const useReply = (noteId: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof replyToNote>) => call(replyToNote, { params: { noteId }, body }),
    meta: { reloads: [['lesson-actions']] },
  });
