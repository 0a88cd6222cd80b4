import { createHash } from 'node:crypto';
import { ContractError } from '../../contract/errors.ts';
import type { Danger } from '../../contract/safeguarding.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { asked, type StudentActor } from '../access.ts';
import { now } from '../context.ts';
import { isConflict } from '../db/conflict.ts';
import type { Write } from '../db/group-commit.ts';
import { raiseAlert } from '../safeguarding/rules.ts';
import { startTurn } from './answer.ts';
import type { TutorContext } from './context.ts';
import { dangerIn } from './danger-rules.ts';
import { keysSince, leaseEnd } from './leases.ts';
import { enterPlace, findPlace, type Place, tellOfQuestion, type Where } from './places.ts';
import { prepareAnswer, prepareSupport } from './prepare.ts';
import { ownView } from './reading-rules.ts';
import * as store from './store.ts';
import type { Turn } from './turns.ts';

/** A question that was asked, now or before under the same key; `turn` while its answer is under way here. */
export interface Asked {
  readonly interaction: Interaction;
  readonly turn: Turn | undefined;
}

/** What a student asks, and where. */
export interface Question {
  readonly where: Where;
  readonly question: string;
  readonly retryOf?: string | undefined;
}

/**
 * Asks the tutor: the question is stored, told to whoever watches, then answered.
 * @param key the caller's idempotency key: the same one asks once and finds the first answer again
 * @throws ContractError what findPlace throws; question-pending, idempotency-key-reused, not-retryable,
 *   model-overloaded
 */
export async function ask(
  ctx: TutorContext,
  actor: StudentActor,
  input: Question,
  key?: string,
): Promise<Asked> {
  const fingerprint = fingerprintOf(input);
  const before = key && (await askedBefore(ctx, actor, key, fingerprint));
  if (before) return before;

  const danger = await dangerIn(ctx, actor, input.where, input.question);
  const found = await findPlace(ctx, actor, input.where);
  ctx.turns.checkRoom();
  try {
    const interaction = await ctx.db.write(async (write) => {
      const place = await enterPlace(ctx, write, actor, found);
      const stored = await storeQuestion(ctx, write, actor, place, input);
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
      if (danger) await raise(ctx, write, place, stored, danger);
      await tellOfQuestion(ctx, write, stored);
      return stored;
    });
    const prepare = danger ? prepareSupport : prepareAnswer;
    const turn = startTurn(ctx, interaction, () => prepare(ctx, interaction, found));
    return { interaction, turn };
  } catch (error) {
    if (!isConflict(error)) throw error;
    // The same question twice at once: the other one was stored first.
    const other = key && (await askedBefore(ctx, actor, key, fingerprint));
    if (other) return other;
    throw new ContractError('question-pending');
  }
}

async function storeQuestion(
  ctx: TutorContext,
  write: Write,
  actor: StudentActor,
  place: Place,
  { question, retryOf }: Question,
): Promise<Interaction> {
  if (retryOf) await checkRetry(write, actor, place.id, retryOf);
  const interaction: Interaction = {
    id: ctx.ids.next(),
    sessionId: place.kind === 'session' ? place.id : null,
    assignmentId: place.kind === 'assignment' ? place.id : null,
    openingId: place.kind === 'session' ? place.session.openingId : null,
    studentUid: actor.uid,
    studentName: actor.name,
    question,
    answer: '',
    status: 'pending',
    failure: null,
    guard: null,
    noticed: null,
    createdAt: now(ctx),
    processedAt: null,
  };
  const more = { conversationId: place.id, retryOf: retryOf ?? null, leaseUntil: leaseEnd(ctx) };
  await store.insertPending(write.query, { ...interaction, ...more });
  return interaction;
}

/** How much of what was written before goes with an alert. */
const questionsBefore = 5;

async function raise(
  ctx: TutorContext,
  write: Write,
  { id: conversationId, classId }: Place,
  { id, studentUid, studentName, sessionId, assignmentId, question }: Interaction,
  kind: Danger,
): Promise<void> {
  const before = await store.listPage(write.query, {
    conversationId,
    studentUid,
    limit: questionsBefore + 1,
  });
  const context = before.filter((each) => each.id !== id).map((each) => each.question);
  const where = { classId, sessionId, assignmentId };
  const student = { studentUid, studentName };
  await raiseAlert(ctx, write, { ...where, ...student, kind, interactionId: id, message: question, context });
}

async function checkRetry(
  write: Write,
  actor: StudentActor,
  conversationId: string,
  retryOf: string,
): Promise<void> {
  const failed = await store.findInteraction(write.query, retryOf);
  const own = failed && asked(actor, failed) && (failed.sessionId ?? failed.assignmentId) === conversationId;
  if (!own || failed.status !== 'failed') throw new ContractError('not-retryable');
}

async function askedBefore(
  ctx: TutorContext,
  actor: StudentActor,
  key: string,
  fingerprint: string,
): Promise<Asked | undefined> {
  const used = await store.findKey(ctx.db.read, actor.uid, key, keysSince(ctx));
  if (!used) return undefined;
  if (used.fingerprint !== fingerprint) throw new ContractError('idempotency-key-reused');
  const turn = ctx.turns.get(used.interactionId);
  const interaction = await store.findInteraction(ctx.db.read, used.interactionId);
  return interaction && { interaction: ownView(interaction), turn };
}

const fingerprintOf = ({ where, question, retryOf }: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([where.id, question, retryOf]))
    .digest('base64url');

/**
 * Stops an answer and keeps the text shown so far; one that ended already stays as it ended.
 * @throws ContractError interaction-not-found
 */
export async function stopInteraction(
  ctx: TutorContext,
  actor: StudentActor,
  id: string,
): Promise<Interaction> {
  const interaction = await store.findInteraction(ctx.db.read, id);
  if (!interaction || !asked(actor, interaction)) throw new ContractError('interaction-not-found');
  const turn = ctx.turns.get(id);
  if (!turn) return ownView(interaction);
  turn.stop();
  return turn.ended();
}
