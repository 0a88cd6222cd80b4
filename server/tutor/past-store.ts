import { type Kysely, type Selectable, sql } from 'kysely';
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

/** The columns that are read of new interactions. The others cost a look at the index. */
const columns = [
  'question',
  'answer',
  'status',
  'created_at',
  'opening_id',
  'is_support',
  'disclosed',
] as const;
type Row = Pick<Selectable<Schema['interaction']>, (typeof columns)[number]>;

const readNewest = statement(
  (db, { conversationId, studentUid, createdAt, id }: Places<OfStudent & After>) => {
    const isAfter = sql<boolean>`(interaction.created_at, interaction.id) > (${createdAt}, ${id})`;
    const ofNew = <Column extends keyof Row>(column: Column) =>
      sql<Row[Column] | null>`case when ${isAfter} then ${sql.ref(`interaction.${column}`)} end`.as(column);
    return db
      .selectFrom('interaction')
      .select(['interaction.id', ofNew('question'), ofNew('answer'), ofNew('status'), ofNew('created_at')])
      .select([ofNew('opening_id'), ofNew('is_support'), ofNew('disclosed')])
      .where('conversation_id', '=', conversationId)
      .where('student_id', '=', studentUid)
      .orderBy('interaction.created_at', 'desc')
      .orderBy('interaction.id', 'desc')
      .limit(pastLength);
  },
);

/** The newest interactions of a student in a conversation, the oldest first: ids, and those after one that is known. */
export async function readPastAfter(
  query: Query,
  ofStudent: OfStudent,
  { createdAt, id }: After,
): Promise<{ id: string; added: PastInteraction | null }[]> {
  const rows = await readNewest(query, { ...ofStudent, createdAt, id });
  return rows.reverse().map(({ id, ...row }) => ({ id, added: isNew(row) ? { id, ...toPast(row) } : null }));
}

/** The newest interactions of a student in a conversation, the oldest first. */
export const listPast = async (query: Query, ofStudent: OfStudent): Promise<PastInteraction[]> =>
  (await readPastAfter(query, ofStudent, beforeAll)).flatMap(({ added }) => added ?? []);

const isNew = (row: { [column in keyof Row]: Row[column] | null }): row is Row => row.created_at !== null;

const toPast = ({ question, answer, status, ...row }: Row): Omit<PastInteraction, 'id'> => ({
  question,
  answer,
  status,
  createdAt: row.created_at,
  openingId: row.opening_id,
  isSupport: row.is_support === 1,
  disclosed: partsIn(row.disclosed),
});

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
