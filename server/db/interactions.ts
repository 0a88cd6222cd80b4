import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Interaction, inputFindings, receipt } from '../../contract/tutor.ts';
import { currentName } from './current-name.ts';
import { readJson } from './json.ts';
import type { Schema } from './schema.ts';

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

export const interactionColumns = [...storedColumns, currentName('interaction').as('student_name')] as const;

/** An interaction of the contract, from its row. */
export const toInteraction = (
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
