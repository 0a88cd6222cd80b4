import { listSessionInteractions, stopInteraction } from '../../contract/tutor.ts';
import { call } from '../api/client.ts';

interface Page {
  readonly sessionId: string;
  readonly openingId: string;
  readonly cursor?: string;
  readonly signal?: AbortSignal;
}

/** One page of the student's own questions in an opening, oldest first; the newest page without a cursor. */
export const readHistory = ({ sessionId, openingId, cursor, signal }: Page) =>
  call(listSessionInteractions, { params: { sessionId }, query: { openingId, cursor }, signal });

/** Ends an answer under way; what was shown of it stays. @throws ContractError, ConnectionError */
export const stopAnswer = async (interactionId: string) =>
  (await call(stopInteraction, { params: { interactionId } })).interaction;
