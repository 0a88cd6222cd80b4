import { type ExpressionBuilder, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import {
  comparisonOf,
  isAttempt,
  isSupport,
  nothingCompared,
  stoppedByGuidelines,
} from '../../contract/receipts.ts';
import {
  type Compared,
  type Interaction,
  inputFindings,
  type Receipt,
  receipt,
} from '../../contract/tutor.ts';
import { Conflict } from '../db/conflict.ts';
import { currentName } from '../db/current-name.ts';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';
import { deleteOldest } from '../db/steps.ts';
import type { Told } from './told.ts';
import { insertTold } from './told-store.ts';

type Query = Kysely<Schema>;

/** The columns that an interaction is made from. `told` and `disclosed` may be long and have queries of their own. */
const storedColumns = [
  'id',
  'session_id',
  'assignment_id',
  'opening_id',
  'student_id',
  'question',
  'changed_from',
  'answer',
  'status',
  'failure',
  'guard',
  'input_findings',
  'created_at',
  'processed_at',
] as const;

const interactionColumns = [...storedColumns, currentName('interaction').as('student_name')] as const;

const toInteraction = (
  row: Pick<Selectable<Schema['interaction']>, (typeof storedColumns)[number] | 'student_name'>,
): Interaction => ({
  id: row.id,
  sessionId: row.session_id,
  assignmentId: row.assignment_id,
  openingId: row.opening_id,
  studentUid: row.student_id,
  studentName: row.student_name,
  question: row.question,
  changedFrom: row.changed_from,
  answer: row.answer,
  status: row.status,
  failure: row.failure,
  guard: readJson('interaction.guard', row.guard, receipt.nullable()),
  noticed: readJson('interaction.input_findings', row.input_findings, inputFindings.nullable()),
  createdAt: row.created_at,
  processedAt: row.processed_at,
});

/** The results of the checks, and the flags that the lists count. The flags follow the same rules as the screen. */
const checkedColumns = ({ guard, noticed }: Pick<Interaction, 'guard' | 'noticed'>) => ({
  guard: guard && JSON.stringify(guard),
  input_findings: noticed && JSON.stringify(noticed),
  stopped_by_guidelines: Number(stoppedByGuidelines({ guard })),
  is_attempt: Number(isAttempt({ noticed })),
  is_support: Number(isSupport({ guard })),
});

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
  await query
    .insertInto('interaction')
    .values({
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
    })
    .execute();
}

