import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { listPast, listPastIds, type PastInteraction, pastLength } from './past-store.ts';

/** What a student has written in a conversation, and what was answered. */
export interface Past {
  /** The newest interactions, the oldest first. */
  readonly newest: readonly PastInteraction[];
  /** Whether there are no others. */
  readonly isWhole: boolean;
}

/** How much is remembered, in characters. */
const most = 20_000_000;

/**
 * The conversations of students who asked lately. An interaction that has ended never changes, so only those that came since are
 * read, and the ids of the others, which show what was deleted.
 */
export class PastMemory {
  readonly #ended = new LRUCache<string, readonly PastInteraction[]>({
    maxSize: most,
    sizeCalculation: (ended) =>
      ended.reduce((size, { question, answer }) => size + question.length + answer.length, 100),
  });

  async read({ db }: Pick<Context, 'db'>, conversationId: string, studentUid: string): Promise<Past> {
    const key = `${conversationId} ${studentUid}`;
    const newest = await readNewest(db.read, { conversationId, studentUid }, this.#ended.get(key) ?? []);
    this.#ended.set(
      key,
      newest.filter(({ status }) => status !== 'pending'),
    );
    return { newest, isWhole: newest.length < pastLength };
  }
}

/** @param known interactions that have ended, the oldest first */
async function readNewest(
  query: Context['db']['read'],
  ofStudent: { readonly conversationId: string; readonly studentUid: string },
  known: readonly PastInteraction[],
): Promise<PastInteraction[]> {
  const last = known.at(-1);
  if (!last) return listPast(query, ofStudent);
  const [ids, added] = await Promise.all([listPastIds(query, ofStudent), listPast(query, ofStudent, last)]);
  const newest = [...known.filter(({ id }) => ids.has(id)), ...added].slice(-pastLength);
  // One that is neither came before the last one, such as an answer that took longer than a message stored beside it.
  const isComplete = newest.length === ids.size && newest.every(({ id }) => ids.has(id));
  return isComplete ? newest : listPast(query, ofStudent);
}
