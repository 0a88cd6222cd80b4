import { percentilesOf } from '../percentiles.ts';
import { Load } from '../turns/load.ts';
import type { ProductServer } from '../turns/servers.ts';
import { connect } from './filled.ts';

/**
 * How long the turns are timed, in seconds: long enough for two runs of the chore that deletes, which runs
 * every minute.
 */
const period = 130;

/**
 * Makes every school keep conversations for one month only, and forgets its earlier runs, so that the next
 * run of the chore begins to delete at once.
 */
async function expire(product: ProductServer): Promise<void> {
  const connection = await connect(product.database);
  await connection.run('delete from school_retention');
  await connection.run(`insert into school_retention (school_id, conversations_months, responsible)
    select id, 1, '' from school`);
  await connection.run('delete from retention_run');
  await connection.close();
}

/** How many old questions the runs have deleted so far. */
async function countQuestions(product: ProductServer): Promise<number> {
  const connection = await connect(product.database);
  const count = Number(await connection.value('select sum(conversations) from retention_run'));
  await connection.close();
  return count;
}

/**
 * Times turns on the full database, where the daily run deletes questions meanwhile, then on the empty one,
 * where it has nothing to delete.
 * @returns lines of the table
 */
export async function worstTurns(
  { full, empty }: { full: ProductServer; empty: ProductServer },
  questionsPerSecond: number,
): Promise<string[]> {
  await expire(full);
  const times: Record<string, number[]> = {};
  for (const [name, product] of Object.entries({ full, empty })) {
    const load = new Load(product.target);
    times[name] = (await load.open(questionsPerSecond, period)).whole;
    load.close();
  }
  const line = (name: string, whole: readonly number[]) => {
    const { p50, p99 } = percentilesOf(whole);
    return `${name.padEnd(44)}${[p50, p99, Math.max(...whole)].map((value) => value.toFixed(1).padStart(10)).join('')}`;
  };
  return [
    `${`turns for ${period} s, in milliseconds`.padEnd(44)}${['p50', 'p99', 'worst'].map((name) => name.padStart(10)).join('')}`,
    line(`while ${await countQuestions(full)} old questions were deleted`, times.full ?? []),
    line('on an empty database', times.empty ?? []),
  ];
}
