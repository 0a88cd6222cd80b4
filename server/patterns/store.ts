import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { type Observation, type Pattern, signs } from '../../contract/patterns.ts';
import { currentName, currentUsername } from '../db/current-name.ts';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** The evidence as it is stored: messages by reference. */
const evidence = z.object({
  timeZone: z.string(),
  days: z.array(z.object({ from: z.string(), until: z.string(), messages: z.number() })),
  messages: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      sign: z.enum(signs),
      inAssignment: z.boolean(),
    }),
  ),
  count: z.number(),
  refused: z.number(),
  others: z.number(),
  before: z.object({ messages: z.number(), days: z.number() }).nullable(),
});
export type Evidence = z.infer<typeof evidence>;

/** An observation to store. */
export interface NewObservation {
  readonly id: string;
  readonly schoolId: string;
  readonly studentUid: string;
  readonly studentName: string;
  readonly pattern: Pattern;
  readonly from: string;
  readonly until: string;
  readonly evidence: Evidence;
  readonly notedAt: string;
}

/** A stored observation with its school and its student. */
export interface StoredObservation extends Observation {
  readonly schoolId: string;
  readonly studentUid: string;
}

/** When observations of a student were made, since a moment. */
export async function listNoted(query: Query, uid: string, since: string) {
  return query
    .selectFrom('observation')
    .select(['pattern', 'noted_at as at'])
    .where('student_id', '=', uid)
    .where('noted_at', '>=', since)
    .execute();
}

export async function insertObservation(query: Query, made: NewObservation): Promise<void> {
  await query
    .insertInto('observation')
    .values({
      id: made.id,
      school_id: made.schoolId,
      student_id: made.studentUid,
      student_name: made.studentName,
      pattern: made.pattern,
      window_from: made.from,
      window_until: made.until,
      evidence: JSON.stringify(made.evidence),
      noted_at: made.notedAt,
    })
    .execute();
}

type Row = Selectable<Schema['observation']> & { current_name: string; username: string };

const observations = (query: Query) =>
  query
    .selectFrom('observation')
    .selectAll('observation')
    .select([currentName('observation').as('current_name'), currentUsername('observation').as('username')]);

const evidenceOf = (row: Row): Evidence => readJson('observation.evidence', row.evidence, evidence);

/** Adds what is stored elsewhere: the words of the messages and the student's classes. */
async function withTexts(query: Query, rows: readonly Row[]): Promise<StoredObservation[]> {
  if (rows.length === 0) return [];
  const read = rows.map((row) => ({ row, evidence: evidenceOf(row) }));
  const ids = [...new Set(read.flatMap(({ evidence }) => evidence.messages.map(({ id }) => id)))];
  const texts = ids.length
    ? await query.selectFrom('interaction').select(['id', 'question']).where('id', 'in', ids).execute()
    : [];
  const textOf = new Map(texts.map(({ id, question }) => [id, question]));
  const classes = await query
    .selectFrom('enrollment')
    .innerJoin('class', 'class.id', 'enrollment.class_id')
    .select(['enrollment.student_id as uid', 'class.class_name as name', 'class.school_id as schoolId'])
    .where('enrollment.student_id', 'in', [...new Set(rows.map((row) => row.student_id))])
    .orderBy('class.class_name')
    .execute();
  return read.map(({ row, evidence }) => ({
    id: row.id,
    schoolId: row.school_id,
    studentUid: row.student_id,
    studentName: row.current_name,
    studentUsername: row.username,
    pattern: row.pattern,
    classNames: classes
      .filter(({ uid, schoolId }) => uid === row.student_id && schoolId === row.school_id)
      .map(({ name }) => name),
    from: row.window_from,
    until: row.window_until,
    ...evidence,
    messages: evidence.messages.map(({ id, ...message }) => ({ ...message, text: textOf.get(id) ?? null })),
    notedAt: row.noted_at,
    readAt: row.read_at,
    readBy: row.read_by_name,
    closedAt: row.closed_at,
    closedBy: row.closed_by_name,
    remark: row.remark,
  }));
}

/** The observations of a school: those that are open, then the closed ones, each the newest first. */
export async function listObservations(
  query: Query,
  schoolId: string,
  limit: number,
): Promise<StoredObservation[]> {
  const rows = await observations(query)
    .where('school_id', '=', schoolId)
    .orderBy(({ eb }) => eb.case().when('closed_at', 'is', null).then(0).else(1).end())
    .orderBy('noted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return withTexts(query, rows);
}

export async function findObservation(query: Query, id: string): Promise<StoredObservation | undefined> {
  const rows = await observations(query).where('id', '=', id).execute();
  return (await withTexts(query, rows))[0];
}

interface Person {
  readonly uid: string;
  readonly name: string;
}

export async function setObservationRead(query: Query, id: string, by: Person, at: string): Promise<void> {
  await query
    .updateTable('observation')
    .set({ read_at: at, read_by: by.uid, read_by_name: by.name })
    .where('id', '=', id)
    .execute();
}

export async function setObservationClosed(
  query: Query,
  id: string,
  by: Person,
  { at, remark }: { at: string; remark: string },
): Promise<void> {
  await query
    .updateTable('observation')
    .set({ closed_at: at, closed_by: by.uid, closed_by_name: by.name, remark })
    .where('id', '=', id)
    .execute();
}

/**
 * The schools that have unread observations without an email, and whose last email, if any, was sent before
 * `emailedBefore`.
 */
export async function listSchoolsToEmail(query: Query, emailedBefore: string): Promise<string[]> {
  const rows = await query
    .selectFrom('observation')
    .select('school_id')
    .groupBy('school_id')
    .having(({ fn, eb, and, or }) =>
      and([
        eb(
          fn.sum(
            eb
              .case()
              .when(
                and([eb('emailed_at', 'is', null), eb('read_at', 'is', null), eb('closed_at', 'is', null)]),
              )
              .then(1)
              .else(0)
              .end(),
          ),
          '>',
          0,
        ),
        or([eb(fn.max('emailed_at'), 'is', null), eb(fn.max('emailed_at'), '<', emailedBefore)]),
      ]),
    )
    .execute();
  return rows.map(({ school_id }) => school_id);
}

/** Marks the unread observations of a school as emailed. @returns how many were marked */
export async function setEmailed(query: Query, schoolId: string, at: string): Promise<number> {
  const rows = await query
    .updateTable('observation')
    .set({ emailed_at: at })
    .where('school_id', '=', schoolId)
    .where('emailed_at', 'is', null)
    .where('read_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}
