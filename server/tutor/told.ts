import { z } from 'zod';
import type { HistoryEntry } from './history.ts';

/**
 * What a model was sent for a question, as it is stored (docs/decisions/05-model-and-queue.md): an unchanged
 * interaction by its id, and everything else word for word.
 */
export const told = z.object({
  /** The edition of the instructions (`instructionsEdition`). */
  edition: z.number().int(),
  /**
   * The instructions. In the column `told` it is the hash of their text, which is stored once
   * (told-store.ts).
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

/**
 * An entry of the history with the id of its interaction. In a trial there is none, since nothing is stored.
 */
export type StoredEntry = HistoryEntry & { readonly id?: string };

/**
 * The history as it was sent, in the form in which it is stored.
 * @param stored the same interactions with the words that the database has
 */
export const historyTold = (
  sent: readonly (Pick<StoredEntry, 'question' | 'answer'> & { readonly id?: string })[],
  stored: readonly StoredEntry[],
): Told['history'] => {
  const known = new Map(stored.map((entry) => [entry.id, entry]));
  return sent.map(({ id, question, answer }) => {
    const same = id === undefined ? undefined : known.get(id);
    return id !== undefined && same?.question === question && same.answer === answer
      ? { id }
      : { question, answer };
  });
};
