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

/** The turn of an alert that somebody has looked at: after all others. */
const lookedAtTurn = 1_000_000_000;

/**
 * The turn of an alert in the list of all: the first of each student at which nobody has looked, new accounts after the
 * others, then the second of each student, and so on.
 * @param at a later look does not count
 */
const turnOf = (at: string): RawBuilder<number> => {
  const unseen = sql`(alert.looked_at is null or alert.looked_at > ${at})`;
  return sql<number>`case when ${unseen} then ${isNewAccount} + 2 * row_number() over (
    partition by alert.student_id, case when ${unseen} then 1 else 0 end
    order by alert.raised_at, alert.id) else ${lookedAtTurn} end`;
};

/**
 * A page of all alerts that match. Those at which nobody has looked come first (`turnOf`), in each turn the oldest first;
 * then those that somebody has looked at, the newest first. While the reader turns pages, the order stays that of the
 * moment of the first page, so that a look moves no alert to a page that was read.
 * @param after the place after which the page begins, as `next` of the page before says it
 */
export async function listPage(
  query: Query,
  filter: AlertFilter,
  { after, now }: { after: string | undefined; now: string },
): Promise<{ alerts: StoredAlert[]; next: string | null }> {
  const [at = now, ofTurn = '', raisedAt = '', id = ''] = after?.split('_') ?? [];
  const turns = matching(query, filter).select(turnOf(at).as('turn'));
  let rows = query.selectFrom(turns.as('alert')).selectAll();
  if (after !== undefined) {
    const turn = Number(ofTurn);
    const follows = turn === lookedAtTurn ? ('<' as const) : ('>' as const);
    rows = rows.where(({ or, and, eb }) =>
      or([
        eb('alert.turn', '>', turn),
        and([
          eb('alert.turn', '=', turn),
          or([
            eb('alert.raised_at', follows, raisedAt),
            and([eb('alert.raised_at', '=', raisedAt), eb('alert.id', follows, id)]),
          ]),
        ]),
      ]),
    );
  }
  const found = await rows
    .orderBy('alert.turn')
    .orderBy(sql`case when alert.turn < ${lookedAtTurn} then alert.raised_at end`)
    .orderBy(sql`case when alert.turn < ${lookedAtTurn} then alert.id end`)
    .orderBy('alert.raised_at', 'desc')
    .orderBy('alert.id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  const page = found.slice(0, filter.limit);
  const last = page.at(-1);
  const next =
    last && found.length > filter.limit ? [at, last.turn, last.raised_at, last.id].join('_') : null;
  return { alerts: await withRecords(query, page), next };
}

/**
 * Alerts that wait for the teacher, with `open` also those that somebody has in hand (rules.ts says which are). The first
 * alert of each student comes before anybody's second, so that the limit leaves no student out: the newest that waits, else
 * the newest in hand. Among these, those that wait come first, and new accounts after the others.
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
  const inHandOnly = (where: ExpressionBuilder<Schema, 'alert'>) =>
    where.case().when(waits(where)).then(0).else(1).end();
  const rows = await matching(query, filter)
    .where((where) => (state === 'open' ? where.or([waits(where), isInHand(where)]) : waits(where)))
    .orderBy((where) =>
      where.fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy('alert.student_id')
            .orderBy(inHandOnly(where))
            .orderBy('alert.raised_at', 'desc')
            .orderBy('alert.id', 'desc'),
        ),
    )
    .orderBy(inHandOnly)
    .orderBy('is_new_account')
    .orderBy('alert.raised_at', 'desc')
    .orderBy('alert.id', 'desc')
    .limit(filter.limit)
    .execute();
  return withRecords(query, rows);
}
