import { type Kysely, sql } from 'kysely';
import { endGrants, grants } from '../db/grants.ts';
import type { Schema } from '../db/schema.ts';

/**
 * More events than a stream gets in the day for which events are kept. After 2,000 restores the numbers still
 * fit the column.
 */
const skippedNumbers = 1_000_000;

/** Ends in a restored database what must not go on. @param at the present time */
export async function endAfterRestore(query: Kysely<Schema>, at: string): Promise<void> {
  await endGrants(query, at);
  // Browsers may have seen later events of these streams. With higher numbers none of their positions fits, so
  // that each browser gets a snapshot.
  await sql`delete from event`.execute(query);
  await sql`update event_stream set last_number = last_number + ${sql.lit(skippedNumbers)}`.execute(query);
}

/** What the operator should know of it. */
export const afterwards: readonly string[] = [
  `Everybody has to sign in again. These have ended: ${grants.map(({ name }) => name).join(', ')}. Administrators turn the code of their school on again under School, and invite again whoever is still to come. Second factors stay: for new recovery codes, turn yours off and on again.`,
  'What was changed or deleted since the backup is as it was before: deleted conversations and accounts are there again, disabled accounts are enabled, former administrators administer, and old passwords and codes of classes work. Please do again what must stay done.',
  'Start the server with "npm start".',
];
