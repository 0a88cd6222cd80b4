import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Engine } from './columns.ts';

/** A table on which a question depends. */
interface Watched {
  readonly table: string;
  /** Which classes a row is about, as a condition on `class`; `@` stands for the row. */
  readonly classes: string;
  /** The changes that count; by default all. */
  readonly on?: readonly ('insert' | 'update' | 'delete')[];
  /** The columns whose updates count; by default all. */
  readonly columns?: readonly string[];
}

const ofSession = '(select class_id from live_session where live_session.id = @.session_id)';
const ofOpening = `(select live_session.class_id from opening
  join live_session on live_session.id = opening.session_id where opening.id = @.opening_id)`;

/**
 * What a node remembers of a lesson to decide whether a student may ask, and how the question is answered
 * (tutor/lesson-memory.ts). What each question reads anew, such as lifts of time limits, is left out.
 */
export const watchedTables: readonly Watched[] = [
  { table: 'school', classes: 'school_id = @.id', on: ['update'] },
  { table: 'school_time_limits', classes: 'school_id = @.school_id' },
  { table: 'class_time_limits', classes: 'id = @.class_id' },
  { table: 'co_teacher', classes: 'id = @.class_id' },
  { table: 'enrollment', classes: 'id = @.class_id' },
  { table: 'withheld_class', classes: 'id = @.class_id' },
  { table: 'live_session', classes: 'id = @.class_id' },
  { table: 'pause', classes: `id = ${ofSession}` },
  { table: 'student_guidelines', classes: `id = ${ofOpening}` },
  { table: 'assignment', classes: 'id = @.class_id' },
  {
    table: 'profile',
    classes: `id in (select class_id from enrollment where student_id = @.uid
      union select class_id from co_teacher where teacher_id = @.uid
      union select id from class where teacher_id = @.uid)`,
    on: ['update'],
    columns: ['username', 'full_name'],
  },
  {
    table: 'alert',
    classes: 'id in (select class_id from enrollment where student_id = @.student_id)',
    on: ['insert', 'delete'],
  },
  {
    table: 'alert_judgement',
    classes: `id in (select enrollment.class_id from enrollment
      join alert on alert.student_id = enrollment.student_id where alert.id = @.alert_id)`,
  },
];

/**
 * Gives each class a revision, which the database raises itself with every change in a watched table. A node
 * may decide by what it has in memory as long as the revision is the same when the question is stored.
 */
export async function addRevisions(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('class')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await makeRevisionTriggers(db, engine);
}

/** Makes the triggers that raise revisions, also where they are missing since a restore. */
export async function makeRevisionTriggers(db: QueryExecutorProvider, engine: Engine): Promise<void> {
  const statements = engine === 'sqlite' ? sqliteTriggers() : postgresTriggers();
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The names of these triggers and their functions in PostgreSQL. */
export const revisionTriggers: readonly string[] = ['class', ...watchedTables.map(({ table }) => table)].map(
  (table) => `${table}_revision`,
);

const raised = 'update class set revision = revision + 1 where';
const allChanges = ['insert', 'update', 'delete'] as const;
const rowOf = (change: string): string => (change === 'delete' ? 'old' : 'new');
const changeOf = (change: string, columns: readonly string[] | undefined): string =>
  change === 'update' && columns ? `update of ${columns.join(', ')}` : change;

const sqliteTriggers = (): string[] => [
  // The update in its body changes the revision, so that it does not fire again.
  `create trigger class_revision after update on class when new.revision = old.revision
    begin ${raised} id = new.id; end`,
  ...watchedTables.flatMap(({ table, classes, on = allChanges, columns }) =>
    on.map(
      (change) =>
        `create trigger ${table}_revision_${change} after ${changeOf(change, columns)} on ${table}
          begin ${raised} ${classes.replaceAll('@', rowOf(change))}; end`,
    ),
  ),
];

const postgresTriggers = (): string[] => [
  `create or replace function class_revision() returns trigger language plpgsql as $$ begin
    if new.revision = old.revision then new.revision := old.revision + 1; end if;
    return new; end $$`,
  'drop trigger if exists class_revision on class',
  'create trigger class_revision before update on class for each row execute function class_revision()',
  ...watchedTables.flatMap(({ table, classes, on = allChanges, columns }) => [
    `create or replace function ${table}_revision() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then ${raised} ${classes.replaceAll('@', 'old')};
      else ${raised} ${classes.replaceAll('@', 'new')}; end if;
      return null; end $$`,
    `drop trigger if exists ${table}_revision on ${table}`,
    `create trigger ${table}_revision after ${on.map((change) => changeOf(change, columns)).join(' or ')}
      on ${table} for each row execute function ${table}_revision()`,
  ]),
];
