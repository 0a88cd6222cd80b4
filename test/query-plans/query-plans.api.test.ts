import { expect, it, onTestFinished } from 'vitest';
import { canRunNodes } from '../redis-server.ts';
import { makeEveryCall } from './every-call.ts';
import { isSmall, knownScans } from './known-scans.ts';
import { workOnTwoNodes } from './on-two-nodes.ts';
import { plannedDatabase } from './planned-database.ts';
import { recordStatements } from './recorded-statements.ts';

/**
 * Every statement of the product is explained by the planner of the engine. PostgreSQL plans with the
 * statistics of millions of rows; the plans of SQLite do not depend on them. A statement that reads a large
 * table from one end to the other gets slower with every year of lessons.
 */
it('no call and no chore reads a large table from one end to the other [spec 10.258]', async () => {
  const { db, url, plan } = await plannedDatabase();
  const recording = await recordStatements(db);
  onTestFinished(recording.end);
  const unmade = await makeEveryCall(db);
  if (url && canRunNodes) await workOnTwoNodes(url);
  recording.end();
  expect(unmade, 'calls that did not succeed').toEqual([]);

  const findScans = await plan();
  const scans: string[] = [];
  for (const { sql, parameters } of recording.statements())
    for (const table of await findScans({ sql, parameters })) {
      const isKnown = knownScans.some((known) => known.table === table && sql.includes(known.statement));
      if (!isSmall(table) && !isKnown) scans.push(`${table}: ${sql}`);
    }
  expect(scans.join('\n\n'), 'statements that read a large table').toBe('');

  const executed = recording.statements().map(({ sql }) => sql);
  expect(executed.length).toBeGreaterThan(300);
  const gone = knownScans.filter(({ statement }) => !executed.some((sql) => sql.includes(statement)));
  expect(gone, 'exceptions that are no longer needed').toEqual([]);
});
