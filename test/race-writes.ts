import { sql } from 'kysely';
import type { App } from '../server/app.ts';
import type { Write } from '../server/db/group-commit.ts';

type Context = App['ctx'];

/**
 * Runs two changes at once, at the worst moment: `late` reads before `first` has committed, and writes
 * afterwards. The transaction of `first` stays open until `late` wants to write or has ended.
 * @returns how `late` ended
 */
export async function raceWrites<T>(
  ctx: Context,
  first: (ctx: Context) => Promise<unknown>,
  late: (ctx: Context) => Promise<T>,
): Promise<PromiseSettledResult<T> | undefined> {
  const { db } = ctx;
  let ended: Promise<PromiseSettledResult<T>> | undefined;
  await db.write(async (write) => {
    await first({ ...ctx, db: { ...db, write: (work) => within(write, work) } });
    await new Promise<void>((wantsToWrite) => {
      const signalling: typeof db.write = (work) => {
        wantsToWrite();
        return db.write(work);
      };
      const running = late({ ...ctx, db: { ...db, write: signalling } });
      ended = Promise.allSettled([running]).then(([result]) => result);
      void ended.then(() => wantsToWrite());
    });
  });
  return ended;
}

/** Runs a write in a savepoint of an open transaction: if it fails, only its own changes are rolled back. */
async function within<T>(write: Write, work: (write: Write) => Promise<T>): Promise<T> {
  await sql`savepoint within`.execute(write.query);
  try {
    return await work(write);
  } catch (error) {
    await sql`rollback to savepoint within`.execute(write.query);
    throw error;
  } finally {
    await sql`release savepoint within`.execute(write.query);
  }
}
