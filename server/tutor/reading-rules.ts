import { z } from 'zod';
import { type QueryOf, timestamp } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import type { Interaction, listSessionInteractions as listCall } from '../../contract/tutor.ts';
import type { AccountActor } from '../access.ts';
import { assignmentFor } from '../assignments/rules.ts';
import { type LiveSession, sessionFor } from '../live-sessions/rules.ts';
import type { TutorContext } from './context.ts';
import * as store from './store.ts';

interface Page {
  interactions: Interaction[];
  nextCursor: string | null;
}

/**
 * A session's interactions: for its teacher everybody's, for a student the own ones. The newest page without a
 * cursor, each page oldest first, `nextCursor` leading to older ones.
 * @throws ContractError session-not-found, invalid-input for a cursor that was not given out
 */
export async function listSessionInteractions(
  ctx: TutorContext,
  actor: AccountActor,
  sessionId: string,
  query: QueryOf<typeof listCall>,
): Promise<Page> {
  const session = await sessionFor(ctx, actor, sessionId);
  return page(ctx, actor, session.id, query);
}

/**
 * An assignment's interactions, in the same way.
 * @throws ContractError assignment-not-found, invalid-input for a cursor that was not given out
 */
export async function listAssignmentInteractions(
  ctx: TutorContext,
  actor: AccountActor,
  assignmentId: string,
  query: Omit<QueryOf<typeof listCall>, 'openingId'>,
): Promise<Page> {
  const { assignment } = await assignmentFor(ctx, actor, assignmentId);
  return page(ctx, actor, assignment.id, query);
}

async function page(
  ctx: TutorContext,
  actor: AccountActor,
  conversationId: string,
  query: QueryOf<typeof listCall>,
): Promise<Page> {
  const found = await store.listPage(ctx.db.read, {
    conversationId,
    studentUid: actor.role === 'student' ? actor.uid : query.studentUid,
    openingId: query.openingId,
    before: query.cursor === undefined ? undefined : readCursor(query.cursor),
    limit: query.limit + 1,
  });
  const more = found.length > query.limit;
  const shown = more ? found.slice(1) : found;
  const interactions = actor.role === 'student' ? shown.map(ownView) : shown;
  return { interactions, nextCursor: more && interactions[0] ? cursorOf(interactions[0]) : null };
}

const cursorOf = ({ createdAt, id }: store.PageEnd): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** A page's end as `cursorOf` writes it; any other moment might be one that the database cannot read. */
const pageEnd = z.tuple([timestamp.startsWith('20'), z.string().regex(/^[A-Z0-9]{1,64}$/)]);

function readCursor(cursor: string): store.PageEnd {
  try {
    const [createdAt, id] = pageEnd.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt, id };
  } catch {
    // Not one of ours: refused below.
  }
  throw new ContractError('invalid-input', 'This cursor is not valid. Please start from the newest page.');
}

/** The newest questions of each student in the current lesson, oldest first, for the monitor; it pages the rest. */
export async function lessonInteractions(
  session: LiveSession,
  query: TutorContext['db']['read'],
): Promise<Interaction[]> {
  const { id: conversationId, openingId } = session;
  return store.listNewestOfEach(query, { conversationId, openingId }, shownOfEach);
}

/** As many as a card shows at once; forty students with as many long questions still make a snapshot of some MB. */
const shownOfEach = 50;

/** An interaction as its student sees it: what was noticed in a question is for the teacher to judge. */
export const ownView = (interaction: Interaction): Interaction => ({ ...interaction, noticed: null });
