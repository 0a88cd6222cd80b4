import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { type PastInteraction, pastLength, readPast } from './past-store.ts';

/** What a student has written in a conversation, and what was answered. */
export interface Past {
  /** The newest interactions, the oldest first. */
  readonly newest: readonly PastInteraction[];
  /** Whether there are no others. */
  readonly isWhole: boolean;
}

/** How much is remembered, in characters. */
const most = 20_000_000;

interface Remembered {
  readonly newest: readonly PastInteraction[];
  readonly total: number;
}

/**
 * The conversations of students who asked lately. Interactions that have ended never change, so only those that came since are
 * read, with the number of all: a deletion shows in it.
 */
export class PastMemory {
  readonly #conversations = new LRUCache<string, Remembered>({
    maxSize: most,
    sizeCalculation: ({ newest }) =>
      newest.reduce((size, { question, answer }) => size + question.length + answer.length, 100),
  });

  async read({ db }: Pick<Context, 'db'>, conversationId: string, studentUid: string): Promise<Past> {
    const key = `${conversationId} ${studentUid}`;
    const ofStudent = { conversationId, studentUid };
    const known = this.#conversations.get(key);
    const last = known?.newest.at(-1);
    const added = last && (await readPast(db.read, ofStudent, last));
    const isContinued = known && added && known.total + added.newest.length === added.total;
    const past = isContinued
      ? { newest: [...known.newest, ...added.newest].slice(-pastLength), total: added.total }
      : await readPast(db.read, ofStudent);
    if (past.newest.every(({ status }) => status !== 'pending')) this.#conversations.set(key, past);
    return { newest: past.newest, isWhole: past.newest.length === past.total };
  }
}
