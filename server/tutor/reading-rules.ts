import { z } from 'zod';
import { type QueryOf, timestamp } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import type { Interaction, listSessionInteractions as listCall, Receipt } from '../../contract/tutor.ts';
import type { AccountActor } from '../access.ts';
import { assignmentFor } from '../assignments/rules.ts';
import { type LiveSession, sessionFor } from '../live-sessions/rules.ts';
import * as securityLog from '../security-log/rules.ts';
import type { TutorContext } from './context.ts';
import type { Asked } from './questions.ts';
import * as store from './store.ts';

interface Page {
  interactions: Interaction[];
  nextCursor: string | null;
}

/** Whether the caller may read the conversation of an interaction now. */
export async function mayReadConversation(
  ctx: TutorContext,
  actor: AccountActor,
  { sessionId, assignmentId }: Pick<Interaction, 'sessionId' | 'assignmentId'>,
): Promise<boolean> {
  try {
    if (sessionId) await sessionFor(ctx, actor, sessionId);
    else if (assignmentId) await assignmentFor(ctx, actor, assignmentId);
    else return false;
    return true;
  } catch (error) {
    if (error instanceof ContractError) return false;
    throw error;
  }
}

/**
 * A session's interactions. Its teacher gets all of them, a student only their own. Without a cursor it is
 * the newest page. Each page begins with its oldest interaction, and `nextCursor` leads to the page before
 * it.
 * @throws ContractError session-not-found, invalid-input for a cursor that this server did not make
 */
export async function listSessionInteractions(
  ctx: TutorContext,
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
  ctx: TutorContext,
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
  ctx: TutorContext,
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
  ctx: TutorContext,
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
  query: TutorContext['db']['read'],
): Promise<Interaction[]> {
  const { id: conversationId, openingId } = session;
  return store.listNewestOfEach(query, { conversationId, openingId }, shownOfEach);
}

/** The most interactions of each student. With forty students and long questions a snapshot has a few megabytes. */
const shownOfEach = 50;

/**
 * An interaction as its student sees it: input findings, what a second model made of it, and the kind of harmful content that was
 * asked for or written, are for the teacher only.
 */
export const ownView = (interaction: Interaction): Interaction => ({
  ...interaction,
  noticed: null,
  guard: interaction.guard && withoutContentKind(interaction.guard),
});

const withoutKindName = (name: string): string => name.replace(/^content:.*/, 'content');

const withoutContentKind = ({ secondModel: _, readBy: __, ...guard }: Receipt): Receipt => ({
  ...guard,
  rule: guard.rule && withoutKindName(guard.rule),
  stopped: guard.stopped.map(withoutKindName),
});

/** An interaction as its student sees it, with its generation while it is under way, in this process or on another node. */
export async function findAsked(ctx: TutorContext, interactionId: string): Promise<Asked | undefined> {
  // The generation is looked up before the interaction is read. If the answer ends in between, the caller
  // still gets its end from the generation.
  const generation = ctx.generations.get(interactionId);
  const read = async () => {
    const found = await store.findInteraction(ctx.db.read, interactionId);
    return found && ownView(found);
  };
  const interaction = await read();
  if (!interaction) return undefined;
  const isElsewhere =
    !generation && interaction.status === 'pending' && (await isAnsweredElsewhere(ctx, interactionId));
  const elsewhere = isElsewhere ? ctx.answersElsewhere?.follow(interactionId, read) : undefined;
  return { interaction, generation: generation ?? elsewhere };
}

async function isAnsweredElsewhere(ctx: TutorContext, interactionId: string): Promise<boolean> {
  if (!ctx.nodes) return false;
  const node = await store.findNode(ctx.db.read, interactionId);
  return node !== null && node !== ctx.nodes.members.id;
}
