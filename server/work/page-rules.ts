import { z } from 'zod';
import { type QueryOf, timestamp } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import type { Interaction } from '../../contract/tutor.ts';
import type { listSessionInteractions as listCall } from '../../contract/work.ts';
import type { AccountActor } from '../access.ts';
import { assignmentFor } from '../assignments/rules.ts';
import { type LiveContext, type LiveSession, sessionFor } from '../live-sessions/rules.ts';
import * as securityLog from '../security-log/rules.ts';
import { ownView } from '../tutor/answer-rules.ts';
import * as store from './store.ts';

interface Page {
  interactions: Interaction[];
  nextCursor: string | null;
}

/**
 * A session's interactions. Its teacher gets all of them, a student only their own. Without a cursor it is
 * the newest page. Each page begins with its oldest interaction, and `nextCursor` leads to the page before
 * it.
 * @throws ContractError session-not-found, invalid-input for a cursor that this server did not make
 */
export async function listSessionInteractions(
  ctx: LiveContext,
  actor: AccountActor,
  sessionId: string,
  query: QueryOf<typeof listCall>,
): Promise<Page> {
  const session = await sessionFor(ctx, actor, sessionId);
  await recordExport(ctx, actor, session.classId, query);
  return page(ctx, actor, session.id, query);
}

/**
 * An assignment's interactions, in pages like those of a session.
 * @throws ContractError assignment-not-found, invalid-input for a cursor that this server did not make
 */
export async function listAssignmentInteractions(
  ctx: LiveContext,
  actor: AccountActor,
  assignmentId: string,
  query: Omit<QueryOf<typeof listCall>, 'openingId'>,
): Promise<Page> {
  const { assignment } = await assignmentFor(ctx, actor, assignmentId);
  await recordExport(ctx, actor, assignment.classId, query);
  return page(ctx, actor, assignment.id, query);
}

/** Records a teacher's export of work in the security log, once: with the request for its first page. */
async function recordExport(
  ctx: LiveContext,
  by: AccountActor,
  classId: string,
  query: Pick<QueryOf<typeof listCall>, 'export' | 'cursor' | 'studentUid'>,
): Promise<void> {
  const { export: detail, cursor, studentUid: about } = query;
  if (detail === undefined || cursor !== undefined || by.role !== 'teacher') return;
  await ctx.db.write((write) =>
    securityLog.record(ctx, write, { event: 'work-exported', detail, by, about, classId }),
  );
}

/** How many characters of questions and answers a page has, rather than its limit of interactions. */
const pageCharacters = 250_000;

async function page(
  ctx: LiveContext,
  actor: AccountActor,
  conversationId: string,
  query: QueryOf<typeof listCall>,
): Promise<Page> {
  const asked = {
    conversationId,
    studentUid: actor.role === 'student' ? actor.uid : query.studentUid,
    openingId: query.openingId,
    before: query.cursor === undefined ? undefined : readCursor(query.cursor),
    limit: query.limit,
  };
  const { interactions: shown, more } = await store.listShortPage(ctx.db.read, asked, pageCharacters);
  const interactions = actor.role === 'student' ? shown.map(ownView) : shown;
  return { interactions, nextCursor: more && interactions[0] ? cursorOf(interactions[0]) : null };
}

const cursorOf = ({ createdAt, id }: store.PageEnd): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** The content of a cursor as `cursorOf` writes it. Other timestamps are refused, since the database cannot read all of them. */
const pageEnd = z.tuple([timestamp.startsWith('20'), z.string().regex(/^[A-Z0-9]{1,64}$/)]);

function readCursor(cursor: string): store.PageEnd {
  try {
    const [createdAt, id] = pageEnd.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt, id };
  } catch {
    // Not a cursor of this server: refused below.
  }
  throw new ContractError('invalid-input', 'This cursor is not valid. Please start from the newest page.');
}

/** The newest interactions of each student in the current lesson, oldest first. The monitor loads earlier ones by page. */
export async function lessonInteractions(
  session: LiveSession,
  query: LiveContext['db']['read'],
): Promise<Interaction[]> {
  const { id: conversationId, openingId } = session;
  return store.listNewestOfEach(query, { conversationId, openingId }, shownOfEach);
}

/** The most interactions of each student. With forty students and long questions a snapshot has a few megabytes. */
const shownOfEach = 50;
