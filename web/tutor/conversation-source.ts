import type { AnswerOf, EventOf } from '../../contract/endpoint.ts';
import { listHelpRequests } from '../../contract/help-requests.ts';
import { listNotes } from '../../contract/lesson-actions.ts';
import { listPauses } from '../../contract/pauses.ts';
import { askInAssignment, askInSession, followAnswer, stopInteraction } from '../../contract/tutor.ts';
import { listAssignmentInteractions, listSessionInteractions } from '../../contract/work.ts';
import { call } from '../api/client.ts';
import { streamOnce } from '../api/events.ts';
import type { LessonRecord } from './record.ts';

interface Question {
  readonly question: string;
  readonly retryOf: string | undefined;
  readonly changedFrom: string | undefined;
  /** The idempotency key. */
  readonly key: string;
}

/** The kinds of files that work is exported to. */
export type FileKind = 'csv' | 'xlsx' | 'json';

interface PageRequest {
  /** The cursor of a page; without one the newest page. */
  readonly cursor?: string | undefined;
  readonly studentUid?: string | undefined;
  readonly limit?: number;
  /** The kind of file that the page is exported to; the security log records the export. */
  readonly export?: FileKind | undefined;
  readonly signal?: AbortSignal;
}

type InteractionPage = AnswerOf<typeof listSessionInteractions>;

/** A lesson of a session, or an assignment, as the place of its conversations on the server. */
export interface ConversationSource {
  /** Identifies the lesson or the assignment among all of them. */
  readonly key: string;
  /** Asks one question. @throws ContractError, ConnectionError */
  ask(question: Question): AsyncGenerator<EventOf<typeof askInSession>, void>;
  /** One page of interactions, oldest first: a student's own, or everybody's for the teacher. */
  read(page: PageRequest): Promise<InteractionPage>;
  /** Reads the record: the reader's own, or everybody's for the teacher. Only lessons have one. */
  readRecord?(signal?: AbortSignal): Promise<LessonRecord>;
}

async function readLessonRecord(
  sessionId: string,
  openingId: string,
  signal: AbortSignal | undefined,
): Promise<LessonRecord> {
  const request = { params: { sessionId }, query: { openingId }, signal };
  const [{ notes }, { helpRequests }, { pauses }] = await Promise.all([
    call(listNotes, request),
    call(listHelpRequests, request),
    call(listPauses, request),
  ]);
  return { notes, helpRequests, pauses };
}

/** The conversations of one lesson of a session. */
export const lessonSource = (sessionId: string, openingId: string): ConversationSource => ({
  key: `session/${sessionId}/${openingId}`,
  ask: ({ key, ...body }) =>
    streamOnce(askInSession, { body: { ...body, sessionId }, headers: { 'idempotency-key': key } }),
  read: ({ signal, ...page }) =>
    call(listSessionInteractions, { params: { sessionId }, query: { openingId, ...page }, signal }),
  readRecord: (signal) => readLessonRecord(sessionId, openingId, signal),
});

/** The conversations of an assignment. */
export const assignmentSource = (assignmentId: string): ConversationSource => ({
  key: `assignment/${assignmentId}`,
  ask: ({ key, ...body }) =>
    streamOnce(askInAssignment, {
      params: { assignmentId },
      body,
      headers: { 'idempotency-key': key },
    }),
  read: ({ signal, ...query }) =>
    call(listAssignmentInteractions, { params: { assignmentId }, query, signal }),
});

/**
 * The events of an answer from its beginning, wherever it was asked.
 * @throws ContractError, ConnectionError
 */
export const followStoredAnswer = (interactionId: string, signal: AbortSignal) =>
  streamOnce(followAnswer, { params: { interactionId }, signal });

/** Stops an answer under way. The part that was shown stays. @throws ContractError, ConnectionError */
export const stopAnswer = async (interactionId: string) =>
  (await call(stopInteraction, { params: { interactionId } })).interaction;