export async function findInteraction(query: Query, id: string): Promise<Interaction | undefined> {
  const row = await query
    .selectFrom('interaction')
    .select(interactionColumns)
    .where('id', '=', id)
    .executeTakeFirst();
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

/** Ends a pending interaction. @returns the ended interaction, or undefined when it was not pending */
export async function endPending(query: Query, id: string, end: End): Promise<Interaction | undefined> {
  const told = end.told && (await insertTold(query, end.told));
  const row = await query
    .updateTable('interaction')
    .set({
      answer: end.answer,
      status: end.status,
      failure: end.failure,
      ...checkedColumns(end),
      disclosed: end.disclosed.length > 0 ? JSON.stringify(end.disclosed) : null,
      told,
      processed_at: end.processedAt,
      lease_until: null,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning(interactionColumns)
    .executeTakeFirst();
  return row && toInteraction(row);
}

/**
 * A student's history in a conversation, or in one lesson of it: the first interaction with an answer and the newest ones, the
 * oldest first, without support texts.
 */
export async function listHistory(
  query: Query,
  range: {
    conversationId: string;
    studentUid: string;
    openingId: string | null;
    limit: number;
  },
): Promise<Pick<Interaction, 'id' | 'question' | 'answer' | 'status'>[]> {
  let rows = query
    .selectFrom('interaction')
    .select(['id', 'question', 'answer', 'status'])
    .where('conversation_id', '=', range.conversationId)
    .where('student_id', '=', range.studentUid)
    .where('answer', '!=', '')
    .where('is_support', '=', 0);
  if (range.openingId !== null) rows = rows.where('opening_id', '=', range.openingId);
  const newest = await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(range.limit).execute();
  if (newest.length < range.limit) return newest.reverse();
  const [first] = await rows.orderBy('created_at').orderBy('id').limit(1).execute();
  const isAmongThem = first === undefined || first.id === newest.at(-1)?.id;
  return [...(isAmongThem ? [] : [first]), ...newest.reverse()];
}

/** An earlier interaction of a student in a conversation. */
export interface PastInteraction
  extends Pick<Interaction, 'id' | 'question' | 'answer' | 'status' | 'createdAt'> {
  readonly openingId: string | null;
  readonly isSupport: boolean;
  /** The parts of the answer key that the answer disclosed. */
  readonly disclosed: readonly string[];
}

/** The newest interactions of a student in a conversation, the oldest first. */
export interface Past {
  readonly newest: readonly PastInteraction[];
  /** Whether there are no others. */
  readonly isWhole: boolean;
}

/** How many interactions are read before a question: a longer history is shortened anyway. */
const pastLength = 60;

/** What a student has written in a conversation, and what was answered. */
export async function readPast(query: Query, conversationId: string, studentUid: string): Promise<Past> {
  const rows = await query
    .selectFrom('interaction')
    .select(['id', 'question', 'answer', 'status', 'created_at', 'opening_id', 'is_support', 'disclosed'])
    .where('conversation_id', '=', conversationId)
    .where('student_id', '=', studentUid)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pastLength)
    .execute();
  const newest = rows.reverse().map(({ id, question, answer, status, ...row }) => ({
    id,
    question,
    answer,
    status,
    createdAt: row.created_at,
    openingId: row.opening_id,
    isSupport: row.is_support === 1,
    disclosed: partsIn(row.disclosed),
  }));
  return { newest, isWhole: newest.length < pastLength };
}

const partsIn = (column: string | null): string[] =>
  column === null ? [] : readJson('interaction.disclosed', column, z.array(z.string()));

/**
 * The revision of a class now, and whether a sign-in is still there; null for a call without one.
 * @param signIn the hash of its token
 */
export async function findRevision(
  query: Query,
  classId: string,
  signIn: string | undefined,
): Promise<{ revision: number; isSignedIn: boolean | null } | undefined> {
  const row = await query
    .selectFrom('class')
    .leftJoin('auth_session', (join) => join.on('auth_session.token', '=', signIn ?? ''))
    .select(['class.revision', 'auth_session.token'])
    .where('class.id', '=', classId)
    .executeTakeFirst();
  return row && { revision: row.revision, isSignedIn: signIn === undefined ? null : row.token !== null };
}

/** The parts of the answer key that a student's answers in a conversation have disclosed. */
export async function listDisclosed(
  query: Query,
  conversationId: string,
  studentUid: string,
): Promise<string[]> {
  const rows = await query
    .selectFrom('interaction')
    .select('disclosed')
    .where('student_id', '=', studentUid)
    .where('conversation_id', '=', conversationId)
    .where('disclosed', 'is not', null)
    .execute();
  return [...new Set(rows.flatMap((row) => partsIn(row.disclosed)))];
}

/** When a student last asked in each of these conversations; those without a question are left out. */
export async function listLastAsked(
  query: Query,
  studentUid: string,
  conversationIds: readonly string[],
): Promise<Map<string, string>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('interaction')
    .select(({ fn }) => ['conversation_id', fn.max('created_at').as('last')])
    .where('student_id', '=', studentUid)
    .where('conversation_id', 'in', conversationIds)
    .groupBy('conversation_id')
    .execute();
  return new Map(rows.map(({ conversation_id, last }) => [conversation_id, last]));
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

/** The position of a cursor: the oldest interaction of the page that was read last. */
export interface PageEnd {
  createdAt: string;
  id: string;
}

interface Page {
  conversationId: string;
  studentUid?: string | undefined;
  openingId?: string | undefined;
  before?: PageEnd | undefined;
  limit: number;
}

/** The interactions of a page, the newest first. */
function pageRows(query: Query, { conversationId, studentUid, openingId, before, limit }: Page) {
  let rows = query.selectFrom('interaction').where('conversation_id', '=', conversationId);
  if (studentUid !== undefined) rows = rows.where('student_id', '=', studentUid);
  if (openingId !== undefined) rows = rows.where('opening_id', '=', openingId);
  if (before) {
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(before.createdAt, before.id)),
    );
  }
  return rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
}

/** One page of a conversation's interactions: the newest before a position, oldest first. */
export async function listPage(query: Query, page: Page): Promise<Interaction[]> {
  const newest = await pageRows(query, page).select(interactionColumns).execute();
  return newest.reverse().map(toInteraction);
}

/**
 * A page that ends earlier when its questions and answers have this many characters, so that no reader of long texts makes
 * others wait. It has at least one interaction, if there is one.
 */
export async function listShortPage(
  query: Query,
  page: Page,
  characters: number,
): Promise<{ interactions: Interaction[]; more: boolean }> {
  const size = sql<number>`length(question) + length(answer)`.as('size');
  const sizes = await pageRows(query, { ...page, limit: page.limit + 1 })
    .select(['id', size])
    .execute();
  const ids: string[] = [];
  let read = 0;
  for (const { id, size } of sizes) {
    if (ids.length === page.limit || read >= characters) break;
    ids.push(id);
    read += size;
  }
  if (ids.length === 0) return { interactions: [], more: false };
  const rows = await query
    .selectFrom('interaction')
    .select(interactionColumns)
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { interactions: rows.map(toInteraction), more: sizes.length > ids.length };
}

/** A conversation, or one lesson of it. */
export interface ConversationScope {
  conversationId: string;
  openingId?: string;
}

const within =
  ({ conversationId, openingId }: ConversationScope) =>
  ({ and, eb }: ExpressionBuilder<Schema, 'interaction'>) =>
    and([
      eb('conversation_id', '=', conversationId),
      ...(openingId === undefined ? [] : [eb('opening_id', '=', openingId)]),
    ]);

