import { type RawBuilder, sql } from 'kysely';

const asciiLower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const capitalised = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase());

/**
 * Whether `full_name` contains a text in any case. SQLite, and PostgreSQL in the locale C, know only the case
 * of the letters a to z. So the text is looked for in up to three forms: with all other letters small, with
 * those capital that begin a word, and with all of them capital. "émile" finds "Émile Roux" and "ÉMILE ROUX".
 */
export function nameContains(typed: string): RawBuilder<boolean> {
  const lower = typed.toLowerCase();
  const forms = new Set([lower, asciiLower(capitalised(lower)), asciiLower(typed.toUpperCase())]);
  // In a pattern, %, _ and \ have a meaning, so they are escaped.
  const patterns = [...forms].map((form) => `%${form.replace(/[\\%_]/g, '\\$&')}%`);
  const found = patterns.map((pattern) => sql`lower(full_name) like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}
