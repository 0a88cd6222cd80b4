import type { z } from 'zod';

/**
 * Reads what a JSON column holds, by the schema of what was written there: the one way from stored JSON to a type. It
 * adds about a microsecond to the parsing of a receipt.
 * @param column `table.column`, for the message
 * @param text what the column holds; null is read as a JSON null
 * @throws Error naming the column and what does not fit, without its content
 */
export function readJson<S extends z.ZodType>(column: string, text: string | null, schema: S): z.output<S> {
  const read = schema.safeParse(parsed(column, text));
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`);
  throw new Error(`A row's ${column} does not hold what this version writes there (${faults.join('; ')}).`);
}

function parsed(column: string, text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    throw new Error(`A row's ${column} does not hold JSON.`);
  }
}
