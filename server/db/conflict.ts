/** Whether a write failed because a unique index already holds its value, on either engine. */
export function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** A conflict that a statement has avoided and its caller has to know. */
export class Conflict extends Error {
  readonly code = '23505';
}

/** Whether a delete failed because other rows reference the deleted one, on either engine. */
export function isReferenced(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
}
