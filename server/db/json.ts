import type { z } from 'zod';

/**
 * Parses a JSON column with the schema of its values; no other function turns stored JSON into a type. The
 * schema adds about a microsecond to the parsing of a receipt.
 * @param column `table.column`, for the message
 * @param text the value of the column; null is read as a JSON null
 * @throws Error with the column and the fields that do not fit, without their content
 */
export function readJson<S extends z.ZodType>(column: string, text: string | null, schema: S): z.output<S> {
  const checked = schema.safeParse(parseJson(column, text));
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`,
  );
  throw new Error(`A row's ${column} does not hold what this version writes there (${faults.join('; ')}).`);
}

function parseJson(column: string, text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    throw new Error(`A row's ${column} does not hold JSON.`);
  }
}
