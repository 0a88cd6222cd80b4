import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { taughtClassIds } from '../db/co-teachers.ts';
import type { Schema } from '../db/schema.ts';
import { alerts, isInHand, isNewAccount, type StoredAlert, withRecords } from './store.ts';

type Query = Kysely<Schema>;

/** Which alerts to list. */
export interface AlertFilter {
  readonly teacherUid: string;
  /** The school of which the caller sees all alerts; null for the caller's classes. */
  readonly schoolId: string | null;
  readonly classId?: string | undefined;
  readonly studentUid?: string | undefined;
  readonly limit: number;
}

function matching(query: Query, { teacherUid, schoolId, classId, studentUid }: AlertFilter) {
  let classIds = taughtClassIds(query, teacherUid);
  if (schoolId)
    classIds = classIds.unionAll(
      query.selectFrom('class').select('class.id').where('class.school_id', '=', schoolId),
    );
  let rows = alerts(query).where('alert.class_id', 'in', classIds);
  if (classId) rows = rows.where('alert.class_id', '=', classId);
  if (studentUid) rows = rows.where('alert.student_id', '=', studentUid);
  return rows;
}

/** 0: nobody has looked at the alert; 1: neither, and the account is new; 2: somebody has looked. */
const group: RawBuilder<number> = sql`case when alert.looked_at is not null then 2 else ${isNewAccount} end`;

/** The place of an alert in the list of all. It stays the same while the reader turns pages. */
const placeOf = ({ id, raisedAt, lookedAt, isNewAccount }: StoredAlert): string =>
  [lookedAt !== null ? 2 : Number(isNewAccount), raisedAt, id].join('_');

/**
 * A page of all alerts that match. Those at which nobody has looked come first, the oldest first, those of new accounts
 * after the others; then those that somebody has looked at, the newest first.
 * @param after the place after which the page begins, as `next` of the page before says it
 */
export async function listPage(
  query: Query,
  filter: AlertFilter,
  after: string | undefined,
): Promise<{ alerts: StoredAlert[]; next: string | null }> {
  let rows = matching(query, filter);
  if (after !== undefined) {
    const [ofGroup = '', raisedAt = '', id = ''] = after.split('_');
    const follows = ofGroup === '2' ? ('<' as const) : ('>' as const);
    rows = rows.where(({ or, and, eb }) =>
      or([
        eb(group, '>', Number(ofGroup)),
        and([
          eb(group, '=', Number(ofGroup)),
          or([
            eb('alert.raised_at', follows, raisedAt),
            and([eb('alert.raised_at', '=', raisedAt), eb('alert.id', follows, id)]),
          ]),
        ]),
      ]),
    );
  }
  const found = await rows
    .orderBy(group)
    .orderBy(sql`case when alert.looked_at is null then alert.raised_at end`)
    .orderBy(sql`case when alert.looked_at is null then alert.id end`)
    .orderBy('alert.raised_at', 'desc')
    .orderBy('alert.id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  const page = await withRecords(query, found.slice(0, filter.limit));
  const last = page.at(-1);
  return { alerts: page, next: found.length > filter.limit && last !== undefined ? placeOf(last) : null };
}

/**
 * Alerts that wait for the teacher, with `open` also those that somebody has in hand (rules.ts says which are). Those that wait
 * come first, new accounts after the others, and the newest of each student before their second, so that the limit leaves
 * no student out.
 */
export async function listOpen(
  query: Query,
  filter: AlertFilter,
  state: 'waiting' | 'open',
): Promise<StoredAlert[]> {
  const waits = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'alert'>) =>
    not(
      exists(
        selectFrom('alert_judgement')
          .select('alert_judgement.id')
          .whereRef('alert_judgement.alert_id', '=', 'alert.id')
          .where((where) =>
            where.or([
              where('judged_by', '=', filter.teacherUid),
              where('as_contact', '=', 1),
              ...(filter.schoolId ? [] : [where('is_concern', '=', 1)]),
            ]),
          ),
      ),
    );
  const rows = await matching(query, filter)
    .where((where) => (state === 'open' ? where.or([waits(where), isInHand(where)]) : waits(where)))
    .orderBy((where) => where.case().when(waits(where)).then(0).else(1).end())
    .orderBy('is_new_account')
    .orderBy(
      sql`row_number() over (partition by alert.student_id order by alert.raised_at desc, alert.id desc)`,
    )
    .orderBy('alert.raised_at', 'desc')
    .orderBy('alert.id', 'desc')
    .limit(filter.limit)
    .execute();
  return withRecords(query, rows);
}
