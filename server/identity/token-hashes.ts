import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters';

/** What the database stores of a token, so that a copy of the database signs nobody in. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A sign-in as it is stored: `token` is the hash of the token. */
export interface StoredSignIn {
  readonly token: string;
  /** The last use that is stored. */
  readonly updatedAt: Date | string;
  readonly staysSignedIn: boolean;
}

/**
 * Wraps the database adapter of the identity service so that sign-ins are stored under the hash of their
 * token. The service itself works with tokens. The adapter hashes each token that it is given. A row that was
 * created with a token, or found or updated by its token, is returned with the token itself. Rows in lists
 * have the hash, with which nobody can sign in. A sign-in that `admits` refuses is not found.
 */
export function hashTokens(adapter: DBAdapter, admits: (row: StoredSignIn) => boolean): DBAdapter {
  return {
    ...hashTokensOf(adapter, admits),
    transaction: (work) => adapter.transaction((inside) => work(hashTokensOf(inside, admits))),
  };
}

function hashTokensOf<A extends DBTransactionAdapter>(adapter: A, admits: (row: StoredSignIn) => boolean): A {
  return {
    ...adapter,
    create: async (row) => {
      const { token } = row.data as { token?: unknown };
      if (row.model !== 'session' || typeof token !== 'string') return adapter.create(row);
      const created = await adapter.create({ ...row, data: { ...row.data, token: tokenHash(token) } });
      return { ...created, token };
    },
    findOne: async (query) => {
      const row = await adapter.findOne(hashed(query));
      if (query.model === 'session' && row && !admits(row as StoredSignIn)) return null;
      return withToken(query, row);
    },
    update: async (change) => withToken(change, await adapter.update(hashed(change))),
    findMany: (query) => adapter.findMany(hashed(query)),
    count: (query) => adapter.count(hashed(query)),
    updateMany: (change) => adapter.updateMany(hashed(change)),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
    consumeOne: (query) => adapter.consumeOne(hashed(query)),
    incrementOne: (change) => adapter.incrementOne(hashed(change)),
  } as A;
}

interface Query {
  model: string;
  where?: Where[] | undefined;
}

function hashed<Q extends Query>(query: Q): Q {
  if (query.model !== 'session') return query;
  return { ...query, where: query.where?.map(hashCondition) };
}

function hashCondition(condition: Where): Where {
  const { field, value } = condition;
  if (field !== 'token') return condition;
  if (Array.isArray(value)) return { ...condition, value: value.map((each) => tokenHash(String(each))) };
  return { ...condition, value: tokenHash(String(value)) };
}

/** The row with the token by which it was found. */
function withToken<T>({ model, where = [] }: Query, row: T | null): T | null {
  const token = model === 'session' && where.find(({ field }) => field === 'token')?.value;
  return row && token ? { ...row, token } : row;
}
