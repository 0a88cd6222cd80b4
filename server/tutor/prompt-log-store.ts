import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';
import { type Places, statement } from '../db/statement.ts';

/**
 * What a model was sent for a question, as it is stored (docs/decisions/05-model-and-queue.md): an unchanged
 * interaction by its id, and everything else word for word.
 */
export const told = z.object({
  /** The edition of the instructions (`instructionsEdition`). */
  edition: z.number().int(),
  /**
   * The instructions. In the column `told` it is the hash of their text, which is stored once
   * (`insertTold`).
   */
  instructions: z.string(),
  /** The history: an interaction that was sent as it is stored, or the words that were sent. */
  history: z.array(
    z.union([z.object({ id: z.string() }), z.object({ question: z.string(), answer: z.string() })]),
  ),
  /** The question as it was sent; null if it was sent as it is stored. */
  question: z.string().nullable(),
  /** What was added to the instructions each time the model had to try again. */
  corrections: z.array(z.string()),
});
export type Told = z.infer<typeof told>;

type Query = Kysely<Schema>;

const addInstructions = statement((db, row: Places<Schema['instructions']>) =>
  db
    .insertInto('instructions')
    .values(row)
    .onConflict((c) => c.doNothing()),
);

/**
 * Stores the text of the instructions, unless the same text is already stored.
 * @returns the JSON for the column `told`, which has the hash of the instructions instead of their text
 */
export async function insertTold(query: Query, { instructions: text, ...rest }: Told): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url');
  await addInstructions(query, { hash, text });
  return JSON.stringify({ ...rest, instructions: hash } satisfies Told);
}

/** A question, and what the model was told with it. */
export interface QuestionTold {
  readonly sessionId: string | null;
  readonly assignmentId: string | null;
  readonly question: string;
  readonly told: Told | null;
}

export async function findTold(query: Query, interactionId: string): Promise<QuestionTold | undefined> {
  const row = await query
    .selectFrom('interaction')
    .select(['session_id', 'assignment_id', 'question', 'told'])
    .where('id', '=', interactionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const stored = readJson('interaction.told', row.told, told.nullable());
  const instructions = stored && (await findInstructions(query, stored.instructions));
  return {
    sessionId: row.session_id,
    assignmentId: row.assignment_id,
    question: row.question,
    told: stored && instructions !== null ? { ...stored, instructions } : null,
  };
}

async function findInstructions(query: Query, hash: string): Promise<string | null> {
  const row = await query
    .selectFrom('instructions')
    .select('text')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.text ?? null;
}

/** The questions and answers of these interactions, by id. */
export async function findTurns(query: Query, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { question: string; answer: string }>();
  const rows = await query
    .selectFrom('interaction')
    .select(['id', 'question', 'answer'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...turn }) => [id, turn]));
}
