import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { comparisonOf, nothingCompared } from '../../contract/receipts.ts';
import type { Interaction, Receipt } from '../../contract/tutor.ts';
import type { Compared } from '../../contract/work.ts';
import { asksForWork, countWhere, gaveWhole, interactionColumns, toInteraction } from '../db/interactions.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

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
