import {
  type Compilable,
  CompiledQuery,
  type DatabaseConnection,
  type DeleteResult,
  type Expression,
  type InsertResult,
  type Kysely,
  type UpdateResult,
  ValueNode,
} from 'kysely';
import type { Schema } from './schema.ts';

type Query = Kysely<Schema>;

/** The place of a value that each execution of a statement gives. */
class Placeholder<T> implements Expression<T> {
  declare readonly expressionType: T | undefined;

  constructor(readonly name: string) {}

  toOperationNode(): ValueNode {
    return ValueNode.create(this);
  }
}

/** The places of the values with these names. */
export type Places<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> };

/** What a statement returns: rows, or none where it only changes some. */
type RowOf<Output> = Output extends InsertResult | UpdateResult | DeleteResult ? never : Output;

/** The connection of each query that has one for itself. Statements run on it without Kysely's executor. */
const connections = new WeakMap<Query, DatabaseConnection>();

function placesOf<Values extends object>(values: Values): Places<Values> {
  const places: object = Object.fromEntries(Object.keys(values).map((name) => [name, new Placeholder(name)]));
  return places as Places<Values>;
}

/**
 * A statement that Kysely builds and compiles once for each engine, which costs several times as much as
 * running it. Since it is built before there are values, it cannot have a list whose length changes, or a part
 * that depends on a value.
 * @param build builds the query with the places of its values
 * @returns runs the statement with values, on `db.read` or inside a write, with the errors of the driver
 */
export function statement<Values extends object, Output>(
  build: (db: Query, values: Places<Values>) => Compilable<Output>,
): (query: Query, values: Required<Values>) => Promise<RowOf<Output>[]> {
  const compiled = new Map<unknown, CompiledQuery>();
  return async (query, values) => {
    const executor = query.getExecutor();
    const dialect = executor.adapter.constructor;
    let known = compiled.get(dialect);
    if (!known) {
      known = build(query.withoutPlugins(), placesOf<Values>(values)).compile();
      compiled.set(dialect, known);
    }
    const parameters = known.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name as keyof Values] : each,
    );
    const { rows } = await (connections.get(query) ?? executor).executeQuery({ ...known, parameters });
    return rows as RowOf<Output>[];
  };
}

/** Lets statements run directly on the connection of a query, which has only this one. */
export async function bindConnection(query: Query): Promise<DatabaseConnection> {
  const connection = await query.getExecutor().provideConnection(async (only) => only);
  connections.set(query, connection);
  return connection;
}

/**
 * Runs `work` with a query that has a connection for itself.
 * @param work also gets a function that runs SQL without values on the connection
 */
export function onOneConnection<T>(
  db: Query,
  work: (query: Query, run: (text: string) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (query) => {
    const connection = await bindConnection(query);
    return work(query, async (text) => connection.executeQuery(CompiledQuery.raw(text)));
  });
}
