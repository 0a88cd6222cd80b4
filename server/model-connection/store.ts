import { type Kysely, sql } from 'kysely';
import {
  type GuardProtocolName,
  guardProtocols,
  type ModelCheck,
  modelCheck,
} from '../../contract/model-connection.ts';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** The guard of a connection. */
export interface StoredGuard {
  readonly model: string;
  readonly baseUrl: string;
  readonly sealedKey: string | null;
  /** Null: the one that the name points to. */
  readonly protocol: GuardProtocolName | null;
}

/** The connected model as it is stored. */
export interface StoredConnection {
  /** New with each connection. */
  readonly id: string;
  readonly baseUrl: string;
  readonly sealedKey: string | null;
  readonly model: string;
  readonly judge: string | null;
  readonly guard: StoredGuard | null;
  readonly connectedAt: string;
  /** The administrator who connected it; null: the operator. */
  readonly madeBy: string | null;
}

/**
 * The connection that counts. That of an administrator counts while they administer the only school and can sign in: it gets
 * what the students write.
 */
export async function findConnection(query: Query): Promise<StoredConnection | undefined> {
  const row = await query
    .selectFrom('model_connection')
    .select([
      'id',
      'base_url as baseUrl',
      'sealed_key as sealedKey',
      'model',
      'judge_model as judge',
      'guard_model as guardModel',
      'guard_base_url as guardBaseUrl',
      'guard_sealed_key as guardSealedKey',
      'guard_protocol as guardProtocol',
      'connected_at as connectedAt',
      'made_by as madeBy',
    ])
    .where(({ or, and, eb, not, exists }) =>
      or([
        eb('made_by', 'is', null),
        and([
          exists(usableMaker(query)),
          not(exists(query.selectFrom('school').select('school.id').offset(1).limit(1))),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { guardModel, guardBaseUrl, guardSealedKey, guardProtocol, ...connection } = row;
  const protocol = guardProtocols.find((name) => name === guardProtocol) ?? null;
  const guard =
    guardModel === null || guardBaseUrl === null
      ? null
      : { model: guardModel, baseUrl: guardBaseUrl, sealedKey: guardSealedKey, protocol };
  return { ...connection, guard };
}

const usableMaker = (query: Query) =>
  query
    .selectFrom('school_administrator')
    .innerJoin('profile', 'profile.uid', 'school_administrator.teacher_id')
    .select('profile.uid')
    .where('school_administrator.teacher_id', '=', sql.ref<string>('model_connection.made_by'))
    .where('profile.disabled_at', 'is', null);

/** Stores a connection in place of the one before. */
export async function replaceConnection(query: Query, stored: StoredConnection): Promise<void> {
  await deleteConnection(query);
  const { id, baseUrl, sealedKey, model, judge, guard, connectedAt, madeBy } = stored;
  await query
    .insertInto('model_connection')
    .values({
      id,
      base_url: baseUrl,
      sealed_key: sealedKey,
      model,
      judge_model: judge,
      guard_model: guard?.model ?? null,
      guard_base_url: guard?.baseUrl ?? null,
      guard_sealed_key: guard?.sealedKey ?? null,
      guard_protocol: guard?.protocol ?? null,
      connected_at: connectedAt,
      made_by: madeBy,
    })
    .execute();
}

/** @returns whether there was one */
export async function deleteConnection(query: Query): Promise<boolean> {
  const result = await query.deleteFrom('model_connection').executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The result of the last check; undefined without one. */
export async function findResult(query: Query): Promise<ModelCheck | undefined> {
  const row = await query.selectFrom('model_result').select('result').executeTakeFirst();
  return row && readJson('model_result.result', row.result, modelCheck);
}

/** Stores a result in place of the one before. @param id a new id */
export async function replaceResult(query: Query, id: string, result: ModelCheck): Promise<void> {
  await query.deleteFrom('model_result').execute();
  await query
    .insertInto('model_result')
    .values({ id, result: JSON.stringify(result) })
    .execute();
}
