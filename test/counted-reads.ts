import type { Db } from '../server/db/db.ts';

/** What was asked of a database, and how much came back. */
export interface CountedReads {
  readonly db: Db;
  /** What was read since the last call. */
  readonly take: () => { statements: number; rows: number };
}

/** The same database, with its reads counted. */
export function countedReads(db: Db): CountedReads {
  let statements = 0;
  let rows = 0;
  const read = db.read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      rows += result.rows.length;
      return result;
    },
  });
  return {
    db: { ...db, read },
    take: () => {
      const taken = { statements, rows };
      statements = 0;
      rows = 0;
      return taken;
    },
  };
}
