import { type Kysely, type Selectable, sql } from 'kysely';
import { isAttempt, isSupport, stoppedByGuidelines } from '../../contract/receipts.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { Conflict } from '../db/conflict.ts';
import { interactionColumns, toInteraction } from '../db/interactions.ts';
import type { Schema } from '../db/schema.ts';
import { type Places, statement } from '../db/statement.ts';
import { deleteOldest } from '../db/steps.ts';
import type { Told } from './prompt-log-store.ts';
import { insertTold } from './prompt-log-store.ts';

type Query = Kysely<Schema>;

/** The results of the checks, and the flags that the lists count. The flags follow the same rules as the screen. */
const checkedColumns = ({ guard, noticed }: Pick<Interaction, 'guard' | 'noticed'>) => ({
  guard: guard && JSON.stringify(guard),
  input_findings: noticed && JSON.stringify(noticed),
  stopped_by_guidelines: Number(stoppedByGuidelines({ guard })),
  is_attempt: Number(isAttempt({ noticed })),
  is_support: Number(isSupport({ guard })),
});

const addInteraction = statement((db, row: Places<Omit<Selectable<Schema['interaction']>, 'told'>>) =>
  db.insertInto('interaction').values(row),
);

/** @throws a conflict when the student has another pending question in the conversation (db/conflict.ts) */
export async function insertInteraction(
  query: Query,
  asked: Interaction & {
    conversationId: string;
    retryOf?: string | undefined;
    leaseUntil: string | null;
    nodeId?: string | null;
  },
): Promise<void> {
  await addInteraction(query, {
    id: asked.id,
    conversation_id: asked.conversationId,
    session_id: asked.sessionId,
    opening_id: asked.openingId,
    assignment_id: asked.assignmentId,
    student_id: asked.studentUid,
    student_name: asked.studentName,
    question: asked.question,
    changed_from: asked.changedFrom,
    answer: asked.answer,
    status: asked.status,
    failure: asked.failure,
    ...checkedColumns(asked),
    disclosed: null,
    retry_of: asked.retryOf ?? null,
    lease_until: asked.leaseUntil,
    node_id: asked.nodeId ?? null,
    created_at: asked.createdAt,
    processed_at: asked.processedAt,
  });
}

const readInteraction = statement((db, { id }: Places<{ id: string }>) =>
  db.selectFrom('interaction').select(interactionColumns).where('id', '=', id),
);

export async function findInteraction(query: Query, id: string): Promise<Interaction | undefined> {
  const [row] = await readInteraction(query, { id });
  return row && toInteraction(row);
}

/** How an interaction ended. */
export interface End
  extends Pick<Interaction, 'answer' | 'status' | 'failure' | 'guard' | 'noticed' | 'processedAt'> {
  /** Parts of the answer key that the answer disclosed, for the ledger. */
  readonly disclosed: readonly string[];
  /** What the model was sent; null when no model was asked. */
  readonly told: Told | null;
}

/** The columns that an end changes, and the interaction. */
type EndRow = Pick<
  Selectable<Schema['interaction']>,
  | 'id'
  | 'answer'
  | 'status'
  | 'failure'
  | 'disclosed'
  | 'told'
  | 'processed_at'
  | keyof ReturnType<typeof checkedColumns>
>;

