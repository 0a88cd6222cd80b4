import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Interaction } from '../../contract/tutor.ts';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';
import { type Places, statement } from '../db/statement.ts';

type Query = Kysely<Schema>;

/** An earlier interaction of a student in a conversation. */
export interface PastInteraction
  extends Pick<Interaction, 'id' | 'question' | 'answer' | 'status' | 'createdAt'> {
  readonly openingId: string | null;
  readonly isSupport: boolean;
  /** The parts of the answer key that the answer disclosed. */
  readonly disclosed: readonly string[];
}

/** How many of the newest interactions are read, so that enough are left of the history after failed ones are dropped. */
export const pastLength = 60;

interface OfStudent {
  conversationId: string;
  studentUid: string;
}

/** The interaction after which others are read. */
type After = Pick<PastInteraction, 'createdAt' | 'id'>;
const beforeAll: After = { createdAt: '1970-01-01T00:00:00.000Z', id: '' };

const newest = (db: Query, { conversationId, studentUid }: Places<OfStudent>) =>
  db
    .selectFrom('interaction')
    .where('conversation_id', '=', conversationId)
    .where('student_id', '=', studentUid)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pastLength);

/** One text costs a third of as many rows. */
const readIds = statement((db, ofStudent: Places<OfStudent>) =>
  db
    .selectFrom(newest(db, ofStudent).select('id').as('newest'))
    .select(sql<string | null>`string_agg(newest.id, ' ')`.as('ids')),
);

const readAfter = statement((db, { createdAt, id, ...ofStudent }: Places<OfStudent & After>) =>
  newest(db, ofStudent)
    .select(['id', 'question', 'answer', 'status', 'created_at', 'opening_id', 'is_support', 'disclosed'])
    .where(sql<boolean>`(created_at, id) > (${createdAt}, ${id})`),
);

/** The ids of the newest interactions of a student in a conversation. */
export async function listPastIds(query: Query, ofStudent: OfStudent): Promise<Set<string>> {
  const [row] = await readIds(query, ofStudent);
  return new Set(row?.ids?.split(' '));
}

/** The newest interactions of a student in a conversation, the oldest first. @param after only those after this one */
export async function listPast(
  query: Query,
  ofStudent: OfStudent,
  { createdAt, id }: After = beforeAll,
): Promise<PastInteraction[]> {
  const rows = await readAfter(query, { ...ofStudent, createdAt, id });
  return rows.reverse().map(({ created_at, opening_id, is_support, disclosed, ...row }) => ({
    ...row,
    createdAt: created_at,
    openingId: opening_id,
    isSupport: is_support === 1,
    disclosed: partsIn(disclosed),
  }));
}

const partsIn = (column: string | null): string[] =>
  column === null ? [] : readJson('interaction.disclosed', column, z.array(z.string()));

interface HistoryRange extends OfStudent {
  openingId: string | null;
  limit: number;
}

const readHistory = (order: 'asc' | 'desc', { ofLesson }: { ofLesson: boolean }) =>
  statement((db, { conversationId, studentUid, openingId, limit }: Places<HistoryRange>) => {
    const rows = db
      .selectFrom('interaction')
      .select(['id', 'question', 'answer', 'status'])
      .where('conversation_id', '=', conversationId)
      .where('student_id', '=', studentUid)
      .where('answer', '!=', '')
      .where('is_support', '=', 0);
    const chosen = ofLesson ? rows.where('opening_id', '=', openingId) : rows;
    return chosen.orderBy('created_at', order).orderBy('id', order).limit(limit);
  });

const ofLesson = {
  newest: readHistory('desc', { ofLesson: true }),
  first: readHistory('asc', { ofLesson: true }),
};
const ofAll = {
  newest: readHistory('desc', { ofLesson: false }),
  first: readHistory('asc', { ofLesson: false }),
};

/**
 * A student's history in a conversation, or in one lesson of it: the first interaction with an answer and the newest ones, the
 * oldest first, without support texts.
 */
export async function listHistory(
  query: Query,
  range: HistoryRange,
): Promise<Pick<Interaction, 'id' | 'question' | 'answer' | 'status'>[]> {
  const read = range.openingId === null ? ofAll : ofLesson;
  const newest = await read.newest(query, range);
  if (newest.length < range.limit) return newest.reverse();
  const [first] = await read.first(query, { ...range, limit: 1 });
  const isAmongThem = first === undefined || first.id === newest.at(-1)?.id;
  return [...(isAmongThem ? [] : [first]), ...newest.reverse()];
}

const readDisclosed = statement((db, { conversationId, studentUid }: Places<OfStudent>) =>
  db
    .selectFrom('interaction')
    .select('disclosed')
    .where('student_id', '=', studentUid)
    .where('conversation_id', '=', conversationId)
    .where('disclosed', 'is not', null),
);

/** The parts of the answer key that a student's answers in a conversation have disclosed. */
export async function listDisclosed(query: Query, ofStudent: OfStudent): Promise<string[]> {
  const rows = await readDisclosed(query, ofStudent);
  return [...new Set(rows.flatMap((row) => partsIn(row.disclosed)))];
}

/**
 * Whether an answer to a student in a conversation has already pointed to people: in the lesson or, where
 * there is no lesson, since a moment.
 */
export async function hasPointer(
  query: Query,
  range: OfStudent & { openingId: string | null; since: string },
): Promise<boolean> {
  let rows = query
    .selectFrom('interaction')
    .select('id')
    .where('conversation_id', '=', range.conversationId)
    .where('student_id', '=', range.studentUid)
    // SQLite reads the flag as 1, PostgreSQL as text.
    .where(sql<boolean>`coalesce(cast(guard ->> 'pointsToPeople' as text), '') in ('1', 'true')`);
  rows =
    range.openingId === null
      ? rows.where('created_at', '>=', range.since)
      : rows.where('opening_id', '=', range.openingId);
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}
