import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** Changes how teachers register in a school. Only the given fields change. */
export async function updateRegistration(
  query: Query,
  schoolId: string,
  change: {
    codeOffAt?: string | null;
    approvesTeachers?: boolean;
    passwordMinimum?: number;
    requiresSecondFactor?: boolean;
  },
): Promise<void> {
  const { codeOffAt, approvesTeachers, passwordMinimum, requiresSecondFactor } = change;
  const changed = {
    ...(codeOffAt !== undefined && { code_off_at: codeOffAt }),
    ...(approvesTeachers !== undefined && { approves_teachers: Number(approvesTeachers) }),
    ...(passwordMinimum !== undefined && { teacher_password_minimum: passwordMinimum }),
    ...(requiresSecondFactor !== undefined && { requires_second_factor: Number(requiresSecondFactor) }),
  };
  if (Object.keys(changed).length === 0) return;
  await query.updateTable('school').set(changed).where('id', '=', schoolId).execute();
}

/**
 * Gives a school a new code and switches it on. The old one is stored as retired, so that SCHOOL_CODES does
 * not bring it back.
 */
export async function replaceCode(
  query: Query,
  school: { id: string; code: string },
  { code, at }: { code: string; at: string },
): Promise<void> {
  await query
    .insertInto('retired_school_code')
    .values({ code: school.code, school_id: school.id, retired_at: at })
    .execute();
  await query.updateTable('school').set({ code, code_off_at: null }).where('id', '=', school.id).execute();
}

/** Whether a school had this code before its code was renewed. */
export async function isRetired(query: Query, code: string): Promise<boolean> {
  const found = await query
    .selectFrom('retired_school_code')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return found !== undefined;
}

/** The minimum length of a new password of a teacher of this school. */
export async function findPasswordMinimum(query: Query, schoolId: string): Promise<number | undefined> {
  const found = await query
    .selectFrom('school')
    .select('teacher_password_minimum as minimum')
    .where('id', '=', schoolId)
    .executeTakeFirst();
  return found?.minimum;
}
