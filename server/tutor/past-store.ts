import type { Kysely } from 'kysely';
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

/** How many interactions are read before a question: a longer history is shortened anyway. */
export const pastLength = 60;

interface OfStudent {
  conversationId: string;
  studentUid: string;
}

/** The interaction after which others are read. */
type After = Pick<PastInteraction, 'createdAt' | 'id'>;
const beforeAll: After = { createdAt: '1970-01-01T00:00:00.000Z', id: '' };

const readNewest = statement((db, { conversationId, studentUid, createdAt, id }: Places<OfStudent & After>) =>
  db
    .selectFrom('interaction')
    .select(['id', 'question', 'answer', 'status', 'created_at', 'opening_id', 'is_support', 'disclosed'])
    .select(({ selectFrom }) =>
      selectFrom('interaction as every')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('every.conversation_id', '=', conversationId)
        .where('every.student_id', '=', studentUid)
        .as('total'),
    )
    .where('conversation_id', '=', conversationId)
    .where('student_id', '=', studentUid)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '>', tuple(createdAt, id)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pastLength),
);

/**
 * The newest interactions of a student in a conversation, the oldest first, and how many there are in all.
 * @param after only those that come after this one; the total is 0 where there are none
 */
export async function readPast(
  query: Query,
  ofStudent: OfStudent,
  after: After = beforeAll,
): Promise<{ newest: PastInteraction[]; total: number }> {
  const { createdAt, id } = after;
  const rows = await readNewest(query, { ...ofStudent, createdAt, id });
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
  // PostgreSQL returns counts as text.
  return { newest, total: Number(rows[0]?.total ?? 0) };
}

const partsIn = (column: string | null): string[] =>
  column === null ? [] : readJson('interaction.disclosed', column, z.array(z.string()));

interface HistoryRange {
  conversationId: string;
  studentUid: string;
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

const readDisclosed = statement(
  (db, { conversationId, studentUid }: Places<{ conversationId: string; studentUid: string }>) =>
    db
      .selectFrom('interaction')
      .select('disclosed')
      .where('student_id', '=', studentUid)
      .where('conversation_id', '=', conversationId)
      .where('disclosed', 'is not', null),
);

/** The parts of the answer key that a student's answers in a conversation have disclosed. */
export async function listDisclosed(
  query: Query,
  conversationId: string,
  studentUid: string,
): Promise<string[]> {
  const rows = await readDisclosed(query, { conversationId, studentUid });
  return [...new Set(rows.flatMap((row) => partsIn(row.disclosed)))];
}