const updateEnd = statement((db, { id, ...end }: Places<EndRow>) =>
  db
    .updateTable('interaction')
    .set({ ...end, lease_until: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning(interactionColumns),
);

/** Ends a pending interaction. @returns the ended interaction, or undefined when it was not pending */
export async function endPending(query: Query, id: string, end: End): Promise<Interaction | undefined> {
  const told = end.told && (await insertTold(query, end.told));
  const [row] = await updateEnd(query, {
    id,
    answer: end.answer,
    status: end.status,
    failure: end.failure,
    ...checkedColumns(end),
    disclosed: end.disclosed.length > 0 ? JSON.stringify(end.disclosed) : null,
    told,
    processed_at: end.processedAt,
  });
  return row && toInteraction(row);
}

const readRevision = statement((db, { classId, signIn }: Places<{ classId: string; signIn: string }>) =>
  db
    .selectFrom('class')
    .leftJoin('auth_session', (join) => join.on('auth_session.token', '=', signIn))
    .select(['class.revision', 'auth_session.token'])
    .where('class.id', '=', classId),
);

/**
 * The revision of a class now, and whether a sign-in is still there; null for a call without one.
 * @param signIn the hash of its token
 */
export async function findRevision(
  query: Query,
  classId: string,
  signIn: string | undefined,
): Promise<{ revision: number; isSignedIn: boolean | null } | undefined> {
  const [row] = await readRevision(query, { classId, signIn: signIn ?? '' });
  return row && { revision: row.revision, isSignedIn: signIn === undefined ? null : row.token !== null };
}

export async function renewLeases(query: Query, ids: readonly string[], leaseUntil: string): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('interaction')
    .set({ lease_until: leaseUntil })
    .where('id', 'in', ids)
    .where('status', '=', 'pending')
    .execute();
}

/**
 * Pending interactions.
 * @param expiredBy only those whose lease has expired by then
 * @param nodeId only those that this node answers
 */
export async function listPending(query: Query, expiredBy?: string, nodeId?: string): Promise<Interaction[]> {
  let pending = query.selectFrom('interaction').select(interactionColumns).where('status', '=', 'pending');
  if (expiredBy !== undefined) pending = pending.where('lease_until', '<', expiredBy);
  if (nodeId !== undefined) pending = pending.where('node_id', '=', nodeId);
  return (await pending.execute()).map(toInteraction);
}

/** Pending interactions of nodes that are dead or have left, by the clock of the database. */
export async function listLost(query: Query, silence: number): Promise<Interaction[]> {
  const rows = await query
    .selectFrom('interaction')
    .select(interactionColumns)
    .where('status', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('node')
            .select('node.id')
            .whereRef('node.id', '=', 'interaction.node_id')
            .where(
              sql<boolean>`node.beat_at > clock_timestamp() - make_interval(secs => ${silence / 1_000})`,
            ),
        ),
      ),
    )
    .execute();
  return rows.map(toInteraction);
}

/** The node that answers an interaction; null on a single node. */
export async function findNode(query: Query, id: string): Promise<string | null> {
  const row = await query.selectFrom('interaction').select('node_id').where('id', '=', id).executeTakeFirst();
  return row?.node_id ?? null;
}

export interface StoredKey {
  fingerprint: string;
  interactionId: string;
}

const readKey = statement(
  (db, { studentUid, key, since }: Places<{ studentUid: string; key: string; since: string }>) =>
    db
      .selectFrom('idempotency_key')
      .select(['fingerprint', 'interaction_id as interactionId'])
      .where('student_id', '=', studentUid)
      .where('key', '=', key)
      .where('created_at', '>=', since),
);

export async function findKey(query: Query, studentUid: string, key: string, since: string) {
  const [row] = await readKey(query, { studentUid, key, since });
  return row satisfies StoredKey | undefined;
}

const addKey = statement((db, { since, ...row }: Places<Schema['idempotency_key'] & { since: string }>) =>
  db
    .insertInto('idempotency_key')
    .values(row)
    .onConflict((c) =>
      c
        .columns(['student_id', 'key'])
        .doUpdateSet(({ ref }) => ({
          fingerprint: ref('excluded.fingerprint'),
          interaction_id: ref('excluded.interaction_id'),
          created_at: ref('excluded.created_at'),
        }))
        .where('idempotency_key.created_at', '<', since),
    )
    .returning('idempotency_key.key'),
);

/** @throws a conflict when the student has used the key since a moment (db/conflict.ts) */
export async function insertKey(
  query: Query,
  used: StoredKey & { studentUid: string; key: string; createdAt: string },
  since: string,
): Promise<void> {
  const stored = await addKey(query, {
    student_id: used.studentUid,
    key: used.key,
    fingerprint: used.fingerprint,
    interaction_id: used.interactionId,
    created_at: used.createdAt,
    since,
  });
  if (stored.length === 0) throw new Conflict();
}

/**
 * Deletes idempotency keys from before a moment, at most those of one step (db/steps.ts).
 * @returns how many
 */
export const deleteKeysBefore = (query: Query, before: string): Promise<number> =>
  deleteOldest(query, { table: 'idempotency_key', key: ['student_id', 'key'], column: 'created_at', before });
