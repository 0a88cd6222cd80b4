import type { Db } from '../server/db/db.ts';

/** A database whose reads are counted. */
export interface CountedReads {
  readonly db: Db;
  /** The reads since the last call. */
  readonly take: () => { statements: number; rows: number };
}

/** Wraps a database so that its reads are counted. */
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
