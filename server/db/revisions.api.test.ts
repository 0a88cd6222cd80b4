import { type ExpressionBuilder, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { lessonIn, rulesWorld, studentIn, teacherIn } from '../../test/context.ts';
import { recordStatements } from '../../test/query-plans/recorded-statements.ts';
import { saleExercise } from '../../test/sale-assignment.ts';
import { createAssignment } from '../assignments/change-rules.ts';
import { createClass } from '../classes/rules.ts';
import { ask } from '../tutor/ask-question.ts';
import { readForDanger } from '../tutor/danger-rules.ts';
import { LessonMemory } from '../tutor/lesson-memory.ts';
import { watchedTables } from './revisions.ts';
import type { Schema } from './schema.ts';

const at = '2026-01-01T08:00:00.000Z';
const until = '2027-01-01T08:00:00.000Z';
type Row = Record<string, string | number | null>;
type ClassName = 'taught' | 'empty' | 'neighbour' | 'elsewhere';

/** A row of a watched table. One without `values` is there already, and is only updated. */
interface WatchedRow {
  readonly key: Row;
  readonly values?: Row;
  /** The classes that it is about. */
  readonly of: readonly ClassName[];
}

/** Two schools: in one a class with a lesson, another one of its teacher, and one whose teacher helps in the first. */
async function twoSchools() {
  const world = await rulesWorld({ schoolCodes: ['SCHOOL', 'OTHER'] });
  const { ctx } = world;
  const { db } = ctx;
  const { teacher, student, session, class: taught } = await lessonIn(world);
  const inClass = { className: 'Algebra 2', subject: 'Mathematics', description: '' } as const;
  const empty = await createClass(ctx, teacher, inClass);
  const { teacher: helper, class: neighbour } = await lessonIn(world);
  const { class: elsewhere } = await lessonIn(world, 'OTHER');
  const newcomer = await studentIn(world, session.sessionCode);
  const conversation = { kind: 'session', id: session.id } as const;
  const danger = { conversation, question: 'I want to kill myself.' };
  await ask(ctx, student, await readForDanger(ctx, student, danger));
  const alert = await db.read.selectFrom('alert').selectAll().executeTakeFirstOrThrow();
  const invited = { role: 'helper', invited_by: teacher.uid, invited_at: at, accepted_at: at } as const;
  const helps = { class_id: taught.id, teacher_id: helper.uid, ...invited };
  await db.write(({ query }) => query.insertInto('co_teacher').values(helps).execute());
  const colleague = await teacherIn(world);
  const classes = { taught, empty, neighbour, elsewhere };

  async function revisions(): Promise<Map<string, number>> {
    const found = await db.read.selectFrom('class').select(['id', 'revision']).execute();
    return new Map(found.map((each) => [each.id, each.revision]));
  }

  /** The classes whose revision a change raises, each as often as it does. */
  async function raisedBy(change: Parameters<typeof db.write>[0]): Promise<string[]> {
    const before = await revisions();
    await db.write(change);
    const after = await revisions();
    return Object.entries(classes).flatMap(([name, { id }]) =>
      Array((after.get(id) ?? 0) - (before.get(id) ?? 0)).fill(name),
    );
  }

  return { ctx, teacher, student, helper, colleague, newcomer, session, taught, empty, alert, raisedBy };
}

/** For each watched table the rows that are added, updated and deleted. */
function watchedRows(
  world: Omit<Awaited<ReturnType<typeof twoSchools>>, 'raisedBy'>,
): Record<string, WatchedRow[]> {
  const { teacher, student, helper, colleague, newcomer, session, taught, empty, alert } = world;
  const [id, class_id, school_id] = ['new', taught.id, teacher.schoolId];
  const of = ['taught'] as const;
  const ofStudent = { student_id: student.uid };
  const ofTeacher = { teacher_id: teacher.uid, teacher_name: teacher.name };
  const { openingId: opening_id } = session;
  return {
    school: [{ key: { id: school_id }, of: ['taught', 'empty', 'neighbour'] }],
    school_time_limits: [
      { key: { school_id }, values: { shared_computers: 0 }, of: ['taught', 'empty', 'neighbour'] },
    ],
    class_time_limits: [{ key: { class_id }, values: {}, of }],
    co_teacher: [
      {
        key: { class_id, teacher_id: colleague.uid },
        values: { role: 'helper', invited_by: teacher.uid, invited_at: at, accepted_at: at },
        of,
      },
    ],
    enrollment: [{ key: { class_id, student_id: newcomer.uid }, values: { joined_at: at }, of }],
    withheld_class: [
      { key: { class_id, ...ofStudent }, values: { reset_by: teacher.uid, reset_at: at }, of },
    ],
    live_session: [
      {
        key: { id, class_id: empty.id },
        values: {
          teacher_id: teacher.uid,
          session_code: 'NEW-CODE',
          status: 'closed',
          opening_id: 'none',
          created_at: at,
          last_opened_at: at,
        },
        of: ['empty'],
      },
    ],
    pause: [
      {
        key: { id },
        values: { session_id: session.id, opening_id, ...ofTeacher, text: 'Look up.', paused_at: at },
        of,
      },
    ],
    student_guidelines: [
      { key: { opening_id, ...ofStudent }, values: { guidelines: '{}', ...ofTeacher, chosen_at: at }, of },
    ],
    assignment: [
      {
        key: { id },
        values: {
          class_id,
          title: 'Sale',
          description: '',
          open_date: at,
          close_date: until,
          guidelines: '{}',
          created_at: at,
        },
        of,
      },
    ],
    profile: [
      { key: { uid: student.uid }, of },
      { key: { uid: teacher.uid }, of: ['taught', 'empty'] },
      { key: { uid: helper.uid }, of: ['taught', 'neighbour'] },
    ],
    alert: [{ key: { id }, values: { ...alert, id, context: JSON.stringify(alert.context) }, of }],
    alert_judgement: [
      {
        key: { id },
        values: { alert_id: alert.id, judged_by_name: '', as_contact: 0, is_concern: 0, judged_at: at },
        of,
      },
    ],
  };
}

const isAt = (key: Row) => (eb: ExpressionBuilder<Schema, 'school'>) => eb.and(key as { id: string });
const allChanges = ['insert', 'update', 'delete'] as const;

it.each(watchedTables)(
  'a change in $table raises the revision of the classes that it is about, and of no others',
  async ({ table, on = allChanges, columns }) => {
    const { raisedBy, ...world } = await twoSchools();
    const name = table as 'school';
    const rows = watchedRows(world)[table] ?? [];
    expect(rows).not.toEqual([]);
    for (const { key, values, of } of rows) {
      const [column = ''] = Object.keys(key);
      const raisedOn = (change: (typeof allChanges)[number]) => (on.includes(change) ? of : []);
      const insert = () =>
        raisedBy(({ query }) =>
          query
            .insertInto(name)
            .values({ ...key, ...values } as never)
            .execute(),
        );
      const update = (changed: string) => {
        const same = { [changed]: sql.ref(changed) };
        return raisedBy(({ query }) => query.updateTable(name).set(same).where(isAt(key)).execute());
      };
      const remove = () => raisedBy(({ query }) => query.deleteFrom(name).where(isAt(key)).execute());
      if (values) expect(await insert()).toEqual(raisedOn('insert'));
      for (const changed of columns ?? [column]) expect(await update(changed)).toEqual(raisedOn('update'));
      if (columns) expect(await update(column)).toEqual([]);
      if (values) expect(await remove()).toEqual(raisedOn('delete'));
    }
  },
);

it('a change of a class raises its revision once', async () => {
  const { taught, raisedBy } = await twoSchools();
  const update = raisedBy(({ query }) =>
    query.updateTable('class').set({ working_on: 'Primes' }).where('id', '=', taught.id).execute(),
  );
  expect(await update).toEqual(['taught']);
});

/** Tables that are read as well: `opening` is only shown, and whoever is deleted from `participant` has no account any more. */
const readOnly = ['class', 'opening', 'participant'];

it('a lesson and an assignment are remembered from watched tables, and from each of them', async () => {
  const { ctx, teacher, session, taught } = await twoSchools();
  const assignment = await createAssignment(ctx, teacher, {
    classId: taught.id,
    ...saleExercise,
    openDate: at,
    closeDate: until,
    answerKey: null,
  });
  const recorded = await recordStatements(ctx.db);
  onTestFinished(recorded.end);
  const memory = new LessonMemory();
  await memory.find(ctx, { kind: 'session', id: session.id }, true);
  await memory.find(ctx, { kind: 'assignment', id: assignment.id }, true);
  const tables = recorded
    .statements()
    .flatMap((each) => [...each.sql.matchAll(/\b(?:from|join) "?(\w+)/g)].map(([, table]) => table));
  expect(new Set(tables)).toEqual(new Set([...watchedTables.map(({ table }) => table), ...readOnly]));
});