/** Per student: how many answers were compared with what, by the same rules as on the screen. */
async function countCompared(query: Query, scope: ConversationScope): Promise<Map<string, Compared>> {
  const rows = await query
    .selectFrom('interaction')
    .select(({ fn }) => [
      'student_id as studentUid',
      sql<Receipt['checkedAgainst']>`guard ->> 'checkedAgainst'`.as('checkedAgainst'),
      sql<string>`guard ->> 'guidelines'`.as('guidelines'),
      fn.countAll().as('answers'),
    ])
    .where(within(scope))
    .where('guard', 'is not', null)
    .where('is_support', '=', 0)
    .where('answer', '<>', '')
    .groupBy(['student_id', 'checkedAgainst', 'guidelines'])
    .execute();
  const counts = new Map<string, Compared>();
  for (const { studentUid, answers, ...guard } of rows) {
    const comparison = comparisonOf(guard);
    if (comparison === null) continue;
    const before = counts.get(studentUid) ?? nothingCompared;
    counts.set(studentUid, { ...before, [comparison]: before[comparison] + Number(answers) });
  }
  return counts;
}

/** A flag in a stored JSON value: SQLite reads it as 1, PostgreSQL as text. */
export const isSet = (column: 'guard' | 'input_findings', flag: string) =>
  sql<boolean>`coalesce(cast(${sql.ref(column)} ->> ${sql.lit(flag)} as text), '') in ('1', 'true')`;
/** Whether a question asked the tutor for the student's work. */
export const asksForWork = isSet('input_findings', 'offloading');
/** Whether such a question got the whole work. */
export const gaveWhole = sql<boolean>`(${asksForWork} and ${isSet('guard', 'gaveWhole')})`;
/** Counts the rows that fulfil a condition. */
export const countWhere = (condition: RawBuilder<boolean>) =>
  sql<number>`sum(case when ${condition} then 1 else 0 end)`;

/** Per student: counts of questions, answers and results of the checks, and the time of the last activity. */
export async function listActivity(query: Query, scope: ConversationScope) {
  const rows = await query
    .selectFrom('interaction')
    .select(({ fn }) => [
      'student_id as studentUid',
      fn.max('student_name').as('studentName'),
      fn.countAll().as('questions'),
      sql<number>`sum(case when status in ('answered', 'stopped') then 1 else 0 end)`.as('answers'),
      fn.sum('stopped_by_guidelines').as('stopped'),
      fn.sum('is_attempt').as('attempts'),
      countWhere(asksForWork).as('asked'),
      countWhere(gaveWhole).as('given'),
      fn.max(sql<string>`coalesce(processed_at, created_at)`).as('lastActivity'),
    ])
    .where(within(scope))
    .groupBy('student_id')
    .execute();
  const compared = await countCompared(query, scope);
  // PostgreSQL returns counts as text.
  return rows.map(({ questions, answers, stopped, attempts, asked, given, ...row }) => ({
    ...row,
    questions: Number(questions),
    answers: Number(answers),
    stopped: Number(stopped),
    compared: compared.get(row.studentUid) ?? nothingCompared,
    attempts: Number(attempts),
    offloading: { asked: Number(asked), given: Number(given) },
  }));
}

/** The newest interactions of each student in a conversation, oldest first. */
export async function listNewestOfEach(
  query: Query,
  scope: ConversationScope,
  ofEach: number,
): Promise<Interaction[]> {
  // Only ids are ranked: somebody with thousands of long messages costs little more than others.
  const ranked = query
    .selectFrom('interaction')
    .select([
      'id',
      sql<number>`row_number() over (partition by student_id order by created_at desc, id desc)`.as('rank'),
    ])
    .where(within(scope));
  const rows = await query
    .selectFrom('interaction')
    .select(interactionColumns)
    .where('id', 'in', query.selectFrom(ranked.as('ranked')).select('id').where('rank', '<=', ofEach))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toInteraction);
}

export interface UsedKey {
  fingerprint: string;
  interactionId: string;
}

export async function findKey(query: Query, studentUid: string, key: string, since: string) {
  const row = await query
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'interaction_id as interactionId'])
    .where('student_id', '=', studentUid)
    .where('key', '=', key)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return row satisfies UsedKey | undefined;
}

/** @throws a conflict when the student has used the key since a moment (db/conflict.ts) */
export async function insertKey(
  query: Query,
  used: UsedKey & { studentUid: string; key: string; createdAt: string },
  since: string,
): Promise<void> {
  const row = {
    student_id: used.studentUid,
    key: used.key,
    fingerprint: used.fingerprint,
    interaction_id: used.interactionId,
    created_at: used.createdAt,
  };
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('idempotency_key')
    .values(row)
    .onConflict((c) =>
      c.columns(['student_id', 'key']).doUpdateSet(row).where('idempotency_key.created_at', '<', since),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new Conflict();
}

/**
 * Deletes idempotency keys from before a moment, at most those of one step (db/steps.ts).
 * @returns how many
 */
export const deleteKeysBefore = (query: Query, before: string): Promise<number> =>
  deleteOldest(query, { table: 'idempotency_key', key: ['student_id', 'key'], column: 'created_at', before });
