import { type Kysely, sql } from 'kysely';
import { graveKinds } from '../../contract/patterns.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A student whose messages are to be read. */
export interface Due {
  readonly uid: string;
  readonly name: string;
  readonly schoolId: string;
}

/**
 * The schools whose safeguarding contact has an enabled account, in the order of their ids; only those after
 * the id `after`.
 */
export async function listSchoolsAfter(query: Query, after: string, limit: number): Promise<string[]> {
  const rows = await query
    .selectFrom('school')
    .innerJoin('profile as contact', 'contact.uid', 'school.contact_id')
    .select('school.id')
    .where('school.id', '>', after)
    .where('contact.disabled_at', 'is', null)
    .orderBy('school.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The students of a school whose messages were not read since `readBefore`, and who have asked something
 * since `since` and since the last reading. Those who were read longest ago come first.
 */
export async function listDue(
  query: Query,
  schoolId: string,
  { since, readBefore, limit }: { since: string; readBefore: string; limit: number },
): Promise<Due[]> {
  // Those who were never read come first; the engines themselves order nulls differently.
  return query
    .selectFrom('profile as student')
    .leftJoin('pattern_reading', 'pattern_reading.student_id', 'student.uid')
    .select(['student.uid', 'student.full_name as name', 'student.school_id as schoolId'])
    .where('student.school_id', '=', schoolId)
    .where('student.role', '=', 'student')
    .where((where) =>
      where.or([
        where('pattern_reading.read_at', 'is', null),
        where('pattern_reading.read_at', '<', readBefore),
      ]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('interaction')
          .select('interaction.id')
          .whereRef('interaction.student_id', '=', 'student.uid')
          .where('interaction.created_at', '>=', since)
          .where((newer) =>
            newer.or([
              newer('pattern_reading.read_at', 'is', null),
              newer('interaction.created_at', '>=', newer.ref('pattern_reading.read_at')),
            ]),
          ),
      ),
    )
    .orderBy(sql`pattern_reading.read_at is not null`)
    .orderBy('pattern_reading.read_at')
    .orderBy('student.uid')
    .limit(limit)
    .execute();
}

/**
 * The prohibition because of which a fixed text answered a question. Nothing of such an answer was checked:
 * no model wrote it.
 */
const fixedRule = sql<
  string | null
>`case when cast(guard ->> 'checked' as integer) = 0 then guard ->> 'rule' end`;

function harmfulOf(rule: string | null): 'harmful' | 'grave' | null {
  if (!rule?.startsWith('content:')) return null;
  return graveKinds.has(rule) ? 'grave' : 'harmful';
}

/** A student's newest messages since a moment, the oldest first. */
export async function listMessages(
  query: Query,
  { uid, since, limit }: { uid: string; since: string; limit: number },
) {
  const rows = await query
    .selectFrom('interaction')
    .select(['id', 'created_at as at', 'assignment_id', 'is_support', 'question', fixedRule.as('rule')])
    .where('student_id', '=', uid)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(({ assignment_id, is_support, rule, ...row }) => ({
    ...row,
    harmful: harmfulOf(rule),
    inAssignment: assignment_id !== null,
    isAlert: is_support === 1,
  }));
}

export async function setRead(query: Query, uid: string, at: string): Promise<void> {
  await query
    .insertInto('pattern_reading')
    .values({ student_id: uid, read_at: at })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet({ read_at: at }))
    .execute();
}
