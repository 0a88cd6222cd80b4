import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type BodyOf, type QueryOf, timestamp } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import type {
  askInSession as askCall,
  Interaction,
  listSessionInteractions as listCall,
} from '../../contract/tutor.ts';
import { type Actor, asked } from '../access.ts';
import { findClass } from '../classes/rules.ts';
import { now } from '../context.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { join, type LiveSession, openSessionFor, sessionFor, stillOpen } from '../live-sessions/rules.ts';
import type { ModelMessage } from '../model/model.ts';
import { startTurn } from './answer.ts';
import type { TutorContext } from './context.ts';
import { keysSince, leaseEnd } from './leases.ts';
import { composeMessages, historyToRead } from './prompt.ts';
import * as store from './store.ts';
import type { Turn } from './turns.ts';

/** A question that was asked, now or before under the same key; `turn` while its answer is under way here. */
export interface Asked {
  readonly interaction: Interaction;
  readonly turn: Turn | undefined;
}

/**
 * Asks the tutor in an open session: the question is stored, shown to the teacher, then answered.
 * @param key the caller's idempotency key: the same one asks once and finds the first answer again
 * @throws ContractError session-not-found, session-closed, question-pending, idempotency-key-reused, not-retryable,
 *   model-overloaded
 */
export async function askInSession(
  ctx: TutorContext,
  actor: Actor,
  input: BodyOf<typeof askCall>,
  key?: string,
): Promise<Asked> {
  const fingerprint = fingerprintOf(input);
  const before = key && (await askedBefore(ctx, actor, key, fingerprint));
  if (before) return before;

  const session = await openSessionFor(ctx, actor, input.sessionId);
  ctx.turns.checkRoom();
  try {
    const interaction = await ctx.db.write(async (write) => {
      const present = await stillOpen(session, write);
      const stored = await storeQuestion(ctx, write, actor, present, input);
      if (key) {
        await store.deleteKeysBefore(write.query, keysSince(ctx));
        const used = {
          studentUid: actor.uid,
          key,
          fingerprint,
          interactionId: stored.id,
          createdAt: stored.createdAt,
        };
        await store.insertKey(write.query, used);
      }
      return stored;
    });
    ctx.presence.sign(session.id, actor.uid, 'active');
    const turn = startTurn(ctx, interaction, () => messagesFor(ctx, interaction, session));
    return { interaction, turn };
  } catch (error) {
    if (!isConflict(error)) throw error;
    // The same question twice at once: the other one was stored first.
    const other = key && (await askedBefore(ctx, actor, key, fingerprint));
    if (other) return other;
    throw new ContractError('question-pending');
  }
}

/** In one transaction: the student has joined, the question is stored, the monitor is told both. */
async function storeQuestion(
  ctx: TutorContext,
  write: Write,
  actor: Actor,
  session: LiveSession,
  { question, retryOf }: BodyOf<typeof askCall>,
): Promise<Interaction> {
  if (retryOf) await checkRetry(write, actor, session.id, retryOf);
  const interaction: Interaction = {
    id: ctx.ids.next(),
    sessionId: session.id,
    assignmentId: null,
    openingId: session.openingId,
    studentUid: actor.uid,
    studentName: actor.name,
    question,
    answer: '',
    status: 'pending',
    failure: null,
    guard: null,
    createdAt: now(ctx),
    processedAt: null,
  };
  await store.insertPending(write.query, {
    ...interaction,
    conversationId: session.id,
    retryOf: retryOf ?? null,
    leaseUntil: leaseEnd(ctx),
  });
  await join(ctx, write, actor, session);
  await ctx.events.append(write, session.id, 'question', { interaction });
  return interaction;
}

async function checkRetry(write: Write, actor: Actor, sessionId: string, retryOf: string): Promise<void> {
  const failed = await store.findInteraction(write.query, retryOf);
  const own = failed && asked(actor, failed) && failed.sessionId === sessionId;
  if (!own || failed.status !== 'failed') throw new ContractError('not-retryable');
}

async function askedBefore(
  ctx: TutorContext,
  actor: Actor,
  key: string,
  fingerprint: string,
): Promise<Asked | undefined> {
  const used = await store.findKey(ctx.db.read, actor.uid, key, keysSince(ctx));
  if (!used) return undefined;
  if (used.fingerprint !== fingerprint) throw new ContractError('idempotency-key-reused');
  const turn = ctx.turns.get(used.interactionId);
  const interaction = await store.findInteraction(ctx.db.read, used.interactionId);
  return interaction && { interaction, turn };
}

const fingerprintOf = ({ sessionId, question, retryOf }: BodyOf<typeof askCall>): string =>
  createHash('sha256')
    .update(JSON.stringify([sessionId, question, retryOf]))
    .digest('base64url');

async function messagesFor(
  ctx: TutorContext,
  asked: Interaction,
  session: LiveSession,
): Promise<ModelMessage[]> {
  const ofClass = await findClass(ctx, session.classId);
  if (!ofClass) throw new ContractError('session-not-found');
  const earlier = await store.listPage(ctx.db.read, {
    conversationId: session.id,
    studentUid: asked.studentUid,
    openingId: asked.openingId ?? undefined,
    limit: historyToRead,
  });
  return composeMessages(
    ofClass,
    earlier.filter((each) => each.id !== asked.id),
    asked.question,
  );
}

/**
 * Stops an answer and keeps the text shown so far; one that ended already stays as it ended.
 * @throws ContractError interaction-not-found
 */
export async function stopInteraction(ctx: TutorContext, actor: Actor, id: string): Promise<Interaction> {
  const interaction = await store.findInteraction(ctx.db.read, id);
  if (!interaction || !asked(actor, interaction)) throw new ContractError('interaction-not-found');
  const turn = ctx.turns.get(id);
  if (!turn) return interaction;
  turn.stop();
  return turn.ended();
}

/**
 * A session's interactions: for its teacher everybody's, for a student the own ones. The newest page without a
 * cursor, each page oldest first, `nextCursor` leading to older ones.
 * @throws ContractError session-not-found, invalid-input for a cursor that was not given out
 */
export async function listSessionInteractions(
  ctx: TutorContext,
  actor: Actor,
  sessionId: string,
  query: QueryOf<typeof listCall>,
): Promise<{ interactions: Interaction[]; nextCursor: string | null }> {
  const session = await sessionFor(ctx, actor, sessionId);
  const interactions = await store.listPage(ctx.db.read, {
    conversationId: session.id,
    studentUid: actor.role === 'student' ? actor.uid : query.studentUid,
    openingId: query.openingId,
    before: query.cursor === undefined ? undefined : readCursor(query.cursor),
    limit: query.limit + 1,
  });
  const more = interactions.length > query.limit;
  const page = more ? interactions.slice(1) : interactions;
  return { interactions: page, nextCursor: more && page[0] ? cursorOf(page[0]) : null };
}

const cursorOf = ({ createdAt, id }: store.Place): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** A place as `cursorOf` writes it; any other moment might be one that the database cannot read. */
const place = z.tuple([timestamp.startsWith('20'), z.string().regex(/^[A-Z0-9]{1,64}$/)]);

function readCursor(cursor: string): store.Place {
  try {
    const [createdAt, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
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
  const { id, openingId } = session;
  return store.listNewestOfEach(query, { conversationId: id, openingId, ofEach: shownOfEach });
}

/** As many as a card shows at once; forty students with as many long questions still make a snapshot of some MB. */
const shownOfEach = 50;
