import type { Endpoint } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { callOf } from './calls.ts';
import type { Target } from './people-of-two-schools.ts';
import { type CallerKind, callerKinds, expected, type Row, states } from './who-may.ts';

/** The ids and codes that calls of the matrix send, and the refusal of one that leads nowhere. */
const refusals = {
  classId: 'class-not-found',
  classCode: 'class-not-found',
  sessionId: 'session-not-found',
  sessionCode: 'invalid-session-id',
  assignmentId: 'assignment-not-found',
  interactionId: 'interaction-not-found',
  noteId: 'note-not-found',
  requestId: 'help-request-not-found',
  alertId: 'alert-not-found',
  observationId: 'observation-not-found',
  studentUid: 'student-not-found',
  removedUid: 'student-not-found',
  waitingUid: 'student-not-found',
  teacherUid: 'teacher-not-found',
  helperUid: 'teacher-not-found',
  signInId: 'sign-in-not-found',
  invitationId: 'invitation-not-found',
  invitation: 'invitation-not-found',
  secondInvitation: 'invitation-not-found',
  // Part of an address, or of a filter.
  openingId: null,
} as const satisfies Partial<Record<keyof Target, ErrorCode | null>>;
type IdName = keyof typeof refusals;

const names = Object.keys(refusals) as IdName[];
const nowhere = Object.fromEntries(names.map((name) => [name, name])) as unknown as Target;

/**
 * The ids that an operation sends, each with the refusal of one that leads nowhere. An id without a refusal
 * only chooses among what the caller may read or change.
 */
export function idsOf(name: string, { path, errors }: Endpoint, row: Row): [IdName, ErrorCode?][] {
  const sent = (target: Target) => JSON.stringify(callOf(name, { path }, target, {}));
  return names
    .filter((id) => sent(nowhere) !== sent({ ...nowhere, [id]: 'another' }))
    .map((id) => {
      const own = refusals[id];
      if (own && errors.includes(own)) return [id, own];
      return path.includes(`:${id}`) && row.others ? [id, row.others] : [id];
    });
}

/** A kind of caller for whom the call succeeds while a lesson is under way. */
export const callerWhoMay = (endpoint: Endpoint, row: Row): CallerKind | undefined =>
  (Object.keys(callerKinds) as CallerKind[]).find(
    (kind) => expected(endpoint, row, kind, states[0]) === 'ok',
  );
