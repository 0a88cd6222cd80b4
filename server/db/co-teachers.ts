import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** A colleague who teaches a class beside the teacher who created it. */
export interface CoTeacher {
  readonly uid: string;
  readonly role: 'owner' | 'helper';
}

/**
 * The colleagues who agreed to teach a class, as one column of the query that reads the class, so that a list
 * of classes needs no query for each class. `readCoTeachers` parses the column.
 * @param classId the column with the id of the class, such as `class.id`
 */
export const coTeachersOf = (classId: string): RawBuilder<string | null> =>
  sql<string | null>`(select string_agg(co_teacher.role || ' ' || co_teacher.teacher_id, ',') from co_teacher
    where co_teacher.class_id = ${sql.ref(classId)} and co_teacher.accepted_at is not null)`;

/** The colleagues in a column of `coTeachersOf`. An id has neither a space nor a comma. */
export const readCoTeachers = (column: string | null): readonly CoTeacher[] =>
  (column ?? '')
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [role, uid = ''] = entry.split(' ');
      return { uid, role: role === 'owner' ? 'owner' : 'helper' };
    });

/** The ids of the classes that a teacher created or agreed to teach. Each half of the union uses an index. */
export const taughtClassIds = (query: Kysely<Schema>, teacherUid: string | Expression<string>) =>
  query
    .selectFrom('class')
    .select('class.id')
    .where('class.teacher_id', '=', teacherUid)
    .unionAll(
      query
        .selectFrom('co_teacher')
        .select('co_teacher.class_id as id')
        .where('co_teacher.teacher_id', '=', teacherUid)
        .where('co_teacher.accepted_at', 'is not', null),
    );
