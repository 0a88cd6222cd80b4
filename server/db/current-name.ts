import { sql } from 'kysely';

/** The tables with rows of students that keep the name of the moment. */
type OfStudent = 'interaction' | 'alert' | 'note_reply' | 'observation';

/**
 * The name that the student of a row has now. The name that the row keeps is the one of an account that was
 * deleted since.
 */
export const currentName = (table: OfStudent) =>
  sql<string>`coalesce(nullif((select full_name from profile where profile.uid = ${sql.ref(`${table}.student_id`)}), ''), ${sql.ref(`${table}.student_name`)})`;

/** The username that the student of a row has; empty for an account that was deleted. */
export const currentUsername = (table: OfStudent) =>
  sql<string>`coalesce((select username from profile where profile.uid = ${sql.ref(`${table}.student_id`)}), '')`;
