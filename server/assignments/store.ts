import { type Kysely, type Selectable, sql } from 'kysely';
import { type AnswerKeyForm, answerKeyForm } from '../../contract/assignments.ts';
import { type AiGuidelines, aiGuidelines } from '../../contract/guidelines.ts';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A stored assignment. */
export interface Assignment {
  id: string;
  classId: string;
  title: string;
  description: string;
  openDate: string;
  closeDate: string;
  aiGuidelines: AiGuidelines;
  answerKey: AnswerKeyForm | null;
  refusesProposedKeys: boolean;
  createdAt: string;
  archivedAt: string | null;
}

const toAssignment = (row: Selectable<Schema['assignment']>): Assignment => ({
  id: row.id,
  classId: row.class_id,
  title: row.title,
  description: row.description,
  openDate: row.open_date,
  closeDate: row.close_date,
  aiGuidelines: readJson('assignment.guidelines', row.guidelines, aiGuidelines),
  answerKey: readJson('assignment.answer_key', row.answer_key, answerKeyForm.nullable()),
  refusesProposedKeys: row.refuses_proposed_keys === 1,
  createdAt: row.created_at,
  archivedAt: row.archived_at,
});

export async function insertAssignment(query: Query, assignment: Assignment): Promise<void> {
  await query
    .insertInto('assignment')
    .values({
      id: assignment.id,
      class_id: assignment.classId,
      title: assignment.title,
      description: assignment.description,
      open_date: assignment.openDate,
      close_date: assignment.closeDate,
      guidelines: JSON.stringify(assignment.aiGuidelines),
      answer_key: assignment.answerKey && JSON.stringify(assignment.answerKey),
      refuses_proposed_keys: Number(assignment.refusesProposedKeys),
      created_at: assignment.createdAt,
      archived_at: assignment.archivedAt,
    })
    .execute();
}

/** The changeable fields of an assignment. */
export type Changes = Partial<Omit<Assignment, 'id' | 'classId' | 'createdAt'>>;

/** Updates the given fields and leaves the others as they are. */
export async function updateAssignment(query: Query, id: string, changes: Changes): Promise<void> {
  const { aiGuidelines: guidelines, answerKey, refusesProposedKeys: refuses } = changes;
  await query
    .updateTable('assignment')
    .set({
      // Keeps the statement valid when nothing else changes.
      id,
      title: changes.title,
      description: changes.description,
      open_date: changes.openDate,
      close_date: changes.closeDate,
      guidelines: guidelines && JSON.stringify(guidelines),
      answer_key: answerKey && JSON.stringify(answerKey),
      refuses_proposed_keys: refuses === undefined ? undefined : Number(refuses),
      archived_at: changes.archivedAt,
    })
    .where('id', '=', id)
    .execute();
}

/** Locks the row until the transaction ends, after waiting for a change that is under way. */
export const lockAssignment = (query: Query, id: string): Promise<void> => updateAssignment(query, id, {});

/** @throws a reference error when it has interactions (db/conflict.ts) */
export async function deleteAssignment(query: Query, id: string): Promise<void> {
  await query.deleteFrom('assignment').where('id', '=', id).execute();
}

export async function findAssignment(query: Query, id: string): Promise<Assignment | undefined> {
  const row = await query.selectFrom('assignment').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAssignment(row);
}

/** The classes with an assignment whose open date is after the first moment and not after the second. */
export async function classesWithNewlyOpened(query: Query, after: string, until: string): Promise<string[]> {
  const rows = await query
    .selectFrom('assignment')
    .select('class_id')
    .distinct()
    .where('open_date', '>', after)
    .where('open_date', '<=', until)
    .where('archived_at', 'is', null)
    .execute();
  return rows.map((row) => row.class_id);
}

/**
 * The assignments of these classes that have opened by the moment `openBy` and do not close before the moment
 * `closeAfter`, in the order of their close dates.
 */
export async function listOpened(
  query: Query,
  classIds: readonly string[],
  { openBy, closeAfter }: { openBy: string; closeAfter: string },
): Promise<Assignment[]> {
  if (classIds.length === 0) return [];
  const rows = await query
    .selectFrom('assignment')
    .selectAll()
    .where('class_id', 'in', classIds)
    .where('archived_at', 'is', null)
    .where('open_date', '<=', openBy)
    .where('close_date', '>=', closeAfter)
    .orderBy('close_date')
    .orderBy('id')
    .execute();
  return rows.map(toAssignment);
}

/** The assignments of a class, archived or not, in the order of their close dates. */
export async function listAssignments(
  query: Query,
  classId: string,
  { archived }: { archived: boolean },
): Promise<Assignment[]> {
  const rows = await query
    .selectFrom('assignment')
    .selectAll()
    .where('class_id', '=', classId)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .orderBy('close_date')
    .orderBy('id')
    .execute();
  return rows.map(toAssignment);
}

/**
 * The different guidelines that teachers chose for assignments of a school, and how many assignments have
 * each. Archived assignments and classes are left out.
 */
export async function countGuidelines(
  query: Query,
  schoolId: string,
): Promise<{ guidelines: AiGuidelines; count: number }[]> {
  // PostgreSQL cannot group by a column of the type JSON.
  const text = sql<string>`cast(assignment.guidelines as text)`;
  const rows = await query
    .selectFrom('assignment')
    .innerJoin('class', 'class.id', 'assignment.class_id')
    .select([text.as('guidelines'), sql<number | string>`count(*)`.as('count')])
    .where('class.school_id', '=', schoolId)
    .where('class.archived_at', 'is', null)
    .where('assignment.archived_at', 'is', null)
    .groupBy(text)
    .execute();
  return rows.map(({ guidelines, count }) => ({
    guidelines: readJson('assignment.guidelines', guidelines, aiGuidelines),
    count: Number(count),
  }));
}
